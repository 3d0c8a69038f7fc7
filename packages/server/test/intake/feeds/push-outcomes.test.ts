import { feedReceipt } from '@boxtrail/contracts/feed/zod'
import { withCheckDigit } from '@boxtrail/reference/container-number'
import type { Pool } from 'pg'
import { expect, test } from 'vitest'
import { b4, x12 } from '../../../../sources/test/edi/messages.ts'
import { processFile } from '../../../src/intake/drop-folder/process-file.ts'
import { findPush } from '../../../src/intake/feeds/find-push.ts'
import { testApi } from '../../harness/api.ts'
import { trackingBody } from '../../harness/records/tracked.ts'
import { workUntilIdle } from '../../harness/workers.ts'
import { journeyAt, partner, pusher, sign, terminal, wire } from './feed.ts'

const line = partner({ id: 'maeu-edi', kind: 'line', scac: 'MAEU', sender_ids: ['TESTLINE'] })
const api = await testApi({ sources: [terminal(), line] })
const push = pusher(api)
const HOUR_MS = 3_600_000

/** Tracks a container up to a day of its journey: at sea on day 20, discharged at Los Angeles on day 36. */
const track = async (container: string, day: number) => {
  const body = trackingBody()
  api.line.knows(body.data.attributes.request_number, journeyAt(day, container))
  await api.api.POST('/tracking_requests', { body })
  await workUntilIdle(api.context)
}

const snapshot = (container: string, more: object) => ({
  container_number: container,
  observed_at: wire(Date.now()),
  facility: { firms: 'Y258', locode: 'USLAX' },
  ...more,
})
const held = { holds: [{ raw_name: 'CUSTOMS', raw_status: 'HOLD' }] }

const send = async (content: Parameters<typeof push.message>[1]) => {
  const answer = await push.message('trapac-la', content)
  const receipt = feedReceipt.parse(await answer.json())
  await workUntilIdle(api.context)
  return receipt.results[0]!
}

test('a hold on a tracked container is applied, and the receipt names what it set', async () => {
  await track('BXTU5000010', 36)
  expect(await send({ snapshots: [snapshot('BXTU5000010', held)] })).toMatchObject({
    outcome: 'applied',
    changed: ['holds_at_pod_terminal', 'pickup_facility_id', 'pod_terminal_id'],
  })
})

test('a hold that is lifted again is applied too', async () => {
  await track('BXTU5000026', 36)
  await send({ snapshots: [snapshot('BXTU5000026', held)] })
  const { outcome, changed } = await send({ snapshots: [snapshot('BXTU5000026', { holds: [] })] })
  expect({ outcome, changed }).toMatchObject({ outcome: 'applied' })
  expect(changed!.join()).toContain('holds')
})

test('the same report again is unchanged', async () => {
  await track('BXTU5000031', 36)
  const observed_at = wire(Date.now() - 60_000)
  await send({ snapshots: [snapshot('BXTU5000031', { ...held, observed_at })] })
  const again = { ...held, observed_at: wire(Date.now()) }
  expect((await send({ snapshots: [snapshot('BXTU5000031', again)] })).outcome).toBe('unchanged')
})

test('a hold on a container that nobody tracks is kept, and used once the container is tracked', async () => {
  expect(await send({ snapshots: [snapshot('BXTU5000047', held)] })).toMatchObject({ outcome: 'not_tracked' })
  await track('BXTU5000047', 36)
  const { data } = await api.api.GET('/containers', {
    params: { query: { 'filter[number]': 'BXTU5000047' } as never },
  })
  expect(data!.data[0]!.attributes.holds_at_pod_terminal).toMatchObject([{ name: 'customs' }])
})

test('a last free day from before the landing is kept and not used, and the receipt names the rule', async () => {
  await track('BXTU5000052', 20)
  expect(await send({ snapshots: [snapshot('BXTU5000052', { last_free_day: day(40) })] })).toMatchObject({
    outcome: 'not_used',
    not_used: { rule: 'not_there_yet', reason: expect.stringMatching(/\.$/) },
  })
})

/** A calendar day this many days from now. */
const day = (days: number) => wire(Date.now() + days * 24 * HOUR_MS).slice(0, 10)
const hoursAgo = (hours: number) => wire(Date.now() - hours * HOUR_MS)

