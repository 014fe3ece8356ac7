/** Points in time, written by the rules of the reader's language. */

import { spoken } from './say.svelte'

/** A day, from seconds since 1970. */
export const dayWords = (seconds: number): string => new Intl.DateTimeFormat([spoken(), 'en'], { dateStyle: 'medium' }).format(seconds * 1000)

/** A date and time, from seconds since 1970. */
export const dateWords = (seconds: number): string =>
  // The pseudo-language writes dates as English does.
  new Intl.DateTimeFormat([spoken(), 'en'], { dateStyle: 'medium', timeStyle: 'short' }).format(seconds * 1000)
