import { addDays, dayIn } from '@boxtrail/engine/charges/days'
import { withCheckDigit } from '@boxtrail/reference/container-number'
import { expect, test } from 'vitest'
import { testApi } from '../harness/api.ts'
import { trackingBody } from '../harness/records/tracked.ts'
import { workUntilIdle } from '../harness/workers.ts'
import { carrier, journeyAt, pusher, terminal, wire } from '../intake/feeds/feed.ts'
import { call, connect } from '../mcp/connect.ts'

const api = await testApi({ sources: [terminal(), carrier()] })
const push = pusher(api)
const client = await connect(api.app, { apiKey: api.apiKey })
const today = dayIn(Date.now(), 'America/Los_Angeles')
let count = 0

/** Tracks a container at Los Angeles, with the last free days that the line and the terminal report, if any. */
const waiting = async (line: string | null, atTerminal: string | null, gone = {}) => {
  const container = withCheckDigit(`BXTU6${String(++count).padStart(5, '0')}`)!
  const body = trackingBody()
  const number = body.data.attributes.request_number
  api.line.knows(number, journeyAt(36, container))
  await api.api.POST('/tracking_requests', { body })
  await workUntilIdle(api.context)
  if (line) {
    const freeTimes = [{ typeCodes: ['DEM'], equipmentReferences: [container], lastFreeDate: { value: line } }]
    const content = { issueDateTime: wire(Date.now()), transportDocumentReference: number, freeTimes }
    await push.post('maeu-push/arrival-notices', JSON.stringify({ arrivalNotices: [content] }))
  }
  const facility = { firms: 'Y258', locode: 'USLAX' }
  const says = { holds: [], ...(atTerminal ? { last_free_day: atTerminal } : {}), ...gone }
  const snapshot = { container_number: container, observed_at: wire(Date.now()), facility, ...says }
  await push.message('trapac-la', { snapshots: [snapshot] })
  await workUntilIdle(api.context)
  const { data } = await api.api.GET('/containers', { params: { query: { 'filter[number]': container } } })
  const [row] = (await call(client, 'list_containers', { number: container })).result.items
  const { result: shown } = await call(client, 'get_container', { id: data!.data[0]!.id, include: 'explanation' })
  return { served: data!.data[0]!, row, shown }
}

test.each([
  ['the terminal’s, before the line’s', 5, 2, 'terminal', true],
  ['the line’s, before the terminal’s', 2, 5, 'line', true],
  ['one day of both', 4, 4, 'line', false],
  ['the terminal’s, that nobody else names', null, 3, 'terminal', false],
])('the binding day is the same everywhere: %s', async (_, line, atTerminal, by, differ) => {
  const dayOf = (days: number | null) => (days === null ? null : addDays(today, days))
  const { served, row, shown } = await waiting(dayOf(line), dayOf(atTerminal))
  const day = addDays(today, Math.min(line ?? Number.POSITIVE_INFINITY, atTerminal))
  expect(served.meta!.free_time).toMatchObject({
    ends_on: day,
    binding: {
      stated_by: by,
      others_differ: differ,
      source: expect.stringContaining(by === 'line' ? 'maeu' : 'trapac'),
    },
  })
  expect([row.lastFreeDay, row.lastFreeDayOf.split(':')[0]]).toEqual([day, by])
  expect(shown.demurrage).toMatchObject({
    binding: { day, stated_by: by, others_differ: differ },
    days_until_lfd: Math.min(line ?? Number.POSITIVE_INFINITY, atTerminal),
  })
  const inWords = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  expect(shown.explanation.next.join()).toContain(`is ${inWords.format(new Date(day))}`)
  // The attribute prefers the line's day (ruling 11).
  expect(dayIn(Date.parse(served.attributes.pickup_lfd!), 'America/Los_Angeles')).toBe(dayOf(line ?? atTerminal))
})

test('no day binds once the container was picked up', async () => {
  const gone = { full_out_at: wire(Date.now() - 60_000) }
  const { served, row, shown } = await waiting(addDays(today, 2), addDays(today, 3), gone)
  expect(served.meta!.free_time).toMatchObject({ ends_on: null, binding: null })
  expect([row.lastFreeDay, shown.demurrage.binding]).toEqual([undefined, null])
})
