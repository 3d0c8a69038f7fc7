import { isDeepStrictEqual } from 'node:util'
import { defaultAttentionSettings } from '@boxtrail/engine/attention/entry/attended'
import { defaultCadence } from '@boxtrail/engine/cadence'
import { applyReport } from '@boxtrail/engine/claims/apply-report'
import type { Claim, ReadReport } from '@boxtrail/engine/claims/claim'
import type { Difference, Stored, StoredContainerState } from '@boxtrail/engine/diff/difference'
import { defaultRequestLimits } from '@boxtrail/engine/lifecycle/decide-request'
import { project } from '@boxtrail/engine/project/project'
import type { Projection } from '@boxtrail/engine/project/types/projection'
import { parseSourceId } from '@boxtrail/engine/source-id'
import type { Outcome, Reading } from '@boxtrail/engine/statement'
import {
  lineOf,
  momentsOf,
  numberOf,
  readNumber,
  type Scenario,
  type Seen,
  type SimulatedStory,
  type World as SimulatedWorld,
} from '@boxtrail/simulator'
import type { Subject } from '@boxtrail/sources/port/source'
import type { JourneyState } from '../../src/schema/column-types.ts'
import { type Advance, type AdvanceContext, advance } from '../../src/tracking/projection/advance/advance.ts'
import { inputOf } from '../../src/tracking/projection/advance/input.ts'
import type { LoadedJourney, RequestRow } from '../../src/tracking/projection/load/load.ts'
import { type SubscribedCheck, sourced } from '../../src/tracking/projection/load/subscribed-checks.ts'
import { awaitsResponse } from '../../src/tracking/projection/write/subscriptions.ts'
import { wireRow } from '../harness/database/rows.ts'
import { lookups } from '../harness/reference.ts'
import { createSources, type SimulatedSource, type SourceAnswer } from './sources.ts'

const DAY_MS = 86_400_000

/** One subscription, with all reports received for it. */
interface Check {
  source: SimulatedSource
  subject: Subject
  id: string
  claims: Claim[]
  reports: ReadReport[]
  /** The content of the last response; null if there was none, or if it could not be read. */
  lastReading: Reading | null
  row: SubscribedCheck
}

/** A journey in memory, like its rows in the database. */
export interface Journey {
  scenario: Scenario
  number: string
  beganMs: number
  checks: Check[]
  request: RequestRow
  state: JourneyState
  stored: Stored
  /** The last projection; null if the journey must be projected, whatever its sources answer. */
  advanced: Advance | null
  notified: string[]
  stopReason: string | null
  serial: number
}

const subjectOf = (number: string): Subject => {
  const kind = readNumber(number)!.kind
  return { kind, number }
}

const requestTypes = { bill: 'bill_of_lading', booking: 'booking', container: 'container' } as const

export const begin = (
  simulated: SimulatedWorld,
  scenario: Scenario,
  { variation = 0, beganMs = Date.UTC(2026, 0, 5, 8), number = numberOf(scenario, variation) } = {},
): Journey => {
  const { dialect } = lineOf(scenario.line ?? 'TEST')!
  const story = simulated.story(number)!
  const sources = createSources(simulated, dialect)
  const line = sources.filter(({ id }) => id === 'line:TEST').map((source) => checkOf(source, subjectOf(number)))
  const containers = subjectOf(number).kind === 'container' ? [number] : story.containers
  const feeds = sources
    .filter(({ id }) => id !== 'line:TEST')
    .flatMap((source) => containers.map((container) => checkOf(source, { kind: 'container', number: container })))
  const createdMs = beganMs + (scenario.trackFromDays ?? 0) * DAY_MS
  return {
    scenario,
    number,
    beganMs,
    checks: [...line, ...feeds],
    state: {},
    stored: { shipment: null, containers: new Map() },
    advanced: null,
    notified: [],
    stopReason: null,
    serial: 0,
    request: {
      account_id: 'account',
      id: 'request',
      request_type: requestTypes[subjectOf(number).kind as keyof typeof requestTypes],
      request_type_as_sent: 'bill_of_lading',
      auto_detect_vocc_scac: false,
      request_number: number,
      normalized_number: number,
      bare_number: number,
      scac: 'TEST',
      status: 'pending',
      failed_reason: null,
      is_retrying: false,
      retry_count: 0,
      ended_journey: null,
      awaiting_since: null,
      ref_numbers: [],
      shipment_tags: [],
      initial_custom_fields: null,
      customer_id: null,
      user_id: null,
      shipment_id: null,
      created_at: new Date(createdMs),
      updated_at: new Date(createdMs),
    },
  }
}

