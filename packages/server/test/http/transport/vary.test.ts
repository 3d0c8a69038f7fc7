import fc from 'fast-check'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { expect, test } from 'vitest'
import { varyByEncoding } from '../../../src/http/transport/vary.ts'

const THRESHOLD = 100

const answers = fc.record({
  status: fc.constantFrom(200, 201, 206, 304, 404),
  length: fc.constantFrom(0, 99, 100, 5_000),
  type: fc.constantFrom('application/vnd.api+json', 'text/markdown; charset=utf-8', 'image/png', undefined),
  cache: fc.constantFrom('no-store', 'private, no-transform', undefined),
  vary: fc.constantFrom('Accept', '*', 'accept-encoding', undefined),
  encoding: fc.constantFrom('br', undefined),
  counted: fc.boolean(),
})

test('a response is what it is without this step, whatever its headers', async () => {
  await fc.assert(
    fc.asyncProperty(
      answers,
      fc.constantFrom('GET', 'HEAD'),
      fc.constantFrom('gzip', undefined),
      async (answer, method, accepted) => {
        const respond = () => {
          const headers = new Headers()
          if (answer.type) headers.set('Content-Type', answer.type)
          if (answer.cache) headers.set('Cache-Control', answer.cache)
          if (answer.vary) headers.set('Vary', answer.vary)
          if (answer.encoding) headers.set('Content-Encoding', answer.encoding)
          if (answer.counted) headers.set('Content-Length', String(answer.length))
          return new Response(answer.status === 304 ? null : 'x'.repeat(answer.length), {
            status: answer.status,
            headers,
          })
        }
        const alone = new Hono().use(compress({ threshold: THRESHOLD })).get('/', respond)
        const both = new Hono()
          .use(compress({ threshold: THRESHOLD }))
          .use(varyByEncoding(THRESHOLD))
          .get('/', respond)
        const headers: HeadersInit = accepted ? { 'accept-encoding': accepted } : {}
        const [expected, shown] = await Promise.all([alone, both].map((app) => app.request('/', { method, headers })))
        expect([shown!.status, [...shown!.headers]]).toEqual([expected!.status, [...expected!.headers]])
        expect(await shown!.text()).toBe(await expected!.text())
      },
    ),
    { numRuns: 300 },
  )
})
