import { type Cadence, intervalMs, phaseOf } from '@boxtrail/engine/cadence'
import type { RequestState } from '@boxtrail/engine/lifecycle/decide-request'
import type { Projection } from '@boxtrail/engine/project/types/projection'
import { parseSourceId } from '@boxtrail/engine/source-id'
import { wireMs } from '@boxtrail/engine/time'
import type { Companions } from '../../../sources/companions.ts'
import type { LoadedJourney } from '../load/load.ts'
import type { SubscribedCheck } from '../load/subscribed-checks.ts'

const phase = ({ shipment, containers }: Projection) =>
  phaseOf({
    departedAtMs:
      wireMs(shipment?.fields.pol_atd_at) ??
      wireMs(containers.find((container) => container.fields.pol_vessel_loaded_at)?.fields.pol_vessel_loaded_at),
    dischargedAll: containers.length > 0 && containers.every(({ fields }) => fields.pod_discharged_at !== null),
    fullOutAll:
      containers.length > 0 &&
      containers.every(({ fields }) => (fields.final_destination_full_out_at ?? fields.pod_full_out_at) !== null),
    emptyAll: containers.length > 0 && containers.every(({ fields }) => fields.empty_terminated_at !== null),
  })

/** How often the journey needs its line polled from now on. */
export const wantedEveryMs = (
  { checks }: LoadedJourney,
  projection: Projection,
  state: RequestState,
  pendingStop: unknown,
  cadence: Cadence,
  nowMs: number,
) => {
  const awaits = pendingStop !== null || checks.some((check) => check.awaits_confirmation)
  const waiting = state.status === 'pending' || state.status === 'awaiting_manifest'
  const etaMs = wireMs(projection.shipment?.fields.pod_eta_at)
  return intervalMs(
    { phase: waiting ? 'awaiting' : phase(projection), etaMs, awaitsConfirmation: awaits },
    nowMs,
    cadence,
  )
}

/** The line is polled more often once the vessel is near; no report triggers that moment. */
export const nearArrivalMs = (projection: Projection, cadence: Cadence, nowMs: number) => {
  const etaMs = wireMs(projection.shipment?.fields.pod_eta_at)
  const nearMs = etaMs === null ? null : etaMs - cadence.nearArrivalFromMs
  return nearMs !== null && nearMs > nowMs ? nearMs : null
}

/** A terminal or railway to be polled about a container. */
export interface WantedPoll {
  sourceId: string
  number: string
  everyS: number
  adapter: string
  scac: string | null
}

/**
 * The source and number of a check as a key, by which it is looked up: a bill of a thousand containers has a thousand
 * checks.
 */
export const keyOfCheck = ({ source_id, subject_number }: SubscribedCheck): string => `${source_id} ${subject_number}`
export const keyOfPoll = ({ sourceId, number }: WantedPoll): string => `${sourceId} ${number}`

export type Covering = Companions['covering']

interface WantedFacility {
  number: string
  /** At the port of discharge, or where the container goes on to inland. */
  where: 'port' | 'inland'
  facility: Parameters<Covering>[0]
  everyMs: number
}

/**
 * What is polled about each container besides its line: the terminal at its port, from shortly before the vessel arrives
 * until the container has reached its next terminal, and then that one; less often after the pickup, until the empty return.
 */
const wantedFacilities = ({ shipment, containers }: Projection, cadence: Cadence, nowMs: number): WantedFacility[] => {
  if (!shipment) return []
  const { port_of_discharge_locode, pod_eta_at, destination_ata_at, destination_locode, destination_terminal_id } =
    shipment.fields
  const etaMs = wireMs(pod_eta_at)
  return containers.flatMap(({ number, fields }): WantedFacility[] => {
    if (fields.empty_terminated_at !== null) return []
    const landed = fields.pod_discharged_at !== null || fields.pod_arrived_at !== null
    const near = landed || (etaMs !== null && etaMs - cadence.nearArrivalFromMs <= nowMs)
    const inland = fields.ind_ata_at !== null || fields.ind_rail_unloaded_at !== null || destination_ata_at !== null
    const bound = fields.pod_rail_loaded_at !== null || fields.pod_rail_departed_at !== null || inland
    const everyMs = (pickedUp: string | null, isThere: boolean) =>
      pickedUp !== null ? cadence.afterFullOutMs : isThere ? cadence.dischargedMs : cadence.nearArrivalMs
    const port: WantedFacility = {
      number,
      where: 'port',
      facility: { locode: port_of_discharge_locode, terminalId: fields.pod_terminal_id },
      everyMs: everyMs(fields.pod_full_out_at, landed),
    }
    const destination: WantedFacility = {
      number,
      where: 'inland',
      facility: { locode: destination_locode, terminalId: destination_terminal_id },
      everyMs: everyMs(fields.final_destination_full_out_at, inland),
    }
    // A terminal may still report a container that has left it as dropped or loaded, until the empty return.
    return [...(near && !inland ? [port] : []), ...(bound && destination_locode ? [destination] : [])]
  })
}

/** Which sources are polled about each container besides its line. */
export const wantedPolls = (
  projection: Projection,
  covering: Covering,
  cadence: Cadence,
  nowMs: number,
): WantedPoll[] => {
  const polls = new Map<string, WantedPoll>()
  for (const { number, facility, everyMs } of wantedFacilities(projection, cadence, nowMs))
    for (const { id, adapter, scac } of covering(facility))
      polls.set(`${id} ${number}`, { sourceId: id, number, adapter, scac, everyS: Math.round(everyMs / 1_000) })
  return [...polls.values()]
}

interface Polled {
  isConnected: (sourceId: string) => boolean
  covering: Covering
  cadence: Cadence
  nowMs: number
}

/**
 * The checks of terminals and railways that were polled and are no longer in the configuration, if no other source is
 * polled about the same. Their values are still served, with a note that nobody polls for them. Should such a source
 * come back, it is polled at once.
 */
export const lostPolls = (
  { checks }: Pick<LoadedJourney, 'checks'>,
  projection: Projection,
  { isConnected, covering, cadence, nowMs }: Polled,
): ReadonlySet<string> => {
  const lost = checks.filter(
    ({ source_id, active, wanted_every_s }) => active && wanted_every_s !== null && !isConnected(source_id),
  )
  if (lost.length === 0) return new Set()
  const unpolled = wantedFacilities(projection, cadence, nowMs).filter(
    ({ facility }) => covering(facility).length === 0,
  )
  const isMissed = ({ source_id, subject_number }: LoadedJourney['checks'][number]) => {
    const where = parseSourceId(source_id).kind === 'rail' ? 'inland' : 'port'
    return unpolled.some((one) => one.number === subject_number && one.where === where)
  }
  return new Set(lost.filter(isMissed).map(({ check_id }) => check_id))
}