const checkOf = (source: SimulatedSource, subject: Subject): Check => {
  const id = `${source.id}|${subject.number}`
  return {
    source,
    subject,
    id,
    claims: [],
    reports: [],
    lastReading: null,
    row: {
      account_id: 'account',
      journey_id: 'journey',
      check_id: id,
      source_id: source.id,
      subject_kind: subject.kind,
      subject_number: subject.number,
      wanted_every_s: 3_600,
      active: true,
      waiting: true,
      last_outcome: null,
      last_asked_at: null,
      next_check_at: null,
      last_answered_at: null,
      last_report: null,
      last_reported_at: null,
      last_repeated_at: null,
      last_new_claim_at: null,
      awaits_confirmation: false,
      rebuilt_at: null,
      created_at: new Date(0),
    },
  }
}

const answered = ['ok', 'not_found', 'no_data_yet', 'number_rejected', 'withheld']

/** Transaction 1: folds a new response into the check. Returns whether its journey is to be projected. */
const record = (check: Check, answer: SourceAnswer, journey: Journey, nowMs: number): boolean => {
  const { row } = check
  const isRepeated = repeats(check, answer)
  note(row, answer.outcome, nowMs)
  if (isRepeated) return row.waiting && concerns(check, answer, journey)
  check.lastReading = answer.reading
  if (answer.outcome === 'ok') report(check, answer.reading!, nowMs)
  return true
}

/** Whether a response is unchanged, so that nothing of it is stored, as for a real poll (tracking/polling/poll.ts). */
const repeats = ({ row, lastReading }: Check, { outcome, reading }: SourceAnswer): boolean => {
  if (outcome !== row.last_outcome) return reading === null && !answered.includes(outcome)
  return !row.awaits_confirmation && isDeepStrictEqual(reading, lastReading)
}

/**
 * Whether an unchanged response leads to the projection of a waiting journey: for the line, if it failed or a shipment
 * exists; for other sources, if it succeeded.
 */
const concerns = ({ source }: Check, { outcome }: SourceAnswer, { request }: Journey): boolean =>
  source.id === 'line:TEST' ? outcome !== 'ok' || request.shipment_id !== null : outcome === 'ok'

const note = (row: SubscribedCheck, outcome: Outcome, nowMs: number): void => {
  if (row.last_outcome === 'ok' && outcome !== 'ok')
    row.last_repeated_at = row.last_asked_at! > row.last_reported_at! ? row.last_asked_at : null
  row.last_outcome = outcome
  row.last_asked_at = new Date(nowMs)
  if (answered.includes(outcome)) row.last_answered_at = row.last_asked_at
}

const report = (check: Check, reading: Reading, nowMs: number): void => {
  const { row } = check
  const id = `${check.id}|${String(check.reports.length).padStart(6, '0')}`
  const received: ReadReport = { id, observedAtMs: nowMs, reading }
  const applied = applyReport(check.id, check.claims, check.reports.at(-1) ?? null, received, check.source.style)
  check.reports.push(received)
  check.claims = applied.claims
  row.last_report = id
  row.last_reported_at = new Date(nowMs)
  if (applied.newClaimCount > 0) row.last_new_claim_at = row.last_reported_at
  row.awaits_confirmation = applied.awaitsConfirmation
}

