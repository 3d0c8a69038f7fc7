import { beforeAll, beforeEach, expect, test } from 'vitest'
import { createApp } from '../../src/app.ts'
import { processFile } from '../../src/intake/drop-folder/process-file.ts'
import { attendToSilences } from '../../src/silence/attend.ts'
import { noteLatePushes } from '../../src/silence/late-pushes.ts'
import { lookAtSilences } from '../../src/silence/look.ts'
import { createRegistry } from '../../src/sources/registry.ts'
import { testApi } from '../harness/api.ts'
import { trackingBody } from '../harness/records/tracked.ts'
import { workUntilIdle } from '../harness/workers.ts'
import { journeyAt, pusher, terminal, wire } from '../intake/feeds/feed.ts'

const hourly = (one: ReturnType<typeof terminal>) => ({ ...one, push: { ...one.push!, everyS: 3_600 } })
const feed = hourly(terminal())
const api = await testApi({ sources: [feed], isOperator: true })
const { pool } = api.context
const { message } = pusher(api)
const HOUR_MS = 3_600_000

interface Tracked {
  shipmentId: string
  containerId: string
  container: string
}

let records: Tracked[] = []
let stranger: Awaited<ReturnType<typeof api.otherAccount>>
let theirs: Tracked

interface Found {
  id: string
  attributes: { number: string }
  relationships: { shipment: { data: { id: string } } }
}

/** Tracks a bill at sea with this container. */
const tracked = async (container: string, account: Pick<typeof api, 'api' | 'request'> = api): Promise<Tracked> => {
  const body = trackingBody()
  api.line.knows(body.data.attributes.request_number, journeyAt(20, container))
  await account.api.POST('/tracking_requests', { body })
  await workUntilIdle(api.context)
  const { data } = await (await account.request('GET', '/v2/containers')).json()
  const [found] = data.filter(({ attributes }: Found) => attributes.number === container) as Found[]
  return { containerId: found!.id, shipmentId: found!.relationships.shipment.data.id, container }
}

const push = async (number: string) => {
  const facility = { firms: 'Y258', locode: 'USLAX' }
  const answer = await message('trapac-la', {
    snapshots: [{ container_number: number, observed_at: wire(Date.now()), facility, holds: [] }],
  })
  const { results } = await answer.json()
  expect(['applied', 'unchanged']).toContain(results[0].outcome)
  await workUntilIdle(api.context)
}

/** Does what the worker does in one turn. */
const turn = async () => {
  await noteLatePushes(api.context)
  await pool.query('update source_silences set look_at = now()')
  await lookAtSilences(api.context)
  while ((await attendToSilences(api.context)) > 0) {}
  await workUntilIdle(api.context)
}

const quiet = (hours: number) =>
  pool.query(`update sources set pushed_at = now() - $2 * interval '1 hour' where id = $1`, [feed.id, hours])

const silent = async (query: object = {}, account: Pick<typeof api, 'request'> = api) => {
  const asked = new URLSearchParams({ 'filter[kind]': 'source_silent', ...query })
  return (await account.request('GET', `/v2/attention?${asked}`)).json()
}

const containersOf = ({ data }: { data: { relationships: { container: { data: { id: string } } } }[] }) =>
  data.map(({ relationships }) => relationships.container.data.id).sort()

beforeAll(async () => {
  records = [await tracked('BXTU6000012'), await tracked('BXTU6000028'), await tracked('BXTU6000033')]
  stranger = await api.otherAccount()
  theirs = await tracked('BXTU6000049', stranger)
})

beforeEach(async () => {
  await push(records[0]!.container)
  await push(records[1]!.container)
  await turn()
})

test('the records that a feed reported on wait for it while it is silent, and are listed as those of a polled source', async () => {
  expect((await silent()).data).toEqual([])
  await quiet(30)
  await turn()
  const { data, meta } = await silent()
  const [first, second, third] = records.map(({ containerId }) => containerId) as [string, string, string]
  expect(containersOf({ data })).toEqual([first, second].sort())
  const { data: silences } = await (await api.request('GET', '/v2/source_silences')).json()
  const since = silences[0].attributes.since
  const lateFrom = wire(Date.parse(since) + 24 * HOUR_MS)
  const source = { id: feed.id, kind: 'terminal', name: 'TraPac' }
  expect(meta.sources).toEqual([{ source, count: 2, since: lateFrom }])
  const { attributes } = data.find(
    (one: { relationships: { container: { data: { id: string } } } }) => one.relationships.container.data.id === first,
  )
  expect(attributes).toMatchObject({
    severity: 'medium',
    since: lateFrom,
    who_acts: { role: 'terminal', name: 'TraPac' },
    evidence: [{ attribute: 'meta.sources', value: { last_answered_at: since }, source, reported_at: since }],
  })
  expect(attributes.title).toContain(records[0]!.container)
  expect(containersOf(await silent({ 'filter[source]': feed.id }))).toEqual([first, second].sort())
  expect((await silent({ 'filter[source]': 'terminal:another' })).data).toEqual([])
  const listed = await (await api.request('GET', '/v2/containers?filter[silent]=true')).json()
  expect(listed.data.map(({ id }: { id: string }) => id).sort()).toEqual([first, second].sort())
  for (const { id, meta } of listed.data) expect(meta.stale_since, id).toBe(since)
  expect((await api.api.containers.get(third)).data.meta!.stale_since).toBeUndefined()
})

