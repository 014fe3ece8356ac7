/** Texts as the build packs them: parsed Fluent messages, which are smaller than a parser in every browser. */

import type { FluentBundle, FluentResource } from '@fluent/bundle'

export type Pattern = NonNullable<NonNullable<ReturnType<FluentBundle['getMessage']>>['value']>
export type Expression = Exclude<Exclude<Pattern, string>[number], string>
type Entry = FluentResource['body'][number]

/** A variable that selects, the number of the default, and each key with its pattern. */
export type PackedSelect = [string, number, ...(string | number | PackedPattern)[]]
/** Text with `{name}` for variables; expressions of other kinds are as parsed. */
export type PackedPattern = string | (string | PackedSelect | Expression)[]
/** A pattern, or several by form; that of the message itself has no name. */
export type PackedMessage = string | PackedPattern | { [form: string]: PackedPattern }
/** The messages by the first word of their keys, then by the rest. */
export type Packed = Record<string, Record<string, PackedMessage>>

const unpackText = (text: string): (string | Expression)[] =>
  text.split(/\{([\w-]+)\}/).map((piece, i) => (i % 2 ? { type: 'var' as const, name: piece } : piece)).filter(Boolean)

function unpackSelect([name, star, ...cases]: PackedSelect): Expression {
  const variants = Array.from({ length: cases.length / 2 }, (_, i) => {
    const key = cases[2 * i] as string | number
    const literal = typeof key === 'string' ? { type: 'str' as const, value: key } : { type: 'num' as const, value: key, precision: 0 }
    return { key: literal, value: unpackPattern(cases[2 * i + 1] as PackedPattern) }
  })
  return { type: 'select', selector: { type: 'var', name }, variants, star }
}

function unpackPattern(packed: PackedPattern): Pattern {
  if (typeof packed === 'string') return packed.includes('{') ? unpackText(packed) : packed
  return packed.flatMap((part) => (typeof part === 'string' ? unpackText(part) : Array.isArray(part) ? unpackSelect(part) : part))
}

function unpackMessage(id: string, packed: PackedMessage): Entry {
  const { '': value, ...forms } = typeof packed === 'string' || Array.isArray(packed) ? { '': packed } : packed
  const attributes = Object.fromEntries(Object.entries(forms).map(([form, pattern]) => [form, unpackPattern(pattern as PackedPattern)]))
  return { id, value: value === undefined ? null : unpackPattern(value), attributes } as Entry
}

/** The messages of a language, for a bundle. */
export const unpack = (packed: Packed): Entry[] =>
  Object.entries(packed).flatMap(([first, messages]) =>
    Object.entries(messages).map(([rest, message]) => unpackMessage(rest ? `${first}-${rest}` : first, message)),
  )
