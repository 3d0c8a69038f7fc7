import { expect, test } from 'vitest'
import { sourceStatuses } from '../../../src/records/sources/status.ts'
import { testApi } from '../../harness/api.ts'
import { trackingBody } from '../../harness/records/tracked.ts'
import { workUntilIdle } from '../../harness/workers.ts'
import { journeyAt, pusher, terminal, wire } from '../../intake/feeds/feed.ts'

const api = await testApi({ sources: [terminal()], isOperator: true })

const list = async (query = '') => (await api.request('GET', `/v2/sources${query}`)).json()
const sourceCalled = async (id: string) => (await list()).data.find((one: { id: string }) => one.id === id).attributes

test('a key that is not the operator’s is rejected, and the refusal says how to create one', async () => {
  const other = await api.otherAccount()
  const refused = await other.request('GET', '/v2/sources')
  expect([refused.status, (await refused.json()).errors[0].detail]).toEqual([
    403,
    'This needs a key of the operator: boxtrail admin keys create <account> operator.',
  ])
})

test('a source that has never reported is listed as idle', async () => {
  expect(await sourceCalled('line:MAEU')).toMatchObject({ kind: 'line', name: 'MAEU', state: 'idle', last_polls: [] })
})

test('the latest polls of a line are shown, with its queue and its next poll', async () => {
  const bodies = Array.from({ length: 6 }, trackingBody)
  for (const body of bodies) {
    api.line.knows(body.data.attributes.request_number, journeyAt(20, 'BXTU6000012'))
    await api.api.POST('/tracking_requests', { body })
    await workUntilIdle(api.context)
  }
  const { state, queue, next_poll_at, last_polls, last_failure } = await sourceCalled('line:MAEU')
  expect({ state, queue, last_failure }).toEqual({ state: 'working', queue: 0, last_failure: null })
  expect(Date.parse(next_poll_at)).toBeGreaterThan(Date.now())
  expect(last_polls.map(({ number, outcome }: { number: string; outcome: string }) => [number, outcome])).toEqual(
    bodies
      .slice(1)
      .reverse()
      .map(({ data }) => [data.attributes.request_number, 'ok']),
  )
})

test('the reason of a failed poll is shown, and that the source is failing', async () => {
  const body = trackingBody()
  api.line.fails(body.data.attributes.request_number, 'unauthorized', 'the line answered 401')
  await api.api.POST('/tracking_requests', { body })
  await workUntilIdle(api.context)
  expect(await sourceCalled('line:MAEU')).toMatchObject({
    state: expect.stringMatching(/failing|paused/),
    last_polls: expect.arrayContaining([expect.objectContaining({ outcome: 'unauthorized' })]),
    last_failure: {
      number: body.data.attributes.request_number,
      outcome: 'unauthorized',
      reason: 'the line answered 401',
    },
  })
})

test('the reason of a response that cannot be read stands alone where it concerns all of it', async () => {
  const body = trackingBody()
  api.line.knows(body.data.attributes.request_number, 'no list' as never)
  await api.api.POST('/tracking_requests', { body })
  await workUntilIdle(api.context)
  expect((await sourceCalled('line:MAEU')).last_failure).toMatchObject({
    outcome: 'unrecognized',
    reason: 'the response is neither a list of events nor an object',
  })
})

test('the latest items of a push are shown, and why one was refused', async () => {
  const item = (container_number: string, firms: string) => ({
    container_number,
    observed_at: wire(Date.now()),
    facility: { firms, locode: 'USLAX' },
    holds: [],
  })
  await pusher(api).message('trapac-la', { snapshots: [item('BXTU6000028', 'Y258'), item('BXTU6000033', 'Y257')] })
  const { state, last_polls, last_failure } = await sourceCalled('terminal:trapac-la')
  expect(state).toBe('working')
  expect(last_polls).toMatchObject([
    { number: 'BXTU6000033', outcome: 'refused' },
    { number: 'BXTU6000028', outcome: 'not_tracked' },
  ])
  expect(last_failure).toMatchObject({
    number: 'BXTU6000033',
    reason: expect.stringContaining('is not a facility that this source may report on'),
  })
})

test('no more than five are remembered', async () => {
  const snapshots = Array.from({ length: 12 }, () => ({
    container_number: 'BXTU6000028',
    observed_at: wire(Date.now()),
    facility: { firms: 'Y258', locode: 'USLAX' },
  }))
  for (const snapshot of snapshots) await pusher(api).message('trapac-la', { snapshots: [snapshot] })
  const statuses = await sourceStatuses(api.context.pool)
  expect(statuses.find(({ id }) => id === 'terminal:trapac-la')!.last_polls).toHaveLength(5)
})

test('the list is paged by number and by cursor', async () => {
  const all = (await list()).data.map(({ id }: { id: string }) => id)
  const first = await list('?page[size]=1')
  expect(first.data.map(({ id }: { id: string }) => id)).toEqual(all.slice(0, 1))
  const next = new URL(first.links.next)
  const second = await list(next.search)
  expect(second.data.map(({ id }: { id: string }) => id)).toEqual(all.slice(1, 2))
})
