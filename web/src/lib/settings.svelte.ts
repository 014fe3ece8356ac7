/** Applies this browser's settings to the page. */

import { storage, type Settings } from './storage'

class Chosen {
  now = $state<Settings>(storage.settings())

  set(change: Partial<Settings>): void {
    this.now = { ...this.now, ...change }
    storage.keepSettings(this.now)
  }

  apply(): void {
    const root = document.documentElement
    if (this.now.theme === 'auto') delete root.dataset['theme']
    else root.dataset['theme'] = this.now.theme
    root.dataset['motion'] = this.now.motion
  }
}

export const settings = new Chosen()
