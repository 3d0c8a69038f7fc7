import { beforeAll, expect, test } from 'vitest'
import { lookAtSilences } from '../../src/silence/look.ts'
import { testApi } from '../harness/api.ts'
import { trackedShipment, trackingBody } from '../harness/records/tracked.ts'
import { workUntilIdle } from '../harness/workers.ts'

const api = await testApi()
const { pool } = api.context
const HOUR_MS = 3_600_000

type Tracked = Awaited<ReturnType<typeof trackedShipment>>
let [late, answering] = [] as unknown as [Tracked, Tracked]
let waiting: string

/** As if the line had last answered about a number some hours ago, and had been unreachable since. */
const unreachable = async ({ number, requestId }: Tracked, hours: number) => {
  api.line.fails(number, 'unreachable')
  await pool.query(
    `update checks set last_answered_at = now() - $2 * interval '1 hour', last_outcome = 'unreachable' where subject_number = $1`,
    [number, hours],
  )
  await pool.query(
    `update journeys set stale_seq = stale_seq + 1, state = state || $2 where tracking_request_id = $1`,
    [requestId, { requestedMs: Date.now() - 90 * HOUR_MS }],
  )
  await workUntilIdle(api.context)
}

const look = async () => {
  await pool.query('update source_silences set look_at = now()')
  await lookAtSilences(api.context)
}

beforeAll(async () => {
  late = await trackedShipment(api)
  answering = await trackedShipment(api)
  const { data } = await api.api.POST('/tracking_requests', { body: trackingBody({ scac: 'HLCU' }) })
  waiting = data!.data.id
  await workUntilIdle(api.context)
  await unreachable(late, 30)
  await look()
})

const attention = (query: object = {}) => api.api.attention.list(query as never)
const silences = (query: object = {}) => api.api.sourceSilences.list(query as never)

test('what needs attention names the sources that it is about, how many records wait for each, and since when', async () => {
  const { data, meta } = await attention()
  const of = (kind: string) => data.filter(({ attributes }) => attributes.kind === kind)
  expect([of('source_silent').length, of('source_not_connected').length]).toEqual([1, 1])
  expect(meta.sources).toEqual([
    {
      source: { id: 'line:MAEU', kind: 'line', name: 'MAEU' },
      count: 1,
      since: of('source_silent')[0]!.attributes.since,
    },
    {
      source: { id: 'line:HLCU', kind: 'line', name: 'HLCU' },
      count: 1,
      since: of('source_not_connected')[0]!.attributes.since,
    },
  ])
})

test('the records that wait for a source are listed by its id, its SCAC or its name', async () => {
  for (const source of ['line:MAEU', 'MAEU', 'Maersk']) {
    const { data, meta } = await attention({ 'filter[source]': source })
    expect(data.map(({ relationships }) => relationships.shipment.data!.id)).toEqual([late.shipmentId])
    expect(meta).toMatchObject({ total: 1, counts: { source_silent: 1 } })
    expect(meta.sources.map(({ source: { id } }) => id)).toEqual(['line:MAEU', 'line:HLCU'])
  }
  const { data } = await attention({ 'filter[source]': 'Hapag-Lloyd' })
  expect(data.map(({ relationships }) => relationships.tracking_request.data!.id)).toEqual([waiting])
  expect((await attention({ 'filter[source]': 'terminal:nowhere' })).data).toEqual([])
  const { meta } = await attention({ 'filter[kind]': ['source_silent'], 'filter[source]': 'HLCU' })
  expect([meta.total, meta.sources.map(({ source: { id } }) => id)]).toEqual([0, ['line:MAEU']])
})

test('an unknown line, kind or parameter is refused with what there is', async () => {
  for (const path of ['attention?filter[source]=Maerks', 'source_silences?filter[source]=Maerks']) {
    const answer = await api.request('GET', `/v2/${path}`)
    expect(answer.status).toBe(400)
    const [error] = (await answer.json()).errors
    expect(error.source).toEqual({ parameter: 'filter[source]' })
    expect(error.detail).toContain('Maersk (MAEU)')
  }
  expect((await api.request('GET', '/v2/source_silences?filter[kind]=ship')).status).toBe(400)
  expect((await api.request('GET', '/v2/source_silences?filter[state]=ended')).status).toBe(400)
})

test('a source that answers about others is not silent; one that answers about none is listed as webhooks are notified', async () => {
  expect((await silences()).data).toEqual([])
  await unreachable(answering, 26)
  await look()
  const { data, meta } = await silences()
  expect(meta).toMatchObject({ size: 1, total: 1 })
  const { rows } = await pool.query(
    `select resource_id, changeset->'silence'->1 as silence from changes where event = 'source.silent'`,
  )
  expect(data.map(({ id, type, attributes }) => [id, type, attributes])).toEqual(
    rows.map(({ resource_id, silence }) => [resource_id, 'source_silence', silence]),
  )
  expect(data[0]!.attributes).toMatchObject({ source: { id: 'line:MAEU' }, shipments: 2, ended_at: null })
  expect((await api.api.sourceSilences.get(data[0]!.id)).data).toEqual(data[0])
  const found = async (query: object) => (await silences(query)).data.length
  expect(
    await Promise.all([
      found({ 'filter[source]': 'Maersk' }),
      found({ 'filter[source]': 'HLCU' }),
      found({ 'filter[kind]': ['terminal', 'line'] }),
      found({ 'filter[kind]': ['terminal'] }),
    ]),
  ).toEqual([1, 0, 1, 0])
  const stranger = await api.otherAccount()
  expect((await stranger.api.GET('/source_silences', {})).data!.data).toEqual([])
  const other = await stranger.api.GET('/source_silences/{id}', { params: { path: { id: data[0]!.id } } })
  expect(other.response.status).toBe(404)
  await pool.query(`update checks set last_answered_at = now() where subject_number = $1`, [answering.number])
  await look()
  expect((await silences()).data).toEqual([])
  const gone = await api.request('GET', `/v2/source_silences/${data[0]!.id}`)
  expect(gone.status).toBe(404)
})

test('silences come by pages, the longest first, and each once by the cursor', async () => {
  const other = await api.otherAccount()
  const ids: string[] = []
  for (let nth = 0; nth < 5; nth++) {
    const since = new Date(Date.UTC(2026, 0, 5 - nth)).toISOString().replace('.000', '')
    const { rows } = await pool.query(
      `insert into source_silences (account_id, source_id, look_at, told)
       select $1, $2, now() + interval '1 hour', jsonb_build_object('id', gen_random_uuid(), 'silence', $3::jsonb)
       returning told->>'id' as id`,
      [
        other.accountId,
        `terminal:quiet-${nth}`,
        {
          source: { id: `terminal:quiet-${nth}`, kind: 'terminal', name: `Quiet ${nth}` },
          ...{ since, last_answered_at: since, cadence: { every_s: 3600, basis: 'stated', cases: null } },
          ...{ shipments: 1, containers: 1, noticed_at: since, ended_at: null, ended_because: null },
        },
      ],
    )
    ids.unshift(rows[0].id)
  }
  const read: string[] = []
  for (let path: string | undefined = '/v2/source_silences?page[size]=2'; path; ) {
    const page = await (await other.request('GET', path)).json()
    read.push(...page.data.map(({ id }: { id: string }) => id))
    path = page.links.next?.replace(/^https?:\/\/[^/]+/, '')
  }
  expect(read).toEqual(ids)
})