const served = async (container: string) => {
  const query = { 'filter[number]': container } as never
  const { data } = await api.api.GET('/containers', { params: { query } })
  const { attributes } = data!.data[0]!
  const { import_deadlines, location_at_pod_terminal, pickup_appointment_at, available_for_pickup } = attributes
  return { ...import_deadlines, location_at_pod_terminal, pickup_appointment_at, available_for_pickup }
}

/**
 * Tracks a container for which its terminal made a statement six hours ago, and reported the pickup three hours ago.
 */
const pickedUp = async (container_number: string, stated: object) => {
  await track(container_number, 36)
  await send({ snapshots: [snapshot(container_number, { ...stated, observed_at: hoursAgo(6) })] })
  const facility = { firms: 'Y258', locode: 'USLAX' }
  const out = { classifier: 'actual', event: 'gate_out', mode: 'truck' }
  const [occurred_at, observed_at] = [hoursAgo(4), hoursAgo(3)]
  await send({ events: [{ container_number, facility, ...out, occurred_at, observed_at }] })
}

test('a last free day that is extended after the pickup extends free time, and leaves the day of the pickup; an earlier one is not used', async () => {
  const container = withCheckDigit('BXTU500060')!
  await pickedUp(container, { last_free_day: day(3) })
  const before = await served(container)
  for (const [days, hours] of [
    [5, 2],
    [6, 1.5],
  ] as const) {
    const snapshots = [snapshot(container, { last_free_day: day(days), observed_at: hoursAgo(hours) })]
    expect(await send({ snapshots })).toMatchObject({ outcome: 'applied', changed: ['free_time'] })
  }
  const earlier = [snapshot(container, { last_free_day: day(1), observed_at: hoursAgo(1) })]
  expect(await send({ snapshots: earlier })).toMatchObject({
    ...{ outcome: 'not_used', not_used: { rule: 'source_precedence' } },
  })
  expect(before.pickup_lfd_terminal).toEqual(expect.any(String))
  expect(await served(container)).toEqual(before)
})

const atPickup = { last_free_day: day(3), yard_location: 'W4-221', appointment_at: hoursAgo(5), availability: 'yes' }
const cleared = { last_free_day: null, yard_location: null, appointment_at: null, availability: 'unknown' }

test.each(Object.keys(cleared) as (keyof typeof cleared)[])(
  '%s that is cleared after the pickup is not used: what was stated at the pickup stays',
  async (key) => {
    const container = withCheckDigit(`BXTU50007${Object.keys(cleared).indexOf(key)}`)!
    await pickedUp(container, atPickup)
    const before = await served(container)
    expect(before).toMatchObject({ location_at_pod_terminal: 'W4-221', pickup_appointment_at: expect.any(String) })
    const snapshots = [snapshot(container, { [key]: cleared[key], observed_at: hoursAgo(1) })]
    expect(await send({ snapshots })).toMatchObject({
      outcome: 'not_used',
      not_used: { rule: 'source_precedence', reason: expect.stringContaining('when the container left') },
    })
    expect(await served(container)).toEqual(before)
  },
)

test('what a terminal clears before the pickup is applied', async () => {
  const container = withCheckDigit('BXTU500080')!
  await track(container, 36)
  await send({ snapshots: [snapshot(container, { ...atPickup, observed_at: hoursAgo(2) })] })
  const { outcome, changed } = await send({ snapshots: [snapshot(container, cleared)] })
  expect(outcome).toBe('applied')
  expect(changed).toEqual(
    expect.arrayContaining([
      'available_for_pickup',
      'location_at_pod_terminal',
      'pickup_appointment_at',
      'pickup_lfd_terminal',
    ]),
  )
})

test('a last free day that is replaced by one from before the landing is removed, and the receipt names it', async () => {
  const container = withCheckDigit('BXTU500081')!
  await track(container, 36)
  await send({ snapshots: [snapshot(container, { last_free_day: day(3), observed_at: hoursAgo(2) })] })
  expect((await served(container)).pickup_lfd_terminal).toEqual(expect.any(String))
  expect(await send({ snapshots: [snapshot(container, { last_free_day: day(-26) })] })).toMatchObject({
    outcome: 'applied',
    changed: ['pickup_lfd_terminal'],
  })
  expect((await served(container)).pickup_lfd_terminal ?? null).toBeNull()
})

