/** Which guided games have a stage director, and whose advice is hidden. */

import { storage } from '../../lib/storage'
import type { RemoteTable } from '../store/remote_table.svelte'

class Guide {
  private hidden = $state.raw<string[]>(storage.hiddenGuides())

  /** The player of this game can have a director's advice. */
  isGuided(store: RemoteTable): boolean {
    return Boolean(store.table?.guided) && store.seat !== null && !store.isBotted
  }

  isGuiding(store: RemoteTable): boolean {
    return this.isGuided(store) && !this.hidden.includes(store.id)
  }

  /** Hide the director's advice, or show it again. */
  toggle(id: string): void {
    storage.toggleGuide(id)
    this.hidden = storage.hiddenGuides()
  }
}

export const guide = new Guide()
