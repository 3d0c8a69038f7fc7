import { withCheckDigit } from '@boxtrail/reference/container-number'
import { expect, test } from 'vitest'
import { testApi } from '../../harness/api.ts'
import { trackingBody } from '../../harness/records/tracked.ts'
import { workUntilIdle } from '../../harness/workers.ts'
import { journeyAt, neighbour, pusher, terminal, wire } from './feed.ts'

/** The line names TraPac as the terminal, but the container is at the neighbouring terminal. */
const api = await testApi({ sources: [terminal(), neighbour()] })
const push = pusher(api)
const HOUR_MS = 3_600_000
const ago = (hours: number) => wire(Date.now() - hours * HOUR_MS)

const atTrapac = (event: ReturnType<typeof journeyAt>[number]) => {
  const named = { facilityCode: 'TRAP', facilityCodeListProvider: 'SMDG' }
  const isThere = event.transportCall.UNLocationCode === 'USLAX'
  return isThere ? { ...event, transportCall: { ...event.transportCall, ...named } } : event
}

let count = 0
const track = async () => {
  const container = withCheckDigit(`BXTU3${String(++count).padStart(5, '0')}`)!
  const body = trackingBody()
  api.line.knows(body.data.attributes.request_number, journeyAt(36, container).map(atTrapac))
  await api.api.POST('/tracking_requests', { body })
  await workUntilIdle(api.context)
  return container
}

const send = async (container: string, feed: string, firms: string, says: object) => {
  const facility = { firms, locode: 'USLAX' }
  const answer = await push.message(feed, {
    snapshots: [{ container_number: container, observed_at: ago(1), facility, ...says }],
  })
  await workUntilIdle(api.context)
  const { results } = (await answer.json()) as { results: { outcome: string; not_used?: { rule: string } }[] }
  return results[0]!
}
const toNeighbour = (container: string, says: object) => send(container, 'fenix-la', 'Y257', says)

const read = async (container: string) => {
  const query = { 'filter[number]': container, include: ['pod_terminal' as const] }
  const { data } = await api.api.GET('/containers', { params: { query } })
  const { attributes, meta } = data!.data[0]!
  const named = data!.included!.find(({ type }) => type === 'terminal') as { attributes: { firms_code: string } }
  return { ...attributes, flags: meta!.flags ?? [], terminal: named.attributes.firms_code }
}

test.each([
  ['its discharge', { discharged_at: ago(40) }],
  ['its yard location', { yard_location: 'W4-221' }],
  ['its availability', { availability: 'no' }],
])('the terminal that reports %s counts, and the user sees a flag that the line names another', async (_, says) => {
  const container = await track()
  expect((await read(container)).terminal).toBe('Y258')
  const held = { ...says, holds: [{ raw_name: 'CUSTOMS', raw_status: 'HOLD' }] }
  expect((await toNeighbour(container, held)).outcome).toBe('applied')
  const served = await read(container)
  expect(served).toMatchObject({ terminal: 'Y257', holds_at_pod_terminal: [{ name: 'customs' }] })
  expect(served.flags).toMatchObject([{ code: 'disputed', source: 'line:MAEU' }])
})

test('a terminal does not count while the one that the line names reports the container, and the user sees a flag', async () => {
  const container = await track()
  await send(container, 'trapac-la', 'Y258', { holds: [{ raw_name: 'CUSTOMS', raw_status: 'HOLD' }] })
  const claimed = { availability: 'yes', holds: [], yard_location: 'W4-221', discharged_at: ago(40) }
  expect(await toNeighbour(container, claimed)).toMatchObject({
    outcome: 'not_used',
    not_used: { rule: 'other_facility' },
  })
  const served = await read(container)
  expect(served).toMatchObject({ terminal: 'Y258', holds_at_pod_terminal: [{ name: 'customs' }] })
  const told = served.flags.filter(({ source }) => source.includes('fenix-la'))
  expect(told.map(({ code }) => code)).toContain('disputed')
})
