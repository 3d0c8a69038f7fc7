import { feedReceipt } from '@boxtrail/contracts/feed/zod'
import { withCheckDigit } from '@boxtrail/reference/container-number'
import type { Pool } from 'pg'
import { expect, test } from 'vitest'
import { b4, x12 } from '../../../../sources/test/edi/messages.ts'
import { processFile } from '../../../src/intake/drop-folder/process-file.ts'
import { findPush } from '../../../src/intake/feeds/find-push.ts'
import { testApi } from '../../harness/api.ts'
import { trackingBody } from '../../harness/tracked.ts'
import { workUntilIdle } from '../../harness/workers.ts'
import { journeyAt, partner, pusher, sign, terminal, wire } from './feed.ts'

const line = partner({ id: 'maeu-edi', kind: 'line', scac: 'MAEU', sender_ids: ['TESTLINE'] })
const api = await testApi({ sources: [terminal(), line] })
const push = pusher(api)
const HOUR_MS = 3_600_000

/** A container whose journey has reached a day: at sea on day 20, discharged at Los Angeles on day 36. */
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
  const day = wire(Date.now() + 40 * 24 * HOUR_MS).slice(0, 10)
  expect(await send({ snapshots: [snapshot('BXTU5000052', { last_free_day: day })] })).toMatchObject({
    outcome: 'not_used',
    not_used: { rule: 'not_there_yet', reason: expect.stringMatching(/\.$/) },
  })
})

test('a last free day that is extended after the pickup is not used: that at the pickup counts, and nothing is said to have changed', async () => {
  const container_number = withCheckDigit('BXTU500060')!
  await track(container_number, 36)
  const day = (days: number) => wire(Date.now() + days * 24 * HOUR_MS).slice(0, 10)
  const stated = (last_free_day: string, hours: number) =>
    send({
      snapshots: [snapshot(container_number, { last_free_day, observed_at: wire(Date.now() - hours * HOUR_MS) })],
    })
  await stated(day(3), 6)
  const facility = { firms: 'Y258', locode: 'USLAX' }
  const [occurred_at, observed_at] = [wire(Date.now() - 4 * HOUR_MS), wire(Date.now() - 3 * HOUR_MS)]
  const out = { classifier: 'actual', event: 'gate_out', mode: 'truck', occurred_at, observed_at }
  await send({ events: [{ container_number, facility, ...out }] })
  const before = await api.api.GET('/containers', {
    params: { query: { 'filter[number]': container_number } as never },
  })
  expect(await stated(day(5), 1)).toMatchObject({ outcome: 'not_used', not_used: { rule: 'source_precedence' } })
  const after = await api.api.GET('/containers', { params: { query: { 'filter[number]': container_number } as never } })
  const served = ({ data }: typeof before) => data!.data[0]!.attributes.import_deadlines
  expect(served(before)?.pickup_lfd_terminal).toEqual(expect.any(String))
  expect(served(after)).toEqual(served(before))
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

/** A pool whose connections fail once the push has been committed. */
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
