import { withCheckDigit } from '@boxtrail/reference/container-number'
import { beforeEach, expect, test } from 'vitest'
import { edifact } from '../../../sources/test/edi/messages.ts'
import { testApi } from '../harness/api.ts'
import { trackingBody } from '../harness/records/tracked.ts'
import { createScene } from '../harness/records/tracking-scene.ts'
import { workUntilIdle } from '../harness/workers.ts'
import { journeyAt, partner, pusher, SECRET } from '../intake/feeds/feed.ts'

const facilities = [{ firms: 'Y258', locode: 'USLAX' }]
const gate = partner({ id: 'gate-edi', kind: 'terminal', sender_ids: ['GATE'], facilities, secret: SECRET })
const api = await testApi({ sources: [gate] })
const push = pusher(api)
const scene = createScene(api)

let count = 0
let container: string
let bill: string

/** Tracks a container of MAEU that was discharged at Los Angeles. */
beforeEach(async () => {
  container = withCheckDigit(`BXTU6${String(++count).padStart(5, '0')}`)!
  const body = trackingBody()
  bill = body.data.attributes.request_number
  api.line.knows(bill, journeyAt(44, container))
  await api.api.POST('/tracking_requests', { body })
  await workUntilIdle(api.context)
})

/** The terminal reports the gate-out, under a bill. */
const gateOut = async (under: string) => {
  const time = new Date(Date.now() - 3 * 3_600_000).toISOString().replace(/\D/g, '').slice(0, 12)
  const text = edifact(
    'CODECO',
    [
      `BGM+36+X${++count}+9`,
      `EQD+CN+${container}+45G1:102:5++3+5`,
      `RFF+BM:${under}`,
      `DTM+7:${time}Z:205`,
      'LOC+165+USLAX:139:6',
      'TDT+1++3',
    ],
    { sender: 'GATE' },
  )
  expect((await push.post('gate-edi/edi', text, { 'content-type': 'application/edifact' })).status).toBe(200)
  await workUntilIdle(api.context)
}

const found = async (state: 'open' | 'resolved' = 'open') => {
  const query = { 'filter[kind]': ['other_bill_named'], 'filter[state]': [state], 'page[size]': 100 } as never
  const { data } = await api.api.GET('/contradictions', { params: { query } })
  return data!.data.filter(({ attributes }) => attributes.title.includes(container)).map(({ attributes }) => attributes)
}

test('a terminal that reports the container under another bill contradicts the line, until it corrects itself', async () => {
  await gateOut('269999999')
  const [one] = await found()
  expect(one).toMatchObject({
    severity: 'medium',
    title: `${container} travels under ${bill} according to Maeu, and under 269999999 according to gate-edi.`,
    decided_by: { field: 'bill_of_lading_number', order: ['line'] },
  })
  expect(one!.statements.map(({ about, value, prevails, source }) => [about, value, prevails, source.kind])).toEqual([
    ['bill_of_lading_number', bill, true, 'line'],
    ['bill_of_lading_number', '269999999', false, 'terminal'],
  ])
  await gateOut(bill)
  expect(await found()).toEqual([])
  expect(await found('resolved')).toHaveLength(1)
})

test.each([
  ['the letters of the line before it', () => `MAEU${bill}`],
  ["a forwarder's bill", () => 'FWDX0012345'],
])('%s is no other bill', async (_, under) => {
  await gateOut(under())
  expect(await found()).toEqual([])
})

type References = readonly (readonly [type: string, value: string])[]

/** Makes the line report the journey again, under these references. */
const lineNames = async (references: References) => {
  api.line.knows(
    bill,
    journeyAt(44, container).map((event) => ({
      ...event,
      documentReferences: references.map(([documentReferenceType, documentReferenceValue]) => ({
        documentReferenceType,
        documentReferenceValue,
      })),
    })),
  )
  await scene.poll(bill)
}

test('a line that names another bill beside the asked one contradicts itself once, until it names it no longer', async () => {
  const both: References = [
    ['TRD', bill],
    ['TRD', '269999998'],
  ]
  await lineNames(both)
  const opened = await found()
  expect(opened).toMatchObject([
    {
      title: `Maeu names two bills of lading for ${container}: ${bill}, which was asked for, and 269999998.`,
      decided_by: { field: 'bill_of_lading_number', order: ['line'] },
    },
  ])
  // A new version of the reader reads the same reports again and finds the same contradiction.
  Object.assign(api.line.source, { adapterVersion: api.line.source.adapterVersion + 1 })
  await scene.poll(bill)
  await workUntilIdle(api.context)
  expect(await found()).toEqual(opened)
  await lineNames([['TRD', bill]])
  expect(await found()).toEqual([])
  expect(await found('resolved')).toHaveLength(1)
})

test('two bills of one booking are no contradiction of a line', async () => {
  await lineNames([
    ['TRD', bill],
    ['TRD', '269999997'],
    ['BKG', 'BOOKING77'],
  ])
  expect(await found()).toEqual([])
})

test('moves that the line reports under another bill, of another voyage, move nothing; they stay, and a flag says why', async () => {
  const served = async () => {
    const { data } = await api.api.containers.list({ 'filter[number]': container } as never)
    const { id, attributes, meta } = data[0]!
    const { data: raw } = await (await api.request('GET', `/v2/containers/${id}/raw_events?page%5Bsize%5D=100`)).json()
    const { data: events } = await (await api.request('GET', `/v2/containers/${id}/transport_events`)).json()
    // The times of the update and of the last request to the line may differ.
    const { updated_at: _, shipment_last_tracking_request_at: __, ...known } = attributes as Record<string, unknown>
    return { known, raw: raw.length, events: events.length, flags: meta!.flags ?? [] }
  }
  const under = (number: string) => ({
    documentReferences: [{ documentReferenceType: 'TRD', documentReferenceValue: number }],
  })
  const own = journeyAt(44, container).map((event) => ({ ...event, ...under(bill) }))
  api.line.knows(bill, own)
  await scene.poll(bill)
  const before = await served()
  const load = own.find((event) => (event as { equipmentEventTypeCode?: string }).equipmentEventTypeCode === 'LOAD')!
  const transportCall = { modeOfTransport: 'VESSEL', UNLocationCode: 'NLRTM', vessel: { vesselName: 'TEST HERON' } }
  api.line.knows(bill, [...own, { ...load, transportCall, ...under('269999996') }])
  await scene.poll(bill)
  const after = await served()
  expect({ ...after, raw: after.raw - 1, flags: [] }).toEqual({ ...before, flags: [] })
  expect(after.flags).toMatchObject([
    {
      code: 'disputed',
      detail: expect.stringMatching(
        /^load at Rotterdam on .* under bill 269999996: not used, because it is of another journey$/,
      ),
    },
  ])
  expect((await found()).map(({ statements }) => statements[1]!.value)).toEqual(['269999996'])
})
