import { type EdiProblem, problem } from '@boxtrail/edi/segment'
import { claimKey } from '@boxtrail/engine/claims/claim-key'
import { type Fact, isFavourable, type PlaceText, type Statement } from '@boxtrail/engine/statement'
import type { TimeValue } from '@boxtrail/engine/time'
import type { Subject } from '../../port/source.ts'
import type { ContainerRead } from './container-values.ts'
import { isSamePlace, isUnknownPlace } from './places.ts'
import { withoutRepeats } from './without-repeats.ts'

/** The statements of a message about one container (or, if it names none, about a bill or booking). */
export interface ContainerReading<S> {
  subject: Subject
  /** The segments of the message that are about it: stored as its report. */
  segments: S[]
  statements: Statement[]
  /** The statements that a cancelling message withdraws. */
  denied?: Statement[]
  /** What could not be read. */
  problems: EdiProblem[]
  /** Inconsistencies without effect on the reading. */
  notes: EdiProblem[]
  about?: About
}

/** What the message is about, if stated: a partner may report only on what is its own (authorise.ts). */
export interface About {
  /** The places of events. A customer's address in a status is not a facility. */
  places?: readonly (Where & { place: PlaceText })[]
  line?: (Where & { scac: string }) | null
  railway?: (Where & { scac: string }) | null
}

interface Where {
  segment: { at: number; id: string }
  element: number | null
}

/** A whole message: its containers, or why there are none. */
export interface MessageReading<S> {
  containers: ContainerReading<S>[]
  problems: EdiProblem[]
}

/** The doubts about a container number, at the segment that names it. */
export const doubtful = (
  container: ContainerRead | null,
  segment: { at: number; id: string },
  element: number | null = null,
): EdiProblem[] => container?.doubts.map((reason) => problem(segment, reason, element)) ?? []

/** Notes, in one sentence at the first segment, what a message states and the reading does not use. */
export const sayUnused = (
  stated: readonly { what: string; segment: { at: number; id: string } }[],
  why: string,
): EdiProblem[] => {
  const [first] = stated
  const names = stated.map(({ what }) => what).join(', ')
  return first === undefined ? [] : [problem(first.segment, `not used, ${why}: ${names}`)]
}

/** Notes the ports that no statement is about; `names` are the names of the functions of places. */
export const sayPortsUnused = (
  ports: readonly { role: string; place: PlaceText; segment: { at: number; id: string } }[],
  names: Readonly<Record<string, string>>,
  stated: readonly { place: PlaceText | null }[],
): EdiProblem[] => {
  const unused = ports.filter(
    ({ role, place }) =>
      Object.hasOwn(names, role) &&
      !isUnknownPlace(place) &&
      !stated.some((one) => one.place !== null && isSamePlace(one.place, place)),
  )
  return sayUnused(
    unused.map(({ segment, role, place }) => ({ what: `the ${names[role]} ${place.locode ?? place.name}`, segment })),
    'as no date is stated',
  )
}

export const refuse = <S>(...problems: EdiProblem[]): MessageReading<S> => ({ containers: [], problems })

/**
 * Limits the shared characters of a message times its containers, because they are stored and read with each container.
 */
const MAX_SHARED_CHARACTERS = 2_000_000

/**
 * Rejects amplification: a few kilobytes with many containers and many shared segments would expand to hundreds of
 * megabytes.
 */
export const checkSharedSegments = (
  where: { at: number; id: string },
  containers: number,
  shared: readonly { raw: string }[],
): MessageReading<never> | null =>
  containers * shared.reduce((sum, { raw }) => sum + raw.length, 0) <= MAX_SHARED_CHARACTERS
    ? null
    : refuse(
        problem(
          where,
          `has ${shared.length} segments that apply to all ${containers} containers; split it into several messages`,
        ),
      )

/**
 * Keeps the first of repeated statements: an event comes before a date that repeats it. Besides a release, the hold
 * before it is kept as well, which remains in effect if the release is dated in the future.
 */
export const withoutRepeatedStatements = (statements: readonly Statement[]): Statement[] => {
  const first = withoutRepeats(statements, claimKey)
  const releases = new Map(first.flatMap((one) => (isDatedRelease(one) ? [[claimKey(one), one.at.at] as const] : [])))
  const isHeldBefore = (one: Statement) =>
    isHold(one) && !isFavourable(one) && (releases.get(claimKey(one)) ?? one.at?.at) !== one.at?.at
  return [...withoutRepeats(statements.filter(isHeldBefore), claimKey), ...first]
}

const isHold = (one: Statement): one is Fact => one.says === 'fact' && one.field === 'hold'
const isDatedRelease = (one: Statement): one is Fact & { at: TimeValue } =>
  isHold(one) && one.at !== undefined && isFavourable(one)

interface Named {
  container: string | null | undefined
  bill: string | null | undefined
  booking: string | null | undefined
}

/**
 * A cancellation concerns the booking; everything else concerns the container, or the bill if no container is named.
 */
export const subjectOf = ({ container, bill, booking }: Named, isCancelled: boolean): Subject | null => {
  if (isCancelled && booking) return { kind: 'booking', number: booking }
  if (container) return { kind: 'container', number: container }
  if (bill) return { kind: 'bill', number: bill }
  return booking ? { kind: 'booking', number: booking } : null
}
