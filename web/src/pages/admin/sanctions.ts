/** How long bans and mutes last. */

import { say } from '../../text/say.svelte'

/** In days; null has no end. */
export const DURATIONS = [1, 7, 30, 365, null] as const

export const daysWords = (days: number | null): string => (days === null ? say('admin-forever') : say('admin-for_days', { days }))
