/** What this browser stores: the player's name, seat keys, keys to moderate tables, settings, finished lessons. */

export interface Kept {
  id: string
  seat: number
  token: string
  title: string
  at: number
  /** The key others need to join a private table. */
  invitation?: string | null
}

interface Owned {
  id: string
  owner: string
}

export interface Settings {
  /** The chosen language; empty means the browser's language. */
  language: string
  theme: 'auto' | 'matinee' | 'gaslight'
  motion: 'auto' | 'off'
  /** How fast the actions of others are shown. */
  pace: 'slow' | 'normal' | 'fast' | 'instant'
  sound: boolean
  /** From 0 to 100. */
  volume: number
  /** Show a system notification when it is the player's turn and the page is hidden. */
  notify: boolean
  confirm: boolean
  /** Confirmations that the player doesn't want to see again. */
  unasked: string[]
  /** Explain each step. */
  help: boolean
  /** Show the plan of the game. */
  plan: boolean
  /** Warn before an action that loses much, at tables that allow it. */
  tutor: boolean
}

const DEFAULTS: Settings = { language: '', theme: 'auto', motion: 'auto', pace: 'normal', sound: true, volume: 60, notify: false, confirm: true, unasked: [], help: true, plan: true, tutor: false }
const MOST = 50

export function read<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`trickerion.${key}`)
    return text === null ? otherwise : (JSON.parse(text) as T)
  } catch {
    return otherwise
  }
}

export function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(`trickerion.${key}`, JSON.stringify(value))
  } catch {
    // A browser without storage can still play.
  }
}

export const storage = {
  name: () => read('name', ''),
  keepName: (name: string) => write('name', name),
  settings: (): Settings => ({ ...DEFAULTS, ...read<Partial<Settings>>('settings', {}) }),
  keepSettings: (settings: Settings) => write('settings', settings),
  /** The name of the account this browser is signed in to; the session itself is a cookie. */
  account: () => read('account', ''),
  keepAccount: (name: string) => write('account', name),
  games: () => read<Kept[]>('games', []),
  game: (id: string) => read<Kept[]>('games', []).find((kept) => kept.id === id),
  keepGame(kept: Kept): void {
    write('games', [kept, ...storage.games().filter((other) => other.id !== kept.id)].slice(0, MOST))
  },
  /** The key with which the creator of a table moderates it. */
  owner: (id: string) => read<Owned[]>('owned', []).find((owned) => owned.id === id)?.owner,
  keepOwner(owned: Owned): void {
    write('owned', [owned, ...read<Owned[]>('owned', [])].slice(0, MOST))
  },
  /** Guided games whose director is hidden. */
  hiddenGuides: () => read<string[]>('left_guides', []),
  toggleGuide: (id: string) => {
    const others = storage.hiddenGuides().filter((one) => one !== id)
    write('left_guides', others.length < storage.hiddenGuides().length ? others : [id, ...others].slice(0, MOST))
  },
  /** The lessons that were finished in this browser. */
  lessons: () => read<string[]>('lessons', []),
  keepLesson: (id: string) => write('lessons', [...new Set([...storage.lessons(), id])]),
  forgetGame(id: string): void {
    write('games', storage.games().filter((kept) => kept.id !== id))
  },
}
