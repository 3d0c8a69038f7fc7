import type { OperationId } from '@boxtrail/contracts'
import { operations, parameters } from '@boxtrail/contracts/operations'
import { describe, expect, test } from 'vitest'
import { testApi } from '../harness/api.ts'
import { requestPath } from '../harness/http/operations.ts'
import { trackedShipment } from '../harness/records/tracked.ts'

const api = await testApi({ isOperator: true })
const { containerId, shipmentId, requestId } = await trackedShipment(api)
const choice = { entity_type: 'Shipment', api_slug: 'incoterm', display_name: 'Incoterm', data_type: 'enum' } as const
const { data: definition } = await api.api.customFieldDefinitions.create(choice)

const own: Record<string, string> = {
  '/containers': containerId,
  '/shipments': shipmentId,
  '/tracking_requests': requestId,
  '/custom_field_definitions': definition.id,
}
const lists = (Object.keys(operations) as OperationId[]).filter((id) => 'page[size]' in parameters[id])

const request = (id: OperationId, search: string) => {
  const { path } = operations[id]
  const record = own[`/${path.split('/')[1]}`]!
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, record])
  const at = requestPath(id, Object.fromEntries(names))
  return api.request('GET', `${at}${at.includes('?') ? '&' : '?'}${search}`)
}

const noNumbers = ['0', '-1', '1.5', '1e2', '1e9', '+1', '٣', '0x10', 'NaN', '1'.repeat(401), '%20', 'a']

describe.each(lists)('%s', (id) => {
  test.each(['page[size]', 'page[number]'])(
    'rejects a %s that is not a whole number from 1, and names it',
    async (name) => {
      for (const value of noNumbers) {
        const refused = await request(id, `${name}=${encodeURIComponent(decodeURIComponent(value))}`)
        const { errors } = await refused.json()
        expect([refused.status, errors?.[0].source], value).toEqual([400, { parameter: name }])
      }
      expect((await request(id, `${name}=1&${name}=2`)).status).toBe(400)
    },
  )

  test('limits a page to a hundred, and shows it in the links', async () => {
    for (const size of ['101', '1000000000', '9223372036854775808']) {
      const answer = await request(id, `page[size]=${size}`)
      expect(answer.status, size).toBe(200)
      const { data, links } = await answer.json()
      expect(data.length).toBeLessThanOrEqual(100)
      expect(links.first).toContain('page%5Bsize%5D=100')
    }
  })

  test('returns each record once to clients that follow the cursors of links.next', async () => {
    const ids = async (search: string) => {
      const answer = await (await request(id, search)).json()
      return { ids: answer.data.map((record: { id: string }) => record.id) as string[], ...answer }
    }
    const whole = await ids('page[size]=100')
    const walked: string[] = []
    let search: string | undefined = 'page[size]=2'
    while (search !== undefined) {
      const page: Awaited<ReturnType<typeof ids>> = await ids(search)
      expect(page.meta.total).toBe(whole.ids.length)
      walked.push(...page.ids)
      const next: URLSearchParams | undefined = page.links.next && new URL(page.links.next).searchParams
      search = next && `page[size]=2&page[after]=${next.get('page[after]')}`
    }
    expect(walked).toEqual(whole.ids)
  })

  test('rejects a cursor of another list, names page[after], and says where to take one from', async () => {
    const other = Buffer.from('["another list",1]').toString('base64url')
    for (const cursor of [other, 'W10', 'bnVsbA', 'x', '%20', '*', 'a,b', 'a'.repeat(1001)]) {
      const refused = await request(id, `page[after]=${cursor}`)
      const [error] = (await refused.json()).errors ?? []
      expect([refused.status, error?.source], cursor).toEqual([400, { parameter: 'page[after]' }])
      expect(error.detail, cursor).toContain('Take it from links.next')
    }
  })

  test('returns nothing far beyond the last page, and rejects a page number that cannot be counted to', async () => {
    for (const number of ['1000000000000', '9007199254740991']) {
      const answer = await request(id, `page[number]=${number}&page[size]=100`)
      expect([answer.status, (await answer.json()).data], number).toEqual([200, []])
    }
    const refused = await request(id, 'page[number]=9223372036854775808')
    expect([refused.status, (await refused.json()).errors[0].source]).toEqual([400, { parameter: 'page[number]' }])
  })
})

test.each([
  ['listAccuracy', 'filter[month][start]=2026-13', 'filter[month][start] must be a month like 2026-03.'],
  ['listAccuracy', 'filter[source]=nobody', 'must be the id of a source, or a SCAC or the name of one line'],
  ['listContradictions', 'filter[kind]=a%00b', 'The value of filter[kind] contains the character NUL.'],
  ['listContradictions', 'filter[kind]=%FF', 'The value of filter[kind] is not percent-encoded UTF-8.'],
  ['listContradictions', `include=${'x'.repeat(5_000)}`, `The relation ${'x'.repeat(60)} is not known here.`],
] as const)('%s?%.40s is refused in words that say what it must be', async (id, search, said) => {
  const refused = await request(id, search)
  const [error] = (await refused.json()).errors
  expect([refused.status, error.detail.length < 300]).toEqual([400, true])
  expect(error.detail).toContain(said)
})

test('a number is accepted with as many decimals as a JavaScript number has', async () => {
  const at = requestPath('getVesselFuturePositionsWithCoordinates')
  const path = at.replace(/latitude=[^&]*/, `latitude=${0.1 + 0.2}`)
  expect(path).not.toBe(at)
  expect((await api.request('GET', path)).status).toBe(404)
})
