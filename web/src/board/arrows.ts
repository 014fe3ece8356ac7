/** Arrow keys move from target to target within a zone, so that Tab can pass the unlit ones by. */

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

/** The nearest target in a direction: distance along it, and sideways counted double. */
function nearest(zone: HTMLElement, from: Element, [dx, dy]: [number, number]) {
  const [x, y] = middle(from)
  let best: HTMLElement | undefined
  let least = Infinity
  for (const target of zone.querySelectorAll<HTMLElement>('.target')) {
    if (target === from || target.offsetParent === null) continue
    const [tx, ty] = middle(target)
    const along = (tx - x) * dx + (ty - y) * dy
    const aside = Math.abs((tx - x) * dy) + Math.abs((ty - y) * dx)
    if (along > 4 && along + 2 * aside < least) [best, least] = [target, along + 2 * aside]
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
  /** A zone with nothing lit still has one way in for Tab. */
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
