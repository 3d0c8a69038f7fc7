import type { ContradictionKind } from '../../src/contradictions/contradiction/kinds.ts'
import { documentClaims } from '../../src/documents/document-claims.ts'
import type { LinkedDocument } from '../../src/documents/linked-document.ts'
import type { SourcedClaim } from '../../src/project/types/projection.ts'
import type { Milestone, Statement } from '../../src/statement.ts'
import { formatInstant } from '../../src/time.ts'
import {
  arrive,
  billOf,
  CONTAINER,
  claimsOf,
  contradictionsOf,
  depart,
  discharge,
  emptyIn,
  emptyOut,
  estimated,
  factAt,
  fullIn,
  fullOut,
  load,
  type Poll,
  placeOf,
  RAILWAY,
  railArrive,
  TERMINAL,
} from '../story.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Random numbers from a seed: the same seed gives the same journey. */
const randomOf = (seed: number) => {
  let state = (seed + 1) * 2_654_435_761
  return (below: number): number => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 3_266_489_917) | 0
    return (state >>> 0) % below
  }
}

const origins = ['CNSHA', 'CNNGB', 'SGSIN', 'VNSGN', 'INNSA'] as const
const ports = ['USLAX', 'USNYC', 'USSAV', 'NLRTM', 'DEHAM'] as const
const ships = [
  ['MAERSK HALIFAX', '9784271'],
  ['EVER GIVEN', '9811000'],
  ['MSC OSCAR', '9703291'],
  ['COSCO SHIPPING ARIES', '9783497'],
] as const

/** One invented journey of a container from port to port, and when its line and terminal report. */
export interface Journey {
  random: (below: number) => number
  origin: string
  port: string
  ship: { vessel: string; imo: string }
  /** The time of the discharge. */
  landedMs: number
  /** What the line and the terminal state about the journey once it has happened. */
  line: Statement[]
  terminal: Statement[]
}

export const DETROIT = 'USDET'

/** Formats a moment as stories write it. */
export const at = (ms: number): string => formatInstant(ms)
export const hours = (count: number): number => count * HOUR_MS
export const days = (count: number): number => count * DAY_MS

export const journeyOf = (seed: number): Journey => {
  const random = randomOf(seed)
  const origin = origins[random(origins.length)]!
  const port = ports[random(ports.length)]!
  const [vessel, imo] = ships[random(ships.length)]!
  const ship = { vessel, imo, voyage: `${random(90) + 10}E` }
  const loadedMs = Date.UTC(2026, random(6), 1 + random(20), random(24))
  const landedMs = loadedMs + days(14 + random(16)) + hours(random(24))
  const line = [
    emptyOut(origin, at(loadedMs - days(6))),
    fullIn(origin, at(loadedMs - days(3))),
    load(origin, at(loadedMs), ship),
    depart(origin, at(loadedMs + hours(14)), ship),
    arrive(port, at(landedMs - hours(10)), ship),
    discharge(port, at(landedMs), ship),
  ]
  // A terminal records its own time of each move.
  const slackMs = random(180) * 60_000
  const terminal = [discharge(port, at(landedMs + slackMs), ship)]
  return { random, origin, port, ship, landedMs, line, terminal }
}

const placeIn = ({ port }: Journey) => placeOf(port)
export const factIn = (journey: Journey, field: Parameters<typeof factAt>[1], value: unknown) =>
  factAt(placeIn(journey), field, value)

/** The calendar day of a moment, some days later. */
export const dayAfter = (ms: number, count: number): string => at(ms + days(count)).slice(0, 10)

export const withTime = <One extends Milestone>(one: One, time: string): One => ({
  ...one,
  time: { at: time, precision: time.length === 10 ? 'day' : 'minute' },
})

/** `hoursAfter`: when it was received. `beside`: what it says about the container only. `names`: its containers. */
export interface Paper {
  hoursAfter: number
  type?: string
  says: Record<string, unknown>
  beside?: Record<string, unknown>
  names?: readonly string[]
}

