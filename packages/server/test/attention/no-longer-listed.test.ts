import { profiles } from '@boxtrail/sources/dcsa/profiles'
import { readEvents } from '@boxtrail/sources/dcsa/read-events'
import type { Subject } from '@boxtrail/sources/port/source'
import { expect, test } from 'vitest'
import { testApi } from '../harness/api.ts'
import { trackingBody } from '../harness/records/tracked.ts'
import { workUntilIdle } from '../harness/workers.ts'
import { journeyAt, pusher, terminal, wire } from '../intake/feeds/feed.ts'

const api = await testApi({ sources: [terminal()] })
// This profile uses the line's own event ids, which alone show that an event now names another container.
Object.assign(api.line.source, {
  read: (body: string, subject: Subject) => readEvents(body, subject, profiles.maersk!),
})
const { message } = pusher(api)
const [FIRST, SECOND, THIRD] = ['BXTU6000012', 'BXTU6000028', 'BXTU6000033'] as const

/**
 * The events of these containers. Each container keeps its event ids; with `A/B`, container B takes the place of A,
 * under A's ids.
 */
const answerWith = (day: number, ...containers: string[]) =>
  containers.flatMap((name) => {
    const [own, now = own] = name.split('/') as [string, string?]
    return journeyAt(day, now).flatMap((event, index) => {
      const isOwn = 'equipmentReference' in event
      return isOwn || name === containers[0] ? [{ ...event, eventID: `${own.replace(/\D/g, '')}${index + 100}` }] : []
    })
  })

const begin = async (day: number) => {
  const body = trackingBody()
  const { request_number: number } = body.data.attributes
  const answer = async (...containers: string[]) => {
    api.line.knows(number, answerWith(day, ...containers))
    await api.context.pool.query('update checks set next_check_at = now() where subject_number = $1', [number])
    await workUntilIdle(api.context)
  }
  api.line.knows(number, answerWith(day, FIRST, SECOND))
  await api.api.POST('/tracking_requests', { body })
  await workUntilIdle(api.context)
  return { number, answer }
}

const titlesOf = async (number: string): Promise<string[]> => {
  const { rows } = await api.context.pool.query(
    'select shipment_id from tracking_requests where normalized_number = $1',
    [number],
  )
  const entries = await (await api.request('GET', `/v2/attention?filter[shipment_id]=${rows[0].shipment_id}`)).json()
  return entries.data.map((one: { attributes: { kind: string; title: string } }) => one.attributes.title)
}

test('what is said of a shipment counts and names only the containers that its line still lists', async () => {
  const { number, answer } = await begin(31)
  expect(await titlesOf(number)).toEqual([
    expect.stringContaining(`Shipment ${number} with 2 containers is expected at`),
  ])
  await answer(FIRST)
  expect(await titlesOf(number)).toEqual([expect.stringContaining(`${FIRST} is expected at`)])
  await answer(FIRST, SECOND)
  expect(await titlesOf(number)).toEqual([
    expect.stringContaining(`Shipment ${number} with 2 containers is expected at`),
  ])
})

test('a container that the line has replaced by another one needs no attention', async () => {
  const { number, answer } = await begin(36)
  const facility = { firms: 'Y258', locode: 'USLAX' }
  const holds = [{ raw_name: 'CUSTOMS', raw_status: 'HOLD' }]
  const observed_at = wire(Date.now())
  await message('trapac-la', { snapshots: [{ container_number: SECOND, observed_at, facility, holds }] })
  await workUntilIdle(api.context)
  const held = expect.stringMatching(`A customs hold is set on ${SECOND}`)
  expect(await titlesOf(number)).toContainEqual(held)
  await answer(FIRST, `${SECOND}/${THIRD}`)
  const titles = await titlesOf(number)
  expect(titles.filter((title) => title.includes(SECOND))).toEqual([])
})
