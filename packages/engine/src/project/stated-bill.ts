import type { ContainerJourney } from './fields/container-journey.ts'
import { leadingContainer } from './fields/leading-container.ts'
import type { projectJourneys } from './project.ts'
import type { MilestoneClaim, Place, ProjectedContainer, StatedBill, StatedPort } from './types/projection.ts'

/**
 * What a shipment states about its voyage: that of its leading container. Null if its containers travel apart, because
 * then no port applies to all of them.
 */
export const statedBill = (
  { projection: { shipment, containers }, journeys }: ReturnType<typeof projectJourneys>,
  requested: string,
): StatedBill | null => {
  if (shipment === null || (shipment.marks.split ?? []).length > 0) return null
  const current = containers.filter(isCurrent).map(({ number }) => journeys.get(number)!)
  const lead = leadingContainer(current)
  if (!lead) return null
  const { pol, pod, stays } = lead.route
  const visits = [...lead.happened, ...lead.expected]
  return {
    number: shipment.fields.normalized_number ?? requested,
    pol: pol && portOf(pol, ['load', 'depart'], lead),
    pod: pod && portOf(pod, ['arrive', 'berth', 'discharge'], lead),
    calls: stays.filter(({ role }) => role !== 'way').map(({ place }) => place.key),
    beginsMs: visits.length === 0 ? null : Math.min(...visits.map(({ set }) => set.time.ms)),
  }
}

/**
 * Whether its line still names the container and it has not been returned, so that it is on the journey of its
 * shipment.
 */
export const isCurrent = ({ fields, marks }: Pick<ProjectedContainer, 'fields' | 'marks'>): boolean =>
  fields.empty_terminated_at === null && marks.no_longer_reported_since === undefined && marks.journey === undefined

/** A port, by the first visit there; null if no milestone names it. */
const portOf = (
  { key }: Place,
  kinds: readonly string[],
  { happened, expected, milestones }: ContainerJourney,
): StatedPort | null => {
  const isThere = ({ place, statement }: MilestoneClaim) => place.key === key && kinds.includes(statement.kind)
  const set = [...happened, ...expected].find((visit) => isThere(visit.set))?.set
  if (!set) return null
  const { claim, place, time } = set
  const ofSource = milestones.filter((one) => isThere(one) && one.claim.source.id === claim.source.id)
  const sinceMs = Math.min(claim.firstSeenMs, ...ofSource.map((one) => one.claim.firstSeenMs))
  return { place, ms: time.ms, sinceMs, claim }
}
