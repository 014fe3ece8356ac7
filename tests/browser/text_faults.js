// What is wrong with the text of a page: too small, cut off, or wider than the window.
() => {
  const faults = []
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const isCut = (node) => {
    const range = document.createRange()
    range.selectNodeContents(node)
    const { left, right, top, bottom } = range.getBoundingClientRect()
    for (let one = node.parentElement; one && one !== document.body; one = one.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(one)
      if ([overflowX, overflowY].some((way) => ['auto', 'scroll'].includes(way))) return false
      if (overflowX === 'visible') continue
      const box = one.getBoundingClientRect()
      if (left >= box.right || top >= box.bottom - 1) return false
      if (right > box.right + 1 || left < box.left - 1 || bottom > box.bottom + 4) return true
    }
    return false
  }
  const small = new Set()
  const cut = new Set()
  while (words.nextNode()) {
    const text = words.currentNode.data.trim()
    const holder = words.currentNode.parentElement
    if (!text || !holder.checkVisibility() || holder.closest('.sr-only, title, script, style')) continue
    const style = getComputedStyle(holder)
    if (style.clipPath !== 'none') continue
    const scale = holder instanceof SVGElement ? holder.getScreenCTM().a : 1
    if (parseFloat(style.fontSize) * scale < 11.9) small.add(`${text} (${(parseFloat(style.fontSize) * scale).toFixed(1)} px)`)
    // A summary and an entry of a small log show the rest when they are pointed at.
    if (!holder.closest('summary, .brief') && isCut(words.currentNode)) cut.add(text)
  }
  if (small.size) faults.push(`small letters: ${[...small]}`)
  if (cut.size) faults.push(`cut off: ${[...cut]}`)
  for (const one of document.querySelectorAll('dialog[open]')) {
    const { top, bottom } = one.getBoundingClientRect()
    if (top < 0 || bottom > innerHeight) faults.push(`dialog from ${top} to ${bottom} in a window of ${innerHeight}`)
  }
  const wide = document.documentElement.scrollWidth
  if (wide > innerWidth) faults.push(`page is ${wide} wide`)
  return faults
}
