import type { Schemas } from '@boxtrail/contracts'
import { daysBetween } from '@boxtrail/engine/charges/days'

type Container = Schemas['Container']
type Shipment = Schemas['Shipment']

/** What an account is served at one moment of its sandbox. */
export interface Served {
  nowMs: number
  containers: readonly Container[]
  shipments: readonly Shipment[]
  requests: readonly Schemas['TrackingRequest'][]
  /** Containers for which a list of holds was reported, even an empty one, as opposed to never reported. */
  listed: ReadonlySet<string>
}

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

const dayIn = (ms: number, zone: string | null) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone ?? 'UTC', dateStyle: 'short' }).format(ms)
const daysFromNow = (nowMs: number, day: string, zone: string | null) => daysBetween(dayIn(nowMs, zone), day)

const isOut = ({ attributes: a }: Container) =>
  (a.pod_full_out_at ?? a.final_destination_full_out_at ?? a.empty_terminated_at) !== null ||
  ['picked_up', 'delivered', 'empty_returned'].includes(a.current_status)
const isBack = ({ attributes: a }: Container) => a.empty_terminated_at !== null || a.current_status === 'empty_returned'
/** Whether a container has landed and is not on the way to another place. */
const waits = ({ attributes: a }: Container) =>
  ['grounded', 'available', 'not_available', 'off_dock', 'awaiting_inland_transfer'].includes(a.current_status)
const setHolds = ({ attributes: a }: Container) => a.holds_at_pod_terminal.filter(({ status }) => status === 'hold')

const freeDays = (container: Container, { nowMs }: Served): number | null => {
  const { free_time: freeTime } = container.meta ?? {}
  if (!freeTime?.binding || !waits(container) || isOut(container)) return null
  return daysFromNow(nowMs, freeTime.ends_on!, freeTime.timezone)
}

/** The arrivals that a shipment waits for. */
const awaited = (shipment: Shipment, { containers }: Served) => {
  const { attributes: a } = shipment
  const own = containers.filter(({ relationships }) => relationships.shipment.data?.id === shipment.id)
  const some = (is: (attributes: Container['attributes']) => boolean) => own.some(({ attributes }) => is(attributes))
  const landed =
    a.pod_ata_at !== null ||
    some((c) => (c.pod_arrived_at ?? c.pod_discharged_at ?? c.pod_rail_loaded_at ?? c.pod_rail_departed_at) !== null) ||
    own.some(isOut)
  const inland =
    a.destination_ata_at !== null ||
    some((c) => (c.ind_ata_at ?? c.ind_rail_unloaded_at ?? c.final_destination_full_out_at) !== null)
  return [
    ...(landed || a.pod_eta_at === null
      ? []
      : [{ at: a.pod_eta_at, zone: a.pod_timezone, name: 'pod_eta_at' as const }]),
    ...(inland || a.destination_eta_at === null
      ? []
      : [{ at: a.destination_eta_at, zone: a.destination_timezone, name: 'destination_eta_at' as const }]),
  ]
}

const placeOf = ({ attributes: a }: Shipment, name: 'pod_eta_at' | 'destination_eta_at') =>
  name === 'pod_eta_at' ? a.port_of_discharge_locode : a.destination_locode

type Answer = string[]
type Question = (now: Served, dayAgo: Served) => Answer

const ofContainers =
  (count: (container: Container, now: Served) => number | boolean): Question =>
  (now) =>
    now.containers.flatMap((container) => Array.from({ length: Number(count(container, now)) }, () => container.id))

const ofShipments =
  (count: (shipment: Shipment, now: Served, dayAgo: Served) => number): Question =>
  (now, dayAgo) =>
    now.shipments.flatMap((shipment) => Array.from({ length: count(shipment, now, dayAgo) }, () => shipment.id))

/** Holds that are set in one of the two lists only, once both have been reported. */
const holdsOnlyIn =
  (side: 'now' | 'dayAgo'): Question =>
  (now, dayAgo) =>
    now.containers.flatMap((container) => {
      const earlier = dayAgo.containers.find(({ id }) => id === container.id)
      if (!earlier || isOut(container) || !now.listed.has(container.id) || !dayAgo.listed.has(container.id)) return []
      const [one, other] = side === 'now' ? [container, earlier] : [earlier, container]
      const names = new Set(setHolds(one).map(({ name }) => name))
      for (const { name } of setHolds(other)) names.delete(name)
      return [...names].map(() => container.id)
    })

/**
 * The questions that a user has each morning. They are answered from all records, following the documentation of each
 * kind, without the service's rules. An answer has one id for each reason.
 */
export const questions: Readonly<Record<string, Question>> = {
  free_time_ended: ofContainers((container, now) => (freeDays(container, now) ?? 0) < 0),
  free_time_ending: ofContainers((container, now) => {
    const left = freeDays(container, now)
    return left !== null && left >= 0 && left <= 3
  }),
  held: ofContainers((container) => (isOut(container) ? 0 : container.attributes.holds_at_pod_terminal.length)),
  newly_held: holdsOnlyIn('now'),
  newly_released: holdsOnlyIn('dayAgo'),
  ready_for_pickup: ofContainers(
    (container) =>
      container.attributes.available_for_pickup === true && setHolds(container).length === 0 && !isOut(container),
  ),
  arriving_soon: ofShipments(
    (shipment, now) =>
      awaited(shipment, now).filter(({ at, zone }) => {
        const left = daysFromNow(now.nowMs, dayIn(Date.parse(at), zone), zone)
        return left >= 0 && left <= 7
      }).length,
  ),
  eta_moved: ofShipments((shipment, now, dayAgo) => {
    const earlier = dayAgo.shipments.find(({ id }) => id === shipment.id)
    return awaited(shipment, now).filter(({ at, name }) => {
      const was = earlier?.attributes[name]
      return (
        was &&
        placeOf(earlier!, name) === placeOf(shipment, name) &&
        Math.abs(Date.parse(was) - Date.parse(at)) > 24 * HOUR_MS
      )
    }).length
  }),
  'not_reported: arrival': ofShipments(
    (shipment, now) => awaited(shipment, now).filter(({ at }) => now.nowMs >= Date.parse(at) + DAY_MS).length,
  ),
  'not_reported: discharge': ofContainers(
    ({ attributes: a }, { nowMs }) =>
      a.pod_arrived_at !== null &&
      a.pod_discharged_at === null &&
      ['new', 'on_ship'].includes(a.current_status) &&
      nowMs >= Date.parse(a.pod_arrived_at) + 3 * DAY_MS,
  ),
  empty_return_due: ofContainers((container) => isOut(container) && !isBack(container)),
  request_failed: ({ requests, nowMs }) =>
    requests
      .filter(
        ({ attributes }) => attributes.status === 'failed' && nowMs < Date.parse(attributes.updated_at) + 30 * DAY_MS,
      )
      .map(({ id }) => id),
  request_waiting: ({ requests }) =>
    requests
      .filter(
        ({ attributes }) =>
          attributes.status === 'awaiting_manifest' || (attributes.status === 'pending' && attributes.is_retrying),
      )
      .map(({ id }) => id),
}
