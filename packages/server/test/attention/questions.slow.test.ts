import type { Schemas } from '@boxtrail/contracts'
import { billNumber } from '@boxtrail/simulator'
import { expect, test } from 'vitest'
import { isLong } from '../../../../tools/config/form.ts'
import { testApi } from '../harness/api.ts'
import { workUntilIdle } from '../harness/workers.ts'
import { call, connect } from '../mcp/connect.ts'
import { smallScenarios } from '../simulator/small-scenarios.ts'
import { questions, type Served } from './asked.ts'

const { api, app, apiKey, context } = await testApi({ maxConnections: 20 })

/** Scenarios that together give every question an answer, except the one that the end of the test names. */
const SHORT = [
  'long-dwell',
  'rail',
  'eta-passes',
  'rollover',
  'line-down-for-days',
  'unknown-bill',
  'multi-box',
  'direct',
]
const played = smallScenarios.filter(({ key }) => isLong || SHORT.includes(key))
const VARIATIONS = isLong ? [50, 51, 52, 53] : [50]
const DAYS = isLong ? 75 : 40

/** Advances the clock of the sandbox in several calls, because a call takes fifteen seconds at most. */
const advanceTo = async (ms: number): Promise<void> => {
  const advance_to = new Date(ms).toISOString()
  const body = { data: { type: 'sandbox_clock' as const, attributes: { advance_to } } }
  while (Date.parse((await api.GET('/sandbox/clock')).data!.data.attributes.now) < ms)
    await api.POST('/sandbox/clock', { body })
  await workUntilIdle(context)
}

type Entry = Schemas['AttentionEntry']

const every = async <One>(path: string, more: object = {}): Promise<One[]> => {
  const found: One[] = []
  for (let number = 1; ; number++) {
    const query = { ...more, 'page[number]': number, 'page[size]': 100 }
    const { data } = (await api.GET(path as never, { params: { query } } as never)) as unknown as {
      data: { data: One[]; meta: { total: number } }
    }
    found.push(...data.data)
    if (found.length >= data.meta.total) return found
  }
}

/** The records that are still tracked, as the API serves them. */
const serve = async (): Promise<Served> => {
  const clock = (await api.GET('/sandbox/clock')).data!
  const containers = await every<Schemas['Container']>('/containers')
  const shipments = await every<Schemas['Shipment']>('/shipments')
  const tracked = shipments.filter(({ attributes }) => attributes.line_tracking_stopped_at === null)
  const ids = new Set(tracked.map(({ id }) => id))
  const listed = new Set<string>()
  for (const container of containers)
    if (hasHolds(container) || (isUnderWay(container) && (await isListed(container.id)))) listed.add(container.id)
  return {
    nowMs: Date.parse(clock.data.attributes.now),
    containers: containers.filter(({ relationships }) => ids.has(relationships.shipment.data!.id)),
    shipments: tracked,
    requests: await every('/tracking_requests'),
    listed,
  }
}

/** A list that is not empty was reported, also for a container that was returned empty. */
const hasHolds = ({ attributes }: Schemas['Container']) => attributes.holds_at_pod_terminal.length > 0

/** Whether a container is neither new nor returned. A list of holds can be reported before it lands. */
const isUnderWay = ({ attributes: { current_status: status } }: Schemas['Container']) =>
  !['new', 'empty_returned'].includes(status)

/** Whether a source reported the list of holds. An empty list that nobody reported is derived. */
const isListed = async (id: string): Promise<boolean> => {
  const { data } = await api.GET('/containers/{id}/provenance', { params: { path: { id } } })
  const kind = data!.data.attributes.attributes.holds_at_pod_terminal?.set_by.source.kind
  return kind !== undefined && kind !== 'derived'
}

const recordOf = ({ relationships: { container, tracking_request, shipment } }: Entry) =>
  (container.data ?? tracking_request.data ?? shipment.data)!.id

/** The question that an entry belongs to. Entries of the kind `not_reported` differ by what was not reported. */
const questionOf = ({ attributes: { kind, title } }: Entry) => {
  if (kind !== 'not_reported') return kind
  if (/was to arrive/.test(title)) return 'not_reported: arrival'
  return /that it was discharged/.test(title) ? 'not_reported: discharge' : kind
}

const nameOf = (id: string, { containers, shipments }: Served) =>
  containers.find((one) => one.id === id)?.attributes.number ??
  shipments.find((one) => one.id === id)?.attributes.bill_of_lading_number ??
  id

/** Describes the records that have more or fewer entries than expected. */
const wrongIn = (question: string, entries: readonly Entry[], expected: readonly string[], now: Served): string[] => {
  const given = entries.filter((entry) => questionOf(entry) === question).map(recordOf)
  const count = (all: readonly string[], id: string) => all.filter((one) => one === id).length
  return [...new Set([...expected, ...given])]
    .filter((id) => count(expected, id) !== count(given, id))
    .map(
      (id) =>
        `${new Date(now.nowMs).toISOString()} ${question} of ${nameOf(id, now)}: by the records ${count(expected, id)}, listed ${count(given, id)}`,
    )
}

test('each question of a morning has the answer that the records give, from the API and from MCP', async () => {
  for (const variation of VARIATIONS)
    for (const { serial } of played) {
      const request_number = billNumber({ serial, variation })
      const attributes = { request_type: 'bill_of_lading' as const, request_number, scac: 'TEST' }
      await api.POST('/tracking_requests', { body: { data: { type: 'tracking_request', attributes } } })
    }
  await workUntilIdle(context)
  const mcp = await connect(app, { apiKey, query: '?toolset=all' })
  const wrong: string[] = []
  const reasons: Record<string, number> = {}
  let containerDays = 0
  // So that nothing created at the start ends exactly at the end of a day.
  await advanceTo(Date.now() + 5 * 3_600_000)
  let dayAgo = await serve()
  for (let day = 1; day < DAYS; day++) {
    await advanceTo(dayAgo.nowMs + 86_400_000)
    const now = await serve()
    const entries = await every<Entry>('/attention')
    for (const [question, answer] of Object.entries(questions)) {
      const expected = answer(now, dayAgo)
      reasons[question] = (reasons[question] ?? 0) + expected.length
      wrong.push(...wrongIn(question, entries, expected, now))
    }
    const silent = await every<{ id: string }>('/shipments', { 'filter[silent]': true })
    const silences = entries.filter(({ attributes }) => attributes.kind === 'source_silent')
    const shipmentsOf = new Set(silences.map(({ relationships }) => relationships.shipment.data!.id))
    expect(silent.map(({ id }) => id).sort()).toEqual([...shipmentsOf].sort())
    const { result } = await call(mcp, 'attention_today', { page_size: 100 })
    const listed = result.items.map(({ id }: { id: string }) => id)
    expect(listed).toEqual(entries.slice(0, listed.length).map(({ id }) => id))
    containerDays += now.containers.length
    dayAgo = now
  }
  console.log(`${containerDays} days of containers, ${JSON.stringify(reasons)}, ${wrong.length} wrong`)
  expect(wrong.slice(0, 40)).toEqual([])
  // No scenario discharges a container three days after the arrival.
  expect(Object.keys(reasons).filter((question) => reasons[question] === 0)).toEqual(['not_reported: discharge'])
}, 7_200_000)
