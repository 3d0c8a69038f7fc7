import { createClient, type Deprecation } from '@boxtrail/client'
import type { Spec } from '@boxtrail/contracts/comparison'
import openapi from '@boxtrail/contracts/openapi.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { deprecationsOf } from '../../../../tools/generate/deprecations.ts'
import { testApi } from '../harness/api.ts'

/** The contract as it would be if two of its operations were to be removed. */
const contract = structuredClone(openapi) as unknown as { paths: Record<string, Record<string, object>> }
Object.assign(contract.paths['/ports/{id}']!.get!, {
  deprecated: true,
  'x-deprecation': {
    since: '2026-01-01',
    sunset: '2026-07-01',
    link: 'https://boxtrail.example/docs/moving#ports',
  },
})
Object.assign(contract.paths['/webhooks']!.post!, { deprecated: true, 'x-deprecation': { since: '2026-03-01' } })
const deprecations = deprecationsOf(contract as unknown as Spec)

const api = await testApi({ app: { deprecations, corsOrigins: ['https://app.example'] } })
const headersOf = async (method: string, path: string, init?: Parameters<typeof api.request>[2]) => {
  const { headers } = await api.request(method, path, init)
  return { deprecation: headers.get('deprecation'), sunset: headers.get('sunset'), link: headers.get('link') }
}
const NONE = { deprecation: null, sunset: null, link: null }
const PORTS = {
  deprecation: '@1767225600',
  sunset: 'Wed, 01 Jul 2026 00:00:00 GMT',
  link: '<https://boxtrail.example/docs/moving#ports>; rel="deprecation"; type="text/html", <https://boxtrail.example/docs/moving#ports>; rel="sunset"; type="text/html"',
}

test('each response of a deprecated operation says since when, until when, and where to read more', async () => {
  expect(await headersOf('GET', '/v2/ports/USLAX')).toEqual(PORTS)
  expect(await headersOf('HEAD', '/v2/ports/USLAX')).toEqual(PORTS)
})

test('refusals say so as well, also those of a caller without a key', async () => {
  expect(await headersOf('GET', '/v2/ports/NOWHERE')).toEqual(PORTS)
  expect(await headersOf('GET', '/v2/ports/USLAX', { headers: { authorization: '' } })).toEqual(PORTS)
})

test('a date or a page that the contract does not name is not stated', async () => {
  const deprecated = { ...NONE, deprecation: '@1772323200' }
  expect(await headersOf('POST', '/v2/webhooks', { body: {} })).toEqual(deprecated)
})

test('other operations state no deprecation, nor do those of the same path', async () => {
  expect(await headersOf('GET', '/v2/webhooks')).toEqual(NONE)
  expect(await headersOf('GET', '/v2/terminals/x')).toEqual(NONE)
  expect(await headersOf('PATCH', '/v2/ports/USLAX')).toEqual(NONE)
})

test('a deprecation is reported to users of the client, and can be read by pages of another origin', async () => {
  const reports: Deprecation[] = []
  const client = createClient({
    baseUrl: 'https://boxtrail.test',
    apiKey: api.apiKey,
    fetch: async (request) => api.app.request(request),
    onDeprecated: (deprecation) => void reports.push(deprecation),
  })
  await client.ports.get('USLAX')
  expect(reports).toEqual([
    {
      operation: 'GET /ports/{id}',
      since: new Date('2026-01-01T00:00:00Z'),
      sunset: new Date('2026-07-01T00:00:00Z'),
      link: 'https://boxtrail.example/docs/moving#ports',
    },
  ])
  const { headers } = await api.request('GET', '/v2/ports/USLAX', { headers: { origin: 'https://app.example' } })
  expect(headers.get('access-control-expose-headers')).toMatch(/Deprecation,.*Sunset,.*Link/)
})

test('no operation is deprecated that the contract does not deprecate', async () => {
  expect(deprecationsOf(openapi as unknown as Spec)).toEqual({})
  const { headers } = await (await testApi()).request('GET', '/v2/ports/USLAX')
  expect(headers.get('deprecation')).toBeNull()
})