export const loadedAt = (journey: Journey, nowMs: number): LoadedJourney => ({
  journey: {
    account_id: 'account',
    id: 'journey',
    lease_token: 1,
    stale_seq: 1,
    tracking_request_id: 'request',
    shipment_id: journey.request.shipment_id,
    state: journey.state,
    attempts: 0,
    sandbox: false,
    wall: new Date(nowMs),
    now: new Date(nowMs),
  },
  request: journey.request,
  checks: journey.checks.map(({ row }) => row),
  documents: [],
  claims: journey.checks.flatMap(({ claims, source: { id, kind }, row }) =>
    sourced(row, claims, { id, kind, name: id, scac: 'TEST' }),
  ),
  tariffs: [],
  otherBills: new Map(),
  silences: new Map(),
  attention: defaultAttentionSettings,
  stored: journey.stored,
})

/** The projection that a read computes again from the reports. */
export const projectedAt = (journey: Journey, nowMs: number): Projection =>
  project(inputOf(loadedAt(journey, nowMs), lookups))

const contextOf = (journey: Journey): AdvanceContext => ({
  lookups,
  newId: () => `id-${++journey.serial}`,
  cadence: defaultCadence,
  limits: defaultRequestLimits,
  describe: (id) => ({ id, kind: parseSourceId(id).kind, name: id, scac: 'TEST' }),
  isConnected: () => true,
  companionsOf: () => ({ covering: () => [], reporting: () => [] }),
  hidesUnknownNumbers: () => lineOf(journey.scenario.line ?? 'TEST')!.quirks.hidesUnknownNumbers ?? false,
})

/** Transaction 2: projects the journey and writes the difference. */
export const settle = (journey: Journey, nowMs: number): Advance => {
  const advanced = advance(loadedAt(journey, nowMs), contextOf(journey))
  const { difference, request, stop } = advanced
  journey.stored = write(journey.stored, difference)
  journey.state = advanced.state
  if (request) {
    const { awaitingSinceMs, ...state } = request.after
    Object.assign(journey.request, state, {
      awaiting_since: awaitingSinceMs === null ? null : new Date(awaitingSinceMs),
      shipment_id: request.shipmentId,
      updated_at: new Date(nowMs),
    })
  }
  journey.notified.push(...advanced.changes.flatMap(({ event }) => (event === null ? [] : [event])))
  for (const { row } of journey.checks) row.waiting = awaitsResponse(advanced, row)
  if (stop) stopTracking(journey, stop)
  journey.advanced = advanced
  return advanced
}

export const stopTracking = (journey: Journey, reason: string): void => {
  journey.stopReason = reason
  journey.advanced = null
  journey.request.status = 'tracking_stopped'
  journey.notified.push('tracking_request.tracking_stopped')
  for (const { row } of journey.checks) row.active = false
}

export const resumeTracking = (journey: Journey, nowMs: number): void => {
  journey.stopReason = null
  journey.advanced = null
  journey.request.status = 'created'
  journey.state = { ...journey.state, countsFromMs: nowMs, pendingStop: null }
  for (const { row } of journey.checks) row.active = true
}

/** Polls all sources at one moment. Projects the journey if something is new or due, and otherwise returns null. */
export const step = (journey: Journey, nowMs: number): Advance | null => {
  const { advanced } = journey
  let isNew = false
  for (const check of journey.checks) {
    if (!check.row.active) continue
    const answer = check.source.poll(check.subject, journey.beganMs, nowMs)
    if (record(check, answer, journey, nowMs)) isNew = true
  }
  const dueMs =
    advanced === null ? nowMs : Math.min(advanced.dueMs ?? Infinity, advanced.attention.nextAtMs ?? Infinity)
  return isNew || dueMs <= nowMs ? settle(journey, nowMs) : null
}

/** A copy of the journey, which can be played on separately. */
export const fork = (journey: Journey): Journey => ({
  ...journey,
  request: { ...journey.request },
  notified: [...journey.notified],
  checks: journey.checks.map((check) => ({ ...check, reports: [...check.reports], row: { ...check.row } })),
})

