import { expect, test } from 'vitest'
import { projectBatch } from '../../../src/tracking/projection/project-batch.ts'
import { testApi } from '../../harness/api.ts'
import { atSea, createScene, find, finished, later, withEvent } from '../../harness/records/tracking-scene.ts'
import { lookups } from '../../harness/reference.ts'

const api = await testApi()
const scene = createScene(api)
const second = await api.otherAccount()

const someEvents = ['tracking_request.succeeded', 'container.transport.vessel_loaded'] as const
const webhook = async (events?: readonly (typeof someEvents)[number][]) => {
  const attributes = {
    url: 'https://hooks.harbour-street.example/',
    active: true,
    ...(events ? { events: [...events] } : {}),
  }
  return (await api.api.POST('/webhooks', { body: { data: { type: 'webhook', attributes } } })).data!.data.id
}
const every = await webhook()
const some = await webhook(someEvents)

const count = async (table: string, account = api.accountId) =>
  (await scene.one<{ count: number }>(`select count(*)::int as count from ${table} where account_id = $1`, [account]))
    .count

test('the log of each account is numbered from one without a gap, under concurrency', async () => {
  const numbers = []
  for (let i = 0; i < 6; i++) {
    const { number } = await scene.request()
    await scene.request({ request_number: number }, second)
    api.line.knows(number, atSea())
    numbers.push(number)
  }
  await scene.work()
  for (const number of numbers) {
    const events = atSea()
    api.line.knows(
      number,
      withEvent(events, 'ARRI', 'USLAX', { eventDateTime: later(find(events, 'ARRI', 'USLAX'), 2) }),
    )
    await scene.poll(number)
  }
  for (const account of [api.accountId, second.accountId]) {
    const sequences = await scene.rows<{ sequence: number }>(
      'select sequence from changes where account_id = $1 order by sequence',
      [account],
    )
    expect(sequences.length).toBeGreaterThan(50)
    expect(sequences.map(({ sequence }) => Number(sequence))).toEqual(sequences.map((_row, index) => index + 1))
    const { last_sequence } = await scene.one<{ last_sequence: number }>(
      'select last_sequence from ledgers where account_id = $1',
      [account],
    )
    expect(Number(last_sequence)).toBe(sequences.length)
  }
})

test('each listening webhook is notified once of every change with an event, and of no other', async () => {
  const { number } = await scene.tracked()
  api.line.knows(number, finished())
  await scene.poll(number)
  const changes = await scene.rows<{ sequence: number; event: string }>(
    'select sequence, event from changes where account_id = $1 and event is not null order by sequence',
    [api.accountId],
  )
  const notifiedTo = (id: string) =>
    scene.rows('select sequence, event from notifications where webhook_id = $1 order by sequence', [id])
  expect(changes.length).toBeGreaterThan(20)
  expect(await notifiedTo(every)).toEqual(changes.filter(({ event }) => event !== 'shipment.updated'))
  expect(await notifiedTo(some)).toEqual(changes.filter(({ event }) => someEvents.some((name) => name === event)))
  expect(await count('notifications', second.accountId)).toBe(0)
})

test('the fields of a row result from its changes', async () => {
  const { number, shipmentId } = await scene.tracked()
  const events = atSea()
  for (const hours of [3, 7]) {
    api.line.knows(
      number,
      withEvent(events, 'ARRI', 'USLAX', { eventDateTime: later(find(events, 'ARRI', 'USLAX'), hours) }),
    )
    await scene.poll(number)
  }
  const log = await scene.rows<{ changeset: Record<string, [unknown, unknown]> }>(
    `select changeset from changes where resource_id = $1 and changeset ? 'pod_eta_at' order by sequence`,
    [shipmentId],
  )
  const steps = log.map(({ changeset }) => changeset.pod_eta_at!)
  const eta = find(events, 'ARRI', 'USLAX')
  expect(steps.slice(-2)).toEqual([
    [eta.eventDateTime, later(eta, 3)],
    [later(eta, 3), later(eta, 7)],
  ])
  const { data } = await api.api.GET('/shipments/{id}', { params: { path: { id: shipmentId } } })
  expect(data!.data.attributes).toMatchObject({ pod_eta_at: later(eta, 7), pod_original_eta_at: eta.eventDateTime })
})

