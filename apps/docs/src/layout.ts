import { sections } from './navigation.ts'
import type { Page } from './pages.ts'

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

interface Shown {
  title: string
  /** Of the page, for the menu. */
  path: string
  body: string
  /** Right of the text on wide screens. */
  aside?: string
  query?: string
}

export const head = (title: string, more = ''): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} · Boxtrail</title>
<link rel="icon" href="/docs/assets/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/docs/assets/docs.css">
${more}</head>`

export const topBar = (path: string, query = ''): string => `<header class="top">
<a class="brand" href="/docs">Boxtrail</a>
<nav aria-label="Documentation">${link('/docs', 'Guides', path !== '/docs/reference')}${link('/docs/reference', 'API reference', path === '/docs/reference')}</nav>
<form action="/docs/search" role="search"><input type="search" name="q" value="${escapeHtml(query)}" placeholder="Search" aria-label="Search the documentation" maxlength="100"></form>
</header>`

const link = (href: string, text: string, isCurrent: boolean) =>
  `<a href="${href}"${isCurrent ? ' aria-current="true"' : ''}>${escapeHtml(text)}</a>`

/** A whole page. Nothing of it needs a script. */
export const layout = (pages: ReadonlyMap<string, Page>, { title, path, body, aside = '', query }: Shown): string =>
  `${head(title)}
<body>
<a class="skip" href="#content">Skip to the content</a>
${topBar(path, query)}
<div class="columns">
${menu(pages, path)}
<main id="content">
${body}
</main>
${aside}
</div>
</body>
</html>
`

/** Twice: folded away where the screen is narrow, and beside the text where it is wide. */
const menu = (pages: ReadonlyMap<string, Page>, path: string): string => {
  const lists = sections
    .map(({ title, entries }) => {
      const items = entries.map(({ slug }) => pages.get(slug)!).map((page) => itemOf(page, path))
      return `<h2>${escapeHtml(title)}</h2>\n<ul>\n${items.join('\n')}\n</ul>`
    })
    .join('\n')
  return `<details class="menu"><summary>All pages</summary>\n<nav aria-label="All pages">\n${lists}\n</nav></details>
<nav class="menu" aria-label="Pages">\n${lists}\n</nav>`
}

const itemOf = ({ path, name }: Page, current: string) =>
  `<li><a href="${path}"${path === current ? ' aria-current="page"' : ''}>${escapeHtml(name)}</a></li>`

export const contents = ({ headings }: Page): string => {
  const shown = headings.filter(({ level }) => level === 2 || level === 3)
  if (shown.length < 3) return ''
  const items = shown.map(
    ({ level, id, text }) => `<li class="level-${level}"><a href="#${id}">${escapeHtml(text)}</a></li>`,
  )
  return `<aside aria-label="On this page"><h2>On this page</h2>\n<ul>\n${items.join('\n')}\n</ul></aside>`
}
