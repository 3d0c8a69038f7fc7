import type { Outcome } from '@boxtrail/engine/statement'
import { authorityOf } from '@boxtrail/sources/authority/configure-authority'
import { createFeedSource } from '@boxtrail/sources/feed/feed-source'
import type { Source } from '@boxtrail/sources/port/source'
import { expect, test } from 'vitest'
import { testApi } from '../harness/api.ts'
import { trackingBody } from '../harness/records/tracked.ts'
import { createScene, type Event } from '../harness/records/tracking-scene.ts'
import { reference } from '../harness/reference.ts'
import { journeyAt, pusher, SECRET, wire } from '../intake/feeds/feed.ts'

const HOUR_MS = 3_600_000
const facility = { firms: 'Y258', locode: 'USLAX' }
const authority = authorityOf({ kind: 'terminal', scac: null, facilities: [facility] }, reference)
const pier = createFeedSource({
  ...{ id: 'pier', kind: 'terminal', name: 'Pier 400', scac: null, authority },
  ...{ secrets: [SECRET], endpoint: null, accountId: null },
})

/** The outcome of the terminal's polls; null while it answers. */
let fails: Exclude<Outcome, 'ok'> | null
const said = new Map<string, string>()
/** A terminal that is polled, and reports the same about a container each time. */
const asked: Source = {
  ...pier,
  covers: ({ locode }) => locode === 'USLAX',
  fetch: async ({ number }) => {
    const snapshot = { container_number: number, observed_at: wire(Date.now()), facility, availability: 'no' }
    const message = { message_id: number, sent_at: wire(Date.now()), snapshots: [{ ...snapshot, holds: [] }] }
    const body = said.get(number) ?? JSON.stringify(message)
    said.set(number, body)
    const answer = { mediaType: 'application/json', complete: true, retryAfterMs: null, detail: null }
    return fails ? { ...answer, outcome: fails, body: null } : { ...answer, outcome: 'ok', body }
  },
}

const api = await testApi({ sources: [asked] })
const scene = createScene(api)

const read = async (container: string) => {
  const { data } = await api.api.GET('/containers', { params: { query: { 'filter[number]': container } as never } })
  const { attributes, meta, id } = data!.data[0]!
  const { availability_known, available_for_pickup, current_status } = attributes
  const provenance = (await (await api.request('GET', `/v2/containers/${id}/provenance`)).json()).data
  const entry = provenance.attributes.attributes.available_for_pickup
  return {
    served: { availability_known, available_for_pickup, current_status, pickup: meta!.pickup },
    saidAt: entry?.set_by.last_reported_at,
    outcome: meta!.sources.find((one) => one.id === 'terminal:pier')?.last_outcome,
    id,
  }
}

/** The journey of a container that has not yet reached the port of the terminal. */
const comingTo = (container: string) => {
  const soon = wire(Date.now() + 2 * HOUR_MS)
  return journeyAt(36, container).map((event) =>
    event.transportCall.UNLocationCode === 'USLAX' && (event as Event).eventClassifierCode === 'ACT'
      ? { ...event, eventClassifierCode: 'EST', eventDateTime: soon }
      : event,
  )
}

test.each([
  ['cannot be reached', 'unreachable', 'BXTU6000012'],
  ['refuses its credentials', 'unauthorized', 'BXTU6000028'],
  ['no longer knows the container', 'not_found', 'BXTU6000033'],
] as const)(
  'what a terminal confirmed after the discharge stays in effect once it %s',
  async (_, outcome, container) => {
    fails = null
    const body = trackingBody()
    const number = body.data.attributes.request_number
    const landed = journeyAt(36, container)
    api.line.knows(number, comingTo(container))
    await api.api.POST('/tracking_requests', { body })
    await scene.work()
    // As if the terminal had reported this long before the discharge. Its later responses are unchanged.
    await scene.elapse(number, '40 days')
    await scene.elapse(container, '40 days')
    api.line.knows(number, landed)
    await scene.poll(number)
    await scene.poll(container)
    const before = await read(container)
    expect(before).toMatchObject({
      outcome: 'ok',
      served: { availability_known: true, available_for_pickup: false },
    })
    fails = outcome
    for (const again of ['a first time', 'a second time']) {
      await scene.poll(container)
      await api.context.pool.query('update journeys set stale_seq = stale_seq + 1')
      await scene.work()
      const { served, saidAt, outcome: last, id } = await read(container)
      expect({ served, saidAt, last }, again).toEqual({ served: before.served, saidAt: before.saidAt, last: outcome })
      const now = new Date().toISOString()
      const past = (await (await api.request('GET', `/v2/containers/${id}?known_at=${now}`)).json()).data
      expect(past.meta.pickup, again).toEqual(before.served.pickup)
    }
  },
)

test.each([
  ['that says so before the landing', 'BXTU6000054', { availability: 'no', holds: [] }],
  ['that cannot be read', 'BXTU6000060', { availability: 'perhaps' }],
])('a terminal that does not answer confirms nothing by a message %s', async (_, container, content) => {
  fails = null
  const body = trackingBody()
  const number = body.data.attributes.request_number
  api.line.knows(number, comingTo(container))
  await api.api.POST('/tracking_requests', { body })
  await scene.work()
  await scene.elapse(number, '40 days')
  await scene.elapse(container, '40 days')
  fails = 'unreachable'
  api.line.knows(number, journeyAt(36, container))
  await scene.poll(number)
  await scene.poll(container)
  const before = await read(container)
  expect(before).toMatchObject({ outcome: 'unreachable', served: { availability_known: false } })
  const observed_at = wire(Date.now() - 30 * 24 * HOUR_MS)
  const snapshot = { container_number: container, observed_at, facility, ...content }
  await pusher(api).message('pier', { snapshots: [snapshot] })
  for (const again of ['before the next poll', 'after it']) {
    await api.context.pool.query('update journeys set stale_seq = stale_seq + 1')
    await scene.work()
    const { served, outcome } = await read(container)
    expect({ served, outcome }, again).toEqual({ served: before.served, outcome: before.outcome })
    await scene.poll(container)
  }
})

test('a terminal that is no longer polled because the container was returned is not reported as missing', async () => {
  const container = 'BXTU6000049'
  fails = null
  const body = trackingBody()
  const number = body.data.attributes.request_number
  api.line.knows(number, journeyAt(36, container, { rail: true }))
  await api.api.POST('/tracking_requests', { body })
  await scene.work()
  await scene.elapse(number, '30 hours')
  await scene.elapse(container, '30 hours')
  fails = 'unreachable'
  await scene.poll(container)
  await scene.poll(number)
  const silent = async (list: string) => {
    const { data } = await (await api.request('GET', `/v2/${list}`)).json()
    return data.filter((one: { id: string; attributes: { title?: string } }) =>
      JSON.stringify(one.attributes).includes(container),
    ).length
  }
  const lists = ['attention?filter%5Bkind%5D=source_silent', 'containers?filter%5Bsilent%5D=true']
  await api.context.pool.query('update journeys set stale_seq = stale_seq + 1')
  await scene.work()
  expect(await Promise.all(lists.map(silent))).toEqual([1, 1])
  api.line.knows(number, journeyAt(58, container, { rail: true }))
  await scene.poll(number)
  expect((await read(container)).served.current_status).toBe('empty_returned')
  expect(await Promise.all(lists.map(silent))).toEqual([0, 0])
})
