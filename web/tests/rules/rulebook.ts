/** The English rulebook, as the server would send it. */

import { readdirSync, readFileSync } from 'node:fs'
import type { Rulebook } from '../../src/protocol'

const FOLDER = '../src/trickerion/rules/en'
const texts = readdirSync(FOLDER).map((name) => [name.replace('.md', ''), readFileSync(`${FOLDER}/${name}`, 'utf-8')] as const)
const title = (text: string) => /^# (?:[A-Z]+: )?(.*)/.exec(text)![1]!
const body = (text: string) => text.slice(text.indexOf('\n') + 1)

export const rulebook: Rulebook = {
  language: 'en',
  languages: ['en'],
  chapters: texts
    .filter(([, text]) => /^# [A-Z]+: /.test(text))
    .map(([id, text]) => ({
      id: id.toUpperCase(),
      title: title(text),
      introduction: body(text).split(/^[-#] /m)[0]!.trim(),
      rules: [...text.matchAll(/^- ([A-Z]+-\d+) ([^]*?)(?=^- |^#|(?![^]))/gm)].map((found) => ({ id: found[1]!, text: found[2]!.split(/\s+/).join(' ') })),
    })),
  pages: texts.filter(([, text]) => !/^# [A-Z]+: /.test(text)).map(([id, text]) => ({ id, title: title(text), text: body(text) })),
}
