/** The language that the reader chose: kept in this browser, in a cookie for the server, and in the account. */

import { speak } from '../text/load'
import { account } from './account.svelte'
import { settings } from './settings.svelte'

const YEAR = 365 * 24 * 3600

/** Show the page in a language from now on. */
export async function chooseLanguage(language: string): Promise<void> {
  settings.set({ language })
  document.cookie = `language=${language}; path=/; max-age=${YEAR}; samesite=lax`
  await Promise.all([speak(language), account.keepLanguage(language)])
}

account.onlanguage = (language) => void chooseLanguage(language)
