import type { FreeTimeClock } from '@boxtrail/engine/charges/free-time-clocks'
import { isSame } from '@boxtrail/engine/claims/claim-key'
import { documentClaims } from '@boxtrail/engine/documents/document-claims'
import { pickupLfdOrder } from '@boxtrail/engine/policy'
import type { SourcedClaim } from '@boxtrail/engine/project/types/projection'
import { isDayOf, isReasonOf } from '@boxtrail/engine/provenance/is-reason-of'
import type { FactField } from '@boxtrail/engine/statement'
import type { Call } from '../../context.ts'
import type { ServedContainer } from '../../records/containers/queries.ts'
import { journeyIn, type LoadedJourney } from '../journey/read-journey.ts'

/** The events that distinguish a journey from the next one of its container. */
const MOVES = ['pod_discharged_at', 'pod_full_out_at', 'final_destination_full_out_at'] as const

/**
 * The free time as it is known today: invoices come after tracking has stopped, and more free days may have been
 * granted since then.
 */
export const freeTimeToday = (
  call: Call,
  loaded: LoadedJourney,
  { container, served }: { container: ServedContainer; served: Readonly<Record<string, unknown>> },
) => {
  if (loaded.stoppedMs === null) return container.marks.free_time
  const { projection } = journeyIn(call, { ...loaded, reported: loaded.today }, container)
  const projected = projection.containers.find(
    ({ number, fields }) =>
      number === container.number && MOVES.every((move) => isSame(fields[move], served[move] ?? null)),
  )
  return projected?.marks.free_time ?? container.marks.free_time
}

/** The statements of the last free day: those on which a clock is based, and those of newer documents. */
export const statedFreeDays = (
  { today }: LoadedJourney,
  clock: FreeTimeClock | undefined,
  number: string,
): { counting: SourcedClaim[]; newer: SourcedClaim[] } => {
  const states = (field: FactField) => (claim: SourcedClaim) => statesDay(claim, field, number)
  const claimed = documentClaims(today.documents)
  const ofDocuments = claimed.filter(states('pickup_lfd_line'))
  // A calculated clock has no statements: a notice that grants days of detention also states the last free day at the
  // terminal, which is not part of them.
  if (clock === undefined || clock.is_calculated) return { counting: [], newer: [] }
  const stated = [
    ...today.claims.filter((claim) => pickupLfdOrder.some((field) => states(field)(claim))),
    ...(/detention|combined/.test(clock.charge) ? claimed.filter(states('empty_return_by')) : []),
    ...ofDocuments,
  ]
  const counting = clock.because.flatMap(
    ({ source, report_id }) =>
      stated.find((claim) => isReasonOf(claim, source, report_id) && isDayOf(claim, clock.last_free_day)) ?? [],
  )
  // This is the last free day for the pickup: a line's document cannot extend what a terminal charges for itself.
  const isOfLine = counting.length > 0 && (clock.charge === 'demurrage' || clock.charge === 'combined')
  const isNewer = (claim: SourcedClaim) => counting.every(({ firstSeenMs }) => claim.firstSeenMs > firstSeenMs)
  return { counting, newer: isOfLine ? ofDocuments.filter(isNewer) : [] }
}

/** Whether a claim states the field for this container, or for all on its bill. */
const statesDay = ({ statement }: SourcedClaim, field: FactField, number: string): boolean =>
  statement.says === 'fact' &&
  statement.field === field &&
  (statement.container === number || statement.container === null)
