// Words that are broken in the middle, in a browser that can't hyphenate the language.
() => {
  const plain = new CSSStyleSheet()
  plain.replaceSync('* { hyphens: manual !important }')
  document.adoptedStyleSheets.push(plain)
  /** No wider is the hyphen that a word begins with after a soft one. */
  const HYPHEN = 9
  const broken = new Set()
  const range = document.createRange()
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (words.nextNode()) {
    const node = words.currentNode
    const holder = node.parentElement
    // A summary shows the rest when it is pointed at.
    if (!holder.checkVisibility() || holder.closest('.sr-only, title, script, style, code, svg, summary')) continue
    if (getComputedStyle(holder).clipPath !== 'none') continue
    for (const { 0: word, index } of node.data.matchAll(/\p{L}+/gu)) {
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const rows = new Set([...range.getClientRects()].filter(({ width }) => width > HYPHEN).map(({ top }) => Math.round(top)))
      if (rows.size > 1) broken.add(word)
    }
  }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== plain)
  return broken.size ? [`broken words: ${[...broken]}`] : []
}
