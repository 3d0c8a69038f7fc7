import { type CounterColumn, countersOf } from '@boxtrail/engine/accuracy/counters'
import { beforeEach, describe, expect, test } from 'vitest'
import { packEnded } from '../../src/tracking/packing/pack-ended.ts'
import { createEarlierCount } from '../../src/tracking/projection/count-earlier.ts'
import { testApi } from '../harness/api.ts'
import { lookups } from '../harness/reference.ts'
import { workUntilIdle } from '../harness/workers.ts'
import { terminal, wire } from '../intake/feeds/feed.ts'
import { createLanded } from '../intake/feeds/landed.ts'

const api = await testApi({ sources: [terminal()] })
const { next, report } = createLanded(api, 'BXTU9')
const { pool } = api.context

let dischargedMs: number

beforeEach(async () => {
  const { served } = await next()
  dischargedMs = Date.parse(served.attributes.pod_discharged_at!)
})

const list = async (query: object = {}) => {
  const { data, error } = await api.api.GET('/accuracy', { params: { query: query as never } })
  expect(error).toBeUndefined()
  return data!
}
const attributesOf = async (source: string, query: object = {}) =>
  (await list({ 'filter[source]': source, ...query })).data[0]?.attributes
const lost = async (source: string) => (await attributesOf(source))?.lost

const TERMINAL = 'terminal:trapac-la'
const contradicting = { availability: 'yes', last_free_day: '2020-01-01' }

const discharged = (ms: number) => ({ discharged_at: wire(ms) })

/** Expands the row of a month into one row per counter: the column, the position in it, and the number. */
const numbers = `lateral (select 'counts' as of, c.count, c.n from unnest(m.counts) with ordinality as c(count, n)
  union all select 'corrections', s.count, s.n from unnest(m.corrections) with ordinality as s(count, n)) u`

/** What all journeys contributed, added up again. */
const recounted = async () => {
  const { rows } = await pool.query(
    `select c->>'source' as source, c->>'pol' as pol, c->>'pod' as pod, c->>'month' as month, k.key, sum(k.value::int)::int as count
     from accuracy_journeys, jsonb_array_elements(cells || coalesce(corrections, '[]')) c, jsonb_each_text(c->'counts') k
     group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5`,
  )
  return rows
}
const kept = async () => {
  const { rows } = await pool.query(
    `select m.source_id as source, m.pol, m.pod, to_char(m.month, 'YYYY-MM') as month, u.of, u.n, u.count
     from accuracy_months m, ${numbers}
     where u.count <> 0 and m.month > '0001-01-01'`,
  )
  return rows
    .map(({ of, n, ...row }) => ({ ...row, key: countersOf[of as CounterColumn][n - 1] }))
    .map(({ source, pol, pod, month, key, count }) => ({ source, pol, pod, month, key, count }))
    .sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
}
/** Whether the rows for all months are the sums of the rows of single months. */
const isSummed = async () => {
  const { rows } = await pool.query(
    `select m.account_id, m.source_id, m.pol, m.pod, u.of, u.n, sum(u.count) filter (where m.month = '0001-01-01') as all_months,
       sum(u.count) filter (where m.month > '0001-01-01') as months
     from accuracy_months m, ${numbers} group by 1, 2, 3, 4, 5, 6`,
  )
  return rows.length > 0 && rows.every(({ all_months, months }) => all_months === months)
}
const inOrder = (rows: readonly object[]) => rows.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))

const again = async () => {
  await pool.query('update journeys set stale_seq = stale_seq + 1')
  await workUntilIdle(api.context)
}

describe('the sums', () => {
  test('are those of all journeys, and stay as they are when everything is read again', async () => {
    await report(contradicting)
    const before = await kept()
    expect(before.length).toBeGreaterThan(0)
    expect(before).toEqual(inOrder(await recounted()))
    expect(await isSummed()).toBe(true)
    // Also if the process that wrote the journeys does not record how they were counted.
    await pool.query(`update journeys set state = state - 'counted'`)
    await again()
    expect(await kept()).toEqual(before)
  })

  test('would double if what a journey had contributed were forgotten', async () => {
    const before = await kept()
    const { rows } = await pool.query('delete from accuracy_journeys returning *')
    await pool.query(`update journeys set state = state - 'counted'`)
    await again()
    expect((await kept()).map(({ count }) => count)).toEqual(before.map(({ count }) => 2 * count))
    await pool.query(
      `update accuracy_months set counts = array(select c / 2 from unnest(counts) c),
         corrections = array(select c / 2 from unnest(corrections) c)`,
    )
    expect(rows.length).toBeGreaterThan(0)
  })

  test('stay when what sources said of ended journeys is packed', async () => {
    const { data: shipments } = (await api.api.GET('/shipments')).data!
    for (const { id } of shipments) await api.api.PATCH('/shipments/{id}/stop_tracking', { params: { path: { id } } })
    await workUntilIdle(api.context)
    const before = await list()
    expect(await packEnded(pool, Date.now() + 86_400_000, new AbortController().signal)).toBeGreaterThan(0)
    expect(await list()).toEqual(before)
    await pool.query(`update journeys set state = state - 'counted'`)
    await again()
    expect((await list()).data).toEqual(before.data)
  })
})

