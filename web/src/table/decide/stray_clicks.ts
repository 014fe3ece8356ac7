/** Stray clicks: they were meant for what was under the pointer a moment before. */

/** Keeps clicks from an element; keys, whose clicks have no `detail`, always count. */
function withoutClicks(isStray: (event: MouseEvent) => boolean): (element: HTMLElement) => () => void {
  function check(event: MouseEvent) {
    if (!isStray(event)) return
    event.preventDefault()
    event.stopPropagation()
  }
  return (element) => {
    element.addEventListener('click', check, { capture: true })
    return () => element.removeEventListener('click', check, { capture: true })
  }
}

/** A double click answers one question: its second click counts only if the element still shows the same (`shown`). */
export function firstClicks(shown: () => unknown[]): (element: HTMLElement) => () => void {
  let atFirst: unknown[] = []
  const isSame = () => shown().every((one, i) => one === atFirst[i])
  return withoutClicks((event) => {
    if (event.detail < 2) atFirst = shown()
    return event.detail >= 2 && !isSame()
  })
}

/** Milliseconds in which a hand that moves toward a button can't stop any more. */
const REACTION = 500

/** When a show ends, other buttons take the place of its Skip button: a click right after `ended` was meant for that. */
export function settledClicks(ended: () => number): (element: HTMLElement) => () => void {
  return withoutClicks((event) => event.detail > 0 && performance.now() < ended() + REACTION)
}
