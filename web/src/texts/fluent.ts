/** The texts: Fluent files, one bundle per language. */

import { FluentBundle, FluentResource } from '@fluent/bundle'
import { setWords, type Arguments } from '../board/words.svelte'
import board from './board.ftl?raw'
import game from './game.ftl?raw'
import pages from './pages.ftl?raw'

const bundle = new FluentBundle('en', { useIsolating: false })
for (const text of [board, game, pages]) {
  const errors = bundle.addResource(new FluentResource(text))
  if (errors.length) throw errors[0]
}

/** A text by its key, or undefined if there is none. */
export function message(key: string, values: Arguments = {}): string | undefined {
  const found = bundle.getMessage(key)
  if (!found?.value) return undefined
  return bundle.formatPattern(found.value, values)
}

export const has = (key: string): boolean => bundle.hasMessage(key)

/** Let every component speak the language of the bundle. */
export function speak(): void {
  setWords(message)
}