/** What each source reports, poll by poll, each at a number of hours after the discharge. */
export interface Told {
  line?: readonly (readonly [hoursAfter: number, statements: Statement[]])[]
  terminal?: readonly (readonly [hoursAfter: number, statements: Statement[]])[]
  other?: readonly (readonly [hoursAfter: number, statements: Statement[]])[]
  rail?: readonly (readonly [hoursAfter: number, statements: Statement[]])[]
  /** What another line reports about a second bill with the container, which the account tracks as well. */
  secondBill?: readonly (readonly [hoursAfter: number, statements: Statement[]])[]
  /** A document of the account: an arrival notice unless another type is given. */
  notice?: Paper
}

const OTHER_TERMINAL = { id: 'terminal:OTHER', kind: 'terminal' as const, name: 'Other terminal', scac: null }

/** A kind of contradiction: how it is planted in a journey, and similar reports that contain no contradiction. */
export interface Planted {
  kind: ContradictionKind
  plant: (journey: Journey) => Told
  clean: Record<string, (journey: Journey) => Told>
}

export const claimsTold = (journey: Journey, told: Told): SourcedClaim[] => {
  const polls = (list: Told['line'] = []): Poll[] =>
    list.map(([after, statements]) => ({ at: at(journey.landedMs + hours(after)), statements }))
  const of = (list: Told['line'], source?: SourcedClaim['source']) =>
    list && list.length > 0 ? claimsOf(polls(list), source ? { source } : {}) : []
  return [
    ...of(told.line ?? [[30, journey.line]]),
    ...of(told.terminal ?? [[31, journey.terminal]], TERMINAL),
    ...of(told.other, OTHER_TERMINAL),
    ...of(told.rail, RAILWAY),
    ...documentClaims(documentsTold(journey, told)),
  ]
}

const documentsTold = (journey: Journey, { notice }: Told): LinkedDocument[] =>
  notice ? [paperOf(journey, notice)] : []

const paperOf = (
  { landedMs }: Journey,
  { hoursAfter, type = 'arrival_notice', says, beside = {}, names = [CONTAINER] }: Paper,
): LinkedDocument => ({
  id: 'd1',
  name: 'Notice',
  type,
  receivedMs: landedMs + hours(hoursAfter),
  containers: names.filter((number) => number === CONTAINER),
  named: names.map((number) => ({ number, found: found(number), parts: number === CONTAINER ? foundIn(beside) : {} })),
  read: foundIn(says),
  proposed: {},
  decided: {},
})

const found = (value: unknown) => ({ value, page: 1, box: null, isSupported: true, confidence: 0.95 })
const foundIn = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [field, found(value)]))

const NOW_AFTER_DAYS = 20
const OTHER_LINE = { id: 'line:OTHR', kind: 'line' as const, name: 'Other line', scac: 'OTHR' }

/** `inOrder`: the order in which the claims are read. */
export const contradictionsIn = (
  journey: Journey,
  told: Told,
  inOrder = (claims: readonly SourcedClaim[]): readonly SourcedClaim[] => claims,
) => {
  const now = at(journey.landedMs + days(NOW_AFTER_DAYS))
  return contradictionsOf(inOrder(claimsTold(journey, told)), now, {
    ...otherBillsIn(journey, told, now),
    documents: documentsTold(journey, told),
  }).get(CONTAINER)!
}

const otherBillsIn = (journey: Journey, { secondBill }: Told, now: string) => {
  if (!secondBill) return {}
  const polls = secondBill.map(([after, statements]) => ({ at: at(journey.landedMs + hours(after)), statements }))
  const bill = billOf(claimsOf(polls, { source: OTHER_LINE }), now, 'OTHRBILL2')
  return bill ? { otherBills: new Map([[CONTAINER, [{ ...bill, shipmentId: 's2' }]]]) } : {}
}

export { arrive, depart, discharge, emptyIn, emptyOut, estimated, factAt, fullIn, fullOut, load, placeOf, railArrive }
