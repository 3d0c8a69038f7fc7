import { expect, it } from 'vitest'
import { testApi } from '../harness/api.ts'
import { trackingBody } from '../harness/records/tracked.ts'
import { workUntilIdle } from '../harness/workers.ts'
import { journeyAt, pusher, railway, terminal, wire } from '../intake/feeds/feed.ts'
import { call, connect } from './connect.ts'

const test = await testApi({ sources: [terminal(), railway()] })
const { api, app, apiKey, context } = test
const push = pusher(test)
const client = await connect(app, { apiKey })

const track = async (container: string, rail: boolean, facility: object) => {
  const body = trackingBody()
  const events = journeyAt(rail ? 49 : 39, container, { rail }).map((event) => {
    // The line names ports, but no terminals.
    const { facilityCode: _, facilityCodeListProvider: __, ...transportCall } = event.transportCall
    return { ...event, transportCall, eventLocation: undefined }
  })
  test.line.knows(body.data.attributes.request_number, events)
  await api.POST('/tracking_requests', { body })
  await workUntilIdle(context)
  const snapshot = {
    container_number: container,
    observed_at: wire(Date.now()),
    facility,
    availability: 'yes',
    holds: [],
  }
  await push.message(rail ? 'bnsf' : 'trapac-la', { snapshots: [snapshot] })
  await workUntilIdle(context)
  const { data } = await api.GET('/containers', { params: { query: { 'filter[number]': container } } })
  return data!.data[0]!
}

it.each([
  ['TSTU1000012', true, { locode: 'USCHI', name: 'BNSF Logistics Park Chicago' }, 'BNSF Logistics Park Chicago'],
  ['TSTU1000028', true, { locode: 'USCHI' }, null],
  ['TSTU1000033', false, { firms: 'Y258', locode: 'USLAX' }, 'Trapac'],
])('the pickup place of %s is named as in REST, and no port that it has left', async (number, rail, facility, name) => {
  const { id, meta } = await track(number, rail, facility)
  const { result } = await call(client, 'get_container', { id })
  expect(result.location.ready_for_pickup).toBe(true)
  const shown = meta!.pickup_place!
  // The name is quoted if it is the source's own, because no table has the place.
  expect(result.pickup_place).toEqual({ ...shown, name: name === null ? `«${shown.name}»` : shown.name })
  expect(result.pickup_place).toMatchObject({
    facility: name === null ? null : expect.stringContaining(name),
    locode: rail ? 'USCHI' : 'USLAX',
  })
})
