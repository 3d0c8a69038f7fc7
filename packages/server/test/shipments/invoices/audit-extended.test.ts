import type { Schemas } from '@boxtrail/contracts'
import { addDays, dayIn } from '@boxtrail/engine/charges/days'
import { expect, test } from 'vitest'
import { testApi } from '../../harness/api.ts'
import { dischargedContainers } from '../../harness/records/discharged.ts'
import { identifier, readingOf, readUntilIdle, uploadedDocument } from '../../harness/records/documents.ts'
import { workUntilIdle } from '../../harness/workers.ts'
import { carrier, pusher, terminal, wire } from '../../intake/feeds/feed.ts'

const api = await testApi({ sources: [terminal(), carrier()] })
const push = pusher(api)
const discharged = dischargedContainers(api, 'BXTU8')
const HOUR_MS = 3_600_000
const ZONE = 'America/Los_Angeles'
const today = dayIn(Date.now() - 30 * HOUR_MS, ZONE)
const facility = { firms: 'Y258', locode: 'USLAX' }
const hoursAgo = (hours: number) => wire(Date.now() - hours * HOUR_MS)
const day = (days: number) => addDays(today, days)

const send = async (content: Parameters<typeof push.message>[1]) => {
  expect((await push.message('trapac-la', content)).status).toBe(200)
  await workUntilIdle(api.context)
}

/** States a last free day in a snapshot of the terminal or in an arrival notice of the line. */
const state = async (
  who: Who,
  { container, number }: Tracked,
  last_free_day: string,
  hours: number,
  granted: readonly object[] = [],
) => {
  if (who === 'the terminal') {
    const one = { container_number: container, observed_at: hoursAgo(hours), facility, holds: [], last_free_day }
    return send({ snapshots: [one] })
  }
  const freeTime = { typeCodes: ['DEM'], equipmentReferences: [container], lastFreeDate: { value: last_free_day } }
  const freeTimes = [freeTime, ...granted.map((one) => ({ ...one, equipmentReferences: [container] }))]
  const notice = { issueDateTime: hoursAgo(hours), transportDocumentReference: number, freeTimes }
  const answer = await push.post('maeu-push/arrival-notices', JSON.stringify({ arrivalNotices: [notice] }))
  expect([answer.status, await answer.json()]).toEqual([200, { feedbackElements: [] }])
  await workUntilIdle(api.context)
}

type Who = 'the terminal' | 'the line'
type Tracked = Awaited<ReturnType<typeof discharged.next>>

/**
 * Tracks a container with free time until two days ago, which was picked up thirty hours ago. `stated` adds a later
 * statement.
 */
const pickedUp = async (who: Who, granted: readonly object[] = []) => {
  const tracked = await discharged.next()
  await state(who, tracked, day(-2), 40, granted)
  const gate = { classifier: 'actual', event: 'gate_out', mode: 'truck', occurred_at: hoursAgo(30) }
  await send({ events: [{ container_number: tracked.container, facility, observed_at: hoursAgo(29), ...gate }] })
  return { ...tracked, stated: (last: string, hours: number) => state(who, tracked, last, hours) }
}

/** Uploads a document of the line that states a last free day, and reads it. */
const paperThatStates = async (container: string, last: string, field = 'last_free_day') => {
  const paper = await uploadedDocument(api, api, { name: `Extension of free time of ${container}` })
  const found = { page: 1, span: [1, 9], confidence: 0.95, grounds: ['at its label', 'twice'], box: null }
  const again = 'it is stated a second time, with a label of its own'
  const reading = readingOf({
    documentType: 'arrival_notice',
    identifiers: [identifier('container', container)],
    extraction: {
      ...{ schemaVersion: '2026-11-22', proposed: {}, leftOut: [] },
      payload: { containers: [], [field]: { value: last, ...found, grounds: [...found.grounds, again] } },
    },
  } as never)
  await readUntilIdle(api.context, async () => reading)
  await workUntilIdle(api.context)
  return paper
}