test('every field that is set names existing claims', async () => {
  const { number, shipmentId, containerId } = await scene.tracked()
  const claims = new Set((await scene.claims(number)).map(({ id }) => id))
  const changesetOf = async (table: string, id: string) => ({
    row: await scene.one(`select * from ${table} where id = $1`, [id]),
    fields: (
      await scene.one<{ fields: Record<string, string[]> }>('select fields from provenance where resource_id = $1', [
        id,
      ])
    ).fields,
  })
  const shipment = await changesetOf('shipments', shipmentId)
  const container = await changesetOf('containers', containerId)
  for (const { fields, row } of [shipment, container]) {
    expect(Object.keys(fields).length).toBeGreaterThan(3)
    for (const [field, named] of Object.entries(fields)) {
      expect(row[field], field).not.toBeNull()
      expect(named.length, field).toBeGreaterThan(0)
      for (const id of named) expect(claims.has(id), `${field} ${id}`).toBe(true)
    }
  }
  const timesOf = (row: Record<string, unknown>) =>
    Object.keys(row).filter(
      (field) => row[field] !== null && /^(pol|pod|destination|empty|ind)_.*_(at|locode|name|imo|number)$/.test(field),
    )
  for (const { fields, row } of [shipment, container])
    expect(timesOf(row).filter((field) => !(field in fields))).toEqual([])
})

test('a transaction that fails leaves neither rows nor changes nor notifications, and is retried', async () => {
  const { id, number } = await scene.request()
  api.line.knows(number, atSea())
  const before = {
    changes: await count('changes'),
    notifications: await count('notifications'),
    shipments: await count('shipments'),
  }
  // Fails at the very end of the transaction: all rows are written, but the commit fails.
  await api.context.pool.query(`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no room on the disk'; end $$;
    create constraint trigger refuse after insert on changes deferrable initially deferred for each row execute function refuse()`)
  const { pool, registry, notifier, wakeups, log } = api.context
  await scene.record(number)
  const options = {
    pool,
    registry,
    notifier,
    wakeups: wakeups,
    log: log.child({}, { level: 'silent' }),
    lookups,
  }
  expect(await projectBatch(options)).toBe(1)
  expect({
    changes: await count('changes'),
    notifications: await count('notifications'),
    shipments: await count('shipments'),
  }).toEqual(before)
  expect(await scene.requestAt(id)).toMatchObject({ status: 'pending' })
  expect((await scene.journey(id)).problem).toContain('no room on the disk')

  await pool.query('drop function refuse cascade')
  await pool.query('update journeys set lease_until = null where tracking_request_id = $1', [id])
  await scene.work()
  expect(await scene.requestAt(id)).toMatchObject({ status: 'created' })
  expect((await scene.journey(id)).problem).toBeNull()
  expect(await count('shipments')).toBe(before.shipments + 1)
  expect(await count('notifications')).toBeGreaterThan(before.notifications)
})

test('the others of a batch are written if one journey fails', async () => {
  const bad = await scene.request()
  const good = [await scene.request(), await scene.request()]
  for (const { number } of [bad, ...good]) {
    api.line.knows(number, atSea())
    await scene.record(number)
  }
  await api.context.pool.query(`
    create function refuse() returns trigger language plpgsql as $$ begin
      if new.normalized_number = '${bad.number}' then raise exception 'not this one'; end if; return new; end $$;
    create trigger refuse before insert on shipments for each row execute function refuse()`)
  const { pool, registry, notifier, wakeups, log } = api.context
  const options = {
    pool,
    registry,
    notifier,
    wakeups: wakeups,
    log: log.child({}, { level: 'silent' }),
    lookups,
  }
  expect(await projectBatch(options)).toBe(3)
  for (const { id } of good) expect(await scene.requestAt(id)).toMatchObject({ status: 'created' })
  expect((await scene.journey(bad.id)).problem).toContain('not this one')
  await pool.query('drop function refuse cascade')
})
