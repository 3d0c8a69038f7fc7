/** Defined in apps/docs/engine.md#status-of-a-container. `delivered` is only set by the user. */
export type ContainerStatus =
  | 'new'
  | 'on_ship'
  | 'available'
  | 'not_available'
  | 'grounded'
  | 'on_rail'
  | 'picked_up'
  | 'off_dock'
  | 'delivered'
  | 'dropped'
  | 'loaded'
  | 'empty_returned'
  | 'awaiting_inland_transfer'

export interface StatusInput {
  /**
   * Names of the milestones without `container.transport.`, in chronological order. `left_port`: a full gate-out that is
   * not the pickup, because the journey continues inland.
   */
  milestones: readonly string[]
  /** Whether the destination differs from the port of discharge. */
  hasInlandLeg: boolean
  /** What the terminal reports, or null without a report. */
  available: boolean | null
}

export interface StatusDecision {
  status: ContainerStatus
  /** The milestone that decided the status. */
  because: string | null
}

const onShip = [
  'vessel_loaded',
  'vessel_departed',
  'transshipment_arrived',
  'transshipment_discharged',
  'transshipment_loaded',
  'transshipment_departed',
  'feeder_loaded',
  'feeder_departed',
  'feeder_arrived',
  'feeder_discharged',
  'vessel_arrived',
  'vessel_berthed',
]

/** The status of a container. Not linear: the latest relevant milestone decides, and an empty return overrides all. */
export const containerStatus = ({ milestones, hasInlandLeg, available }: StatusInput): StatusDecision => {
  // An empty return overrides whatever a terminal with outdated data still reports.
  if (milestones.includes('empty_in')) return { status: 'empty_returned', because: 'empty_in' }
  const out = milestones.lastIndexOf('full_out')
  for (let i = milestones.length - 1; i >= 0; i--) {
    const because = milestones[i]!
    // A container that left is not at the port again, in whatever order the times of line and terminal put it.
    if (i > out && out !== -1 && isAtPort(because)) continue
    const status = statusAfter(because, milestones.slice(0, i), hasInlandLeg, available)
    if (status) return { status, because }
  }
  return { status: 'new', because: null }
}

const isAtPort = (name: string) => name === 'available' || name === 'not_available' || name.startsWith('vessel_')

const statusAfter = (
  name: string,
  before: readonly string[],
  hasInlandLeg: boolean,
  available: boolean | null,
): ContainerStatus | null => {
  if (name === 'full_out') return 'picked_up'
  if (name === 'delivered') return 'delivered'
  if (name === 'left_port') return 'awaiting_inland_transfer'
  if (name === 'available' || name === 'not_available')
    return available === null ? withoutAvailability(before, hasInlandLeg) : ashore(available)
  if (name === 'rail_unloaded' || name === 'arrived_at_inland_destination') {
    // By truck, the container is at its destination when it arrives; from a train or a barge it must be unloaded first.
    const leg = before.findLast((other) => other.startsWith('rail_') || other.startsWith('feeder_'))
    if (name === 'rail_unloaded' || leg === undefined || leg.endsWith('unloaded') || leg.endsWith('discharged'))
      return ashore(available)
    return leg.startsWith('rail_') ? 'on_rail' : 'on_ship'
  }
  // Rail before the port of lading brings the container to its vessel; the wire has no status for that.
  if (name.startsWith('rail_'))
    return before.some((other) => onShip.includes(other) || other === 'vessel_discharged') ? 'on_rail' : null
  // A barge unloads the container at its destination, or at another barge's; before the main leg, at its vessel.
  if (name === 'feeder_discharged' && before.includes('arrived_at_inland_destination')) return ashore(available)
  if (name === 'feeder_discharged' && before.includes('vessel_discharged')) return 'awaiting_inland_transfer'
  if (name === 'vessel_discharged') return hasInlandLeg ? 'awaiting_inland_transfer' : ashore(available)
  return onShip.includes(name) ? 'on_ship' : null
}

/** The status if the facility no longer states whether the container is available. */
const withoutAvailability = (before: readonly string[], hasInlandLeg: boolean): ContainerStatus => {
  const { status } = containerStatus({ milestones: before, hasInlandLeg, available: null })
  return status === 'new' || status === 'on_ship' ? 'grounded' : status
}

const ashore = (available: boolean | null): ContainerStatus =>
  available === null ? 'grounded' : available ? 'available' : 'not_available'
