import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { operations } from '@boxtrail/contracts/operations'
import { expect, test } from 'vitest'
import { testApi } from '../../../packages/server/test/harness/api.ts'
import { createDocs } from '../src/docs.ts'
import { entries, files, repository } from '../src/navigation.ts'
import { sandboxExamples } from '../src/reference.ts'

const { app, context, request } = await testApi({ app: { docs: createDocs() } })
const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers })
const textOf = async (path: string) => (await get(path)).text()
const pages = ['/docs', '/docs/reference', '/docs/search?q=hold', ...entries.map(({ slug }) => `/docs/${slug}`)]

test('every page is served to everybody, also with a trailing slash, and forbids what it does not need', async () => {
  for (const path of pages) {
    const { status, headers } = await get(path)
    expect([path, status]).toEqual([path, 200])
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    const policy = headers.get('content-security-policy')!
    expect(policy).toMatch(/^default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; /)
    expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toMatch(/unsafe|\*|http/)
    expect(policy).toContain("script-src 'self'; style-src 'self'")
    expect(policy.includes('connect-src')).toBe(path === '/docs/reference')
  }
  expect((await get('/docs/')).status).toBe(200)
  expect((await get('/docs/feeds/')).status).toBe(200)
})

test('the notices of what is installed are served, with the sources of the tables', async () => {
  const answer = await get('/docs/third-party-notices')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
  const text = await answer.text()
  for (const part of ['hono 4.', 'contains PostgreSQL', 'trained data of Tesseract', 'World Port Index'])
    expect(text).toContain(part)
})

test('the root of the service leads a browser to the documentation, and no other client', async () => {
  const browser = await get('/', { accept: 'text/html,application/xhtml+xml' })
  expect([browser.status, browser.headers.get('location')]).toEqual([302, '/docs'])
  expect((await get('/')).headers.get('location')).toBeNull()
  expect((await get('/', { accept: 'application/json' })).headers.get('location')).toBeNull()
})