const audit = async (container_id: string, charge: string, bill: object) => {
  const body = { data: { type: 'invoice_audit', attributes: { container_id, charge, bill } } }
  const response = await api.request('POST', '/v2/invoices/audit', { body })
  expect(response.status).toBe(200)
  const { findings } = ((await response.json()) as Schemas['InvoiceAuditDocument']).data.attributes
  return (check: string) => findings.find((one) => one.check === check)
}

const tariff = async (charge: string) => {
  const tiers = [{ from_day: 1, amount_per_day: 50 }]
  const attributes = { charge, currency_code: 'USD', valid_from: '2020-01-01', tiers }
  await api.request('POST', '/v2/tariffs', { body: { data: { type: 'tariff', attributes } } })
  await workUntilIdle(api.context)
}
await tariff('storage')
await tariff('demurrage')

const TWO_DAYS = { charged_from: day(-1), charged_through: today, total_amount: 100, currency_code: 'USD' }

test.each<[string, Who]>([
  ['storage', 'the terminal'],
  ['demurrage', 'the line'],
])(
  'free days of %s that %s extends after the pickup are free, on the words of both statements',
  async (charge, who) => {
    const { id, stated } = await pickedUp(who)
    const before = await audit(id, charge, TWO_DAYS)
    expect([before('charged_from')?.result, before('total_amount')?.result]).toEqual(['agrees', 'agrees'])
    await stated(day(-1), 5)
    const after = await audit(id, charge, { ...TWO_DAYS, free_time_ends_on: day(-2) })
    expect(after('free_time_ends_on')).toMatchObject({ result: 'differs', expected: day(-1) })
    expect(after('charged_from')).toMatchObject({ result: 'differs', expected: today })
    expect(after('charged_from')?.evidence.map(({ words }) => words)).toEqual([day(-1), day(-2)])
    expect(after('total_amount')).toMatchObject({ result: 'differs', expected: '50.00 USD' })
    const fair = await audit(id, charge, { free_time_ends_on: day(-1), charged_from: today })
    expect([fair('free_time_ends_on')?.result, fair('charged_from')?.result]).toEqual(['agrees', 'agrees'])
  },
)

test('free days that are taken back after the pickup stay free', async () => {
  const { id, stated } = await pickedUp('the terminal')
  await stated(day(-4), 5)
  const found = await audit(id, 'storage', { free_time_ends_on: day(-4), charged_from: day(-3) })
  expect(found('charged_from')).toMatchObject({ result: 'differs', text: expect.stringContaining('2 days of free') })
  expect(found('free_time_ends_on')?.text).toContain(day(-4))
})

test('a pack of evidence has both statements, and the reports of both', async () => {
  const { id, stated } = await pickedUp('the terminal')
  await stated(day(-1), 5)
  const answer = await api.request('GET', `/v2/containers/${id}/evidence`)
  const pack = ((await answer.json()) as Schemas['EvidencePackDocument']).data.attributes
  const clock = pack.free_time.charges.find(({ free_time }) => free_time.charge === 'storage')!
  const { because, last_free_day } = clock.free_time
  expect([last_free_day, clock.days_charged]).toEqual([day(-1), 1])
  const reports = new Map(pack.reports.map((one) => [one.id, one.body_sha256]))
  expect(because.map(({ report_id }) => reports.get(report_id!))).toEqual([
    expect.stringMatching(/^[\da-f]{64}$/),
    expect.stringMatching(/^[\da-f]{64}$/),
  ])
})

