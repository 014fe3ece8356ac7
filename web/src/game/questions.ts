/** The pending question of a view, and the things it refers to. */

import type { Marker, Seen } from '../protocol'

/** The pending question: the name of its frame and the frame's fields. */
export function questionOf(view: Seen): Record<string, unknown> {
  return view.pending[view.pending.length - 1] ?? { frame: '' }
}

/** The pairs of Special cards drawn, for the player who must choose from them; hidden from everyone else. */
export const drawnPairs = (view: Seen): Record<string, unknown>[] => view.pending.filter(({ frame }) => frame === 'choose_keep')

export function markerAt(view: Seen, spot: string): Marker | undefined {
  const at = spot.lastIndexOf('.')
  const show = view.theater.find((one) => one.performance === spot.slice(0, at))
  return show?.markers[spot.slice(at + 1)]
}
