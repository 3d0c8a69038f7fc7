import type { Schemas } from '@boxtrail/contracts'
import { groupsBy } from '../../groups-by.ts'
import { formatInstant } from '../../time.ts'
import type { ContainerJourney } from './container-journey.ts'

/**
 * Groups the containers of a bill by the vessel that brings them to their port: the vessel with the most containers
 * first, then the later one.
 */
const byVessel = (containers: readonly ContainerJourney[]): ContainerJourney[][] => {
  const groups = groupsBy(containers, ({ route }) => {
    const vessel = route.podCall?.statement.vessel
    return `${route.pod?.key ?? ''}|${vessel?.imo ?? vessel?.name ?? ''}`
  })
  const arrivalMs = (container: ContainerJourney) => container.route.podCall?.time.ms ?? 0
  return groups.sort((a, b) => b.length - a.length || arrivalMs(b[0]!) - arrivalMs(a[0]!))
}

/** The container with the most milestones, because another may have been reported late. */
const furthest = (containers: readonly ContainerJourney[]): ContainerJourney | undefined =>
  containers.toSorted((a, b) => b.happened.length - a.happened.length || (a.number < b.number ? -1 : 1))[0]

/** Which container represents a bill that is split over vessels (apps/docs/engine.md#who-wins). */
export const leadingContainer = (containers: readonly ContainerJourney[]): ContainerJourney | undefined =>
  furthest(byVessel(containers)[0] ?? [])

/** The vessels of a split bill; undefined if it is not split. */
export const splitOf = (containers: readonly ContainerJourney[]): Schemas['ShipmentSplit'][] => {
  const groups = byVessel(containers)
  const vessels = new Set(groups.flatMap(([one]) => one?.route.podCall?.statement.vessel ?? []))
  if (groups.length < 2 || vessels.size < 2) return []
  return groups.map((group) => {
    const { route, happened, expected } = furthest(group)!
    const isArrival = ({ set }: (typeof happened)[number]) =>
      set.statement.kind === 'arrive' && route.roleOf(set) === 'pod'
    const eta = happened.some(isArrival) ? undefined : expected.findLast(isArrival)
    const vessel = route.podCall?.statement.vessel
    return {
      vessel_name: vessel?.name ?? null,
      vessel_imo: vessel?.imo ?? null,
      pod_eta_at: eta ? formatInstant(eta.set.time.ms) : null,
      containers: group.length,
    }
  })
}
