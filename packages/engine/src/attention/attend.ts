import { bindingOf } from '../charges/binding-clock.ts'
import type { Contradiction } from '../contradictions/contradiction/contradiction.ts'
import { chooseLastFreeDay, type PolicyName } from '../explain/pickup-lfd-policy.ts'
import { readiness } from '../lifecycle/readiness.ts'
import { claimsAt } from '../past/claims-at.ts'
import { project } from '../project/project.ts'
import type { ProjectedContainer, ProjectionInput, ShipmentFields, SourcedClaim } from '../project/types/projection.ts'
import type { AttendedContainer, Before } from './entry/attended.ts'

/** The container as the rules need it: its columns, and what is served beside them. */
export const attendedContainer = (
  { number, fields, marks, events, provenance, counted }: ProjectedContainer,
  {
    id,
    shipment,
    contradictions,
    facilityName,
    policy,
    nowMs,
  }: {
    id: string
    shipment: ShipmentFields
    contradictions: readonly Contradiction[]
    facilityName: (id: string) => string | null
    policy: PolicyName
    nowMs: number
  },
): AttendedContainer => {
  const { pickup_place: place, free_time: freeTime, times: _, ...rest } = marks
  const chosen = chooseLastFreeDay(policy, { ...fields, free_time: freeTime })
  const nameOf = (facility: string | null) => (facility === null ? null : facilityName(facility))
  return {
    id,
    number,
    fields,
    meta: {
      ...rest,
      pickup: readiness({
        available_for_pickup: fields.available_for_pickup,
        holds: fields.holds_at_pod_terminal,
        pickedUp: (fields.final_destination_full_out_at ?? fields.pod_full_out_at) !== null,
        returned: fields.empty_terminated_at !== null,
      }),
      ...(freeTime ? { free_time: { ...freeTime, binding: bindingOf(freeTime) } } : {}),
      ...(chosen ? { pickup_lfd_policy: chosen } : {}),
      ...(place ? { pickup_place: { facility: nameOf(fields.pickup_facility_id), ...place } } : {}),
    },
    shipment,
    events,
    provenance,
    presence: counted,
    contradictions,
    podTerminal: nameOf(fields.pod_terminal_id),
    pickupFacility: nameOf(fields.pickup_facility_id),
    stoppedMs: null,
    nowMs,
  }
}

const DAY_MS = 86_400_000

const isOfHolds = ({ statement }: SourcedClaim): boolean =>
  statement.says === 'fact' && (statement.field === 'holds' || statement.field === 'hold')

/**
 * The claims that can change what is news: holds and estimated arrivals. Actuals matter where there are holds: one
 * hides the holds of a container that has left, and a withdrawn one shows them again.
 */
const newsIn = (claims: readonly SourcedClaim[]): readonly SourcedClaim[] => {
  const hasHolds = claims.some(isOfHolds)
  return claims.filter((claim) => {
    const { statement } = claim
    if (statement.says === 'fact') return isOfHolds(claim)
    return statement.classifier === 'actual' ? hasHolds : statement.kind === 'arrive'
  })
}

/**
 * The record as it was a day ago, and when that record will next differ. Null if no such claim was made or
 * closed since then: the record was the same.
 */
export const dayBefore = (input: ProjectionInput): { before: Before | null; changesAtMs: number | null } => {
  const thenMs = input.nowMs - DAY_MS
  const since = newsIn(input.claims).flatMap(({ firstSeenMs, closedMs }) => [firstSeenMs, closedMs ?? 0])
  const changes = since.filter((ms) => ms > thenMs && ms <= input.nowMs)
  if (changes.length === 0) return { before: null, changesAtMs: null }
  return {
    before: project({ ...input, claims: claimsAt(input.claims, thenMs), nowMs: thenMs }),
    changesAtMs: Math.min(...changes) + DAY_MS,
  }
}
