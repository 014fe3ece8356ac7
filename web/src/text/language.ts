/** A language: the Fluent texts of one folder, and its list formatting. */

import { FluentBundle } from '@fluent/bundle'
import { unpack, type Packed, type Pattern } from './packed'

export type Values = Record<string, string | number>
export type ListStyle = 'conjunction' | 'disjunction' | 'unit'
export type ListPart = { type: 'element' | 'literal'; value: string }

export class Language {
  private readonly bundle: FluentBundle
  private readonly warned = new Set<string>()
  /** The forms that nouns have. */
  private readonly nouns: Set<string>
  /** The other forms of what was said: a sentence that gets a text as `$amount` gets them as `$amount_acc` and so on. */
  private readonly formsOf = new Map<string, Record<string, string>>()

  /** English fills in for texts that are missing or lack a variable; it is asked for when the first one is, and may come later. */
  constructor(
    readonly tag: string,
    texts: Packed[],
    private readonly english?: () => Language | undefined,
  ) {
    // The pseudo-language uses English plurals and lists.
    this.bundle = new FluentBundle([tag, 'en'], { useIsolating: false })
    const body = texts.flatMap(unpack)
    this.nouns = new Set(body.flatMap(({ attributes }) => Object.keys(attributes)))
    for (const error of this.bundle.addResource({ body })) console.warn(`texts: ${error.message}`)
  }

  has(key: string): boolean {
    return Boolean(this.bundle.getMessage(key)?.value)
  }

  /** A text; a missing key is shown as is and reported in the console. */
  say(key: string, values: Values = {}): string {
    const pattern = this.bundle.getMessage(key)?.value
    const text = pattern && this.remembered(this.format(key, pattern, values), key, values)
    if (!pattern) this.warn(key, 'there is no text')
    return text ?? this.inEnglish(key, values)
  }

  /** Nothing until English is there. */
  private inEnglish(key: string, values: Values): string {
    if (!this.english) return key
    return this.english()?.sayForeign(key, values) ?? ''
  }

  private remembered(text: string | undefined, key: string, values: Values): string | undefined {
    const forms = text === undefined ? {} : this.forms(key, values)
    if (Object.keys(forms).length > 0) this.formsOf.set(text!, forms)
    return text
  }

  /** Values with the forms of those that have some. */
  private withForms(values: Values): Values {
    const forms: Values = {}
    for (const [name, value] of Object.entries(values)) {
      for (const [form, text] of Object.entries(this.formsOf.get(String(value)) ?? {})) forms[`${name}_${form}`] = text
    }
    return { ...forms, ...values }
  }

  /** The same with nouns of another language, each of which stands in for all its forms. */
  private sayForeign(key: string, values: Values): string {
    const forms = Object.entries(values).flatMap(([name, value]) => [...this.nouns].map((form) => [`${name}_${form}`, value]))
    return this.say(key, { ...Object.fromEntries(forms), ...values })
  }

  /** The forms of a noun by name: the attributes of its message. */
  forms(key: string, values: Values = {}): Record<string, string> {
    const message = this.bundle.getMessage(key)
    if (!message && this.english) return this.english()?.forms(key, values) ?? {}
    const forms = Object.entries(message?.attributes ?? {}).map(([form, pattern]) => [form, this.format(key, pattern, values)])
    return Object.fromEntries(forms.filter(([, text]) => text !== undefined))
  }

  /** A list has every form that one of its parts has. */
  list(parts: string[], style: ListStyle): string {
    const listed = (form?: string): string =>
      this.listParts(parts.map((part) => (form && this.formsOf.get(part)?.[form]) || part), style).map(({ value }) => value).join('')
    const forms = new Set(parts.flatMap((part) => Object.keys(this.formsOf.get(part) ?? {})))
    const text = listed()
    if (forms.size > 0) this.formsOf.set(text, Object.fromEntries([...forms].map((form) => [form, listed(form)])))
    return text
  }

  /** The elements of a list, and the literals between them. */
  listParts(parts: string[], style: ListStyle): ListPart[] {
    // CLDR has no commas in the units of some languages.
    if (style === 'unit') return parts.flatMap((value, i) => [...(i ? [{ type: 'literal' as const, value: this.say('list-comma') }] : []), { type: 'element' as const, value }])
    return new Intl.ListFormat([this.tag, 'en'], { type: style }).formatToParts(parts)
  }

  /** Undefined if a variable is missing and English may have the text. */
  private format(key: string, pattern: Pattern, values: Values): string | undefined {
    const errors: Error[] = []
    const text = this.bundle.formatPattern(pattern, this.withForms(values), errors)
    if (errors.length === 0) return text
    this.warn(key, errors[0]!.message)
    return this.english ? undefined : text
  }

  private warn(key: string, what: string): void {
    if (this.warned.has(key)) return
    this.warned.add(key)
    console.warn(`texts: ${this.tag}: ${key}: ${what}`)
  }
}
