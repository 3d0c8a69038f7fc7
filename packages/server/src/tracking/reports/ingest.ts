import type { Reading } from '@boxtrail/engine/statement'
import type { Pushed, PushSource } from '@boxtrail/sources/port/push'
import type { PoolClient } from 'pg'
import { idv7 } from '../../db/idv7.ts'
import { markJourneysStale } from '../journeys/stale-queries.ts'
import type { StoredBodies } from '../stored-bodies/read.ts'
import { audienceOf } from '../subscriptions/audience.ts'
import { lockNumbers, subscribeTrackers } from '../subscriptions/queries.ts'
import type { Step } from './apply-in-order.ts'
import {
  type Applied,
  applyReports,
  type MadeAndClosed,
  type ReceivedArrival,
  rebuildLate,
  type Work,
} from './apply-reports.ts'
import * as q from './push-queries.ts'
import { contentHashOf, readSafely } from './read.ts'
import { quarantineFailure } from './write.ts'

/** The result for one item of a push. How journeys use a report that was kept is found out after the commit. */
export type Ingested = ({ outcome: 'unchanged' | 'refused' } | { outcome: 'kept'; kept: StoredReport }) & {
  problems: Reading['problems']
}

/** A report that was just written, and the claims that it made or closed: stored until its use by journeys is known. */
export interface StoredReport {
  checkId: string
  kind: string
  number: string
  made: string[]
  closed: string[]
}

/** One item of a push, read. */
interface Item extends ReceivedArrival {
  /** Its place among the items that were pushed. */
  index: number
  pushed: Pushed
  reading: Reading
}

/**
 * Transaction 1 of pushes: reports, claims, subscriptions, journeys marked stale. Runs in the caller's transaction,
 * together with the record of its message. A push may arrive before anyone tracks the container: it is stored here.
 */
export const ingest = async (
  client: PoolClient,
  source: PushSource,
  pushed: readonly Pushed[],
  receivedMs: number,
  storedBodies: StoredBodies,
): Promise<Ingested[]> => {
  if (pushed.length === 0) return []
  await lockNumbers(
    client,
    pushed.map(({ subject }) => subject.number),
  )
  const bySubject = Map.groupBy(
    pushed.map((one, index) => itemOf(source, one, index, receivedMs)),
    ({ pushed: { subject } }) => `${subject.kind} ${subject.number}`,
  )
  const subjects = [...bySubject.values()].map(([first]) => ({ id: idv7(), ...first!.pushed.subject }))
  const checks = await q.ensurePushedChecks(client, source.id, subjects)
  const work = checks.map((check) =>
    workOf(source, check, bySubject.get(`${check.subject_kind} ${check.subject_number}`)!),
  )
  // What a source may not report, or what cannot be read, reaches no journey.
  const readableIds = work.filter(({ arrivals }) => arrivals.some(({ isReadable }) => isReadable)).map(idOfCheck)
  await subscribeTrackers(client, readableIds, audienceOf(source))
  const applied = await applyReports(client, work, storedBodies)
  await q.settlePushedChecks(client, applied.map(settled))
  const changedLate = await rebuildLate(client, applied, storedBodies)
  await markJourneysStale(client, readableIds)
  return resultsOf(applied, changedLate)
}

const idOfCheck = ({ check }: Work) => check.id

const itemOf = (source: PushSource, pushed: Pushed, index: number, receivedMs: number): Item => {
  const { subject, body, mediaType } = pushed
  const columns = { subject_kind: subject.kind, subject_number: subject.number }
  const reading = readSafely(source, { body, complete: true }, columns)
  // An observation cannot be later than its receipt.
  const observedAtMs = Math.min(pushed.observedAtMs ?? receivedMs, receivedMs)
  const contentHash = contentHashOf(source, body)
  return {
    index,
    pushed,
    id: idv7(),
    observedAtMs,
    receivedMs,
    reading,
    isReadable: reading.outcome === 'ok' && reading.statements.length + (reading.denied ?? []).length > 0,
    contentHash,
    received: {
      source,
      observedAt: new Date(observedAtMs),
      outcome: reading.outcome,
      mediaType,
      complete: true,
      contentHash,
      body,
    },
  }
}

const workOf = (source: PushSource, check: q.PushedCheck, items: readonly Item[]): Work & { arrivals: Item[] } => ({
  check,
  source,
  standing: {
    report: check.last_report,
    madeMs: check.last_report_at?.getTime() ?? null,
    reportedMs: check.last_reported_at?.getTime() ?? null,
    repeatedAtMs: check.last_repeated_at?.getTime() ?? null,
    contentHash: check.content_hash,
    awaitsConfirmation: check.awaits_confirmation,
  },
  arrivals: [...items].sort((a, b) => a.observedAtMs - b.observedAtMs || a.index - b.index),
})

const settled = ({ check, steps, arrivals, after }: Applied): q.SettledPush => {
  const lastReadable = arrivals.findLast(({ isReadable }) => isReadable)
  return {
    id: check.id,
    last_report: after.report,
    reported_at: after.reportedMs === null ? null : new Date(after.reportedMs).toISOString(),
    repeated_at: after.repeatedAtMs == null ? null : new Date(after.repeatedAtMs).toISOString(),
    said_at: lastReadable === undefined ? null : new Date(lastReadable.observedAtMs).toISOString(),
    news: steps.some(({ effect }) => effect.kind === 'applied' || effect.kind === 'late'),
    content_hash: after.contentHash?.toString('hex') ?? null,
    awaits_confirmation: after.awaitsConfirmation,
    outcome: after.report === null ? 'unrecognized' : 'ok',
  }
}

/** In the order in which the items were pushed. */
const resultsOf = (applied: readonly Applied[], changedLate: ReadonlyMap<string, MadeAndClosed>): Ingested[] =>
  applied
    .flatMap((one) =>
      one.steps.map((step) => ({ index: (step.arrival as Item).index, result: resultOf(one, step, changedLate) })),
    )
    .sort((a, b) => a.index - b.index)
    .map(({ result }) => result)

const resultOf = (
  { check }: Applied,
  { arrival, effect }: Step<ReceivedArrival>,
  changedLate: ReadonlyMap<string, MadeAndClosed>,
): Ingested => {
  const { problems } = arrival.reading!
  if (effect.kind === 'unchanged' || effect.kind === 'stored')
    return { outcome: arrival.isReadable ? 'unchanged' : 'refused', problems }
  const { made, closed } = effect.kind === 'late' ? changedLate.get(arrival.id)! : effect
  const subject = { checkId: check.id, kind: check.subject_kind, number: check.subject_number }
  return { outcome: 'kept', kept: { ...subject, made, closed }, problems }
}

/** Stores what the database rejected with the reason, so that it can be replayed once the cause is fixed. */
export const quarantinePush = async (
  client: PoolClient,
  source: PushSource,
  pushed: Pushed,
  receivedMs: number,
  error: unknown,
): Promise<Ingested> => {
  await lockNumbers(client, [pushed.subject.number])
  const [check] = await q.ensurePushedChecks(client, source.id, [{ id: idv7(), ...pushed.subject }])
  const { received } = itemOf(source, pushed, 0, receivedMs)
  await quarantineFailure(client, check!.id, { ...received, outcome: 'unrecognized', contentHash: null }, error)
  await subscribeTrackers(client, [check!.id], audienceOf(source))
  await markJourneysStale(client, [check!.id])
  return {
    outcome: 'refused',
    problems: [{ at: '', reason: 'it could not be applied, and was quarantined for the operator' }],
  }
}
