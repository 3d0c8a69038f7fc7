import { type EdiProblem, problem } from '@boxtrail/edi/segment'
import { claimKey } from '../../tracking/claims/key.ts'
import type { PlaceText, Statement } from '../../tracking/statement.ts'
import type { Subject } from '../source.ts'
import { withoutRepeats } from './status-statements.ts'

/** What a message says of one box (or, where it names none, of a bill or booking). */
export interface ContainerReading<S> {
  subject: Subject
  /** The segments of the message that speak of it: what is kept as its report. */
  segments: S[]
  statements: Statement[]
  /** What could not be read of it. */
  problems: EdiProblem[]
  /** What does not add up and changes nothing. */
  notes: EdiProblem[]
  about?: About
}

/** Of whom the message speaks, as far as it says: a partner may report on its own only (authorise.ts). */
export interface About {
  /** Where it happened; of a status at a customer's door that is no facility of anybody's. */
  places?: readonly (Where & { place: PlaceText })[]
  line?: (Where & { scac: string }) | null
  railway?: (Where & { scac: string }) | null
}

interface Where {
  segment: { at: number; id: string }
  element: number | null
}

/** A whole message: boxes, or why there are none. */
export interface MessageReading<S> {
  containers: ContainerReading<S>[]
  problems: EdiProblem[]
}

export const refused = <S>(...problems: EdiProblem[]): MessageReading<S> => ({ containers: [], problems })

/** Characters that may be said of all boxes of a message, times the boxes: they are kept, and read, with each of them. */
const MOST_SHARED = 2_000_000

/** Refuses what multiplies: a few kilobytes of boxes under a few of common words would be hundreds of megabytes. */
export const sharedTooOften = (
  where: { at: number; id: string },
  containers: number,
  shared: readonly { raw: string }[],
): MessageReading<never> | null =>
  containers * shared.reduce((sum, { raw }) => sum + raw.length, 0) <= MOST_SHARED
    ? null
    : refused(
        problem(where, `says ${shared.length} segments of ${containers} boxes at once; send it in several messages`),
      )

/** An event goes before a date that repeats it: what stands first in the list is kept. */
export const settled = (statements: readonly Statement[]): Statement[] => withoutRepeats(statements, claimKey)

interface Named {
  container: string | null | undefined
  bill: string | null | undefined
  booking: string | null | undefined
}

/** A cancellation concerns the booking, everything else the box, or the bill where no box is named. */
export const subjectOf = ({ container, bill, booking }: Named, isCancelled: boolean): Subject | null => {
  if (isCancelled && booking) return { kind: 'booking', number: booking }
  if (container) return { kind: 'container', number: container }
  if (bill) return { kind: 'bill', number: bill }
  return booking ? { kind: 'booking', number: booking } : null
}
