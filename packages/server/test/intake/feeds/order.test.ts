import { withCheckDigit } from '@boxtrail/reference/container-number'
import { expect, test } from 'vitest'
import { createRegistry } from '../../../src/sources/registry.ts'
import { replayQuarantined } from '../../../src/tracking/quarantine/replay.ts'
import { testApi } from '../../harness/api.ts'
import { pusher, terminal, wire } from './feed.ts'

const api = await testApi({ sources: [terminal()] })
const push = pusher(api)
const HOUR_MS = 3_600_000
const beganMs = Date.now() - 10 * HOUR_MS

let count = 0
const newContainer = () => withCheckDigit(`BXTU7${String(++count).padStart(5, '0')}`)!

interface Item {
  hour: number
  says: object
}
const report = async (container: string, all: readonly Item[]) => {
  for (const { hour, says } of all) {
    const observed_at = wire(beganMs + hour * HOUR_MS)
    const snapshots = [{ container_number: container, observed_at, facility: { locode: 'USLAX' }, ...says }]
    expect((await push.message('trapac-la', { snapshots })).status).toBe(200)
  }
}
/** The values of the open claims about a container, by the names of their facts. */
const outcomeOf = async (container: string) => {
  const { rows } = await api.context.pool.query<{ field: string; value: unknown }>(
    `select k.statement ->> 'field' as field, k.statement -> 'value' as value from claims k join checks c on c.id = k.check_id
     where c.subject_number = $1 and k.closed_at is null order by 1`,
    [container],
  )
  return Object.fromEntries(rows.map(({ field, value }) => [field, value]))
}

const orders = <T>(list: readonly T[]): T[][] =>
  list.length === 0
    ? [[]]
    : list.flatMap((one, index) => orders(list.toSpliced(index, 1)).map((others) => [one, ...others]))

const yard = (hour: number, yard_location: string): Item => ({ hour, says: { yard_location } })

test.each([
  ['repeated', [yard(1, 'A'), yard(2, 'B'), yard(3, 'A'), yard(4, 'A')]],
  [
    'repeated, and then followed by something else',
    [
      { hour: 1, says: { availability: 'yes' } },
      { hour: 2, says: { availability: 'no' } },
      { hour: 3, says: { availability: 'yes' } },
      yard(4, 'C'),
    ],
  ],
])('%s reports give the same result in any order', async (_name, items) => {
  const inOrder = newContainer()
  await report(inOrder, items)
  const expected = await outcomeOf(inOrder)
  expect(Object.keys(expected)).not.toEqual([])
  for (const order of orders(items)) {
    const container = newContainer()
    await report(container, order)
    expect(await outcomeOf(container), order.map(({ hour }) => hour).join(' ')).toEqual(expected)
  }
})

test('a repeated value is kept when a report in between is fixed and reread', async () => {
  const container = newContainer()
  await report(container, [yard(1, 'A')])
  // This report cannot be read and is quarantined.
  await report(container, [{ hour: 2, says: { yard_location: 'B', colour: 'red' } }])
  await report(container, [yard(3, 'A'), { hour: 4, says: { availability: 'yes' } }])
  const mended = terminal()
  const registry = createRegistry([
    { ...mended, read: (body, subject) => mended.read(body.replace(',"colour":"red"', ''), subject) },
  ])
  expect(await replayQuarantined({ ...api.context, registry }, api.context.wakeups, null)).toMatchObject({
    replayed: 1,
  })
  expect(await outcomeOf(container)).toMatchObject({ location_at_pod_terminal: 'A' })
})
