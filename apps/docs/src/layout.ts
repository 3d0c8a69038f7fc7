import { sections } from './navigation.ts'
import type { Page } from './pages.ts'

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

interface Shown {
  title: string
  /** The path of the page, to highlight it in the menu. */
  path: string
  body: string
  /** The list of sections: collapsed on narrow screens, and beside the text on wide ones. */
  contents?: string
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
<script src="/docs/assets/theme.js"></script>
<link rel="stylesheet" href="/docs/assets/docs.css">
${more}</head>`

export const topBar = (path: string, query = ''): string => `<header class="top">
<a class="brand" href="/docs"><img src="/docs/assets/icon.svg" alt="" width="22" height="22">Boxtrail <span>Docs</span></a>
<nav aria-label="Documentation">${link('/docs', 'Guides', path !== '/docs/reference')}${link('/docs/reference', 'API<span> reference</span>', path === '/docs/reference')}</nav>
<form action="/docs/search" role="search"><input type="search" name="q" value="${escapeHtml(query)}" placeholder="Search" aria-label="Search the documentation" maxlength="100"></form>
<a class="to-application" href="/"><span>Open </span>Boxtrail</a>
</header>`

const link = (href: string, html: string, isCurrent: boolean) =>
  `<a href="${href}"${isCurrent ? ' aria-current="true"' : ''}>${html}</a>`

/** A complete page. It can be read without scripts, which only add conveniences. */
export const layout = (pages: ReadonlyMap<string, Page>, { title, path, body, contents, query }: Shown): string =>
  `${head(title)}
<body>
<a class="skip" href="#content">Skip to the content</a>
${topBar(path, query)}
<div class="columns">
${menu(pages, path)}
<div class="page">
${contents ? `<details class="contents"><summary>On this page</summary>\n${contents}</details>` : ''}
<main id="content" tabindex="-1">
${body}
</main>
${contents ? `<aside aria-label="On this page"><h2>On this page</h2>\n${contents}</aside>` : ''}
</div>
</div>
<script src="/docs/assets/page.js"></script>
</body>
</html>
`

/** The menu, twice: collapsed on narrow screens, and beside the text on wide ones. */
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

/** The sections of a page as a list, if it has enough of them. */
export const sectionList = ({ headings }: Page): string => {
  const shown = headings.filter(({ level }) => level === 2 || level === 3)
  if (shown.length < 3) return ''
  const items = shown.map(
    ({ level, id, text }) => `<li class="level-${level}"><a href="#${id}">${escapeHtml(text)}</a></li>`,
  )
  return `<ul>\n${items.join('\n')}\n</ul>`
}
