import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import { fonts, readFont, readIcon, readStyles } from './looks.ts'
import { files, repository } from './navigation.ts'
import { readNotices } from './notices.ts'
import { readPages } from './pages.ts'
import { pagePolicy, referencePolicy } from './policy.ts'
import { forReference, referenceView } from './reference.ts'
import { createSearch } from './search.ts'
import { createServed, type Served } from './served.ts'
import { homeView, pageView, searchView, unknownView } from './views.ts'

const HTML = 'text/html; charset=utf-8'
const MAX_QUERY = 100
/** The package does not export its file for browsers. */
const packageFolder = join(import.meta.dirname, '../node_modules/@scalar/api-reference')
const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as { version: string }
const scalarPath = `/assets/scalar-${version}.js`
const FOR_A_DAY = { 'Cache-Control': 'public, max-age=86400' }
const FOREVER = { 'Cache-Control': 'public, max-age=31536000, immutable' }

/**
 * Serves the documentation: the guides in this folder as pages, and the API reference. Each page is rendered on its
 * first request.
 */
export const createDocs = (): Hono => {
  const docs = new Hono()
  const pages = once(readPages)
  const search = once(() => createSearch(pages().values()))
  const html = (text: string) => createServed(HTML, text, { 'Content-Security-Policy': pagePolicy })
  const script = (name: string) =>
    createServed('text/javascript; charset=utf-8', readFileSync(join(import.meta.dirname, '../assets', name)), {})

  const serve = (path: string, make: () => Served | Promise<Served>) => {
    const made = once(make)
    docs.get(path, async ({ req }) => (await made())(req.raw))
  }
  serve('/', () => html(homeView(pages())))
  serve('/openapi.json', async () => {
    const { default: contract } = await import('@boxtrail/contracts/openapi.json', { with: { type: 'json' } })
    return createServed('application/json', JSON.stringify(forReference(contract)), {})
  })
  serve('/assets/docs.css', () => createServed('text/css; charset=utf-8', readStyles(), {}))
  for (const name of ['theme.js', 'page.js', 'reference.js']) serve(`/assets/${name}`, () => script(name))
  serve('/assets/icon.svg', () => createServed('image/svg+xml', readIcon(), {}))
  for (const name of fonts) serve(`/assets/${name}`, () => createServed('font/woff2', readFont(name), FOR_A_DAY))
  serve(scalarPath, () =>
    createServed(
      'text/javascript; charset=utf-8',
      readFileSync(join(packageFolder, 'dist/browser/standalone.js')),
      FOREVER,
    ),
  )
  serve('/third-party-notices', () => createServed('text/plain; charset=utf-8', readNotices(), {}))
  for (const [name, { file, type }] of Object.entries(files))
    serve(`/files/${name}`, () => createServed(type, readFileSync(join(repository, file)), {}))

  docs.get('/reference', () => {
    const nonce = randomBytes(16).toString('base64')
    return fresh(referenceView(nonce, `/docs${scalarPath}`), 200, referencePolicy(nonce))
  })
  docs.get('/search', ({ req }) => {
    const query = (req.query('q') ?? '').slice(0, MAX_QUERY).trim()
    return fresh(searchView(pages(), query, query === '' ? [] : search()(query)), 200)
  })

  const served = new Map<string, Served>()
  docs.get('/:slug{.+}', ({ req }) => {
    const slug = req.param('slug').replace(/\/$/, '')
    const page = pages().get(slug)
    if (!page) return fresh(unknownView(pages(), `/docs/${slug}`), 404)
    const known = served.get(slug) ?? html(pageView(pages(), page))
    served.set(slug, known)
    return known(req.raw)
  })
  return docs
}

/** A page that is rendered for each request. */
const fresh = (text: string, status: number, policy = pagePolicy): Response =>
  new Response(text, {
    status,
    headers: {
      'Content-Type': HTML,
      'Content-Security-Policy': policy,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
    },
  })

const once = <Value>(make: () => Value): (() => Value) => {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
