import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { testJourney } from '../../src/sources/test-line/test-journey.ts'
import { testApi } from '../harness/api.ts'
import { fakeLine } from '../harness/records/fake-line.ts'
import { trackingBody } from '../harness/records/tracked.ts'
import { workUntilIdle } from '../harness/workers.ts'

/** A line that is polled with each number as the customer wrote it. */
const oneLine = fakeLine('ONEY')
oneLine.source.normalizeNumber = (_kind, number) => number
const scene = await testApi({ sources: [oneLine.source] })
const { context, request, otherAccount } = scene

const create = async (attributes: Record<string, unknown>) => {
  const response = await request('POST', '/v2/tracking_requests', { body: trackingBody(attributes) })
  return { status: response.status, ...(await response.json()) }
}

const lines = [...context.reference.shippingLines.all()].filter(({ scac }) => scac !== 'TEST')

describe('one bill, written with and without the prefix of its line', () => {
  test.each(
    lines
      .filter(({ supports, access }) => supports.bill_of_lading && access === 'public')
      .map((line) => [line] as const),
  )('is one request at $scac', async (line) => {
    const bare = 'QXZ8040017'
    expect((await create({ scac: line.scac, request_number: bare })).status).toBe(201)
    for (const prefix of [line.scac, ...line.alternativeScacs, ...(line.bolPrefix ? [line.bolPrefix] : [])]) {
      const { errors } = await create({ scac: line.scac, request_number: `${prefix} ${bare}` })
      expect(errors?.[0].code, prefix).toBe('duplicate')
    }
  })

  test('is one request whichever comes first, and is sent to the line as written', async () => {
    expect((await create({ scac: 'ONEY', request_number: 'ONEYQXZ8040018' })).status).toBe(201)
    const { errors } = await create({ scac: 'ONEY', request_number: 'qxz-804-0018' })
    expect(errors[0].code).toBe('duplicate')
    await workUntilIdle(context)
    expect(oneLine.polls).toContainEqual({ kind: 'bill', number: 'ONEYQXZ8040018' })
  })

  test('is one row of a bulk creation', async () => {
    const rows = ['HDMUQXZ8040019', 'QXZ8040019'].map((request_number) => ({
      request_type: 'bill_of_lading',
      request_number,
      scac: 'HDMU',
    }))
    const body = { data: { type: 'tracking_request_batch', attributes: { rows } } }
    const response = await request('POST', '/v2/tracking_requests/bulk', { body })
    const { data } = await response.json()
    expect(data.attributes.results.map(({ status }: { status: string }) => status)).toEqual(['created', 'duplicate'])
  })

  test('resumes the stopped shipment in the form to which its line responded', async () => {
    const { api, request } = await otherAccount()
    oneLine.knows('ONEYQXZ8040020', testJourney(Date.parse('2026-11-21T06:00:00Z')))
    const { data: first } = await api.POST('/tracking_requests', {
      body: trackingBody({ scac: 'ONEY', request_number: 'ONEYQXZ8040020' }),
    })
    await workUntilIdle(context)
    const shipmentOf = async (id: string) => {
      const { data } = await api.GET('/tracking_requests/{id}', { params: { path: { id } } })
      return data!.data.relationships.tracked_object.data?.id
    }
    const shipmentId = (await shipmentOf(first!.data.id))!
    await request('PATCH', `/v2/shipments/${shipmentId}/stop_tracking`)
    oneLine.polls.length = 0
    const { data: second } = await api.POST('/tracking_requests', {
      body: trackingBody({ scac: 'ONEY', request_number: 'QXZ8040020' }),
    })
    await workUntilIdle(context)
    expect(await shipmentOf(second!.data.id)).toBe(shipmentId)
    expect(oneLine.polls.filter(({ number }) => number === 'QXZ8040020')).toEqual([])
  })

  test('is not confused with a container, whose number also begins with letters', async () => {
    expect((await create({ request_number: '8040021', scac: 'HDMU' })).status).toBe(201)
    expect((await create({ request_type: 'container', request_number: 'HDMU8040021', scac: 'HDMU' })).status).toBe(201)
  })
})

test('a number, however hostile, never causes a failure on our side, and the refusal names the character that it cannot have', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc
      .array(
        fc.constantFrom(
          '\0',
          '\u202e',
          '\ud83d',
          '\ufdfa',
          '\u0391',
          '\u0410',
          '\ufe0f',
          '\u3164',
          '\u034f',
          '\u0301',
          '\u2800',
          '\u{e0041}',
          '9',
          'A',
          '/',
        ),
        { maxLength: 30 },
      )
      .map((parts) => parts.join('')),
  )
  const kinds = fc.constantFrom(
    ['bill_of_lading', 'MAEU'],
    ['booking', 'HLCU'],
    ['container', 'MAEU'],
    ['bill_of_lading', 'TEST'],
  )
  await fc.assert(
    fc.asyncProperty(text, kinds, async (request_number, [request_type, scac]) => {
      const { status, errors } = await create({ request_type, request_number, scac })
      expect([201, 422]).toContain(status)
      if (status === 422) expect(errors[0].source.pointer).toBe('/data/attributes/request_number')
    }),
    { numRuns: 300 },
  )
})

test.each([
  ['26099\u0410001', '"\u0410" (U+0410)'],
  ['26099\u0007001', 'U+0007'],
  ['26099\u0301001', 'U+0301'],
])('the character of %j that looks like another or cannot be seen is named', async (request_number, name) => {
  const { errors } = await create({ request_number })
  expect(errors[0].detail).toContain(`It has the character ${name};`)
})

test('fillers and selectors that cannot be seen are ignored', async () => {
  expect((await create({ request_number: '260990101' })).status).toBe(201)
  for (const pasted of ['260\ufe0f990101', '260\u3164990101', '260\u034f990101', '260\u{e0041}990101'])
    expect((await create({ request_number: pasted })).errors?.[0].code, JSON.stringify(pasted)).toBe('duplicate')
})
