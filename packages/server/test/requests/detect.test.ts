import { createUnconfiguredLine } from '@boxtrail/sources/unconfigured-line'
import { expect, test } from 'vitest'
import { createRegistry } from '../../src/sources/registry.ts'
import { saveSources } from '../../src/sources/save-sources.ts'
import { testApi } from '../harness/api.ts'
import { fakeLine } from '../harness/records/fake-line.ts'
import { notified } from '../harness/records/notified.ts'
import { atSea, createScene } from '../harness/records/tracking-scene.ts'

const api = await testApi()
const scene = createScene(api)
const { context } = api
const one = fakeLine('ONEY')
const hmm = fakeLine('HDMU')
const cosco = createUnconfiguredLine(context.reference.shippingLines.byScac('COSU')!)
context.registry = createRegistry([api.line.source, one.source, hmm.source, cosco])
await saveSources(context.pool, context.registry)

let next = 0
/** A booking number in the form that both ONE and HMM use. */
const sharedBooking = () => `SHAG${String(++next).padStart(8, '0')}`
const detect = (request_number: string, more: object = {}) =>
  scene.request({ request_number, scac: '', auto_detect_vocc_scac: true, request_type: 'booking', ...more })
const eventsOf = async (id: string) =>
  (
    await scene.rows<{ event: string }>(
      'select event from changes where resource_id = $1 and event is not null order by sequence',
      [id],
    )
  ).map(({ event }) => event)
const searches = () => scene.rows('select * from detections')
const comeBack = () => context.pool.query('update sources set paused_until = null, failures = 0')

test('a number that reveals its line is tracked there, and no other line is polled', async () => {
  const number = '260417733'
  api.line.knows(number, atSea())
  const { data } = await api.api.POST('/tracking_requests', {
    body: {
      data: {
        type: 'tracking_request',
        attributes: { request_type: 'bill_of_lading', request_number: `MAEU${number}`, auto_detect_vocc_scac: true },
      },
    },
  })
  expect(data!.data.attributes).toMatchObject({ scac: null, status: 'pending' })
  const pollsBefore = [one.polls.length, hmm.polls.length]
  await scene.work()
  const { id } = data!.data
  expect(await scene.requestAt(id)).toMatchObject({ scac: 'MAEU', status: 'created' })
  expect(await eventsOf(id)).toEqual(['tracking_request.succeeded'])
  const logged = await scene.rows(
    `select changeset from changes where resource_id = $1 and changeset ? 'scac' order by sequence`,
    [id],
  )
  expect(logged.at(-1)).toEqual({ changeset: { scac: [null, 'MAEU'] } })
  expect([one.polls.length, hmm.polls.length]).toEqual(pollsBefore)
  expect(await searches()).toEqual([])
})

test('the candidate lines are polled, likeliest first, and the first that knows the number is taken', async () => {
  const number = sharedBooking()
  hmm.knows(number, atSea())
  const { id } = await detect(number)
  await scene.work()
  expect(await scene.requestAt(id)).toMatchObject({ scac: 'HDMU', status: 'created' })
  expect(one.polls.filter((subject) => subject.number === number)).toHaveLength(1)
  // A response from the search is used: the line is not polled twice.
  expect(hmm.polls.filter((subject) => subject.number === number)).toHaveLength(1)
  const rows = await scene.rows<{ source_id: string; wanted: boolean }>(
    'select source_id, next_check_at is not null as wanted from checks where subject_number = $1 order by source_id',
    [number],
  )
  expect(rows).toEqual([
    { source_id: 'line:HDMU', wanted: true },
    { source_id: 'line:ONEY', wanted: false },
  ])
})

test('a number that no line knows fails, with the next step, and is free again', async () => {
  const number = sharedBooking()
  const { id } = await detect(number)
  expect((await scene.one<{ count: number }>('select count(*) from detections')).count).toBe(1)
  await scene.work()
  expect(await scene.requestAt(id)).toMatchObject({
    scac: null,
    status: 'failed',
    failed_reason: 'scac_auto_detect_failed',
  })
  const { data } = await api.api.GET('/tracking_requests/{id}', { params: { path: { id } } })
  expect(data!.data.meta).toMatchObject({ action: 'choose_line', retry_at: null })
  expect(await eventsOf(id)).toEqual(['tracking_request.failed'])
  expect(await searches()).toEqual([])
  const idle = await scene.rows('select 1 from checks where subject_number = $1 and next_check_at is not null', [
    number,
  ])
  expect(idle).toEqual([])
  await detect(number)
  await scene.work()
})

