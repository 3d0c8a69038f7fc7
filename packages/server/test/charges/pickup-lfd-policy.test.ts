import type { Schemas } from '@boxtrail/contracts'
import { addDays, dayIn } from '@boxtrail/engine/charges/days'
import type { PolicyName } from '@boxtrail/engine/explain/pickup-lfd-policy'
import { withCheckDigit } from '@boxtrail/reference/container-number'
import { expect, test } from 'vitest'
import { type TestAccount, testApi } from '../harness/api.ts'
import { trackingBody } from '../harness/records/tracked.ts'
import { workUntilIdle } from '../harness/workers.ts'
import { carrier, journeyAt, pusher, terminal, wire } from '../intake/feeds/feed.ts'
import { call, connect } from '../mcp/connect.ts'

const api = await testApi({ sources: [terminal(), carrier()] })
const push = pusher(api)
const today = dayIn(Date.now(), 'America/Los_Angeles')
let count = 0

/** Tracks a container at Los Angeles for these accounts, with last free days of the line and the terminal. */
const waiting = async (accounts: TestAccount[], line: number | null, atTerminal: number | null) => {
  const container = withCheckDigit(`BXTU8${String(++count).padStart(5, '0')}`)!
  const body = trackingBody()
  const number = body.data.attributes.request_number
  api.line.knows(number, journeyAt(36, container))
  for (const account of accounts) await account.api.POST('/tracking_requests', { body })
  await workUntilIdle(api.context)
  if (line !== null) {
    const lastFreeDate = { value: addDays(today, line) }
    const freeTimes = [{ typeCodes: ['DEM'], equipmentReferences: [container], lastFreeDate }]
    const content = { issueDateTime: wire(Date.now()), transportDocumentReference: number, freeTimes }
    await push.post('maeu-push/arrival-notices', JSON.stringify({ arrivalNotices: [content] }))
  }
  await report(container, Date.now(), atTerminal === null ? {} : { last_free_day: addDays(today, atTerminal) })
  return container
}

/** Pushes a report of the terminal about the container. */
const report = async (container: string, observedMs: number, more: object) => {
  const facility = { firms: 'Y258', locode: 'USLAX' }
  const snapshot = { container_number: container, observed_at: wire(observedMs), facility, holds: [], ...more }
  await push.message('trapac-la', { snapshots: [snapshot] })
  await workUntilIdle(api.context)
}

const read = async ({ api }: TestAccount, container: string) => {
  const { data } = await api.GET('/containers', { params: { query: { 'filter[number]': container } } })
  return data!.data[0]!
}

const chosen = async (account: TestAccount, container: string) => {
  const { meta } = await read(account, container)
  const { policy, day, stated_by, others } = meta!.pickup_lfd_policy!
  return [policy, day, stated_by, others.map((one) => one.day)]
}

const choose = async (account: TestAccount, pickup_lfd_policy: PolicyName) => {
  const body = { data: { type: 'attention_settings' as const, attributes: { pickup_lfd_policy } } }
  const response = await account.request('PATCH', '/v2/attention/settings', { body })
  expect(response.status).toBe(200)
  const { data } = (await response.json()) as Schemas['AttentionSettingsDocument']
  expect(data.attributes.pickup_lfd_policy).toBe(pickup_lfd_policy)
  return data.meta!.pickup_lfd_policy
}

const countChanges = async () => {
  const { rows } = await api.context.pool.query<{ n: number }>(
    `select count(*)::int as n from changes where resource_type <> 'attention_entry'`,
  )
  return rows[0]!.n
}

test('each account has its own policy, and changing it changes the chosen day at once, and nothing else', async () => {
  const other = await api.otherAccount()
  const container = await waiting([api, other], 5, 2)
  const [line, atTerminal] = [addDays(today, 5), addDays(today, 2)]
  expect(await chosen(api, container)).toEqual(['line_first', line, 'line', [atTerminal]])

  const before = await read(api, container)
  const changes = await countChanges()
  expect(await choose(api, 'earliest')).toEqual({
    before: 'line_first',
    after: 'earliest',
    changed: 1,
    waiting: 1,
    containers: [
      {
        id: before.id,
        number: container,
        before: { day: line, stated_by: 'line', source: 'line:MAEU/maeu-push' },
        after: { day: atTerminal, stated_by: 'terminal', source: 'terminal:trapac-la' },
      },
    ],
  })
  expect(await chosen(api, container)).toEqual(['earliest', atTerminal, 'terminal', [line]])
  expect(await chosen(other, container)).toEqual(['line_first', line, 'line', [atTerminal]])

  await workUntilIdle(api.context)
  expect((await read(api, container)).attributes).toEqual(before.attributes)
  expect(await countChanges()).toBe(changes)
})

