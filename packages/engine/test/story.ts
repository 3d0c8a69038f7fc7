import { createReference } from '@boxtrail/reference/reference'
import { casesIn } from '../src/accuracy/accuracy.ts'
import type { AccuracyCase } from '../src/accuracy/case.ts'
import { foldReports } from '../src/claims/apply-report.ts'
import type { ReadReport, SourceStyle } from '../src/claims/claim.ts'
import {
  type ComparedInput,
  type Contradictions,
  projectWithContradictions,
} from '../src/contradictions/contradictions.ts'
import { createLookups } from '../src/lookups.ts'
import { project, projectJourneys } from '../src/project/project.ts'
import { statedBill } from '../src/project/stated-bill.ts'
import type {
  ContainerFields,
  Projection,
  ProjectionInput,
  ShipmentFields,
  SourcedClaim,
  StatedBill,
} from '../src/project/types/projection.ts'
import {
  type Classifier,
  type Fact,
  type Kind,
  type Milestone,
  type Mode,
  noPlace,
  type PlaceText,
  type Statement,
} from '../src/statement.ts'
import { formatInstant, readTime } from '../src/time.ts'

/** Invented journeys in short form: what a line reports, poll by poll, and the resulting journey. */
export const CONTAINER = 'TSTU1234568'
export const OTHER_CONTAINER = 'TSTU7654327'

interface MilestoneOptions {
  classifier?: Classifier
  mode?: Mode
  empty?: boolean
  vessel?: string | null
  imo?: string | null
  voyage?: string | null
  container?: string | null
  id?: string
  facility?: string
  name?: string
  /** SMDG code of the terminal. */
  terminal?: string
}

const statement =
  (kind: Kind, defaults: MilestoneOptions) =>
  (locode: string, time: string, options: MilestoneOptions = {}): Milestone => {
    const all = { ...defaults, ...options }
    const at = readTime(time)
    if (!at) throw new Error(`not a time: ${time}`)
    return {
      says: 'milestone',
      classifier: all.classifier ?? 'actual',
      kind,
      mode: all.mode ?? 'vessel',
      laden: kind === 'depart' || kind === 'arrive' ? null : !all.empty,
      container: all.container === undefined ? CONTAINER : all.container,
      time: at,
      place: { ...placeOf(locode, all.terminal), name: all.name ?? null, facilityType: all.facility ?? null },
      vessel: all.vessel || all.imo ? { name: all.vessel ?? null, imo: all.imo ?? null } : null,
      voyage: all.voyage ?? null,
      sourceEventId: all.id ?? null,
      text: null,
    }
  }

/** A place by its code, and a terminal there by its SMDG code. */
export const placeOf = (locode: string, terminal?: string): PlaceText => ({
  ...noPlace,
  locode: locode || null,
  facilityCode: terminal ?? null,
  facilityProvider: terminal === undefined ? null : 'SMDG',
})

export const emptyOut = statement('gate_out', { mode: 'truck', empty: true })
export const fullIn = statement('gate_in', { mode: 'truck' })
export const load = statement('load', {})
export const depart = statement('depart', { container: null })
export const arrive = statement('arrive', { container: null })
export const discharge = statement('discharge', {})
export const railDepart = statement('depart', { mode: 'rail' })
export const railArrive = statement('arrive', { mode: 'rail' })
export const railLoad = statement('load', { mode: 'rail' })
export const railUnload = statement('discharge', { mode: 'rail' })
export const fullOut = statement('gate_out', { mode: 'truck' })
export const emptyIn = statement('gate_in', { mode: 'truck', empty: true })

export const estimated = (milestone: Milestone): Milestone => ({ ...milestone, classifier: 'estimated' })
export const planned = (milestone: Milestone): Milestone => ({ ...milestone, classifier: 'planned' })
export const fact = (field: Fact['field'], value: unknown, container: string | null = CONTAINER): Fact => ({
  says: 'fact',
  field,
  container,
  value,
  place: null,
  text: null,
})

/** A fact with a place, as a terminal or a railway states it. */
export const factAt = (place: PlaceText, field: Fact['field'], value: unknown): Fact => ({
  ...fact(field, value),
  place,
})

export interface Poll {
  at: string
  statements: Statement[]
  complete?: boolean
  outcome?: ReadReport['reading']['outcome']
}

export const reportsOf = (polls: readonly Poll[]): ReadReport[] =>
  polls.map(({ at, statements, complete = true, outcome = 'ok' }, index) => ({
    id: `00000000-0000-7000-8000-${String(index).padStart(12, '0')}`,
    observedAtMs: Date.parse(at),
    reading: { outcome, complete, statements, problems: [] },
  }))

const lookups = createLookups(createReference())

export interface Story {
  polls: readonly Poll[]
  now?: string
  request?: { type: 'bill_of_lading' | 'booking' | 'container'; number: string; createdAt?: string }
  style?: SourceStyle
  source?: SourcedClaim['source']
}

export const TERMINAL = { id: 'terminal:USLAX', kind: 'terminal' as const, name: 'Test terminal', scac: null }
export const RAILWAY = { id: 'rail:TRLW', kind: 'rail' as const, name: 'Test railway', scac: 'TRLW' }
export const LINE = { id: 'line:TEST', kind: 'line' as const, name: 'Test line', scac: 'TEST' }

export const claimsOf = (
  polls: readonly Poll[],
  { style = 'snapshot' as SourceStyle, source = LINE as SourcedClaim['source'] } = {},
): SourcedClaim[] => {
  const reports = reportsOf(polls)
  const last = reports.at(-1)!
  return foldReports(source.id, reports, style).claims.map((claim) => ({
    ...claim,
    source,
    latestReport: last.id,
    latestReportedMs: last.observedAtMs,
  }))
}

