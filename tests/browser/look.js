// What is wrong with a decision on the screen; `answers` are all that can be answered.
(answers) => {
  const faults = []
  const isDesk = innerWidth > 700
  const all = (names) => [...document.querySelectorAll(names)]
  const seen = all('.target.lit, .bar .button').filter((one) => one.offsetParent)
  const named = (one) => one.dataset.target ?? one.innerText.trim()

  // Words, not ids.
  const headline = document.querySelector('#decision').innerText
  if (headline.length < 8) faults.push(`headline: ${headline}`)
  const odd = document.body.innerText.match(/.*(undefined|\bnull\b|NaN|\[object|[{}]|\w_\w).*/)
  if (odd) faults.push(`odd words: ${odd[0]}`)

  // Whatever can be answered is lit, or listed, or behind a button of its kind.
  const lit = all('.target.lit').map((one) => one.dataset.target.slice(one.dataset.target.indexOf(':') + 1))
  const lines = new Set(all('[data-action]').map((one) => one.dataset.action))
  const kinds = new Set(all('[data-kind]').map((one) => one.dataset.kind))
  const isReached = ({ line, kind, names }) =>
    lines.has(line) || kinds.has(kind) || names.some((name) => lit.some((one) => one === name || one.endsWith(`.${name}`)))
  const lost = answers.filter((one) => !isReached(one)).map(({ line }) => line)
  if (lost.length) faults.push(`out of reach: ${lost}`)

  // At a desk nothing is scrolled for the decision, and nowhere sideways.
  const page = document.documentElement
  for (const one of all('.bar .inner, .bar .row, .bar .holder, .sheet, .sheet ul')) {
    if (one.matches('ul') && getComputedStyle(one).overflowX === 'visible') continue
    const isHigh = isDesk && one.scrollHeight > one.clientHeight + 1
    if (isHigh || one.scrollWidth > one.clientWidth + 4) {
      faults.push(`${one.className} scrolls: ${one.scrollWidth} x ${one.scrollHeight} in ${one.clientWidth} x ${one.clientHeight}`)
    }
  }
  for (const one of all('.street, .theater, .workshop, .panel')) {
    const isCut = getComputedStyle(one).overflowY === 'hidden' && one.scrollHeight > one.clientHeight + 1
    if (isDesk && isCut) faults.push(`${one.className} is cut: ${one.scrollHeight} in ${one.clientHeight}`)
  }
  if (isDesk && page.scrollHeight > innerHeight) faults.push(`page is ${page.scrollHeight} high`)

  // At a desk nothing hides what is lit but a sheet that can be drawn aside; on a phone it fits a thumb.
  for (const one of seen) {
    const box = one.getBoundingClientRect()
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    const isFree = top && (one.contains(top) || top.contains(one) || (top.closest('.sheet') && !one.closest('.sheet')))
    if (isDesk && !isFree) faults.push(`covered: ${named(one)}`)
    if (!isDesk && Math.min(box.width, box.height) < 43.5) {
      faults.push(`small: ${named(one)}, ${Math.round(box.width)} x ${Math.round(box.height)}`)
    }
  }

  // On a phone something that is lit is in view, and so is what ends something.
  const isInView = (one) => {
    const box = one.getBoundingClientRect()
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    return top && (one.contains(top) || top.contains(one))
  }
  const open = seen.filter((one) => one.matches('.target'))
  if (!isDesk && open.length && !open.some(isInView)) faults.push(`none in view: ${open.map(named)}`)
  const ends = all('[data-action=done], [data-action=pass], [data-action=ready]')
  if (!isDesk) faults.push(...ends.filter((one) => one.offsetParent && !isInView(one)).map((one) => `to scroll for: ${named(one)}`))
  return faults
}
