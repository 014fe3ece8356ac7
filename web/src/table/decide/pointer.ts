/** Notices when the player moves the pointer or presses a key. Browsers also report a resting pointer, whenever
 * something else gets under it. */

export function followPointer(stir: () => void): () => void {
  const stop = new AbortController()
  const when = { signal: stop.signal, capture: true }
  let at = ''
  function follow({ clientX, clientY }: MouseEvent) {
    const now = `${clientX} ${clientY}`
    if (now !== at) stir()
    at = now
  }
  // An element hears that it was entered after `pointerover`, but before `pointermove`.
  for (const kind of ['pointerover', 'pointermove'] as const) document.addEventListener(kind, follow, when)
  document.addEventListener('keydown', stir, when)
  return () => stop.abort()
}
