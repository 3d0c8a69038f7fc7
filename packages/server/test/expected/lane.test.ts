import { withCheckDigit } from '@boxtrail/reference/container-number'
import { expect, test } from 'vitest'
import { testApi } from '../harness/api.ts'
import { trackingBody } from '../harness/records/tracked.ts'
import { workUntilIdle } from '../harness/workers.ts'
import { journeyAt, wire } from '../intake/feeds/feed.ts'

const api = await testApi()
const { pool } = api.context
const HOUR_MS = 3_600_000
let count = 0

type Event = ReturnType<typeof journeyAt>[number] & {
  equipmentEventTypeCode?: string
  transportEventTypeCode?: string
  eventClassifierCode?: string
  emptyIndicatorCode?: string
}

/** Tracks a bill of one container, some days after its journey began. `reported` selects what the line reports. */
const track = async (day: number, reported: (events: Event[]) => Event[] = (events) => events) => {
  const number = withCheckDigit(`BXTU9${String(++count).padStart(5, '0')}`)!
  const body = trackingBody()
  api.line.knows(body.data.attributes.request_number, reported(journeyAt(day, number)))
  await api.api.POST('/tracking_requests', { body })
  await workUntilIdle(api.context)
  return number
}

/** Adds the pickup four days after the discharge, and the empty return six days after that. */
const withReturn = (events: Event[]): Event[] => {
  const unloaded = events.findLast(({ equipmentEventTypeCode: code }) => code === 'DISC')!
  const later = (days: number, code: string, emptyIndicatorCode: string): Event => ({
    ...unloaded,
    eventDateTime: wire(Date.parse(unloaded.eventDateTime) + days * 24 * HOUR_MS),
    equipmentEventTypeCode: code,
    emptyIndicatorCode,
    transportCall: { ...unloaded.transportCall, modeOfTransport: 'TRUCK' },
  })
  return [...events, later(4, 'GTOT', 'LADEN'), later(10, 'GTIN', 'EMPTY')]
}

/** Removes the estimates of the arrival: the line plans the discharge only. */
const withoutArrival = (events: Event[]) =>
  events.filter((event) => event.transportEventTypeCode !== 'ARRI' || event.eventClassifierCode === 'ACT')

const containerOf = async (number: string) => (await api.api.containers.list({ 'filter[number]': number })).data[0]!
const dueOf = async (number: string) => (await containerOf(number)).meta!.expected ?? []
const projectAgain = async () => {
  await pool.query('update journeys set stale_seq = stale_seq + 1')
  await workUntilIdle(api.context)
}
const history = async (accountId = api.accountId) =>
  (await pool.query('select * from lane_history where account_id = $1', [accountId])).rows

test('a journey adds what each step took to the history of its lane, once, and only for its own account', async () => {
  const other = await api.otherAccount()
  await track(58, withReturn)
  await projectAgain()
  const [lane, ...others] = await history()
  expect(others).toEqual([])
  expect(lane).toMatchObject({ line: 'MAEU', pod: 'USLAX' })
  expect([lane.arrival, lane.gate_out, lane.empty_return]).toEqual([[27 * 24], [4 * 24], [6 * 24]])
  await track(58, withReturn)
  expect((await history())[0].gate_out).toHaveLength(2)
  expect(await history(other.accountId)).toEqual([])
})

test('an arrival that nobody estimates is due by the history of the lane; other windows rest on it too', async () => {
  const hours = (each: number) => Array.from({ length: 24 }, () => each)
  const before = await track(20, withoutArrival)
  expect((await dueOf(before)).filter(({ milestone }) => milestone === 'arrival')).toEqual([])
  await pool.query('update lane_history set arrival = $1, gate_out = $2', [hours(480), hours(240)])
  const at = await track(20, withoutArrival)
  await projectAgain()
  const [arrival] = await dueOf(at)
  expect(arrival).toMatchObject({
    milestone: 'arrival',
    place: 'USLAX',
    basis: 'history',
    cases: 24,
    stated_by: 'line:MAEU',
  })
  expect(Date.parse(arrival!.due_until) - Date.parse(arrival!.due_from)).toBe(504 * HOUR_MS)
  await pool.query('update lane_history set arrival = $1', [hours(20)])
  await projectAgain()
  expect(await dueOf(at)).toEqual([arrival])
  const estimated = await track(20)
  await projectAgain()
  expect((await dueOf(estimated)).find(({ milestone }) => milestone === 'arrival')!.basis).not.toBe('history')
})

test('a lane whose history is too short changes no window, and is looked at again the next day', async () => {
  await pool.query(`update lane_history set arrival = '{480}', gate_out = '{240}', empty_return = '{}'`)
  const number = await track(20, withoutArrival)
  await projectAgain()
  expect((await dueOf(number)).some(({ basis }) => basis === 'history')).toBe(false)
  await pool.query('update lane_history set arrival = $1', [Array.from({ length: 20 }, () => 480)])
  await projectAgain()
  expect((await dueOf(number)).some(({ basis }) => basis === 'history')).toBe(false)
  await pool.query(`update journeys set state = jsonb_set(state, '{lane,readOn}', '"2026-01-01"')`)
  await projectAgain()
  expect((await dueOf(number)).some(({ basis }) => basis === 'history')).toBe(true)
})
