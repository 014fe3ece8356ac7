/** What a browser says it is, as people call it. */

import { say } from './say.svelte'

/** Names by what a user agent contains; most browsers also name others, so the order matters. */
const BROWSERS: [RegExp, string][] = [
  [/Edg/, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS|Chromium/, 'Chrome'],
  [/Safari/, 'Safari'],
]
const SYSTEMS: [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

const named = (names: [RegExp, string][], agent: string): string | undefined => names.find(([pattern]) => pattern.test(agent))?.[1]

export function deviceWords(agent: string | null): string {
  const [browser, system] = [named(BROWSERS, agent ?? ''), named(SYSTEMS, agent ?? '')]
  return browser && system ? say('session-device', { browser, system }) : say('session-unknown')
}