test('after this service was stopped, the feed is waited for again, for as long as it may go without a push', async () => {
  await quiet(50)
  await pool.query(`update source_silences set look_at = now() - interval '26 hours'`)
  await lookAtSilences(api.context)
  while ((await attendToSilences(api.context)) > 0) {}
  expect((await silent()).data).toEqual([])
  const { rows } = await pool.query(
    `select extract(epoch from look_at - now()) / 3600 as hours from source_silences where source_id = $1 and account_id <> $2`,
    [feed.id, stranger.accountId],
  )
  expect(rows.map(({ hours }) => Math.round(Number(hours)))).toEqual([24])
  await turn()
  expect((await silent()).data).toHaveLength(2)
})

test('they wait no more once it is heard from, about whichever record', async () => {
  await quiet(30)
  await turn()
  expect((await silent()).data.length).toBe(2)
  await push(records[0]!.container)
  await turn()
  const { data, meta } = await silent()
  expect([data, meta.sources]).toEqual([[], []])
})

test('a push of which nothing can be used does not count, one that reports on nothing does', async () => {
  await quiet(30)
  await turn()
  const elsewhere = { locode: 'NLRTM' }
  const refused = {
    container_number: records[0]!.container,
    observed_at: wire(Date.now()),
    facility: elsewhere,
    holds: [],
  }
  const answer = await message('trapac-la', { snapshots: [refused] })
  expect((await answer.json()).results).toMatchObject([{ outcome: 'refused' }])
  await turn()
  expect((await silent()).meta.total).toBe(2)
  expect((await message('trapac-la', { snapshots: [] })).status).toBe(200)
  await turn()
  expect((await silent()).meta.total).toBe(0)
})

test('a file of the drop folder is received when it comes, whenever it was written', async () => {
  await quiet(30)
  await turn()
  const { container } = records[0]!
  const row = [container, wire(Date.now() - 40 * HOUR_MS), 'Y258', 'USLAX', 'CUSTOMS=HOLD']
  const text = `container_number,observed_at,facility.firms,facility.locode,holds\n${row.join()}\n`
  const { accepted } = await processFile(api.context)('trapac-la.csv', Buffer.from(text), Date.now() - 39 * HOUR_MS)
  expect(accepted).toBe(true)
  await workUntilIdle(api.context)
  await turn()
  expect((await silent()).meta.total).toBe(0)
  const { rows } = await pool.query(
    `select min(r.received_at) as first from reports r join checks c on c.id = r.check_id where c.source_id = $1 and r.received_at < now() - interval '1 hour'`,
    [feed.id],
  )
  expect(rows).toEqual([{ first: null }])
})

test('of another account only its own records wait, and each account sees its own', async () => {
  await push(theirs.container)
  await quiet(30)
  await turn()
  expect(containersOf(await silent({}, stranger))).toEqual([theirs.containerId])
  expect((await silent({}, stranger)).meta.sources).toMatchObject([{ source: { id: feed.id }, count: 1 }])
  expect(containersOf(await silent())).not.toContain(theirs.containerId)
})

test('a record that is projected again for another reason, or tracked first during the silence, waits as well', async () => {
  await quiet(30)
  await turn()
  await pool.query('update journeys set stale_seq = stale_seq + 1')
  await workUntilIdle(api.context)
  expect((await silent()).meta.total).toBe(2)
  await api.api.shipments.stopTracking(records[0]!.shipmentId)
  await workUntilIdle(api.context)
  expect(containersOf(await silent())).toEqual([records[1]!.containerId])
  await api.api.shipments.resumeTracking(records[0]!.shipmentId)
  await workUntilIdle(api.context)
  expect((await silent()).meta.total).toBe(2)
})

test('nobody awaits a feed that is no longer configured', async () => {
  await quiet(30)
  await turn()
  const registry = { ...api.context.registry, byId: () => undefined }
  await pool.query('update source_silences set look_at = now()')
  await lookAtSilences({ ...api.context, registry })
  while ((await attendToSilences(api.context)) > 0) {}
  await workUntilIdle(api.context)
  expect((await silent()).data).toEqual([])
})

test('a silence that was notified before a crash, or by the last release, reaches the records as well', async () => {
  await quiet(30)
  await noteLatePushes(api.context)
  await pool.query('update source_silences set look_at = now()')
  await lookAtSilences(api.context)
  expect((await silent()).data).toEqual([])
  while ((await attendToSilences(api.context)) > 0) {}
  await workUntilIdle(api.context)
  expect((await silent()).meta.total).toBe(2)
})

test('the reports of a feed that is no longer in the configuration become stale, and their record says why', async () => {
  const [{ containerId, container }] = records as [Tracked]
  await push(container)
  const registry = createRegistry([api.line.source])
  const without = createApp({ ...api.context, registry })
  const served = async (app = without) => {
    const headers = { authorization: `Token ${api.apiKey}` }
    const { data } = await (await app.request(`/v2/containers/${containerId}`, { headers })).json()
    const source = data.meta.sources.find(({ id }: { id: string }) => id === feed.id)
    return { stale: data.meta.stale_since, problem: source.problem?.reason ?? null }
  }
  expect(await served(api.app)).toEqual({ stale: undefined, problem: null })
  const problem = expect.stringContaining('no longer in the configuration')
  expect(await served()).toEqual({ stale: undefined, problem })
  await pool.query(
    `update checks set last_answered_at = last_answered_at - interval '30 hours' where source_id = $1 and subject_number = $2`,
    [feed.id, container],
  )
  await pool.query(
    `update journeys set state = state - 'countsFromMs' || jsonb_build_object('requestedMs', (extract(epoch from now() - interval '40 hours') * 1000)::bigint)
     where shipment_id in (select shipment_id from containers where id = $1)`,
    [containerId],
  )
  const old = await served()
  expect(old).toEqual({ stale: expect.any(String), problem })
  expect(Math.abs(Date.now() - 30 * HOUR_MS - Date.parse(old.stale))).toBeLessThan(HOUR_MS)
  expect(await served(api.app)).toEqual({ stale: undefined, problem: null })
})