test('no line is polled for a number of a line without credentials', async () => {
  const { id } = await detect('6300417733')
  await scene.work()
  expect(await scene.requestAt(id)).toMatchObject({ status: 'failed', failed_reason: 'scac_auto_detect_failed' })
  expect(await scene.rows(`select 1 from checks where source_id = 'line:COSU'`)).toEqual([])
})

test('a line that is down is polled again later, and the search continues', async () => {
  const number = sharedBooking()
  one.fails(number, 'unreachable')
  const { id } = await detect(number)
  await scene.work()
  expect(await scene.requestAt(id)).toMatchObject({ status: 'pending', scac: null })
  const [resting] = await searches()
  expect(resting).toMatchObject({ check_id: null, state: { left: ['ONEY'], round: 2 } })
  one.knows(number, atSea())
  await comeBack()
  await context.pool.query('update detections set due_at = now()')
  await context.pool.query('update checks set next_check_at = now() where subject_number = $1', [number])
  await scene.work()
  expect(await scene.requestAt(id)).toMatchObject({ scac: 'ONEY', status: 'created' })
})

test('a detected number that is already open at its line fails as a duplicate', async () => {
  const number = '260417744'
  api.line.knows(number, atSea())
  await scene.request({ request_number: number })
  const { id } = await detect(`maeu ${number}`, { request_type: 'bill_of_lading' })
  await scene.work()
  expect(await scene.requestAt(id)).toMatchObject({ scac: null, status: 'failed', failed_reason: 'duplicate' })
  expect(await eventsOf(id)).toEqual(['tracking_request.failed'])
})

test('one number is searched for once, in any spelling', async () => {
  const number = sharedBooking()
  await detect(number)
  for (const request_number of [number.toLowerCase(), `${number.slice(0, 4)} ${number.slice(4)}`]) {
    const attributes = { request_type: 'booking', request_number, auto_detect_vocc_scac: true }
    const response = await api.request('POST', '/v2/tracking_requests', {
      body: { data: { type: 'tracking_request', attributes } },
    })
    expect(response.status).toBe(422)
    expect((await response.json()).errors[0].code).toBe('duplicate')
  }
  await scene.work()
})

test('a stopped shipment is resumed when its number is found again', async () => {
  const number = '260417755'
  api.line.knows(number, atSea())
  const { id } = await scene.request({ request_number: number })
  await scene.work()
  const shipment = (
    await scene.one<{ shipment_id: string }>('select shipment_id from tracking_requests where id = $1', [id])
  ).shipment_id
  await api.api.PATCH('/shipments/{id}/stop_tracking', { params: { path: { id: shipment } } })
  const again = await detect(`MAEU${number}`, { request_type: 'bill_of_lading' })
  await scene.work()
  const { data } = await api.api.GET('/tracking_requests/{id}', { params: { path: { id: again.id } } })
  expect(data!.data.attributes).toMatchObject({ scac: 'MAEU', status: 'created' })
  expect(data!.data.relationships.tracked_object.data!.id).toBe(shipment)
})

test('webhooks are notified of a failed search with the next step', async () => {
  await api.api.POST('/webhooks', {
    body: {
      data: {
        type: 'webhook',
        attributes: { url: 'https://hooks.example.com/t', active: true, events: ['tracking_request.failed'] },
      },
    },
  })
  const { id } = await detect(sharedBooking())
  await scene.work()
  const [told] = await notified(api.context.pool, 'n.reference_id = $1', [id])
  const [request] = JSON.parse(told!.body).included
  expect(request).toMatchObject({
    id,
    attributes: { failed_reason: 'scac_auto_detect_failed' },
    meta: { action: 'choose_line' },
  })
})
