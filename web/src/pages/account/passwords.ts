/** The lengths of passwords, checked before the server is asked. */

import { Refusal } from '../../lib/rest_api'

export const SHORTEST = 8
export const LONGEST = 200

/** Is a new password too short? */
export const isShort = (password: string): boolean => password.length < SHORTEST

/** A password that no account can have is wrong. */
export function checkOld(password: string): void {
  if (isShort(password)) throw new Refusal('bad_password')
}
