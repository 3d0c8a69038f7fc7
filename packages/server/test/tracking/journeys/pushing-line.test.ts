import { createReference } from '@boxtrail/reference/reference'
import { createUnconfiguredLine } from '@boxtrail/sources/unconfigured-line'
import { expect, test } from 'vitest'
import { testApi } from '../../harness/api.ts'
import { createScene, type Event, finished } from '../../harness/records/tracking-scene.ts'
import { carrier, pusher, sign } from '../../intake/feeds/feed.ts'

const oocl = createUnconfiguredLine(createReference().shippingLines.byScac('OOLU')!)
const api = await testApi({ sources: [oocl, carrier('oolu-push', 'OOLU')] })
const scene = createScene(api)
const push = pusher(api)

const BILL = 'OOLU2609590017'

/** Pushes these events under the number of the bill. */
const pushed = async (events: readonly Event[]) => {
  const documentReferences = [{ documentReferenceType: 'TRD', documentReferenceValue: BILL }]
  const body = JSON.stringify(events.map((one, index) => ({ ...one, eventID: `${index}`, documentReferences })))
  const response = await push.post('oolu-push/dcsa/events', body, { 'notification-signature': sign(body) })
  expect(response.status).toBe(204)
  await scene.work()
}

const lookAgain = async (id: string) => {
  await api.context.pool.query('update journeys set due_at = now() where tracking_request_id = $1', [id])
  await scene.work()
}

const stopOf = async (number: string) =>
  (
    await scene.one<{ reason: string | null }>(
      'select line_tracking_stopped_reason as reason from shipments where normalized_number = $1',
      [number],
    )
  ).reason

const isActive = async (number: string) => {
  const subscriptions = await scene.rows<{ active: boolean }>(
    'select s.active from subscriptions s join checks c on c.id = s.check_id where c.subject_number = $1',
    [number],
  )
  return subscriptions.some(({ active }) => active)
}

test('the tracking of a line that only pushes ends a day after its window, although it pushes nothing more', async () => {
  const { id, number } = await scene.request({ scac: 'OOLU', request_number: BILL })
  await pushed(finished())
  await scene.elapse(number, '20 days')
  await lookAgain(id)
  await scene.elapse(number, '25 hours')
  await lookAgain(id)
  expect([await stopOf(number), await isActive(number)]).toEqual([null, true])
  await scene.elapse(number, '40 days')
  await lookAgain(id)
  expect(await stopOf(number)).toBeNull()
  await scene.elapse(number, '25 hours')
  await lookAgain(id)
  expect([await stopOf(number), await isActive(number)]).toEqual(['no_updates_at_line', false])
})
