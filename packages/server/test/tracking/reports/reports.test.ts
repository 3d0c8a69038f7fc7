import { createHash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { recordPolls } from '../../../src/tracking/polling/record.ts'
import { testApi } from '../../harness/api.ts'
import { atSea, createScene, find, later, withEvent } from '../../harness/records/tracking-scene.ts'

const api = await testApi()
const scene = createScene(api)

const setBy = async (number: string) =>
  Object.fromEntries(
    (await scene.claims(number)).map(({ id, closed_because, superseded_by, last_seen_at, last_report }) => [
      id,
      { closed_because, superseded_by, last_seen_at, last_report },
    ]),
  )

test('no report is stored and nothing is projected for an unchanged response, whatever its order', async () => {
  const { number, requestId } = await scene.tracked()
  const before = { check: await scene.check(number), journey: await scene.journey(requestId) }
  api.line.knows(number, atSea())
  await scene.poll(number)
  api.line.knows(number, atSea().toReversed())
  await scene.poll(number)
  expect(api.line.polls.filter((subject) => subject.number === number)).toHaveLength(3)
  expect(await scene.reports(number)).toHaveLength(1)
  const { stale_seq, projected_seq } = await scene.journey(requestId)
  expect({ stale_seq, projected_seq }).toEqual({
    stale_seq: before.journey.stale_seq,
    projected_seq: before.journey.projected_seq,
  })
  // The poll itself is recorded, because freshness is served.
  expect(
    +(
      await scene.one<{ last_answered_at: Date }>('select last_answered_at from checks where subject_number = $1', [
        number,
      ])
    ).last_answered_at,
  ).toBeGreaterThan(+before.check.last_reported_at!)
})

test('a report is stored as received, compressed, with the hash of its content', async () => {
  const { number } = await scene.tracked()
  const [report] = await scene.reports(number)
  const body = gunzipSync(report!.body!).toString()
  expect(body).toBe(JSON.stringify(atSea()).replaceAll('TEST-TR-SUCCEEDED', number))
  const { adapterVersion, fingerprint } = api.line.source
  expect(report).toMatchObject({ outcome: 'ok', complete: true })
  expect(report!.content_hash).toEqual(
    createHash('sha256')
      .update(`${adapterVersion} ${fingerprint(body)}`)
      .digest(),
  )
})

test('the claim of a corrected time is superseded, and the version of its event replaced', async () => {
  const { number, containerId } = await scene.tracked()
  const events = atSea()
  const corrected = later(find(events, 'LOAD', 'KRPUS'), 3)
  api.line.knows(number, withEvent(events, 'LOAD', 'KRPUS', { eventDateTime: corrected }))
  await scene.poll(number)

  const [first, second] = await scene.reports(number)
  const isLoad = ({ statement }: { statement: { kind?: string; place?: { locode: string } } }) =>
    statement.kind === 'load' && statement.place?.locode === 'KRPUS'
  const loads = (await scene.claims(number)).filter(isLoad)
  const old = loads.find(({ closed_at }) => closed_at !== null)!
  const current = loads.find(({ closed_at }) => closed_at === null)!
  expect(loads).toHaveLength(2)
  expect(old).toMatchObject({
    first_report: first!.id,
    last_report: first!.id,
    closed_because: 'superseded',
    superseded_by: current.id,
  })
  expect(old.closed_at).toEqual(second!.asked_at)
  expect(current).toMatchObject({ first_report: second!.id, last_report: null, statement: { time: { at: corrected } } })

  const versions = await scene.rows<{
    id: string
    invalidated_at: Date | null
    previous_version_id: string | null
    timestamp: Date
  }>(
    `select * from transport_events where container_id = $1 and event = 'container.transport.transshipment_loaded' order by id`,
    [containerId],
  )
  expect(versions).toHaveLength(2)
  expect(versions[0]!.invalidated_at).not.toBeNull()
  expect(versions[1]).toMatchObject({ invalidated_at: null, previous_version_id: versions[0]!.id })
  expect(versions[1]!.timestamp).toEqual(new Date(corrected))
})

/** Records these responses in the given order. */
const record = async (number: string, answers: readonly { minute: number; events: unknown[] }[]) => {
  for (const { minute, events } of answers) {
    const check = await scene.take(number)
    check.asked_at = new Date(Date.UTC(2026, 5, 1, 0, minute))
    api.line.knows(number, events)
    await recordPolls(api.context.pool, [await scene.pollCheck(check)])
  }
}

test('the claims are the same for a late report as for one in time', async () => {
  const events = atSea()
  const eta = find(events, 'ARRI', 'USLAX')
  const answers = [
    { minute: 0, events },
    { minute: 400, events: withEvent(events, 'ARRI', 'USLAX', { eventDateTime: later(eta, 5) }) },
    { minute: 800, events: withEvent(events, 'ARRI', 'USLAX', { eventDateTime: later(eta, 9) }) },
  ]
  const worlds = []
  for (const order of [
    [0, 1, 2],
    [0, 2, 1],
    [2, 1, 0],
  ]) {
    const { number } = await scene.request()
    await record(
      number,
      order.map((index) => answers[index]!),
    )
    const reports = (await scene.reports(number)).sort((a, b) => +a.asked_at - +b.asked_at).map(({ id }) => id)
    const claims = (await scene.claims(number))
      .map(({ key, statement, first_report, first_seen_at, last_report, last_seen_at, closed_at, closed_because }) => ({
        key: key.replace(number, 'NUMBER'),
        statement: JSON.parse(JSON.stringify(statement).replaceAll(number, 'NUMBER')),
        first: reports.indexOf(first_report),
        first_seen_at,
        last: last_report && reports.indexOf(last_report),
        last_seen_at,
        closed_at,
        closed_because,
      }))
      .sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
    const { last_report, last_reported_at, awaits_confirmation } = await scene.check(number)
    worlds.push({ claims, last: reports.indexOf(last_report!), last_reported_at, awaits_confirmation })
  }
  expect(worlds[0]!.claims.filter(({ closed_because }) => closed_because === 'superseded')).toHaveLength(2)
  expect(worlds[1]).toEqual(worlds[0])
  expect(worlds[2]).toEqual(worlds[0])
})

test('a response is compared with the newest one after a late report that it repeats', async () => {
  const events = atSea()
  const newer = withEvent(events, 'ARRI', 'USLAX', { eventDateTime: later(find(events, 'ARRI', 'USLAX'), 5) })
  const { number } = await scene.request()
  await record(number, [
    { minute: 400, events: newer },
    { minute: 0, events },
    { minute: 800, events },
  ])
  expect(await scene.reports(number)).toHaveLength(3)
  const open = (await scene.claims(number)).find(
    ({ statement, closed_at }) =>
      statement.kind === 'arrive' && statement.place?.locode === 'USLAX' && closed_at === null,
  )!
  expect(open.statement.time!.at).toBe(find(events, 'ARRI', 'USLAX').eventDateTime)
})

test('a response whose lease was lost is dropped, and nothing of it is stored', async () => {
  const { number } = await scene.tracked()
  const check = await scene.take(number)
  api.line.knows(number, withEvent(atSea(), 'ARRI', 'USLAX', { eventDateTime: '2027-01-01T00:00:00Z' }))
  const result = await scene.pollCheck(check)
  const before = await setBy(number)
  // As if the lease had expired and another worker had taken the check.
  await api.context.pool.query('update checks set lease_token = lease_token + 1 where id = $1', [check.id])
  expect(await recordPolls(api.context.pool, [result])).toEqual({ stale: 0 })
  expect(await scene.reports(number)).toHaveLength(1)
  expect(await setBy(number)).toEqual(before)
  await api.context.pool.query('update checks set lease_until = null where id = $1', [check.id])
})

test('the lease of another is not ended by an unchanged response of a lost lease', async () => {
  const { number } = await scene.tracked()
  const result = await scene.pollCheck(await scene.take(number))
  await api.context.pool.query(
    `update checks set lease_token = lease_token + 1, lease_until = now() + interval '1 hour' where subject_number = $1`,
    [number],
  )
  await recordPolls(api.context.pool, [result])
  expect(await scene.one('select lease_until > now() as held from checks where subject_number = $1', [number])).toEqual(
    {
      held: true,
    },
  )
  await api.context.pool.query('update checks set lease_until = null where subject_number = $1', [number])
})

test('two accounts that track one bill share one check and one poll', async () => {
  const other = await api.otherAccount()
  const { number } = await scene.request({ request_type: 'bill_of_lading' })
  await scene.request({ request_number: number }, other)
  api.line.knows(number, atSea())
  await scene.work()
  expect(api.line.polls.filter((subject) => subject.number === number)).toHaveLength(1)
  expect(await scene.rows('select 1 from checks where subject_number = $1', [number])).toHaveLength(1)
  const shipments = await scene.rows<{ account_id: string }>(
    'select account_id from shipments where normalized_number = $1',
    [number],
  )
  expect(new Set(shipments.map(({ account_id }) => account_id))).toEqual(new Set([api.accountId, other.accountId]))
})
