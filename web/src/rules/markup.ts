/** The rulebook's markup: a small subset of Markdown, with pictures and links to rules and cards. */

export interface Part {
  kind: 'text' | 'strong' | 'emphasis' | 'link' | 'picture'
  text: string
  /** The target of a link. */
  to?: string
}

export interface Item {
  text: string
  items: string[]
}

export interface Block {
  kind: 'heading' | 'paragraph' | 'list' | 'steps'
  text: string
  /** The example a heading belongs to. */
  example: string | null
  items: Item[]
}

/** A heading, and what follows up to the next one. */
export interface Passage {
  title: string
  example: string | null
  blocks: Block[]
}

const PARTS = /(\[[^\]]+\]\([^)]+\)|\{[^}]+\}|\*\*.+?\*\*|\*[^*]+\*|\b[A-Z]{2,4}-\d+\b)/

/** A text split into parts; a link without a target stays plain text. */
export function partsOf(text: string, ids: { has: (id: string) => boolean }): Part[] {
  return text
    .split(PARTS)
    .filter(Boolean)
    .map((part) => partOf(part, ids))
}

function partOf(part: string, ids: { has: (id: string) => boolean }): Part {
  const link = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part)
  if (link) return ids.has(link[2]!) ? { kind: 'link', text: link[1]!, to: link[2]! } : { kind: 'text', text: link[1]! }
  if (ids.has(part)) return { kind: 'link', text: part, to: part }
  if (/^\{.+\}$/.test(part)) return { kind: 'picture', text: part.slice(1, -1) }
  if (/^\*\*.+\*\*$/.test(part)) return { kind: 'strong', text: part.slice(2, -2) }
  if (/^\*.+\*$/.test(part)) return { kind: 'emphasis', text: part.slice(1, -1) }
  return { kind: 'text', text: part }
}

/** A text without its markup, for searching or shortening. */
export function plainOf(text: string): string {
  const plain = text.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1').replaceAll(/\{[^}]+\} ?|\*/g, '')
  // No-break spaces stay.
  return plain.replaceAll(/[ \t\n]+/g, ' ').trim()
}

const BEGINNING = 200

/** The first words of a long text. */
export const beginningOf = (text: string): string => (text.length <= BEGINNING ? text : `${text.slice(0, text.lastIndexOf(' ', BEGINNING))} …`)

const block = (kind: Block['kind'], text = '', example: string | null = null): Block => ({ kind, text, example, items: [] })

/** A page split into blocks. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  let open: Block | null = null
  for (const line of text.split('\n')) {
    open = line.trim() ? continued(open, line) : null
    if (open && blocks.at(-1) !== open) blocks.push(open)
  }
  return blocks
}

/** The block a line belongs to: the open one, or a new one. */
function continued(open: Block | null, line: string): Block {
  const heading = /^## (.*?)(?: \{(\w+)\})?$/.exec(line)
  if (heading) return block('heading', heading[1], heading[2] ?? null)
  const item = /^(-|\d+\.) (.*)$/.exec(line)
  if (item) {
    const kind = item[1] === '-' ? 'list' : 'steps'
    const list = open?.kind === kind ? open : block(kind)
    list.items.push({ text: item[2]!, items: [] })
    return list
  }
  if (open?.items.length) return itemContinued(open, line)
  const paragraph = open?.kind === 'paragraph' ? open : block('paragraph')
  paragraph.text = `${paragraph.text} ${line.trim()}`.trim()
  return paragraph
}

function itemContinued(list: Block, line: string): Block {
  const last = list.items.at(-1)!
  const inner = /^ +- (.*)$/.exec(line)
  if (inner) last.items.push(inner[1]!)
  else if (last.items.length) last.items.push(`${last.items.pop()!} ${line.trim()}`)
  else last.text += ` ${line.trim()}`
  return list
}

/** A page split into passages; the first one has no heading. */
export function passagesOf(text: string): Passage[] {
  const passages: Passage[] = [{ title: '', example: null, blocks: [] }]
  for (const one of blocksOf(text)) {
    if (one.kind === 'heading') passages.push({ title: one.text, example: one.example, blocks: [] })
    else passages.at(-1)!.blocks.push(one)
  }
  return passages
}

/** All words of a passage. */
export const wordsOf = ({ blocks }: Passage): string =>
  blocks.flatMap(({ text, items }) => [text, ...items.flatMap((item) => [item.text, ...item.items])]).filter(Boolean).join(' ')
