import { type Cadence, intervalMs, phaseOf } from '@boxtrail/engine/cadence'
import type { RequestState } from '@boxtrail/engine/lifecycle/decide-request'
import type { Projection } from '@boxtrail/engine/project/types/projection'
import { wireMs } from '@boxtrail/engine/time'
import type { Companions } from '../../../sources/companions.ts'
import type { LoadedJourney } from '../load/load.ts'

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

export type Covering = Companions['covering']

/**
 * Which sources are polled about each container besides its line: the terminal at its port, from shortly before the
 * vessel arrives until the container has reached its next terminal, and then that one; less often after the pickup,
 * until the empty return.
 */
export const wantedPolls = (
  projection: Projection,
  covering: Covering,
  cadence: Cadence,
  nowMs: number,
): WantedPoll[] => {
  const shipment = projection.shipment?.fields
  if (!shipment) return []
  return projection.containers.flatMap(({ number, fields }) => {
    if (fields.empty_terminated_at !== null) return []
    const polls = new Map<string, WantedPoll>()
    const want = (facility: Parameters<Covering>[0], everyMs: number) => {
      for (const { id, adapter, scac } of covering(facility))
        polls.set(id, { sourceId: id, number, adapter, scac, everyS: Math.round(everyMs / 1_000) })
    }
    const landed = fields.pod_discharged_at !== null || fields.pod_arrived_at !== null
    const etaMs = wireMs(shipment.pod_eta_at)
    const near = landed || (etaMs !== null && etaMs - cadence.nearArrivalFromMs <= nowMs)
    const inland =
      fields.ind_ata_at !== null || fields.ind_rail_unloaded_at !== null || shipment.destination_ata_at !== null
    // A terminal may still report a container that has left it as dropped or loaded, until the empty return.
    if (near && !inland)
      want(
        { locode: shipment.port_of_discharge_locode, terminalId: fields.pod_terminal_id },
        fields.pod_full_out_at !== null
          ? cadence.afterFullOutMs
          : landed
            ? cadence.dischargedMs
            : cadence.nearArrivalMs,
      )
    const bound = fields.pod_rail_loaded_at !== null || fields.pod_rail_departed_at !== null || inland
    if (bound && shipment.destination_locode)
      want(
        { locode: shipment.destination_locode, terminalId: shipment.destination_terminal_id },
        fields.final_destination_full_out_at !== null
          ? cadence.afterFullOutMs
          : inland
            ? cadence.dischargedMs
            : cadence.nearArrivalMs,
      )
    return [...polls.values()]
  })
}

/**
 * The checks of terminals and railways that were polled and are no longer in the configuration: what they said is served, and
 * nobody asks them, which is said until the container is returned. Should one come back, it is asked at once.
 */
export const lostPolls = (
  { checks }: Pick<LoadedJourney, 'checks'>,
  { containers }: Projection,
  isConnected: (sourceId: string) => boolean,
): ReadonlySet<string> => {
  const returned = new Set(
    containers.filter(({ fields }) => fields.empty_terminated_at !== null).map(({ number }) => number),
  )
  const isLost = ({ source_id, subject_number, active, wanted_every_s }: LoadedJourney['checks'][number]) =>
    active && wanted_every_s !== null && !isConnected(source_id) && !returned.has(subject_number)
  return new Set(checks.filter(isLost).map(({ check_id }) => check_id))
}
