// Conveniences only: pages can be read and navigated without scripts.

/**
 * Copies a text. Without access to the clipboard, as over HTTP, it selects the text and tries to copy that, or leaves
 * it to the reader.
 */
const copy = async (code) => {
  try {
    await navigator.clipboard.writeText(code.textContent)
    return true
  } catch {
    getSelection().selectAllChildren(code)
    return document.execCommand('copy')
  }
}

const status = document.createElement('p')
status.className = 'hidden'
status.role = 'status'
document.querySelector('.columns').append(status)

const SHOWN_MS = 2_000
for (const block of document.querySelectorAll('.code')) {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'copy'
  const name = document.createElement('span')
  name.textContent = 'Copy'
  const what = document.createElement('span')
  what.className = 'hidden'
  what.textContent = ' this code'
  button.append(name, what)
  button.addEventListener('click', async () => {
    const isCopied = await copy(block.querySelector('code'))
    name.textContent = isCopied ? 'Copied' : 'Selected'
    status.textContent = isCopied ? 'Copied' : 'Selected: press Ctrl+C or ⌘C to copy it.'
    setTimeout(() => {
      name.textContent = 'Copy'
      status.textContent = ''
    }, SHOWN_MS)
  })
  block.append(button)
}

/** The current section: the one at the top of the window, or the last one that has left it. */
const links = new Map(
  [...document.querySelectorAll('aside a')].map((link) => [
    document.getElementById(decodeURIComponent(link.hash.slice(1))),
    link,
  ]),
)
const headings = [...links.keys()]
const isAtEnd = () => innerHeight + scrollY >= document.documentElement.scrollHeight - 2
const markSection = () => {
  const margin = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + 8
  const passed = headings.filter((heading) => heading.getBoundingClientRect().top <= margin)
  const current = isAtEnd() && scrollY > 0 ? headings.at(-1) : passed.at(-1)
  for (const [heading, link] of links) {
    if (heading === current) {
      if (link.ariaCurrent) continue
      link.ariaCurrent = 'location'
      link.scrollIntoView({ block: 'nearest' })
    } else link.ariaCurrent = null
  }
}
if (headings.length > 0) {
  let isWaiting = false
  const later = () => {
    if (isWaiting) return
    isWaiting = true
    requestAnimationFrame(() => {
      isWaiting = false
      markSection()
    })
  }
  addEventListener('scroll', later, { passive: true })
  addEventListener('resize', later, { passive: true })
  markSection()
}

// Scrolls the menu to the current page, because it is longer than most windows.
const menu = document.querySelector('nav.menu')
const here = menu?.querySelector('[aria-current]')
if (here) menu.scrollTop = here.offsetTop - menu.clientHeight / 2
