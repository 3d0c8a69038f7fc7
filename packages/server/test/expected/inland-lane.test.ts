import { withCheckDigit } from '@boxtrail/reference/container-number'
import { expect, test } from 'vitest'
import { testApi } from '../harness/api.ts'
import { trackingBody } from '../harness/records/tracked.ts'
import { workUntilIdle } from '../harness/workers.ts'
import { journeyAt } from '../intake/feeds/feed.ts'

const api = await testApi()
const { pool } = api.context
let count = 0

/** Tracks a bill of one container that goes on to Chicago by train, some days after its journey began. */
const track = async (day: number) => {
  const number = withCheckDigit(`BXTV0${String(++count).padStart(5, '0')}`)!
  const body = trackingBody()
  api.line.knows(body.data.attributes.request_number, journeyAt(day, number, { rail: true }))
  await api.api.POST('/tracking_requests', { body })
  await workUntilIdle(api.context)
  return number
}

const dueOf = async (number: string) =>
  (await api.api.containers.list({ 'filter[number]': number })).data[0]!.meta!.expected ?? []
const projectAgain = async () => {
  await pool.query('update journeys set stale_seq = stale_seq + 1')
  await workUntilIdle(api.context)
}
const history = async (accountId = api.accountId) =>
  (await pool.query('select * from inland_history where account_id = $1', [accountId])).rows

test('a journey adds what each step took to the history of its inland lane, once, and only for its own account', async () => {
  const other = await api.otherAccount()
  await track(58)
  await projectAgain()
  const [way, ...others] = await history()
  expect(others).toEqual([])
  expect(way).toMatchObject({ line: 'MAEU', pod: 'USLAX', destination: 'USCHI' })
  expect([way.rail_departure.length, way.inland_arrival.length, way.gate_out.length]).toEqual([1, 1, 1])
  await track(58)
  expect((await history())[0].rail_departure).toHaveLength(2)
  expect(await history(other.accountId)).toEqual([])
  const { rows } = await pool.query('select gate_out, empty_return from lane_history where account_id = $1', [
    api.accountId,
  ])
  expect(rows).toEqual([{ gate_out: [], empty_return: [] }])
})

test('the departure of the train is due by the history of the lane, and does not move while others add to it', async () => {
  const hours = (each: number) => Array.from({ length: 24 }, () => each)
  const landed = async () => {
    const number = await track(36)
    await projectAgain()
    return (await dueOf(number)).find(({ milestone }) => milestone === 'rail_departure')
  }
  expect(await landed()).toBeUndefined()
  await pool.query('update inland_history set rail_departure = $1', [hours(150)])
  const due = await landed()
  expect(due).toMatchObject({ place: 'USLAX', basis: 'history', cases: 24, stated_by: 'line:MAEU' })
  expect(Date.parse(due!.due_until) - Date.parse(due!.due_from)).toBe(174 * 3_600_000)
  const number = withCheckDigit(`BXTV0${String(count).padStart(5, '0')}`)!
  await pool.query('update inland_history set rail_departure = $1', [hours(200)])
  await projectAgain()
  expect((await dueOf(number)).find(({ milestone }) => milestone === 'rail_departure')).toEqual(due)
})

test('it is not overdue before the time for which the line plans it', async () => {
  const hours = Array.from({ length: 24 }, () => 100)
  await pool.query('update inland_history set rail_departure = $1', [hours])
  const number = await track(36)
  await projectAgain()
  const due = (await dueOf(number)).find(({ milestone }) => milestone === 'rail_departure')!
  expect(Date.parse(due.due_until) - Date.parse(due.due_from)).toBe(7 * 86_400_000)
})