describe('journeys of a version that did not count', () => {
  test('are counted once, packed ones too, and nothing else of them changes', async () => {
    const before = await list()
    await pool.query('delete from accuracy_journeys')
    await pool.query('delete from accuracy_months')
    await pool.query(`update journeys set state = state - 'counted'`)
    const others = async () =>
      (await pool.query(`select id, stale_seq, state - 'counted' as state, ready_at from journeys order by id`)).rows
    const [rows, changes] = [await others(), (await pool.query('select count(*) from changes')).rows]
    for (const count of [1, 2].map(() => createEarlierCount({ ...api.context, lookups }))) while (await count()) {}
    expect((await list()).data).toEqual(before.data)
    expect(await others()).toEqual(rows)
    expect((await pool.query('select count(*) from changes')).rows).toEqual(changes)
    await again()
    expect((await list()).data).toEqual(before.data)
  })
})

describe('beside a process that does not know the size of corrections', () => {
  /** Counts as that process does: it writes the columns that it knows. */
  const countWithoutSizes = async (id: string) => {
    const { rows } = await pool.query('select cells from accuracy_journeys where journey_id = $1', [id])
    const row = { account_id: api.accountId, journey_id: id, cells: rows[0].cells }
    await pool.query(
      `insert into accuracy_journeys select * from json_populate_recordset(null::accuracy_journeys, $1)
       on conflict (account_id, journey_id) do update set cells = excluded.cells`,
      [JSON.stringify([row])],
    )
    await pool.query(`update journeys set state = state || '{"counted": "another"}' where id = $1`, [id])
  }
  const sized = async () => (await attributesOf(TERMINAL))!.correction

  test('sizes stay, and are counted where it was alone, each once', async () => {
    const before = (await attributesOf(TERMINAL))?.correction.cases ?? 0
    await report(discharged(dischargedMs))
    await report(discharged(dischargedMs + 5 * 3_600_000))
    const after = await sized()
    expect(after.cases).toBe(before + 1)
    const { rows } = await pool.query(`select journey_id from accuracy_journeys where corrections <> '[]'`)
    for (const { journey_id } of rows) await countWithoutSizes(journey_id)
    expect(await sized()).toEqual(after)
    await again()
    expect(await sized()).toEqual(after)
    // As if that process had been alone: nothing has a size until the journeys are counted in the background.
    await pool.query('update accuracy_journeys set corrections = null')
    await pool.query('update accuracy_months set corrections = null')
    for (const { journey_id } of rows) await countWithoutSizes(journey_id)
    expect(await sized()).toEqual({ cases: 0, median_hours: null })
    const count = createEarlierCount({ ...api.context, lookups, againAfterMs: 0 })
    while (await count()) {}
    expect(await sized()).toEqual(after)
    expect(await kept()).toEqual(inOrder(await recounted()))
    expect(await isSummed()).toBe(true)
  })
})

describe('journeys that cannot be loaded', () => {
  test('are left for later, and the others are counted', async () => {
    const { served } = await next()
    await report(discharged(dischargedMs))
    const before = await list()
    await pool.query('delete from accuracy_journeys')
    await pool.query('delete from accuracy_months')
    await pool.query(`update journeys set state = state - 'counted'`)
    const { registry } = api.context
    let isBroken = true
    const describe: typeof registry.describe = (id) => {
      if (isBroken && id === TERMINAL) throw new Error('no such source')
      return registry.describe(id)
    }
    const count = createEarlierCount({ ...api.context, registry: { ...registry, describe }, lookups, againAfterMs: 0 })
    let calls = 0
    while ((await count()) && ++calls < 200) if (calls === 20) isBroken = false
    expect(calls).toBeLessThan(200)
    expect((await list()).data).toEqual(before.data)
    expect(served.id).toBeDefined()
  })
})

