// What a careful eye would find wrong with how the screen is laid out now. Run in the page with { target }: how many
// pixels wide and high a thing to be pressed has to be. Answers with one line for each thing found.
({ target }) => {
  const found = []
  const modal = [...document.querySelectorAll('dialog[open]')].filter((one) => one.matches(':modal')).at(-1)
  const root = modal ?? document.body

  const words = (element) => (element.getAttribute('aria-label') || element.textContent || '').replace(/\s+/g, ' ').trim().slice(0, 48)
  const parts = (element) => [...element.classList].filter((one) => !one.startsWith('svelte-'))
  const called = (element) =>
    [element, element.parentElement?.closest('[class], [id]')].filter(Boolean).reverse()
      .map((one) => one.tagName.toLowerCase() + (one.id ? `#${one.id}` : '') + (one.dataset?.testid ? `[${one.dataset.testid}]` : '')
        + parts(one).map((part) => `.${part}`).join('')).join(' ') + ` “${words(element)}”`
  const say = (kind, element, more = '') => found.push(`${kind}: ${called(element)}${more && ` ${more}`}`)

  // Styles are asked for again and again.
  const styles = new Map()
  const style = (element) => styles.get(element) ?? (styles.set(element, getComputedStyle(element)), styles.get(element))
  const INFINITE = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity }
  const meet = (one, other) => ({
    left: Math.max(one.left, other.left), top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right), bottom: Math.min(one.bottom, other.bottom),
  })
  const wide = (box) => box.right - box.left
  const tall = (box) => box.bottom - box.top
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }

  // What cuts a thing off: the boxes around it that do not let their contents out, the nearest first. `scrolls` says
  // whether what is cut off there can be brought into sight.
  const frames = new Map()
  const around = (element) => {
    if (!element || element === document.documentElement || element === document.body) return []
    if (frames.has(element)) return frames.get(element)
    const own = []
    const look = style(element)
    if (look.overflowX !== 'visible' || look.overflowY !== 'visible') {
      const box = element.getBoundingClientRect()
      own.push({
        element, box, ellipsis: look.textOverflow === 'ellipsis' || look.webkitLineClamp !== 'none',
        x: look.overflowX !== 'visible', y: look.overflowY !== 'visible',
        // A map that is enlarged can be moved.
        moves: element.matches('svg.enlarged'),
        scrollsX: ['auto', 'scroll'].includes(look.overflowX) && element.scrollWidth > element.clientWidth + 1,
        scrollsY: ['auto', 'scroll'].includes(look.overflowY) && element.scrollHeight > element.clientHeight + 1,
      })
    }
    let up = element.parentElement
    if (look.position === 'fixed') up = null
    else if (look.position === 'absolute')
      while (up && style(up).position === 'static' && style(up).transform === 'none') up = up.parentElement
    const all = [...own, ...around(up)]
    frames.set(element, all)
    return all
  }
  const layer = (element) => {
    for (let one = element; one && one !== document.body; one = one.parentElement)
      if (one.ownerSVGElement) continue
      else if (['fixed', 'sticky', 'absolute'].includes(style(one).position) || one.matches('dialog, [popover]')) return one
    return null
  }
  const seen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const inMap = (element) => element.closest('.map svg, svg.map')

  /** A box as far as the frames around it let it be seen. */
  const clipped = (box, chain) => chain.reduce((rest, frame) => meet(rest, {
    left: frame.x ? frame.box.left : -Infinity, right: frame.x ? frame.box.right : Infinity,
    top: frame.y ? frame.box.top : -Infinity, bottom: frame.y ? frame.box.bottom : Infinity,
  }), box)
  /** Is a part of a box, which is seen otherwise, cut off for good? */
  const cut = (box, chain, slack) => {
    let rest = box
    for (const frame of chain) {
      const inside = clipped(rest, [frame])
      if (wide(inside) <= 1 || tall(inside) <= 1) return null
      const x = frame.x && wide(rest) - wide(inside) > slack, y = frame.y && tall(rest) - tall(inside) > slack
      if (x && frame.ellipsis) return null
      if (frame.moves) return null
      if ((x && !frame.scrollsX) || (y && !frame.scrollsY)) return frame.element
      if (x || y) return null
      rest = inside
    }
    return null
  }

  // The page itself.
  if (!modal && document.documentElement.scrollWidth > innerWidth + 1) {
    const wider = [...root.querySelectorAll('*')].filter((one) => seen(one) && clipped(one.getBoundingClientRect(), around(one)).right > innerWidth + 1)
    say('overflow', wider.at(-1) ?? root, `to ${document.documentElement.scrollWidth} px`)
  }

  // Texts, line by line.
  const lines = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!node.data.trim() || !element || ['SCRIPT', 'STYLE', 'OPTION', 'TITLE', 'DESC'].includes(element.tagName)) continue
    // Chromium still tells the boxes of texts in drawings that are not displayed any more.
    if (!seen(element) || !element.getBoundingClientRect().width) continue
    range.selectNodeContents(node)
    const chain = around(element)
    const boxes = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1)
    if (!boxes.length) continue
    const svg = element.ownerSVGElement
    const size = parseFloat(style(element).fontSize) * (svg ? Math.hypot(element.getScreenCTM().a, element.getScreenCTM().b) : 1)
    const turned = svg ? Math.abs(element.getScreenCTM().b) > 0.01 : false
    let shown = false
    for (const box of boxes) {
      const inside = meet(clipped(box, chain), screen)
      if (wide(inside) <= 1 || tall(inside) <= 1) continue
      shown = true
      // The letters themselves: the box of a line is taller.
      const middle = (box.top + box.bottom) / 2, half = Math.min(box.height / 2, size * 0.36)
      const letters = { left: box.left, right: box.right, top: middle - half, bottom: middle + half }
      const frame = cut(letters, chain, 2)
      if (frame && !turned) say('cut text', element, `by ${called(frame).slice(0, 60)}`)
      if (!turned) lines.push({ element, box: inside, size })
      const off = Math.max(-box.left, box.right - innerWidth)
      if (off > 2 && !chain.some((one) => one.scrollsX || one.moves)) say('outside', element, `by ${Math.round(off)} px`)
    }
    if (shown && size < 10.9) say('small text', element, `${size.toFixed(1)} px`)
    // A word that is broken without a hyphen.
    if (shown && !svg && boxes.length > 1)
      for (const word of node.data.matchAll(/[\p{L}\p{N}]{3,}/gu)) {
        range.setStart(node, word.index)
        range.setEnd(node, word.index + word[0].length)
        // The rest of a broken word begins on the left; that of one with a large initial stands beside it.
        const [head, rest] = [...range.getClientRects()].filter((box) => box.width > 0.5)
        if (rest && rest.top > head.top + 4 && rest.left < head.right - 1 && style(element).hyphens !== 'auto') say('broken word', element, word[0])
      }
  }

  // What lies over what. Everything is to be hit now, also what a pointer goes through otherwise.
  const touchable = new CSSStyleSheet()
  touchable.replaceSync('*, *::before, *::after { pointer-events: auto !important }')
  document.adoptedStyleSheets.push(touchable)
  const alpha = (colour) => {
    const match = /^(?:rgba?|color)\((.*)\)$/.exec(colour)
    if (!match) return colour === 'transparent' || colour === 'none' ? 0 : 1
    const given = match[1].split(/[\s,/]+/)
    return colour.startsWith('rgba') || colour.includes('/') ? parseFloat(given.at(-1)) : 1
  }
  const faint = (element) => {
    for (let one = element; one && one !== root; one = one.parentElement) if (parseFloat(style(one).opacity) < 0.85) return true
    return false
  }
  const covers = (element) => {
    const look = style(element)
    if (faint(element)) return false
    if (element.ownerSVGElement) {
      if (['text', 'tspan', 'g', 'svg'].includes(element.tagName)) return false
      if (look.fill.startsWith('url')) return false
      return look.fill !== 'none' && alpha(look.fill) * parseFloat(look.fillOpacity) >= 0.85
    }
    return alpha(look.backgroundColor) >= 0.85 || element.tagName === 'IMG'
  }
  const at = (x, y) => document.elementsFromPoint(x, y)
  const kin = (one, other) => one.contains(other) || other.contains(one)

  lines.sort((one, other) => one.box.left - other.box.left)
  const core = ({ box, size }) => {
    const middle = (box.top + box.bottom) / 2, half = Math.min(tall(box) / 2, size * 0.36)
    return { left: box.left + 1, right: box.right - 1, top: middle - half, bottom: middle + half }
  }
  const cores = lines.map(core)
  const told = new Set()
  for (let n = 0; n < lines.length; n++)
    for (let m = n + 1; m < lines.length && cores[m].left < cores[n].right; m++) {
      const both = meet(cores[n], cores[m])
      if (wide(both) <= 1.5 || tall(both) <= 1.5) continue
      const one = lines[n].element, other = lines[m].element
      if (one === other || told.has(`${n} ${other}`)) continue
      const stack = at((both.left + both.right) / 2, (both.top + both.bottom) / 2)
      const first = stack.indexOf(one), second = stack.indexOf(other)
      if (first < 0 || second < 0) continue
      const deepest = Math.max(first, second)
      if (layer(one) !== layer(other)) continue
      const between = stack.slice(0, deepest).some((above) => !kin(above, stack[deepest]) && covers(above))
        || (covers(stack[Math.min(first, second)]) && !kin(one, other))
      if (!between) say('overlapping text', one, `with “${words(other)}”`)
    }
  for (const line of lines) {
    const { element } = line
    // Numbers on pieces lie under other pieces where many stand together.
    if (element.closest('.article')) continue
    const box = core(line)
    const mine = layer(element)
    let hidden = 0
    let by = null
    for (const part of [0.15, 0.5, 0.85]) {
      const top = document.elementFromPoint(box.left + wide(box) * part, (box.top + box.bottom) / 2)
      if (!top || kin(top, element) || !covers(top)) continue
      const stack = at(box.left + wide(box) * part, (box.top + box.bottom) / 2)
      const place = stack.findIndex((one) => one === element || element.contains(one))
      const over = stack.slice(0, place < 0 ? 0 : place).find((one) => !kin(one, element) && covers(one))
      // What lies over the table for a while is put away again.
      if (over && layer(over) === mine) { hidden += 1; by = over }
    }
    if (hidden >= 2) say('covered text', element, `by ${called(by)}`)
  }
  document.adoptedStyleSheets.pop()

  // Things to be pressed.
  const PRESSED = 'button, a[href], summary, select, textarea, input:not([type=hidden]), [role=button], [role=tab], [role=slider]'
  for (const element of root.querySelectorAll(PRESSED)) {
    if (!seen(element) || element.disabled || element.closest('[inert]')) continue
    const label = element.closest('label') ?? (element.id ? document.querySelector(`label[for="${CSS.escape(element.id)}"]`) : null)
    const thing = element.matches('input[type=radio], input[type=checkbox]') && label ? label : element
    const box = thing.getBoundingClientRect()
    if (box.width < 2 || box.height < 2) continue
    const chain = around(thing)
    const inside = meet(clipped(box, chain), screen)
    const frame = cut(box, chain, 2)
    if (frame && !inMap(thing)) say('cut button', thing, `by ${called(frame).slice(0, 60)}`)
    if (wide(inside) < 2 || tall(inside) < 2) {
      // A link that skips to the actions comes into sight when the keyboard reaches it.
      if (thing.matches('.skip')) continue
      const fixed = layer(thing) && style(layer(thing)).position === 'fixed'
      if (fixed && !chain.some((one) => one.scrollsX || one.scrollsY)) say('button outside', thing)
      continue
    }
    if (wide(inside) < wide(box) - 2 && !chain.some((one) => one.scrollsX) && !frame && !inMap(thing)) say('button outside', thing)
    // A part that scrolls out of sight is measured when it is in sight.
    if (wide(inside) < wide(box) - 1 || tall(inside) < tall(box) - 1) continue
    const x = (box.left + box.right) / 2, y = (box.top + box.bottom) / 2
    const mine = (px, py) => {
      const hit = document.elementFromPoint(px, py)
      return !!hit && (thing.contains(hit) || !!hit.closest('label')?.contains(element))
    }
    if (!mine(x, y)) {
      const hit = document.elementFromPoint(x, y)
      const above = hit && layer(hit)
      if (hit && !thing.ownerSVGElement && !hit.contains(thing) && above === layer(thing)) say('covered button', thing, `by ${called(hit)}`)
      continue
    }
    if (inMap(thing) || thing.ownerSVGElement || (thing.tagName === 'A' && style(thing).display === 'inline')) continue
    // As far as a finger still hits it, also beyond what is drawn.
    const reach = (dx, dy) => {
      let n = 0
      while (n < target && mine(x + dx * (n + 1), y + dy * (n + 1))) n += 1
      return n
    }
    const half = target / 2 - 1
    if ([[half, 0], [-half, 0], [0, half], [0, -half]].every(([dx, dy]) => mine(x + dx, y + dy))) continue
    const across = reach(1, 0) + reach(-1, 0) + 1, down = reach(0, 1) + reach(0, -1) + 1
    // What lies over it for now is put away again, or stays in its place while the page scrolls.
    const over = [[half, 0], [-half, 0], [0, half], [0, -half]].some(([dx, dy]) => {
      const above = layer(document.elementFromPoint(x + dx, y + dy) ?? root)
      return above && above !== layer(thing) && !above.contains(thing)
    })
    if (over) continue
    if (across < target - 1 || down < target - 1) say('small target', thing, `${across}×${down}`)
  }
  return [...new Set(found)]
}
