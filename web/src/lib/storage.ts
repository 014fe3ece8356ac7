/** What this browser remembers: the player's name, the keys to seats, settings. */

export interface Kept {
  id: string
  seat: number
  token: string
  title: string
  at: number
  /** What others need to sit down, where the table is not open. */
  invitation?: string | null
}

export interface Settings {
  theme: 'auto' | 'matinee' | 'gaslight'
  motion: 'auto' | 'fast' | 'off'
  sound: boolean
  /** A notification of the system when it is one's turn and the page is out of sight. */
  notify: boolean
  confirm: boolean
  /** Say at each step what it is about. */
  help: boolean
}

const DEFAULTS: Settings = { theme: 'auto', motion: 'auto', sound: true, notify: false, confirm: true, help: true }
const MOST = 50

function read<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`trickerion.${key}`)
    return text === null ? otherwise : (JSON.parse(text) as T)
  } catch {
    return otherwise
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(`trickerion.${key}`, JSON.stringify(value))
  } catch {
    // A browser that keeps nothing can still play.
  }
}

export const storage = {
  name: () => read('name', ''),
  keepName: (name: string) => write('name', name),
  settings: (): Settings => ({ ...DEFAULTS, ...read<Partial<Settings>>('settings', {}) }),
  keepSettings: (settings: Settings) => write('settings', settings),
  /** The name of the account this browser is signed in to; the key to it is a cookie. */
  account: () => read('account', ''),
  keepAccount: (name: string) => write('account', name),
  games: () => read<Kept[]>('games', []),
  game: (id: string) => read<Kept[]>('games', []).find((kept) => kept.id === id),
  keepGame(kept: Kept): void {
    write('games', [kept, ...storage.games().filter((other) => other.id !== kept.id)].slice(0, MOST))
  },
  forgetGame(id: string): void {
    write('games', storage.games().filter((kept) => kept.id !== id))
  },
}
