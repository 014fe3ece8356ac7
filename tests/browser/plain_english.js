// Everything a reader is told that is not in the brackets of the pseudo-language; `bots` are the names of bots.
(bots) => {
  const people = 'Ada|Ben|Bertrand|Cleo|Dan|Dora|Player|Vesna'
  const NAMES = new RegExp(`\\b(${people}|${bots.join('|')}|trickerion|http\\S+|[A-Z][a-z]{2} \\d+, \\d{4}|p\\d|[A-Z]+-\\d+)\\b`, 'g')
  const bare = (text) => {
    let left = text
    while (/⟦[^⟦⟧]*⟧/.test(left)) left = left.replaceAll(/⟦[^⟦⟧]*⟧/g, ' ')
    return left.replaceAll(NAMES, ' ')
  }
  const told = []
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    if (!node.parentElement.closest('code, script, style, option[lang]')) told.push(node.textContent)
  }
  for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
    for (const one of document.querySelectorAll(`[${name}]`)) told.push(one.getAttribute(name))
  }
  told.push(document.title)
  return [...new Set(told.map((text) => text.trim()).filter((text) => /[A-Za-z]{3,}/.test(bare(text))))]
}