test('a last free day from before the landing is of another journey', async () => {
  const container = withCheckDigit('BXTU500082')!
  await track(container, 36)
  await send({ snapshots: [snapshot(container, { yard_location: 'W4-221', observed_at: hoursAgo(2) })] })
  expect(await send({ snapshots: [snapshot(container, { last_free_day: day(-26) })] })).toMatchObject({
    outcome: 'not_used',
    not_used: { rule: 'other_journey' },
  })
})

test('a report dated in the future is kept and not used until then', async () => {
  await track('BXTU5000068', 36)
  const events = [
    {
      container_number: 'BXTU5000068',
      observed_at: wire(Date.now()),
      event: 'available',
      classifier: 'actual',
      occurred_at: wire(Date.now() + 5 * HOUR_MS),
      facility: { firms: 'Y258', locode: 'USLAX' },
    },
  ]
  const result = await send({ events })
  expect(result).toMatchObject({ outcome: 'not_used', not_used: { rule: 'dated_in_future' } })
})

const csv = (container: string) =>
  [
    'container_number,observed_at,facility.firms,facility.locode,last_free_day',
    `${container},${wire(Date.now() - 60_000)},Y258,USLAX,${wire(Date.now() + 40 * 24 * HOUR_MS).slice(0, 10)}`,
  ].join('\n')

test('CSV, the drop folder and the operator’s command give the same outcome and reason', async () => {
  await track('BXTU5000073', 20)
  const body = csv('BXTU5000073')
  const answer = await push.post('trapac-la/csv', body, {
    'content-type': 'text/csv',
    'boxtrail-signature': sign(body),
  })
  const { results } = await answer.json()
  const { reason } = results[0].not_used
  expect(results).toMatchObject([{ at: 'line 2', outcome: 'not_used', not_used: { rule: 'not_there_yet' } }])
  const dropped = await processFile(api.context)('trapac-la.csv', Buffer.from(csv('BXTU5000089')), Date.now())
  expect(dropped.attachments[0]!.text).toContain('line 2 BXTU5000089: kept, not tracked')
  const again = await processFile(api.context)('trapac-la.2.csv', Buffer.from(body), Date.now())
  expect(again.attachments[0]!.text).toContain(`line 2 BXTU5000073: kept, not used (not_there_yet): ${reason}`)
  const pushes = await findPush(api.context.pool, 'sha256:')
  expect(pushes.map(({ answer: of }) => of)).toContainEqual(expect.objectContaining({ results }))
})

/** A pool in which the query after the commit fails, as if the process had ended. */
const failingAfterCommit = (): Pool =>
  Object.assign(Object.create(api.context.pool), {
    query: (asked: { name?: string }) =>
      asked.name === 'find-trackers'
        ? Promise.reject(new Error('the process ended'))
        : api.context.pool.query(asked as never),
  })

test('the outcome of CSV is determined when it is sent again, if the process ended after the commit', async () => {
  await track('BXTU5000094', 20)
  const body = Buffer.from(csv('BXTU5000094'))
  const take = (context: typeof api.context) => processFile(context)('trapac-la.3.csv', body, Date.now())
  await expect(take({ ...api.context, pool: failingAfterCommit() })).rejects.toThrow('the process ended')
  expect((await take(api.context)).attachments[0]!.text).toContain('BXTU5000094: kept, not used (not_there_yet)')
})

test('the outcome of EDI is determined when it is sent again, if the process ended after the commit', async () => {
  await track('BXTU5000107', 20)
  const [date, time] = [wire(Date.now()).slice(0, 10).replaceAll('-', ''), '0000']
  const text = x12('315', [
    [
      b4('NF', { at: `${date}*${time}` })
        .replace('TSTU*123456', 'BXTU*500010')
        .replace(/8$/, '7'),
    ],
  ]).replace(/\b(20)?260301\b/g, (sent) => date!.slice(-sent.length))
  const take = (context: typeof api.context) => processFile(context)('line.edi', Buffer.from(text), Date.now())
  await expect(take({ ...api.context, pool: failingAfterCommit() })).rejects.toThrow('the process ended')
  const { attachments } = await take(api.context)
  const advice = attachments.find(({ suffix }) => suffix === '.824')!.text
  expect(advice).toMatch(/TED\*024\*applied~\nNTE\*\*changed .*pickup_lfd_line~/s)
})
