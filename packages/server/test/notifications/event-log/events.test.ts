import { setTimeout } from 'node:timers/promises'
import type { Schemas } from '@boxtrail/contracts'
import { expect, test } from 'vitest'
import { testApi } from '../../harness/api.ts'
import { trackedShipment } from '../../harness/records/tracked.ts'

const api = await testApi()
const { shipmentId, containerId, requestId } = await trackedShipment(api)
const events = api.api.events

const everything = async (filters: Parameters<typeof events.list>[0] = {}, limit = 7) => {
  const all = []
  for (let after = 0; ; ) {
    const { data, meta } = await events.list({ ...filters, after, limit })
    all.push(...data)
    expect(meta.next_after).toBeGreaterThanOrEqual(after)
    after = meta.next_after
    if (!meta.has_more) return all
  }
}

test('the log is read page by page, in order, without a gap', async () => {
  const all = await everything()
  expect(all.length).toBeGreaterThan(10)
  expect(all.map(({ attributes }) => attributes.sequence)).toEqual(all.map((_, index) => index + 1))
  const { meta, links } = await events.list({ after: all.length })
  expect(meta).toEqual({
    size: 0,
    total: all.length,
    pagination: { current: 1, records: all.length },
    next_after: all.length,
    last_sequence: all.length,
    has_more: false,
  })
  expect(links).not.toHaveProperty('next')
})

test('the next link continues the log and keeps the filters', async () => {
  const first = await api.request('GET', '/v2/events?filter[resource_type]=transport_event&limit=2')
  const { links, data } = await first.json()
  const next = new URL(links.next)
  const second = await (await api.request('GET', next.pathname + next.search)).json()
  expect(data.length).toBe(2)
  expect(second.data[0].attributes.sequence).toBeGreaterThan(data[1].attributes.sequence)
  expect(new Set(second.data.map((one: Schemas['Event']) => one.relationships.resource.data.type))).toEqual(
    new Set(['transport_event']),
  )
})

test('exactly the named events pass the filter', async () => {
  const all = await everything()
  const numbers = (list: typeof all) => list.map(({ attributes }) => attributes.sequence)
  const expected = (keep: (one: (typeof all)[number]) => boolean) => numbers(all.filter(keep))
  expect(numbers(await everything({ 'filter[event]': ['container.created', 'container.updated'] }))).toEqual(
    expected(({ attributes }) => /^container\.(created|updated)$/.test(attributes.event ?? '')),
  )
  expect(numbers(await everything({ 'filter[resource_id]': requestId }))).toEqual(
    expected(({ relationships }) => relationships.resource.data.id === requestId),
  )
  expect(numbers(await everything({ 'filter[container_id]': containerId }))).toEqual(
    expected(({ relationships }) => relationships.container.data?.id === containerId),
  )
  expect(numbers(await everything({ 'filter[shipment_id]': shipmentId }))).toEqual(
    expected(({ relationships }) => relationships.shipment.data?.id === shipmentId),
  )
  expect(await everything({ 'filter[resource_id]': 'no id' })).toEqual([])
})

test('a waiting consumer gets a response when something happens', async () => {
  const { meta } = await events.list()
  const waiting = events.list({ after: meta.last_sequence, wait: 20 })
  await setTimeout(50)
  await api.api.containers.update(containerId, { ref_numbers: ['PO-77'] })
  const { data } = await waiting
  expect(data.map(({ attributes }) => attributes.changeset)).toEqual([{ ref_numbers: [[], ['PO-77']] }])
})

test('a waiting consumer gets no response for events that its filter excludes', async () => {
  const { meta } = await events.list()
  const wanted = { 'filter[resource_id]': containerId }
  const waiting = events.list({ ...wanted, after: meta.last_sequence, wait: 20 })
  await api.api.parties.create({ company_name: 'Somebody else' })
  await setTimeout(1_200)
  await api.api.containers.update(containerId, { ref_numbers: ['PO-78'] })
  const { data, meta: page } = await waiting
  expect(data.map(({ attributes }) => attributes.changeset.ref_numbers?.[1])).toEqual([['PO-78']])
  expect(page.next_after).toBe(page.last_sequence)
})

test('a consumer that follows loses no event, wherever it resumes', async () => {
  const seen: number[] = []
  const stop = new AbortController()
  let rounds = 0
  while (rounds < 3) {
    for await (const { attributes } of events.follow({ after: seen.at(-1) ?? 0, limit: 4 }, { signal: stop.signal })) {
      seen.push(attributes.sequence)
      if (seen.length % 5 === 0) break
    }
    rounds += 1
  }
  expect(seen).toEqual(seen.map((_, index) => index + 1))
})

test('the logs of accounts are separate', async () => {
  const other = await api.otherAccount()
  expect((await other.api.events.list()).data).toEqual([])
  expect((await other.api.events.list({ 'filter[resource_id]': containerId })).data).toEqual([])
})