test('a newer document that gives more free days is a separate finding, and a bill that grants them agrees', async () => {
  const { id, container } = await pickedUp('the line')
  const paper = await paperThatStates(container, day(-1))
  const bill = await audit(id, 'demurrage', TWO_DAYS)
  expect(bill('charged_from')?.result).toBe('agrees')
  expect(bill('free_time_extended')).toMatchObject({
    ...{ result: 'differs', billed: day(-1), expected: today },
    text: expect.stringContaining('by it 1 day that is charged is free'),
    evidence: [{ document: { id: paper.id } }, { words: day(-2) }],
  })
  const fair = await audit(id, 'demurrage', { free_time_ends_on: day(-1), charged_from: today })
  expect(['free_time_ends_on', 'free_time_extended'].map((check) => fair(check)?.result)).toEqual(['agrees', 'agrees'])
  expect((await audit(id, 'storage', TWO_DAYS))('free_time_extended')).toBeUndefined()
})

test('a document about the last free day for the pickup frees no day of detention, which the same notice grants', async () => {
  const { id, container } = await pickedUp('the line', [{ typeCodes: ['DET'], duration: 4, timeUnit: 'CD' }])
  await paperThatStates(container, day(12))
  const bill = { free_time_ends_on: day(12), charged_from: day(5), charged_through: day(14) }
  const found = await audit(id, 'detention', bill)
  expect(found('free_time_extended')).toBeUndefined()
  expect(found('free_time_ends_on')).toMatchObject({ expected: day(4) })
  expect((await audit(id, 'demurrage', TWO_DAYS))('free_time_extended')?.expected).toBe(day(13))
})

test('free days that are extended when nobody tracks the container any more are free: bills come later still', async () => {
  const { id, stated } = await pickedUp('the terminal')
  const { data } = await api.api.GET('/containers/{id}', { params: { path: { id } } })
  const shipment = data!.data.relationships.shipment.data!.id
  const stopped = await api.api.PATCH('/shipments/{id}/stop_tracking', { params: { path: { id: shipment } } })
  expect(stopped.error).toBeUndefined()
  await workUntilIdle(api.context)
  await stated(day(-1), 5)
  const after = await audit(id, 'storage', TWO_DAYS)
  expect(after('charged_from')).toMatchObject({ result: 'differs', expected: today })
  expect(after('charged_from')?.evidence.map(({ words }) => words)).toEqual([day(-1), day(-2)])
})

test('a document that states the day of the empty return ends the free time of detention, and is cited', async () => {
  await tariff('detention')
  const { id, container } = await pickedUp('the line')
  const paper = await paperThatStates(container, today, 'empty_return_by')
  const forecast = await api.request('GET', `/v2/containers/${id}/charges_forecast`)
  const { empty_return_by, charges } = ((await forecast.json()) as Schemas['ChargesForecastDocument']).data.attributes
  const detention = charges.find(({ free_time }) => free_time.charge === 'detention')!
  expect([empty_return_by, detention.state]).toEqual([today, 'charging'])
  const bill = await audit(id, 'detention', {
    ...{ charged_from: today, charged_through: day(1), total_amount: 100, currency_code: 'USD' },
    free_time_ends_on: day(-1),
  })
  expect(bill('free_time_ends_on')).toMatchObject({ result: 'differs', expected: today })
  expect(bill('charged_from')).toMatchObject({ result: 'differs', expected: day(1) })
  expect(bill('charged_from')?.evidence).toMatchObject([{ document: { id: paper.id }, words: today }])
  expect(bill('total_amount')).toMatchObject({ result: 'differs', expected: '50.00 USD' })
  const fair = await audit(id, 'detention', { charged_from: day(1) })
  expect(fair('charged_from')?.result).toBe('agrees')
  const demurrage = await audit(id, 'demurrage', TWO_DAYS)
  expect(demurrage('charged_from')?.result).toBe('agrees')
  const answer = await api.request('GET', `/v2/containers/${id}/evidence`)
  const pack = ((await answer.json()) as Schemas['EvidencePackDocument']).data.attributes
  const clock = pack.free_time.charges.find(({ free_time }) => free_time.charge === 'detention')!
  expect(clock.free_time).toMatchObject({ last_free_day: today, because: [{ source: `document:${paper.id}` }] })
  expect(pack.documents).toEqual([{ reference: 'D1', id: paper.id, name: `Extension of free time of ${container}` }])
})
