import { escapeHtml, layout, sectionList } from './layout.ts'
import { sections } from './navigation.ts'
import type { Page } from './pages.ts'
import type { Hit } from './search.ts'

type Pages = ReadonlyMap<string, Page>

export const pageView = (pages: Pages, page: Page): string => {
  const body = `${page.html}${neighbours(pages, page)}`
  return layout(pages, { title: page.title, path: page.path, body, contents: sectionList(page) })
}

/** The previous and the next page in the menu. */
const neighbours = (pages: Pages, { slug }: Page): string => {
  const order = sections.flatMap(({ entries }) => entries.map((entry) => entry.slug))
  const at = order.indexOf(slug)
  if (at < 0) return ''
  const link = (other: string | undefined, words: string) => {
    const page = pages.get(other ?? '')
    return page
      ? `<a href="${page.path}" rel="${words.slice(0, 4).toLowerCase()}"><span>${words}</span>${escapeHtml(page.name)}</a>`
      : ''
  }
  return `<nav class="neighbours" aria-label="Before and after">${link(order[at - 1], 'Previous')}${link(order[at + 1], 'Next')}</nav>`
}

export const homeView = (pages: Pages): string => {
  const lists = sections.map(
    ({ title, entries }) => `<h2>${escapeHtml(title)}</h2>\n${listOf(entries.map(({ slug }) => pages.get(slug)!))}`,
  )
  const body = `<h1>Boxtrail</h1>
<p>Ocean-container tracking that you host yourself: give it a bill of lading, a booking or a container number; it polls
shipping lines, terminals and railways, keeps one explainable record of the journey, and notifies webhooks.</p>
<p class="doors"><a href="/docs/start">First steps</a><a href="/docs/reference">API reference, with requests to try</a>
<a href="/docs/webhooks">Webhooks</a></p>
${lists.join('\n')}
<h2>The contract</h2>
<p><a href="/openapi.json">openapi.json</a>, <a href="/openapi.yaml">openapi.yaml</a>: the API as this installation serves
it. <a href="/docs/files/feed.yaml">feed.yaml</a>: how terminals, railways and lines report.</p>`
  return layout(pages, { title: 'Documentation', path: '/docs', body })
}

export const searchView = (pages: Pages, query: string, hits: readonly Hit[]): string => {
  const found = hits.map(
    ({ path, title, text }) => `<li><a href="${path}">${escapeHtml(title)}</a><p>${escapeHtml(text)}</p></li>`,
  )
  const result =
    hits.length === 0
      ? `<p>Nothing was found for “${escapeHtml(query)}”. Operations and attributes of the API are in <a href="/docs/reference">the reference</a>.</p>`
      : `<ol class="hits">\n${found.join('\n')}\n</ol>`
  const body = `<h1>Search</h1>\n${query === '' ? '<p>Enter words in the field above.</p>' : result}`
  return layout(pages, { title: 'Search', path: '/docs/search', body, query })
}

export const unknownView = (pages: Pages, path: string): string => {
  const body = `<h1>There is no such page</h1>
<p>The documentation has no page at <code>${escapeHtml(path)}</code>. These are its pages:</p>
<ul><li><a href="/docs">Overview</a></li><li><a href="/docs/reference">API reference</a></li></ul>
${listOf([...pages.values()])}`
  return layout(pages, { title: 'There is no such page', path, body })
}

const listOf = (pages: readonly Page[]): string =>
  `<ul class="pages">\n${pages
    .map(({ path, name, summary }) => `<li><a href="${path}">${escapeHtml(name)}</a> ${escapeHtml(summary)}</li>`)
    .join('\n')}\n</ul>`
