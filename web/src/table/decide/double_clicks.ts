/** A double click answers one question: its second click must not hit a button that appeared under the pointer. */

/** Keeps second clicks from an element that has changed since the first one; `shown` is what it shows. */
export function firstClicks(shown: () => unknown[]): (element: HTMLElement) => () => void {
  let atFirst: unknown[] = []
  const isSame = () => shown().every((one, i) => one === atFirst[i])
  function check(event: MouseEvent) {
    if (event.detail < 2) atFirst = shown()
    else if (!isSame()) {
      event.preventDefault()
      event.stopPropagation()
    }
  }
  return (element) => {
    element.addEventListener('click', check, { capture: true })
    return () => element.removeEventListener('click', check, { capture: true })
  }
}
