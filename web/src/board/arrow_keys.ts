/** Arrow keys move between the targets of a zone, so that Tab can skip the unlit ones. */

import type { Attachment } from 'svelte/attachments'

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

function middle(element: Element): [number, number] {
  const box = element.getBoundingClientRect()
  return [box.left + box.width / 2, box.top + box.height / 2]
}

/** The nearest target in a direction: the distance along it, with sideways distance counted double. */
function nearest(zone: HTMLElement, from: Element, [dx, dy]: [number, number]) {
  const [x, y] = middle(from)
  let best: HTMLElement | undefined
  let least = Infinity
  for (const target of zone.querySelectorAll<HTMLElement>('.target')) {
    if (target.offsetParent === null) continue
    const [tx, ty] = middle(target)
    const along = (tx - x) * dx + (ty - y) * dy
    const aside = Math.abs((tx - x) * dy) + Math.abs((ty - y) * dx)
    const far = along + 2 * aside
    if (along > 4 && far < least) [best, least] = [target, far]
  }
  return best
}

export const arrows: Attachment<HTMLElement> = (zone) => {
  function move(event: KeyboardEvent) {
    const way = WAYS[event.key]
    if (!way || event.altKey || event.ctrlKey || event.metaKey) return
    const from = event.target as HTMLElement
    if (from.matches('input, select, textarea')) return
    const inside = from.classList.contains('target')
    const to = inside ? nearest(zone, from, way) : zone.querySelector<HTMLElement>('.target')
    if (!to) return
    event.preventDefault()
    to.focus()
  }
  /** A zone with nothing lit still has one tab stop. */
  function keepDoor() {
    const targets = [...zone.querySelectorAll<HTMLElement>('.target')]
    if (!targets.some((target) => target.tabIndex === 0)) targets[0]?.setAttribute('tabindex', '0')
  }
  const watch = new MutationObserver(keepDoor)
  watch.observe(zone, { subtree: true, childList: true, attributes: true, attributeFilter: ['tabindex'] })
  keepDoor()
  zone.addEventListener('keydown', move)
  return () => {
    watch.disconnect()
    zone.removeEventListener('keydown', move)
  }
}
