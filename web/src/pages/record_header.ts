/** The header of a record: enough to ask who continues; the server reads the rest. */

export interface Head {
  names: string[]
  actions: number
}

/** The header of a record, or null if the text isn't one. */
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
