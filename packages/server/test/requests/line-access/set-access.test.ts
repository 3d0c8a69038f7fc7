import { expect, test } from 'vitest'
import { setAccess } from '../../../src/requests/line-access/set-access.ts'
import { testApi } from '../../harness/api.ts'
import { fakeLine } from '../../harness/records/fake-line.ts'
import { freshNumber, trackingBody } from '../../harness/records/tracked.ts'
import { atSea, createScene } from '../../harness/records/tracking-scene.ts'

const seaboard = fakeLine('SMLU')
const one = fakeLine('ONEY')
const api = await testApi({ sources: [seaboard.source, one.source] })
const scene = createScene(api)
const { pool } = api.context
const allow = (enabled: boolean, accountId = api.accountId) => setAccess(pool, accountId, 'SMLU', enabled)
const pollsOf = (number: string) => seaboard.polls.filter((subject) => subject.number === number).length
/** Makes every check due that has a next poll, and runs the workers. */
const pollAll = async () => {
  await pool.query('update checks set next_check_at = now() where next_check_at is not null')
  await scene.work()
}

test('requests are accepted at an enabled line, and rejected at a disabled one', async () => {
  const create = async () =>
    (await api.api.POST('/tracking_requests', { body: trackingBody({ scac: 'SMLU' }) })).response.status
  expect(await create()).toBe(422)
  expect(await allow(true)).toEqual({ changed: true, requests: 0, searches: 0 })
  expect(await allow(true)).toMatchObject({ changed: false })
  expect(await create()).toBe(201)
  expect(await allow(false)).toMatchObject({ changed: true, requests: 1 })
  expect(await create()).toBe(422)
})

test('polls of a request are suspended while its line is disabled, and resumed once it is enabled', async () => {
  await allow(true)
  const { id, number } = await scene.request({ scac: 'SMLU' })
  await scene.work()
  expect(await scene.requestAt(id)).toMatchObject({ status: 'awaiting_manifest' })
  const before = pollsOf(number)
  await allow(false)
  seaboard.knows(number, atSea())
  await pollAll()
  expect(pollsOf(number)).toBe(before)
  expect(await scene.requestAt(id)).toMatchObject({ status: 'awaiting_manifest' })
  await allow(true)
  await scene.work()
  expect(await scene.requestAt(id)).toMatchObject({ status: 'created' })
})

test('the polls of another account are unchanged when a line is disabled for one', async () => {
  const other = await api.otherAccount()
  await allow(true)
  await allow(true, other.accountId)
  const number = freshNumber()
  seaboard.knows(number, atSea())
  await scene.request({ scac: 'SMLU', request_number: number })
  await scene.request({ scac: 'SMLU', request_number: number }, other)
  await scene.work()
  await allow(false)
  const before = pollsOf(number)
  await pollAll()
  expect(pollsOf(number)).toBe(before + 1)
})

test('a stopped shipment is not resumed at a disabled line', async () => {
  await allow(true)
  const number = freshNumber()
  seaboard.knows(number, atSea())
  const { id } = await scene.request({ scac: 'SMLU', request_number: number })
  await scene.work()
  const { data } = await api.api.GET('/tracking_requests/{id}', { params: { path: { id } } })
  const params = { path: { id: data!.data.relationships.tracked_object.data!.id } }
  await api.api.PATCH('/shipments/{id}/stop_tracking', { params })
  await allow(false)
  const refused = await api.request('PATCH', `/v2/shipments/${params.path.id}/resume_tracking`)
  expect(refused.status).toBe(422)
  expect((await refused.json()).errors[0].detail).toContain('SMLU is not enabled')
  await allow(true)
  expect((await api.request('PATCH', `/v2/shipments/${params.path.id}/resume_tracking`)).status).toBe(200)
})

test('a search that pauses between two rounds is restarted when a line is enabled', async () => {
  await allow(false)
  const number = 'SHAG00000001'
  one.fails(number, 'unreachable')
  const { id } = await scene.request({
    request_number: number,
    scac: '',
    auto_detect_vocc_scac: true,
    request_type: 'booking',
  })
  await scene.work()
  expect(await scene.requestAt(id)).toMatchObject({ status: 'pending', scac: null })
  one.knows(number, atSea())
  await pool.query('update sources set paused_until = null, failures = 0')
  expect(await allow(true)).toMatchObject({ changed: true, searches: 1 })
  await pool.query('update checks set next_check_at = now() where subject_number = $1', [number])
  await scene.work()
  expect(await scene.requestAt(id)).toMatchObject({ scac: 'ONEY', status: 'created' })
})
