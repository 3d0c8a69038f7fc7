import { describe, expect, it } from 'vitest'
import type { Deprecation } from '../src/index.ts'
import { json, observedClient } from './observed.ts'

const list = { data: [], links: {}, meta: { size: 0, total: 0 } }
const reportsOf = async (headers: Record<string, string>) => {
  const reports: Deprecation[] = []
  const onDeprecated = (deprecation: Deprecation) => void reports.push(deprecation)
  const { client } = observedClient([json(list, 200, headers)], { onDeprecated })
  for (const id of ['1', '2']) await client.shipments.customFields(id)
  return reports
}

describe('an operation that is deprecated', () => {
  it('is reported once, with its dates and where to read more', async () => {
    const reports = await reportsOf({
      deprecation: '@1767225600',
      sunset: 'Wed, 01 Jul 2026 00:00:00 GMT',
      link: '</v2/next>; rel="next", <https://boxtrail.example/docs/fields>; rel="deprecation"; type="text/html"',
    })
    expect(reports).toEqual([
      {
        operation: 'GET /shipments/{shipment_id}/custom_fields',
        since: new Date('2026-01-01T00:00:00Z'),
        sunset: new Date('2026-07-01T00:00:00Z'),
        link: 'https://boxtrail.example/docs/fields',
      },
    ])
  })

  it.each([
    [{ deprecation: 'true' }, { since: null, sunset: null, link: null }],
    [{ deprecation: 'Thu, 01 Jan 2026 00:00:00 GMT' }, { since: new Date('2026-01-01T00:00:00Z') }],
    [{ sunset: 'Wed, 01 Jul 2026 00:00:00 GMT' }, { since: null, sunset: new Date('2026-07-01T00:00:00Z') }],
  ])('is reported from %j', async (headers, expected) => {
    expect(await reportsOf(headers as unknown as Record<string, string>)).toMatchObject([expected])
  })

  it('is reported of a call by path and of a refusal as well', async () => {
    const reports: string[] = []
    const onDeprecated = ({ operation }: Deprecation) => void reports.push(operation)
    const { client } = observedClient([json({ errors: [] }, 404, { deprecation: '@1767225600' })], { onDeprecated })
    await client.GET('/ports/{id}', { params: { path: { id: 'USLAX' } } })
    await client.terminals.get('1').catch(() => {})
    expect(reports).toEqual(['GET /ports/{id}', 'GET /terminals/{id}'])
  })

  it('is the only one that is reported', async () => {
    expect(await reportsOf({ link: '</v2/next>; rel="next"' })).toEqual([])
  })
})