describe('a source', () => {
  test('is counted for what it reports and what it corrects', async () => {
    const before = (await attributesOf(TERMINAL))?.corrected ?? { cases: 0, share: null }
    await report(discharged(dischargedMs))
    const reported = (await attributesOf(TERMINAL))!
    expect(reported.corrected.cases).toBe(before.cases + 1)
    await report(discharged(dischargedMs + 30 * 60_000))
    expect((await attributesOf(TERMINAL))!.corrected).toEqual(reported.corrected)
    await report(discharged(dischargedMs + 3 * 3_600_000))
    const { corrected, correction } = (await attributesOf(TERMINAL))!
    const { cases, share } = corrected
    expect(correction.cases).toBe(reported.correction.cases + 1)
    expect(Math.round(share! * cases)).toBe(Math.round((before.share ?? 0) * before.cases) + 1)
  })

  test('has null and no case for what was not measured', async () => {
    await report(discharged(dischargedMs))
    const { eta, delay } = (await attributesOf(TERMINAL))!
    expect(eta.map(({ cases, share }) => [cases, share])).toEqual([14, 7, 3, 1].map(() => [0, null]))
    expect(delay).toEqual({ cases: 0, median_minutes: null })
  })

  test('loses a contradiction while the record follows the other, and wins it when the other withdraws its statement', async () => {
    const counted = async (source: string) => {
      const { cases, share } = (await lost(source)) ?? { cases: 0, share: 0 }
      return { cases, lost: Math.round((share ?? 0) * cases) }
    }
    const both = async () => ({ line: await counted('line:MAEU'), terminal: await counted(TERMINAL) })
    const before = await both()
    const more = ({ cases, lost }: { cases: number; lost: number }, by: number) => ({
      cases: cases + 1,
      lost: lost + by,
    })
    await report(discharged(dischargedMs + 30 * 3_600_000))
    expect(await both()).toEqual({ line: more(before.line, 1), terminal: more(before.terminal, 0) })
    await report(discharged(dischargedMs))
    expect(await both()).toEqual({ line: more(before.line, 0), terminal: more(before.terminal, 1) })
    await again()
    expect(await both()).toEqual({ line: more(before.line, 0), terminal: more(before.terminal, 1) })
  })

  test('is counted for resolved contradictions, each once', async () => {
    const container = (await api.api.GET('/containers', { params: { query: { 'page[size]': 1 } as never } })).data!
      .data[0]!
    const { account_id, journey_id } = (
      await pool.query(
        `select j.account_id, j.id as journey_id from journeys j join containers c on c.account_id = j.account_id
           and c.shipment_id = j.shipment_id where c.id = $1`,
        [container.id],
      )
    ).rows[0]
    expect(account_id).toBe(api.accountId)
    const before = (await lost('line:MAEU'))?.cases ?? 0
    await pool.query(
      `insert into contradictions (account_id, id, journey_id, container_id, shipment_id, kind, severity, rank, since,
         opened_at, resolved_at, content, changed_at)
       select $1, gen_random_uuid(), $2, $3, c.shipment_id, 'seal_differs', 'low', 3, now(), now(), now(), $4, now()
       from containers c where c.id = $3`,
      [
        account_id,
        journey_id,
        container.id,
        JSON.stringify({
          ...{ title: 'The seals differ.', decided_by: null, days_at_stake: null },
          statements: [stated('line:MAEU', 'line', false), stated(TERMINAL, 'terminal', true)],
        }),
      ],
    )
    await pool.query(`update journeys set state = state - 'counted' where id = $1`, [journey_id])
    await again()
    expect((await lost('line:MAEU'))!.cases).toBe(before + 1)
    await again()
    expect((await lost('line:MAEU'))!.cases).toBe(before + 1)
  })
})

test('the loser of a resolved contradiction is counted again when one of its statements is withdrawn later', async () => {
  await report({ yard_location: 'W4' })
  const { rows } = await pool.query(
    `select j.id, c.id as container_id, c.shipment_id, m.first_report, m.statement->>'text' as text from journeys j
     join containers c on c.account_id = j.account_id and c.shipment_id = j.shipment_id
     join checks k on k.subject_number = c.number join claims m on m.check_id = k.id
     where m.statement->>'field' = 'location_at_pod_terminal' order by m.first_seen_at desc limit 1`,
  )
  const [{ id, container_id, shipment_id, first_report, text }] = rows
  const location = { ...stated(TERMINAL, 'terminal', true), report_id: first_report, words: text ?? 'W4' }
  await pool.query(
    `insert into contradictions (account_id, id, journey_id, container_id, shipment_id, kind, severity, rank, since,
       opened_at, resolved_at, content, changed_at)
     values ($1, gen_random_uuid(), $2, $3, $4, 'seal_differs', 'low', 3, now(), now(), now(), $5, now())`,
    [
      ...[api.accountId, id, container_id, shipment_id],
      JSON.stringify({
        ...{ title: 'They differ.', decided_by: null, days_at_stake: null },
        statements: [stated('line:MAEU', 'line', false), location],
      }),
    ],
  )
  await again()
  const lostBy = async (source: string) => Math.round(((await lost(source))?.share ?? 0) * (await lost(source))!.cases)
  const before = { line: await lostBy('line:MAEU'), terminal: await lostBy(TERMINAL) }
  await report({ yard_location: 'W5' })
  expect({ line: await lostBy('line:MAEU'), terminal: await lostBy(TERMINAL) }).toEqual({
    line: before.line - 1,
    terminal: before.terminal + 1,
  })
})

