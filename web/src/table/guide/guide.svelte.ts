/** Which guided games still have their stage director. */

import { storage } from '../../lib/storage'
import type { RemoteTable } from '../store/remote_table.svelte'

class Guide {
  private left = $state.raw<string[]>(storage.leftGuides())

  isGuiding(store: RemoteTable): boolean {
    return Boolean(store.table?.guided) && store.seat !== null && !store.isBotted && !this.left.includes(store.id)
  }

  /** The game goes on without the director. */
  leave(id: string): void {
    storage.leaveGuide(id)
    this.left = storage.leftGuides()
  }
}

export const guide = new Guide()
