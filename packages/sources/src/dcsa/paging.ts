import type { Profile } from './profile.ts'

export interface Page {
  /** Pages with equal keys are the same page. */
  key: string
  url: URL
  headers: Record<string, string>
}

type Headers = Record<string, string | string[] | undefined>

const header = (headers: Headers, ...names: string[]) => {
  for (const name of names) {
    const value = headers[name]
    if (value) return Array.isArray(value) ? value[0]! : value
  }
  return null
}

/** There is another page that cannot be requested, so the response is incomplete. */
export const unreachablePage = 'out_of_reach'

/** The URL of the next page, or null after the last. Only the line's own host is followed. */
export const nextPage = (
  { paging }: Profile,
  page: Page,
  headers: Headers,
  statusCode: number,
): Page | null | typeof unreachablePage => {
  switch (paging) {
    case 'none':
      return null
    case 'range':
      return statusCode === 206 ? nextRange(page, headers) : null
    case 'cursor-header':
    case 'next-page-header': {
      const next = header(headers, 'next-page', 'next-page-url') ?? linkTarget(header(headers, 'link'))
      if (next) return follow(page, next)
      const cursor = header(headers, 'next-page-cursor')
      return cursor ? withCursor(page, cursor) : null
    }
  }
}

const follow = (page: Page, next: string): Page | typeof unreachablePage => {
  // Some lines send the bare cursor where the standard requires a URL.
  if (!/^(https?:\/\/|\/|\?)/.test(next)) return withCursor(page, next)
  const url = URL.parse(next, page.url.href)
  return url?.host === page.url.host
    ? { key: url.href, url: new URL(`${page.url.protocol}//${url.host}${url.pathname}${url.search}`), headers: {} }
    : unreachablePage
}

const withCursor = (page: Page, cursor: string): Page => {
  const url = new URL(page.url)
  url.searchParams.set('cursor', cursor)
  return { key: url.href, url, headers: {} }
}

const linkTarget = (link: string | null) =>
  link
    ?.split(',')
    .find((part) => /rel="?next"?/i.test(part))
    ?.match(/<([^>]+)>/)?.[1] ?? null

/** `Content-Range: 0-49/120` in a 206 response. */
const nextRange = (page: Page, headers: Headers): Page | null | typeof unreachablePage => {
  const [, from, to, total] = /(\d+)-(\d+)\/(\d+)/.exec(header(headers, 'content-range') ?? '') ?? []
  if (!from || !to || !total) return unreachablePage
  if (Number(to) + 1 >= Number(total)) return null
  const size = Number(to) - Number(from) + 1
  const range = `${Number(to) + 1}-${Number(to) + size}`
  return { key: `${page.url.href} ${range}`, url: page.url, headers: { range } }
}
