/** Choosing and loading the reader's language. */

import { LANGUAGES, PARTS } from 'virtual:languages'
import { Language } from './language'
import type { Packed } from './packed'
import { setLanguage, spoken } from './say.svelte'

/** The languages in this build, by tag. */
export const built = Object.keys(LANGUAGES)

const primary = (tag: string): string => tag.toLowerCase().split('-')[0]!

/** A language exactly, or another variety of it. */
const match = (tag: string, available: readonly string[]): string | undefined =>
  available.find((one) => one.toLowerCase() === tag.toLowerCase()) ?? available.find((one) => primary(one) === primary(tag))

/** The first language wanted that is available; English otherwise. */
export const negotiate = (wanted: readonly string[], available: readonly string[]): string =>
  wanted.map((tag) => match(tag, available)).find(Boolean) ?? 'en'

/** The language that the reader asked for, else one that the browser prefers. */
export function chosen(asked: string, preferred: readonly string[]): string {
  const found = negotiate([asked, ...preferred], built)
  if (asked && !match(asked, built)) console.warn(`texts: no texts in ${asked.slice(0, 40)}; using ${found}`)
  return found
}

/** The pseudo-language for tests has no language tag. */
const PSEUDO: Record<string, string> = { xa: 'en-XA' }
/** The tag of a language for browsers. */
export const tagOf = (language: string): string => PSEUDO[language] ?? language
/** Languages written from right to left. */
const RIGHT_TO_LEFT = new Set(['ar', 'fa', 'he', 'ur'])

let parts = [LANGUAGES]

/** Undefined if there are no such texts. */
const load = async (tag: string): Promise<Packed[] | undefined> =>
  tag in LANGUAGES ? Promise.all(parts.map(async (part) => (await part[tag]!()).default)).catch(() => undefined) : undefined

/** English for a language that lacks a text: loaded when it is first asked for, and then the page is shown again. */
function fallback(tag: string, texts: Packed[]): () => Language | undefined {
  let english: Language | undefined
  let isAsked = false
  const asked = async (): Promise<void> => {
    english = new Language('en', (await load('en')) ?? [])
    if (spoken() === tag) setLanguage(new Language(tag, texts, () => english))
  }
  return () => {
    if (!isAsked) void asked()
    isAsked = true
    return english
  }
}

/** Load a language and show the page in it; a language that cannot be loaded is replaced by English. */
export async function speak(tag: string): Promise<void> {
  const texts = await load(tag)
  if (texts === undefined && tag !== 'en') {
    console.warn(`texts: the language ${tag} cannot be loaded`)
    return speak('en')
  }
  setLanguage(new Language(tag, texts ?? [], tag === 'en' ? undefined : fallback(tag, texts!)))
  document.documentElement.lang = tagOf(tag)
  document.documentElement.dir = RIGHT_TO_LEFT.has(tag.split('-')[0]!) ? 'rtl' : 'ltr'
}

/** Add the texts of pages and dialogs that are loaded when they are opened. */
export async function speakLater(name: keyof typeof PARTS): Promise<void> {
  const part = PARTS[name]
  if (parts.includes(part)) return
  await part[spoken()]?.()
  parts = [...new Set([...parts, part])]
  await speak(spoken())
}

/** A language's name for itself. */
export function nameOf(tag: string): string {
  const known = tagOf(tag)
  const name = new Intl.DisplayNames([known, 'en'], { type: 'language' }).of(known) ?? tag
  return name.slice(0, 1).toLocaleUpperCase(known) + name.slice(1)
}