test('the reference has another nonce in each response', async () => {
  const nonceOf = async () =>
    /nonce-([^']+)'/.exec((await get('/docs/reference')).headers.get('content-security-policy')!)![1]!
  const [first, second] = [await nonceOf(), await nonceOf()]
  expect(first).not.toBe(second)
  expect(await textOf('/docs/reference')).toMatch(/<meta property="csp-nonce" content="[\w+/=]{24}">/)
})

test('pages load nothing from other hosts', async () => {
  for (const path of pages) {
    const html = await textOf(path)
    const loaded = [...html.matchAll(/<(?:script|link|img|iframe|form)\b[^>]*\b(?:src|href|action)="([^"]*)"/g)].map(
      ([, address]) => address!,
    )
    expect(loaded.length).toBeGreaterThan(2)
    for (const address of loaded) {
      expect(address).toMatch(/^\/docs\//)
      expect([address, (await get(address)).status]).toEqual([address, 200])
    }
    expect(html).not.toMatch(/<style|\bstyle="|\son\w+="/)
    expect(html.match(/<script(?! src=)/g)).toBeNull()
  }
  const styles = await textOf('/docs/assets/docs.css')
  const named = [...styles.matchAll(/url\("([^"]*)"\)/g)].map(([, address]) => address!)
  expect([styles.match(/url\(/g)?.length, styles.includes('@import')]).toEqual([named.length, false])
  for (const address of named) {
    expect(address).toMatch(/^\/docs\/assets\//)
    expect((await get(address)).headers.get('content-type')).toBe('font/woff2')
  }
})

test('links lead only to pages, sections and files that exist', async () => {
  const idsOf = new Map<string, Set<string>>()
  const read = async (path: string) => {
    const response = await get(path)
    const text = response.status === 200 ? await response.text() : ''
    idsOf.set(path, new Set([...text.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id!)))
    return { status: response.status, text }
  }
  const broken = []
  for (const path of pages) {
    const { text } = await read(path)
    for (const [, address] of text.matchAll(/<a\b[^>]*\bhref="([^"]+)"/g)) {
      if (/^https?:/.test(address!)) continue
      const [to, anchor] = address!.split('#') as [string, string?]
      // The application, which is built apart.
      if (to === '/') continue
      const target = to === '' ? path : to
      if (!idsOf.has(target) && (await read(target)).status !== 200) broken.push(`${path}: ${address}`)
      else if (anchor && !idsOf.get(target)!.has(anchor)) broken.push(`${path}: ${address}`)
    }
  }
  expect(broken).toEqual([])
})

test('the answer to an unknown page names the existing pages', async () => {
  for (const path of ['/docs/nothing', '/docs/feeds/more', '/docs/%00', '/docs/..%2f..%2fpackage.json']) {
    const response = await get(path)
    expect([path, response.status]).toEqual([path, 404])
    const text = await response.text()
    for (const { slug } of entries) expect(text).toContain(`href="/docs/${slug}"`)
  }
  expect(await textOf('/docs/<script>')).toContain('<code>/docs/&lt;script&gt;</code>')
})

test('the documentation has the colours, the type and the sign of the application', async () => {
  const styles = await textOf('/docs/assets/docs.css')
  const web = (file: string) => readFileSync(join(repository, 'apps/web', file), 'utf8')
  expect(styles).toContain(web('src/styles/tokens.css'))
  const ownTokens = [...web('src/styles/tokens.css').matchAll(/^ {2}(--[\w-]+):/gm)].map(([, name]) => name!)
  const used = [...styles.matchAll(/var\((--(?!scalar)[\w-]+)\)/g)].map(([, name]) => name!)
  expect(used.filter((name) => ![...ownTokens, '--menu', '--aside'].includes(name))).toEqual([])
  expect(await textOf('/docs/assets/icon.svg')).toBe(web('public/icon.svg'))
})

test('a reader who has the page already is answered with 304, and large responses are compressed', async () => {
  for (const path of ['/docs', '/docs/feeds', '/docs/openapi.json', '/docs/assets/docs.css']) {
    const { headers } = await get(path)
    const again = await get(path, { 'if-none-match': headers.get('etag')! })
    expect([path, again.status, await again.text()]).toEqual([path, 304, ''])
    expect((await get(path, { 'if-none-match': '"another"' })).status).toBe(200)
  }
  const plain = await textOf('/docs/engine')
  const compressed = await get('/docs/engine', { 'accept-encoding': 'gzip' })
  expect(compressed.headers.get('content-encoding')).toBe('gzip')
  expect(gunzipSync(Buffer.from(await compressed.arrayBuffer())).toString()).toBe(plain)
  expect((await get('/docs/engine', { 'accept-encoding': 'gzip;q=0' })).headers.get('content-encoding')).toBeNull()
})

test('sections are found by words, their beginnings and misspellings', async () => {
  expect(await textOf('/docs/search?q=journey+windows')).toContain('href="/docs/engine#journey-windows"')
  expect(await textOf('/docs/search?q=quarant')).toContain('<ol class="hits">')
  expect(await textOf('/docs/search?q=quarrantine')).toContain('<ol class="hits">')
  expect(await textOf('/docs/search?q=upgrading')).toContain('href="/docs/operating/upgrade"')
  expect(await textOf('/docs/search?q=How+do+I+rotate+a+secret%3F')).toContain('href="/docs/webhooks#')
  const hostile = await textOf(`/docs/search?q=${encodeURIComponent('"><script>alert(1)</script>')}`)
  expect(hostile).not.toContain('<script>')
  expect(await textOf('/docs/search?q=zzzzqqqq')).toContain('Nothing was found')
  expect((await get(`/docs/search?q=${'x'.repeat(10_000)}`)).status).toBe(200)
})

test('the contract for trying the API is served: every operation, sent to this service', async () => {
  const document = JSON.parse(await textOf('/docs/openapi.json'))
  expect(document.servers).toEqual([{ url: '/v2', description: 'This service.' }])
  const ids = Object.values(document.paths).flatMap((path) =>
    Object.values(path as object).map((operation) => operation.operationId),
  )
  expect(ids.filter(Boolean).toSorted()).toEqual(Object.keys(operations).toSorted())
  const { examples } = document.paths['/tracking_requests'].post.requestBody.content['application/vnd.api+json']
  expect(Object.keys(examples)[0]).toBe('sandbox')
  for (const [id, body] of Object.entries(sandboxExamples)) {
    const { method, path } = operations[id as keyof typeof sandboxExamples]
    const response = await request(method.toUpperCase(), `/v2${path}`, { body })
    expect([id, response.status]).toEqual([id, id === 'createTrackingRequest' ? 201 : 200])
  }
})

test('a request to try is not filled with optional members', async () => {
  const { components, paths } = JSON.parse(await textOf('/docs/openapi.json'))
  const operations = Object.values(paths).flatMap((path) => Object.values(path as object))
  const parameters = [components.parameters, ...operations.map((operation) => operation.parameters ?? [])].flatMap(
    (each) => Object.values(each) as { name?: string; in?: string; required?: boolean; schema?: object }[],
  )
  const optional = parameters.filter((parameter) => parameter.name && parameter.in !== 'path' && !parameter.required)
  expect(optional.length).toBeGreaterThan(50)
  for (const { schema } of optional)
    expect(JSON.stringify({ ...schema, items: null })).not.toMatch(/"(examples|\$ref)":/)
  const { description } = components.parameters.IdempotencyKey
  expect(description).toMatch(/ For instance `order-48213-attempt`\.$/)
})

test('files that guides refer to are served', async () => {
  for (const [name, { type }] of Object.entries(files)) {
    const { status, headers } = await get(`/docs/files/${name}`)
    expect([name, status, headers.get('content-type')]).toEqual([name, 200, type])
  }
})

test('the documentation reveals nothing of an account, to any reader', async () => {
  for (const path of ['/docs', '/docs/openapi.json']) {
    const known = await (await request('GET', path)).text()
    expect(known).toBe(await textOf(path))
  }
})

test('a process without the role api does not serve the documentation', async () => {
  const { createApp } = await import('@boxtrail/server/app')
  const worker = createApp(context, { docs: createDocs(), serves: 'health' })
  expect((await worker.request('/docs')).status).toBe(404)
  expect((await worker.request('/docs/feeds')).status).toBe(404)
})
