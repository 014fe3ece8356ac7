// What is wrong with the layout of a question; `answers` are all its legal answers, `layouts` the client's layouts.
({ answers, layouts }) => {
  const faults = []
  const is = (layout) => matchMedia(layouts[layout]).matches
  const isRoomy = is('roomy')
  const all = (names) => [...document.querySelectorAll(names)]
  const seen = all('.target.lit, .bar .button').filter((one) => one.offsetParent)
  const named = (one) => one.dataset.target ?? one.innerText.trim()

  // The page shows words, not ids.
  const headline = document.querySelector('#decision').innerText
  if (headline.length < 8) faults.push(`headline: ${headline}`)
  const odd = document.body.innerText.match(/.*(undefined|\bnull\b|NaN|\[object|[{}]|\w_\w).*/)
  if (odd) faults.push(`odd words: ${odd[0]}`)

  // Every answer is lit on a board, or listed, or behind a button of its kind.
  const lit = all('.target.lit').map((one) => one.dataset.target.slice(one.dataset.target.indexOf(':') + 1))
  const lines = new Set(all('[data-action]').map((one) => one.dataset.action))
  const kinds = new Set(all('[data-kind]').map((one) => one.dataset.kind))
  const isReached = ({ line, kind, names }) =>
    lines.has(line) || kinds.has(kind) || names.some((name) => lit.some((one) => one === name || one.endsWith(`.${name}`)))
  const lost = answers.filter((one) => !isReached(one)).map(({ line }) => line)
  if (lost.length) faults.push(`out of reach: ${lost}`)

  // At a desk nobody has to scroll to decide, unless there are more than two rows of options, and that is told; nothing ever scrolls
  // sideways, nor the page.
  const TWO_ROWS = 57
  const page = document.documentElement
  for (const one of all('.bar .inner, .bar .row, .bar .holder, .sheet, .sheet ul')) {
    if (one.matches('ul, .sheet .row') && getComputedStyle(one).overflowX === 'visible') continue
    const mayScroll = one.matches('.holder') && one.clientHeight >= TWO_ROWS
    const isTold = !one.matches('.holder') || one.matches('.further')
    const isHigh = is('desk') && one.scrollHeight > one.clientHeight + 1 && !(mayScroll && isTold)
    if (isHigh || one.scrollWidth > one.clientWidth + 4) {
      faults.push(`${one.className} scrolls: ${one.scrollWidth} x ${one.scrollHeight} in ${one.clientWidth} x ${one.clientHeight}`)
    }
  }

  // No button of the bar is cut off, unless one can scroll down to it.
  const isCutBy = (holder, box) => {
    const { overflowX, overflowY } = getComputedStyle(holder)
    const edge = holder.getBoundingClientRect()
    const isBeside = box.left < edge.left - 1 || box.right > edge.right + 1
    const isBeyond = box.top < edge.top - 1 || box.bottom > edge.bottom + 1
    return (overflowX !== 'visible' && isBeside) || (['hidden', 'clip'].includes(overflowY) && isBeyond)
  }
  for (const one of seen.filter((one) => one.matches('.bar .button'))) {
    for (let holder = one.parentElement; !holder.matches('.bar'); holder = holder.parentElement) {
      if (isCutBy(holder, one.getBoundingClientRect())) faults.push(`${named(one)} is cut off by ${holder.className}`)
      if (['absolute', 'fixed'].includes(getComputedStyle(holder).position)) break
    }
  }

  // What opens over the boards stays in the window, so that it can be closed again.
  for (const one of all('.sheet, .all')) {
    const { top, bottom } = one.getBoundingClientRect()
    if (top < 0 || bottom > innerHeight) faults.push(`${one.className} from ${top} to ${bottom} in a window of ${innerHeight}`)
  }

  // What a target costs covers no heading, and no player's place on the Fame track covers its figures.
  const textBox = (one) => {
    const range = document.createRange()
    range.selectNodeContents(one)
    const { left, right } = range.getBoundingClientRect()
    const { top, bottom } = one.getBoundingClientRect()
    return { left, right, top, bottom }
  }
  const isOver = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
  const covers = [
    ['.street', '.badge', 'h3'],
    ['section.theater', '.badge', 'h2, h3'],
    ['section.workshop', '.badge', 'h3'],
    ['.rail', 'i, .pawn', '.mark'],
  ]
  for (const [board, over, texts] of covers) {
    for (const one of all(board)) {
      const shown = (names) => [...one.querySelectorAll(names)].filter((part) => part.checkVisibility())
      for (const text of shown(texts)) {
        const top = shown(over).find((part) => isOver(part.getBoundingClientRect(), textBox(text)))
        if (top) faults.push(`${top.innerText.trim() || 'a line'} lies over ${text.innerText.trim()}`)
      }
    }
  }

  // What a target costs doesn't cover what another one costs.
  const costs = all('.badge').filter((one) => one.checkVisibility()).map((one) => [one, one.getBoundingClientRect()])
  for (const [i, [one, box]] of costs.entries()) {
    const other = costs.slice(i + 1).find(([other, over]) => one.closest('.sheet') === other.closest('.sheet') && isOver(box, over))
    if (other) faults.push(`${one.innerText} of ${named(one.parentElement)} lies over that of ${named(other[0].parentElement)}`)
  }

  // The frame around a lit target covers neither its own numbers nor the name of the slots.
  const frameOf = (one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect()
    return { left: left - 3, right: right + 3, top: top - 3, bottom: bottom + 3 }
  }
  for (const one of all('.target.lit').filter((one) => one.checkVisibility())) {
    const frame = Number(getComputedStyle(one, '::before').zIndex)
    const number = [...one.querySelectorAll('.slot > i, .member > .ap')].find((part) => Number(getComputedStyle(part).zIndex) <= frame)
    if (number) faults.push(`the frame of ${named(one)} lies over its ${number.innerText}`)
    const name = one.closest('.bench')?.querySelector('.name > span')
    if (name?.checkVisibility() && isOver(frameOf(one), textBox(name))) faults.push(`the frame of ${named(one)} lies over ${name.innerText}`)
  }

  for (const one of all('.street, .theater, .workshop, .panel')) {
    const isCut = getComputedStyle(one).overflowY === 'hidden' && one.scrollHeight > one.clientHeight + 1
    if (isRoomy && isCut) faults.push(`${one.className} is cut: ${one.scrollHeight} in ${one.clientHeight}`)
  }
  for (const one of all('.trick')) {
    if (one.scrollHeight > one.clientHeight + 2) faults.push(`trick is cut: ${one.innerText.trim()}, ${one.scrollHeight} in ${one.clientHeight}`)
  }
  if (page.scrollHeight > innerHeight) faults.push(`page is ${page.scrollHeight} high`)

  // With room only a sheet that folds away covers what is lit. Everything fits a finger, or the mouse.
  const smallest = is('touch') ? 43.5 : 23.5
  for (const one of seen) {
    const box = one.getBoundingClientRect()
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    const isFree = top && (one.contains(top) || top.contains(one) || (top.closest('.sheet') && !one.closest('.sheet')))
    const isScrolled = one.closest('.further, .powers') || (one.closest('.sheet') && !is('desk'))
    if (isRoomy && !isFree && !isScrolled) faults.push(`covered: ${named(one)}`)
    if (Math.min(box.width, box.height) < smallest) {
      faults.push(`small: ${named(one)}, ${Math.round(box.width)} x ${Math.round(box.height)}`)
    }
  }

  // The parts of the table don't overlap, nor do things on it; Special cards may be fanned out.
  const boxes = (names) => all(names).filter((one) => one.checkVisibility()).map((one) => [one, one.getBoundingClientRect()])
  const overlap = ([one, a], [two, b]) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3 && !one.contains(two) && !two.contains(one)
  const parts = boxes('.table > .head, .table > [class*=zone-], .side > [class*=zone-], .table > .action, .table > nav')
  const heads = boxes('.head .turn, .head .order > li, .head .fame, .head .menu > *')
  const zones = parts.map(([zone]) => boxes('.target').filter(([one]) => zone.contains(one) && !one.closest('.special, .sheet, .whole, .powers')))
  const pairs = [parts, heads, ...zones].flatMap((list) => list.map((one, i) => [one, list.slice(i + 1)]))
  for (const [one, others] of pairs) {
    const other = others.find((other) => overlap(one, other))
    if (other) faults.push(`overlap: ${one[0].dataset.target ?? one[0].className}, ${other[0].dataset.target ?? other[0].className}`)
  }

  // On a phone at least one lit thing is in view, and so are the buttons that end something.
  const isInView = (one) => {
    const box = one.getBoundingClientRect()
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    return top && (one.contains(top) || top.contains(one))
  }
  const open = seen.filter((one) => one.matches('.target'))
  // A close-up that offers to choose what it shows may cover the rest.
  const isReading = document.querySelector('[data-pick]')
  if (!isRoomy && !isReading && open.length && !open.some(isInView)) faults.push(`none in view: ${open.map(named)}`)
  const ends = all('[data-action=done], [data-action=pass], [data-action=ready]')
  if (!isRoomy) faults.push(...ends.filter((one) => one.offsetParent && !isInView(one)).map((one) => `to scroll for: ${named(one)}`))
  return faults
}
