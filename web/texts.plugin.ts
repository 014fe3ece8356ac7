/**
 * A language is a folder: `virtual:languages` lists the languages found in all trees of texts. `virtual:texts/<language>`
 * has the texts of one of them, and `virtual:texts/<language>/<part>` those of pages and dialogs that few visitors open.
 */

import { readdirSync, readFileSync } from 'node:fs'
import { basename, delimiter, join } from 'node:path'
import { FluentResource } from '@fluent/bundle'
import type { Plugin } from 'vite'
import type { Expression, Packed, PackedPattern, PackedSelect, Pattern } from './src/text/packed.ts'

/** The shared texts, the client's own, and roots named by `TRICKERION_TEXTS`, for languages that are tried out. */
const ROOTS = [
  join(import.meta.dirname, '../src/trickerion/texts'),
  join(import.meta.dirname, 'src/texts'),
  ...(process.env.TRICKERION_TEXTS ?? '').split(delimiter).filter(Boolean),
]
/** Shared files that only the server reads. */
const NOT_HERE = ['mail.ftl', 'previews.ftl']
/** English files, shared or the client's own, whose messages are loaded with the pages and dialogs that use them. */
const PARTS: Record<string, string[]> = { later: ['account.ftl', 'admin.ftl', 'people.ftl', 'push.ftl'], lessons: ['lessons.ftl'], puzzles: ['puzzle.ftl', 'puzzles.ftl'], guide: ['guide.ftl'], review: ['review.ftl', 'review_page.ftl'] }
const LIST = 'virtual:languages'
const TEXTS = 'virtual:texts/'

type Messages = Map<string, string>

const folders = (root: string): string[] =>
  readdirSync(root, { withFileTypes: true }).flatMap((one) => (one.isDirectory() && /^[a-z]{2,3}(-[A-Z][A-Za-z]+)?$/.test(one.name) ? [one.name] : []))

const isRead = (name: string): boolean => name.endsWith('.ftl') && !NOT_HERE.includes(name)

const filesOf = (language: string): string[] =>
  ROOTS.filter((root) => folders(root).includes(language)).flatMap((root) =>
    readdirSync(join(root, language)).filter(isRead).map((name) => join(root, language, name)),
  )

/** English first, then every folder found in any tree. */
export const languages = (): string[] => ['en', ...[...new Set(ROOTS.flatMap(folders))].filter((name) => name !== 'en').sort()]

/** The messages of a Fluent file by key, without comments. */
export function messagesOf(text: string): Messages {
  const bare = text.replaceAll(/^#.*\n?/gm, '').replaceAll(/\n{2,}/g, '\n')
  const found = bare.split(/^(?=-?[a-zA-Z][\w-]* *=)/m).filter((part) => part.includes('='))
  return new Map(found.map((part) => [part.slice(0, part.indexOf('=')).trim(), `${part.trimEnd()}\n`]))
}

/** A later root replaces a message of an earlier one. */
const read = (language: string): Messages => new Map(filesOf(language).flatMap((file) => [...messagesOf(readFileSync(file, 'utf-8'))]))

function packExpression(one: Expression): string | PackedSelect | Expression {
  if (one.type === 'var') return `{${one.name}}`
  if (one.type === 'str' && !one.value.includes('{')) return one.value
  if (one.type !== 'select' || one.selector.type !== 'var') return one
  return [one.selector.name, one.star, ...one.variants.flatMap(({ key, value }) => [key.value, packPattern(value)])]
}

/** Neighboring texts and variables are one text. */
function packPattern(pattern: Pattern): PackedPattern {
  const parts: Exclude<PackedPattern, string> = []
  for (const part of [pattern].flat().map((one) => (typeof one === 'string' ? one : packExpression(one)))) {
    const last = parts.at(-1)
    if (typeof last === 'string' && typeof part === 'string') parts[parts.length - 1] = last + part
    else parts.push(part)
  }
  return parts.length === 1 && typeof parts[0] === 'string' ? parts[0] : parts
}

/** The messages of Fluent text, parsed and packed. */
export function pack(text: string): Packed {
  const packed: Packed = {}
  for (const { id, value, attributes } of new FluentResource(text).body) {
    const [first = '', ...rest] = id.split('-')
    const forms = Object.entries(attributes).map(([form, pattern]) => [form, packPattern(pattern)])
    const own = value === null ? [] : [['', packPattern(value)]]
    ;(packed[first] ??= {})[rest.join('-')] = forms.length === 0 ? packPattern(value!) : Object.fromEntries([...own, ...forms])
  }
  return packed
}

/** The part that each message of the PARTS belongs to. */
const partsByKey = (): Map<string, string> =>
  new Map(
    Object.entries(PARTS).flatMap(([part, names]) =>
      filesOf('en').flatMap((file) => (names.includes(basename(file)) ? [...messagesOf(readFileSync(file, 'utf-8')).keys()].map((key) => [key, part] as const) : [])),
    ),
  )

/** The texts of a language that are loaded at once, or those of a part. */
export function textsOf(language: string, part?: string): string {
  const parts = partsByKey()
  return [...read(language)].flatMap(([key, text]) => (parts.get(key) === part ? [text] : [])).join('')
}

/** An object of functions that import the texts of each language. */
const imports = (suffix: string): string => {
  const rows = languages().map((one) => `  ${JSON.stringify(one)}: () => import(${JSON.stringify(TEXTS + one + suffix)}),`)
  return `{\n${rows.join('\n')}\n}`
}

const list = (): string => {
  const parts = Object.keys(PARTS).map((part) => `${part}: ${imports(`/${part}`)}`)
  return `export const LANGUAGES = ${imports('')}\nexport const PARTS = { ${parts.join(', ')} }\n`
}

export function texts(): Plugin {
  return {
    name: 'texts',
    resolveId: (id) => (id === LIST || id.startsWith(TEXTS) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${LIST}`) return list()
      if (!id.startsWith(`\0${TEXTS}`)) return undefined
      const [language = '', part] = id.slice(TEXTS.length + 1).split('/')
      for (const file of filesOf(language)) this.addWatchFile(file)
      return `export default ${JSON.stringify(pack(textsOf(language, part)))}\n`
    },
    /** The texts of each language, for the server: the page names those of its reader. */
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
      const names = languages().map((one) => [one, `/${chunks.find(({ facadeModuleId }) => facadeModuleId === `\0${TEXTS}${one}`)?.fileName}`])
      this.emitFile({ type: 'asset', fileName: 'languages.json', source: JSON.stringify(Object.fromEntries(names)) })
    },
    /** The texts are fetched along with the client, not after it; the server replaces English by the reader's language. */
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const english = Object.values(bundle ?? {}).find((one) => one.type === 'chunk' && one.facadeModuleId === `\0${TEXTS}en`)
        return english ? [{ tag: 'link', attrs: { rel: 'modulepreload', crossorigin: true, href: `/${english.fileName}` }, injectTo: 'head' }] : []
      },
    },
  }
}
