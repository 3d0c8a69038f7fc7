import { authorityOf } from '@boxtrail/sources/authority/configure-authority'
import { createFeedSource } from '@boxtrail/sources/feed/feed-source'
import type { Source } from '@boxtrail/sources/port/source'
import { expect, test } from 'vitest'
import { createApp } from '../../src/app.ts'
import { createRegistry } from '../../src/sources/registry.ts'
import { saveSources } from '../../src/sources/save-sources.ts'
import { testApi } from '../harness/api.ts'
import { trackingBody } from '../harness/records/tracked.ts'
import { reference } from '../harness/reference.ts'
import { workUntilIdle } from '../harness/workers.ts'
import { journeyAt, wire } from '../intake/feeds/feed.ts'

const facility = { firms: 'Y258', locode: 'USLAX' }
const listed = (container_number: string) => ({
  container_number,
  observed_at: wire(Date.now()),
  facility,
  holds: [{ raw_name: 'CUSTOMS', raw_status: 'HOLD' }],
})

/** A terminal that is polled about each container at its port, and lists a customs hold for it. */
const authority = authorityOf({ kind: 'terminal', scac: null, facilities: [facility] }, reference)
const asked: Source = {
  ...createFeedSource({
    id: 'pier',
    kind: 'terminal',
    name: 'Pier 400',
    scac: null,
    authority,
    secrets: null,
    endpoint: null,
    accountId: null,
  }),
  covers: ({ locode }) => locode === 'USLAX',
  fetch: async ({ number }) => ({
    outcome: 'ok',
    body: JSON.stringify({ message_id: number, sent_at: wire(Date.now()), snapshots: [listed(number)] }),
    mediaType: 'application/json',
    complete: true,
    retryAfterMs: null,
    detail: null,
  }),
}

const api = await testApi({ sources: [asked] })
const { pool, registry } = api.context
const withPier = { ...registry }
const withoutPier = createRegistry([api.line.source])

/** Starts the service again, with these sources. */
const startWith = async (known: typeof registry) => {
  Object.assign(registry, known)
  await saveSources(pool, known)
  api.app = createApp(api.context)
}

const track = async (container: string, day: number) => {
  const body = trackingBody()
  api.line.knows(body.data.attributes.request_number, journeyAt(day, container))
  await api.api.POST('/tracking_requests', { body })
  await workUntilIdle(api.context)
  const query = { 'filter[number]': container } as never
  const { data } = await api.api.GET('/containers', { params: { query } })
  return data!.data[0]!.id
}

const read = async (id: string) => {
  const { data } = await api.api.containers.get(id)
  const pier = data.meta!.sources.find((one) => one.id === 'terminal:pier')
  return { holds: data.attributes.holds_at_pod_terminal, pier, meta: data.meta! }
}

const projectAgain = async () => {
  await pool.query('update journeys set stale_seq = stale_seq + 1')
  await workUntilIdle(api.context)
}

test('a polled terminal that is removed from the configuration is named with what it said, and that it is not polled any more', async () => {
  const id = await track('BXTU6000012', 36)
  const before = await read(id)
  expect(before).toMatchObject({ holds: [{ name: 'customs' }], pier: { name: 'Pier 400', problem: null } })
  expect(before.pier!.next_due_at).not.toBeNull()
  await startWith(withoutPier)
  const notAsked = {
    last_answered_at: before.pier!.last_answered_at,
    next_due_at: null,
    problem: { action: 'wait_until', reason: expect.stringContaining('no longer polled') },
  }
  for (const again of [async () => {}, projectAgain]) {
    await again()
    expect(await read(id)).toMatchObject({ holds: [{ name: 'customs' }], pier: notAsked })
  }
  await pool.query(`update journeys set created_at = created_at - interval '9 days',
    state = state || jsonb_build_object('requestedMs', extract(epoch from now() - interval '9 days') * 1000)`)
  await pool.query(
    `update checks set last_answered_at = last_answered_at - interval '3 days' where source_id = 'terminal:pier'`,
  )
  await projectAgain()
  const { meta, pier } = await read(id)
  expect(meta.stale_since).toBe(pier!.last_answered_at)
  const { data } = await (await api.request('GET', '/v2/attention')).json()
  expect(data.filter((one: { attributes: { kind: string } }) => one.attributes.kind === 'source_silent')).toEqual([])
})

test('it is polled at once when it is in the configuration again', async () => {
  const { rows } = await pool.query(`select last_asked_at from checks where source_id = 'terminal:pier'`)
  await startWith(withPier)
  await workUntilIdle(api.context)
  const again = await pool.query(`select last_asked_at from checks where source_id = 'terminal:pier'`)
  expect(again.rows[0].last_asked_at.getTime()).toBeGreaterThan(rows[0].last_asked_at.getTime())
  const query = { 'filter[number]': 'BXTU6000012' } as never
  const { data } = await api.api.GET('/containers', { params: { query } })
  const { pier, meta } = await read(data!.data[0]!.id)
  expect({ problem: pier!.problem, stale: meta.stale_since }).toEqual({ problem: null, stale: undefined })
})

test.each([
  ['has been returned', 'BXTU6000028', 58],
  ['has been unloaded inland', 'BXTU6000033', 50],
])('it is not reported as missing for a container that %s', async (_, container, day) => {
  await startWith(withPier)
  const id = await track(container, 36)
  await startWith(withoutPier)
  const { rows } = await pool.query(
    `select normalized_number as number from tracking_requests order by created_at desc limit 1`,
  )
  api.line.knows(rows[0].number, journeyAt(day, container, { rail: true }))
  await pool.query(`update checks set next_check_at = now() where source_id = 'line:MAEU'`)
  await workUntilIdle(api.context)
  expect((await read(id)).pier).toMatchObject({ problem: null, next_due_at: null })
})

test('nor if another source is polled instead', async () => {
  await startWith(withPier)
  const id = await track('BXTU6000049', 36)
  await startWith(createRegistry([api.line.source, { ...asked, id: 'terminal:pier2' }]))
  await projectAgain()
  expect((await read(id)).pier).toMatchObject({ problem: null, next_due_at: null })
  const sources = (await read(id)).meta.sources.map(({ id }) => id)
  expect(sources).toContain('terminal:pier2')
})
