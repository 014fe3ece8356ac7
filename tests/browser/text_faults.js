// What is wrong with the text of a page: too small, cut off, or wider than the window.
() => {
  const faults = []
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  // What scrolls in a direction shows the rest of a text there.
  const SCROLLS = ['auto', 'scroll']
  const isCut = (node) => {
    const range = document.createRange()
    range.selectNodeContents(node)
    const { left, right, top, bottom } = range.getBoundingClientRect()
    let [isWide, isTall] = [true, true]
    for (let one = node.parentElement; one && one !== document.body; one = one.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(one)
      const box = one.getBoundingClientRect()
      isWide &&= !SCROLLS.includes(overflowX)
      isTall &&= !SCROLLS.includes(overflowY)
      if (overflowX !== 'visible' && (left >= box.right || top >= box.bottom - 1 || bottom <= box.top + 1)) return false
      if (isWide && overflowX !== 'visible' && (right > box.right + 1 || left < box.left - 1)) return true
      if (isTall && overflowY !== 'visible' && bottom > box.bottom + 4) return true
      if (position === 'fixed') return false
    }
    return false
  }
  // The text of a select's choice, beside its arrow.
  const ARROW = 20
  const canvas = document.createElement('canvas').getContext('2d')
  const isCutSelect = (one) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(one)
    canvas.font = font
    const room = one.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - ARROW
    return canvas.measureText(one.selectedOptions[0]?.text ?? '').width > room + 1
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
    // A summary, an entry of a small log and a name at the top show the rest when they are pointed at; the caption has
    // the names that are on the stage.
    if (!holder.closest('summary, .brief, .order .name, .house .name') && isCut(words.currentNode)) cut.add(text)
  }
  for (const one of document.querySelectorAll('select')) {
    if (one.checkVisibility({ opacityProperty: true }) && isCutSelect(one)) cut.add(one.selectedOptions[0].text)
  }
  if (small.size) faults.push(`small letters: ${[...small]}`)
  if (cut.size) faults.push(`cut off: ${[...cut]}`)
  for (const one of document.querySelectorAll('dialog[open], .field')) {
    if (one.scrollWidth > one.clientWidth + 1) faults.push(`${one.className || 'dialog'} is too narrow for its content: ${one.innerText.slice(0, 40)}`)
  }
  for (const one of document.querySelectorAll('dialog[open]')) {
    const { top, bottom } = one.getBoundingClientRect()
    if (top < 0 || bottom > innerHeight) faults.push(`dialog from ${top} to ${bottom} in a window of ${innerHeight}`)
  }
  // The stage shows all of its scene, and grows with the table.
  for (const one of document.querySelectorAll('.house > .stage')) {
    const [width, height] = [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight]
    if (width > 1 || height > 1) faults.push(`the stage is too small for its scene by ${width} x ${height}`)
    const table = document.querySelector('.table')
    if (table && one.currentCSSZoom < table.currentCSSZoom - 0.01) faults.push(`the stage is scaled by ${one.currentCSSZoom}, the table by ${table.currentCSSZoom}`)
  }
  const wide = document.documentElement.scrollWidth
  if (wide > innerWidth) faults.push(`page is ${wide} wide`)
  return faults
}
