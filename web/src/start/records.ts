/** What the head of a record says: enough to ask who plays on; the server reads the rest. */

export interface Head {
  names: string[]
  actions: number
}

/** The head of a record, or null if the text is none. */
export function headOf(text: string): Head | null {
  if (!text.startsWith('trickerion record:')) return null
  const field = (name: string): unknown => JSON.parse(new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1] ?? 'null')
  try {
    const { players } = field('options') as { players: number }
    const told = field('names') as string[] | null
    const names = told ?? Array.from({ length: players }, (_, seat) => `p${seat + 1}`)
    return { names, actions: text.split('\n').filter((line) => /^p\d /.test(line)).length }
  } catch {
    return null
  }
}