const BILL = { type: 'bill_of_lading', number: 'TESTBILL1' } as const

export const inputOf = (
  claims: readonly SourcedClaim[],
  now: string,
  request: Story['request'] = BILL,
): ProjectionInput => ({
  request: { type: request.type, number: request.number, createdMs: Date.parse(request.createdAt ?? now) },
  claims,
  resolvePlace: lookups.resolvePlace,
  isLinePrefix: lookups.isLinePrefix,
  placesNamed: lookups.placesNamed,
  facilityName: lookups.facilityName,
  equipment: lookups.equipment,
  nowMs: Date.parse(now),
})

export const projectClaims = (...told: Parameters<typeof inputOf>): Projection => project(inputOf(...told))

/** What a journey shows about the accuracy of its sources. */
export const casesOf = (...told: Parameters<typeof inputOf>): AccuracyCase[] =>
  casesIn(projectJourneys(inputOf(...told)).journeys, told[0])

/** `otherBills`: what other open shipments of the account state about the same containers. */
export const contradictionsOf = (
  claims: readonly SourcedClaim[],
  now: string,
  {
    otherBills,
    documents = [],
    ...request
  }: Partial<NonNullable<Story['request']>> & Pick<ComparedInput, 'otherBills' | 'documents'> = {},
): Contradictions =>
  projectWithContradictions({
    ...inputOf(claims, now, { ...BILL, ...request }),
    ...(otherBills ? { otherBills } : {}),
    documents,
  }).contradictions

/** What a shipment with these claims states about its voyage. */
export const billOf = (claims: readonly SourcedClaim[], now: string, number: string): StatedBill | null =>
  statedBill(projectJourneys(inputOf(claims, now, { ...BILL, number })), number)

/** Projects what the line reports in full, poll by poll, and a terminal and a railway one event at a time. */
export const projectSources = (
  { line, terminal = [], rail = [] }: Partial<Record<'line' | 'terminal' | 'rail', readonly Poll[]>>,
  now: string,
  request?: Story['request'],
): Projection =>
  projectClaims(
    [
      ...(line ? claimsOf(line) : []),
      ...(terminal.length > 0 ? claimsOf(terminal, { style: 'delta', source: TERMINAL }) : []),
      ...(rail.length > 0 ? claimsOf(rail, { style: 'delta', source: RAILWAY }) : []),
    ],
    now,
    request,
  )

/** Projects what several sources report about one journey: the line sends snapshots, the others deltas. */
export const projectReports = (
  reports: readonly { source?: SourcedClaim['source']; style?: SourceStyle; polls: readonly Poll[] }[],
  now: string,
): Projection =>
  projectClaims(
    reports.flatMap(({ source, style = source ? 'delta' : 'snapshot', polls }) =>
      claimsOf(polls, source ? { style, source } : { style }),
    ),
    now,
  )

/** Plays the polls and returns the journey after the last, or at `now`. */
export const projectStory = ({ polls, now = polls.at(-1)!.at, request, style, source }: Story): Projection =>
  projectClaims(claimsOf(polls, { style, source }), now, request)

/** `vessel_loaded CNSHA`, in chronological order: a journey at a glance. */
export const listEvents = ({ containers }: Projection, number = CONTAINER): string[] =>
  (containers.find((container) => container.number === number)?.events ?? [])
    .filter(({ event }) => !event.includes('.estimated.'))
    .map(({ event, place }) => `${event.replace('container.transport.', '')} ${place.locode ?? place.name}`)

export const listEstimates = ({ containers }: Projection, number = CONTAINER): string[] =>
  (containers.find((container) => container.number === number)?.events ?? [])
    .filter(({ event }) => event.includes('.estimated.'))
    .map(
      ({ event, place, ms }) =>
        `${event.replace('container.transport.estimated.', '')} ${place.locode} ${formatInstant(ms)}`,
    )

export const containerOf = ({ containers }: Projection, number = CONTAINER): Partial<ContainerFields> =>
  containers.find((container) => container.number === number)?.fields ?? {}
export const shipmentOf = ({ shipment }: Projection): Partial<ShipmentFields> => shipment?.fields ?? {}

/** Shanghai to Los Angeles via Busan: the first half of most stories. */
export const toBusan = [
  emptyOut('CNSHA', '2026-01-01T08:00:00+08:00'),
  fullIn('CNSHA', '2026-01-03T08:00:00+08:00'),
  load('CNSHA', '2026-01-05T08:00:00+08:00', { vessel: 'ALPHA', voyage: '1E' }),
  depart('CNSHA', '2026-01-05T20:00:00+08:00', { vessel: 'ALPHA', voyage: '1E' }),
  arrive('KRPUS', '2026-01-07T08:00:00+09:00', { vessel: 'ALPHA', voyage: '1E' }),
  discharge('KRPUS', '2026-01-07T12:00:00+09:00', { vessel: 'ALPHA', voyage: '1E' }),
]
export const onwards = [
  load('KRPUS', '2026-01-10T08:00:00+09:00', { vessel: 'BRAVO', voyage: '2E' }),
  depart('KRPUS', '2026-01-10T20:00:00+09:00', { vessel: 'BRAVO', voyage: '2E' }),
]
export const atLosAngeles = [
  arrive('USLAX', '2026-01-22T08:00:00-08:00', { vessel: 'BRAVO', voyage: '2E' }),
  discharge('USLAX', '2026-01-22T20:00:00-08:00', { vessel: 'BRAVO', voyage: '2E' }),
]
export const delivered = [
  fullOut('USLAX', '2026-01-25T10:00:00-08:00'),
  emptyIn('USLAX', '2026-01-28T10:00:00-08:00', { facility: 'DEPO' }),
]