const stated = (id: string, kind: string, prevails: boolean) => ({
  ...{ about: 'seal_number', value: id, prevails, words: id, reported_at: '2026-11-21T06:00:00Z' },
  ...{ source: { id, kind, name: null }, report_id: '019cc5fb-bfd0-7a55-9c1b-6d0f4a3b2c1d' },
})

describe('the list', () => {
  test('has a record for each source, or for each port pair of a source', async () => {
    await report(discharged(dischargedMs))
    const sources = await list()
    expect(sources.data.map(({ id }) => id).sort()).toEqual(['line:MAEU', TERMINAL])
    expect(sources.meta).toMatchObject({ size: 2, total: 2 })
    const pairs = await list({ by: 'port_pair', 'filter[kind]': ['line'] })
    expect(pairs.data.map(({ id }) => id)).toEqual(['line:MAEU|CNSHA|USLAX'])
    expect(pairs.data[0]!.attributes).toMatchObject({
      source: { id: 'line:MAEU', kind: 'line' },
      port_of_lading_locode: 'CNSHA',
      port_of_discharge_name: 'Los Angeles',
    })
    expect(pairs.data[0]!.attributes.corrected).toEqual((await attributesOf('line:MAEU'))!.corrected)
  })

  test('takes lines and ports by name, and months', async () => {
    expect((await list({ 'filter[source]': 'Maersk' })).data.map(({ id }) => id)).toEqual(['line:MAEU'])
    expect((await list({ 'filter[port_of_discharge]': 'Los Angeles' })).data.length).toBeGreaterThan(0)
    expect((await list({ 'filter[port_of_discharge]': 'NLRTM' })).data).toEqual([])
    expect((await list({ 'filter[port_of_lading]': 'CNSHA' })).data.length).toBeGreaterThan(0)
    expect((await list({ 'filter[month][end]': '2000-01' })).data).toEqual([])
    expect((await list({ 'filter[month][start]': '2000-01' })).data.length).toBeGreaterThan(0)
  })

  test('is ordered by a figure in either direction, and pages by a cursor', async () => {
    await report(discharged(dischargedMs))
    for (const sort of ['source', 'corrected', 'correction', 'delay', 'eta_7', 'cases'] as const) {
      const up = (await list({ sort })).data.map(({ id }) => id)
      expect(up.toSorted()).toEqual(['line:MAEU', TERMINAL])
      const first = await list({ sort, 'page[size]': 1 })
      const after = await (await api.request('GET', first.links.next!.replace('https://boxtrail.test', ''))).json()
      expect([first.data[0]!.id, after.data[0].id]).toEqual(up)
    }
    expect((await list({ sort: '-source' })).data.map(({ id }) => id)).toEqual([TERMINAL, 'line:MAEU'])
  })

  test('refuses what it does not know, with the choices', async () => {
    for (const [query, parameter] of [
      ['filter[port_of_lading]=Nowhereville', 'filter[port_of_lading]'],
      ['filter[source]=No%20such%20line', 'filter[source]'],
      ['filter[month][start]=2026-13', 'filter[month][start]'],
      ['by=vessel', 'by'],
      ['sort=speed', 'sort'],
    ]) {
      const response = await api.request('GET', `/v2/accuracy?${query}`)
      expect([query, response.status]).toEqual([query, 400])
      expect((await response.json()).errors[0].source).toEqual({ parameter })
    }
  })

  test('is a file of the same records where one is asked for', async () => {
    const { data } = await list({ sort: 'source', 'page[size]': 100 })
    const answer = await api.request('GET', '/v2/accuracy?format=csv&sort=source')
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="accuracy-.*\.csv"$/)
    const [heading, ...rows] = (await answer.text()).replace('\uFEFF', '').trim().split('\r\n')
    const at = (row: string, name: string) => row.split(',')[heading!.split(',').indexOf(name)]
    expect(rows.map((row) => ['source', 'correction_cases', 'lost_cases'].map((name) => at(row, name)))).toEqual(
      data.map(({ attributes: { source, correction, lost } }) => [source.id, `${correction.cases}`, `${lost.cases}`]),
    )
    const workbook = await api.request('GET', '/v2/accuracy?format=xlsx')
    expect(new TextDecoder().decode((await workbook.arrayBuffer()).slice(0, 2))).toBe('PK')
    expect((await api.request('GET', '/v2/accuracy?format=csv&page[size]=3')).status).toBe(400)
  })

  test('has nothing of another account', async () => {
    const other = await api.otherAccount()
    expect((await other.api.GET('/accuracy')).data!.data).toEqual([])
  })
})