/** A copy of the journey in which one source, or every source, has become unreachable. */
export const without = (journey: Journey, source?: string): Journey => {
  const forked = fork(journey)
  for (const check of forked.checks)
    if (source === undefined || check.source.id === source)
      check.source = { ...check.source, poll: () => ({ outcome: 'unreachable', reading: null }) }
  return forked
}

/** A store in memory that applies differences as the database does. */
export const write = (stored: Stored, difference: Difference): Stored => {
  const containers = new Map<string, StoredContainerState>(stored.containers)
  for (const { id, number, fields, marks } of difference.containers) {
    const container = containers.get(number)
    containers.set(number, {
      row: wireRow('containers', { ...container?.row, ...fields, marks, number, id }),
      events: container?.events ?? [],
      rawEvents: container?.rawEvents ?? [],
      route: container?.route ?? null,
    })
  }
  for (const [number, container] of containers) {
    const own = <Row extends { container_id: unknown }>(row: Row) => row.container_id === container.row.id
    const raw = new Set(difference.rawEvents.filter(own).map(({ id }) => id))
    containers.set(number, {
      ...container,
      route: difference.routes.find(own) ?? container.route,
      events: [
        ...container.events.filter(({ id }) => !difference.invalidated.includes(id)),
        ...(difference.transportEvents.filter(own) as never[]),
      ],
      rawEvents: [
        ...container.rawEvents.filter(({ id }) => !raw.has(id)),
        ...(difference.rawEvents.filter(own) as never[]),
      ],
    })
  }
  const { shipment } = difference
  const { id, fields, marks } = shipment ?? {}
  return {
    shipment: shipment
      ? wireRow('shipments', { ...stored.shipment, ...fields, marks: marks!, id: id! })
      : stored.shipment,
    containers,
  }
}

/** What the API would serve now. */
export const seenOf = (journey: Journey, nowMs: number): Seen => ({
  beganMs: journey.beganMs,
  nowMs,
  shipment: journey.stored.shipment,
  containers: new Map([...journey.stored.containers].map(([number, { row }]) => [number, row])),
  events: [...journey.stored.containers].flatMap(([container, { events }]) =>
    events.map(({ event, timestamp, location_locode, ...rest }) => ({
      event,
      container,
      timestamp,
      location: location_locode,
      source: String((rest as { data_source?: unknown }).data_source),
    })),
  ),
  notified: journey.notified,
  request: {
    status: journey.request.status,
    failedReason: journey.request.failed_reason,
    stopReason: journey.stopReason,
  },
})

export const storyFor = (simulated: SimulatedWorld, journey: Journey): SimulatedStory => {
  const { number, beganMs } = journey
  const story = simulated.story(number)!
  const moments = momentsOf(number, beganMs, simulated)
  return {
    containers: story.containers,
    truth: story.truth,
    moment: (name) => {
      const found = moments.find((moment) => moment.name === name)
      if (!found) throw new Error(`${journey.scenario.key} has no moment ${name}`)
      return found.atMs
    },
  }
}

/**
 * The times at which a player polls: every moment of the story, some hours after each, every day, and long enough for
 * tracking to stop.
 */
export const timetable = (simulated: SimulatedWorld, journey: Journey, afterDays = 3): number[] => {
  const { number, beganMs, request } = journey
  const moments = momentsOf(number, beganMs, simulated).map(({ atMs }) => atMs)
  const lastMs = (moments.at(-1) ?? beganMs) + afterDays * DAY_MS
  const times = new Set(moments.flatMap((ms) => [ms, ms + 7 * 3_600_000]))
  for (let ms = request.created_at.getTime(); ms <= lastMs; ms += DAY_MS) times.add(ms)
  // A request that has had no response is retried, so it is polled every hour.
  const { faults } = simulated.story(number)!
  if (faults.some(({ source, fromMs }) => source === 'line' && fromMs === 0))
    for (let hour = 0; hour < 72; hour++) times.add(beganMs + hour * 3_600_000)
  return [...times].filter((ms) => ms >= request.created_at.getTime()).sort((a, b) => a - b)
}
