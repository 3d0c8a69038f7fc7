import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createApp } from '../../src/app.ts'
import { testApi } from '../harness/api.ts'

const folder = mkdtempSync(join(tmpdir(), 'boxtrail-web-'))
mkdirSync(join(folder, 'assets'))
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Boxtrail</title>')
writeFileSync(join(folder, 'assets/index-1a2b.js'), 'plain()')
writeFileSync(join(folder, 'assets/index-1a2b.js.gz'), 'gzip')
writeFileSync(join(folder, 'assets/index-1a2b.js.br'), 'brotli')
writeFileSync(join(folder, '.sources'), 'hash')

const { context } = await testApi()
const app = createApp(context, { web: folder })
const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers })
const PAGE = { accept: 'text/html,application/xhtml+xml' }

test.each([
  '/',
  '/shipments',
  '/shipments/1',
  '/containers?status=available',
  '/track',
  '/requests',
  '/members',
  '/apps',
  '/connect/abc',
  '/developer/keys',
  '/developer/webhooks/1',
  '/developer/deliveries?status=failed',
  '/sign-in',
  '/setup?code=1',
  '/invitations/abc',
])('the application is served at %s', async (path) => {
  const response = await get(path, PAGE)
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('<title>Boxtrail</title>')
  expect(response.headers.get('cache-control')).toBe('no-cache')
})

test('the application runs nothing but its own files, and cannot be framed', async () => {
  const policy = (await get('/', PAGE)).headers.get('content-security-policy')!
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toMatch(/unsafe|\*|data:/)
})

test('the application may upload to where the store takes files', async () => {
  const store = {
    ...context.store,
    signPut: async () => ({ url: 'https://bucket.s3.example/key?sign=1', headers: {} }),
  }
  const other = createApp({ ...context, store }, { web: folder })
  const policy = (await other.request('/track')).headers.get('content-security-policy')
  expect(policy).toContain("connect-src 'self' https://bucket.s3.example;")
})

test.each([
  ['gzip, deflate, br', 'br', 'brotli'],
  ['gzip, br;q=0', 'gzip', 'gzip'],
  ['identity', null, 'plain()'],
])('assets are served to clients that accept %s, without an expiry', async (accepted, encoding, text) => {
  const response = await get('/assets/index-1a2b.js', { 'accept-encoding': accepted })
  expect([response.status, response.headers.get('content-encoding')]).toEqual([200, encoding])
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(await response.text()).toBe(text)
})

test.each(['/assets/index-old.js', '/assets/../.sources', '/.sources', '/assets/%2e%2e/index.html', '/v2/nothing'])(
  'no other file is served: %s',
  async (path) => {
    const response = await get(path, PAGE)
    expect(response.status).toBe(404)
    expect(response.headers.get('cache-control')).toBe('no-store')
  },
)

test('browsers get the page of the application for unknown pages, and other clients do not', async () => {
  const response = await get('/nothing', PAGE)
  expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await response.text()).toContain('<title>Boxtrail</title>')
  const forPrograms = await get('/nothing', { accept: 'application/json' })
  expect(await forPrograms.json()).toMatchObject({ errors: [{ status: '404' }] })
})

test('the root is left to AI clients that ask for no page', async () => {
  expect((await get('/', { accept: 'application/json, text/event-stream' })).headers.get('content-type')).not.toContain(
    'html',
  )
  const answer = await app.request('/', {
    method: 'POST',
    headers: { ...PAGE, 'content-type': 'application/json' },
    body: '{}',
  })
  expect(answer.headers.get('content-type')).toContain('json')
})

test('a process for workers serves no application', async () => {
  expect(
    (await createApp(context, { web: folder, serves: 'health' }).request('/shipments', { headers: PAGE })).status,
  ).toBe(404)
})
