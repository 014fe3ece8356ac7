// Words that are broken in the middle, where the browser may not hyphenate.
() => {
  /** No wider is the hyphen that a word begins with after a soft one. */
  const HYPHEN = 9
  const broken = new Set()
  const range = document.createRange()
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (words.nextNode()) {
    const node = words.currentNode
    const holder = node.parentElement
    if (!holder.checkVisibility() || holder.closest('.sr-only, title, script, style, code, svg')) continue
    const { clipPath, hyphens } = getComputedStyle(holder)
    if (clipPath !== 'none' || hyphens === 'auto') continue
    for (const { 0: word, index } of node.data.matchAll(/\p{L}+/gu)) {
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const rows = new Set([...range.getClientRects()].filter(({ width }) => width > HYPHEN).map(({ top }) => Math.round(top)))
      if (rows.size > 1) broken.add(word)
    }
  }
  return broken.size ? [`broken words: ${[...broken]}`] : []
}
