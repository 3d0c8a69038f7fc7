import { expect, test } from 'vitest'
import { testApi } from '../../harness/api.ts'
import { trackingBody } from '../../harness/records/tracked.ts'
import { workUntilIdle } from '../../harness/workers.ts'
import { journeyAt, pusher, terminal, wire } from '../../intake/feeds/feed.ts'

const api = await testApi({ sources: [terminal()] })
const push = pusher(api)
const CONTAINER = 'BXTU7300010'

test('the times that are known by day are named, attribute by attribute, and their events are served so', async () => {
  const body = trackingBody()
  api.line.knows(body.data.attributes.request_number, journeyAt(36, CONTAINER))
  await api.api.POST('/tracking_requests', { body })
  await workUntilIdle(api.context)
  const day = wire(Date.now() - 86_400_000).slice(0, 10)
  const facility = { firms: 'Y258', locode: 'USLAX' }
  const snapshot = {
    container_number: CONTAINER,
    observed_at: wire(Date.now() - 60_000),
    facility,
    availability: 'yes',
    discharged_at: day,
    last_free_day: '2099-05-08',
  }
  const answer = await push.message('trapac-la', { snapshots: [snapshot] })
  expect(answer.status, await answer.text()).toBe(200)
  await workUntilIdle(api.context)

  const query = { 'filter[number]': CONTAINER } as never
  const { data } = await api.api.GET('/containers', { params: { query } })
  const [{ id, attributes, meta }] = data!.data as [NonNullable<typeof data>['data'][number]]
  const byDay = { precision: 'day', zone_source: 'place' }
  expect(meta!.times).toEqual({
    pod_discharged_at: byDay,
    pickup_lfd: byDay,
    'import_deadlines.pickup_lfd_terminal': byDay,
  })
  expect(attributes.import_deadlines?.pickup_lfd_terminal).toBe('2099-05-08T07:00:00Z')

  const { data: events } = await api.api.GET('/containers/{id}/transport_events', { params: { path: { id } } })
  const precise = events!.data.map(({ attributes: { event, invalidated_at }, meta: of }) => [event, invalidated_at, of])
  expect(precise).toContainEqual(['container.transport.vessel_discharged', null, { time: byDay }])
  expect(precise).toContainEqual(['container.transport.vessel_arrived', null, undefined])
})