test('a policy that chooses the same days changes none, and a repeated request says so', async () => {
  const account = await api.otherAccount()
  await waiting([account], 2, 5)
  expect(await choose(account, 'earliest')).toMatchObject({ changed: 0, waiting: 0, containers: [] })
  expect(await choose(account, 'terminal_first')).toMatchObject({ before: 'earliest', changed: 1, waiting: 1 })
  expect(await choose(account, 'terminal_first')).toMatchObject({ before: 'terminal_first', changed: 0 })
})

test('of containers with another day, those that are picked up are counted, and not listed', async () => {
  const account = await api.otherAccount()
  const gone = await waiting([account], 5, 2)
  const leftMs = Date.now() + 60_000
  await report(gone, leftMs, { full_out_at: wire(leftMs), last_free_day: addDays(today, 2) })
  const later = await waiting([account], 9, 4)
  const sooner = await waiting([account], 8, 3)
  const { changed, waiting: still, containers } = await choose(account, 'terminal_first')
  expect([changed, still, containers.map(({ number }) => number)]).toEqual([3, 2, [sooner, later]])
})

test('explanation, attention and AI clients name the day of the policy where another one binds', async () => {
  const account = await api.otherAccount()
  const container = await waiting([account], 5, 2)
  const { id } = await read(account, container)
  const client = await connect(api.app, { apiKey: account.apiKey })
  const inWords = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  const sentence = `By your policy, the line first, the last free day is ${inWords.format(new Date(addDays(today, 5)))}, that of the line.`
  const shown = async () => {
    await workUntilIdle(api.context)
    const explained = await (await account.request('GET', `/v2/containers/${id}/explain`)).json()
    const { next } = (explained as Schemas['ExplanationDocument']).data.attributes
    const { data: entries } = await account.api.GET('/attention', {
      params: { query: { 'filter[container_id]': id, 'filter[kind]': ['free_time_ending'] } },
    })
    const { result } = await call(client, 'get_container', { id })
    const entry = entries!.data[0]!.attributes
    return {
      next: next.find(({ text }) => text.startsWith('By your policy')),
      entry,
      policy: result.demurrage.policy,
    }
  }
  const first = await shown()
  expect(first.next).toMatchObject({ text: sentence, evidence: [{ source: { id: 'line:MAEU/maeu-push' } }] })
  expect(first.entry.what_to_do).toContain(sentence)
  expect(first.entry.evidence.map(({ attribute }) => attribute)).toContain('import_deadlines.pickup_lfd_line')
  expect(first.policy).toMatchObject({ name: 'line_first', day: addDays(today, 5), stated_by: 'line' })

  // Under `earliest` there is nothing to add: the day of the policy is the binding day.
  await choose(account, 'earliest')
  const then = await shown()
  expect(then.next).toBeUndefined()
  expect(then.entry.what_to_do).not.toContain('policy')
  expect(then.entry.due_on).toBe(first.entry.due_on)
  expect(then.policy).toBeNull()
})

test('a container of which nobody reports a last free day has no choice', async () => {
  const container = await waiting([api], null, null)
  expect((await read(api, container)).meta).not.toHaveProperty('pickup_lfd_policy')
})

test('only the known policies are accepted', async () => {
  const body = { data: { type: 'attention_settings', attributes: { pickup_lfd_policy: 'latest' } } }
  const response = await api.request('PATCH', '/v2/attention/settings', { body })
  expect(response.status).toBe(422)
  expect((await response.json()).errors[0].source.pointer).toBe('/data/attributes/pickup_lfd_policy')
})
