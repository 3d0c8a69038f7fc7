import { type Cadence, intervalMs, phaseOf } from '../../tracking/cadence.ts'
import type { RequestState } from '../../tracking/lifecycle/tracking-request.ts'
import type { Fields, Projection } from '../../tracking/project/types.ts'
import { wireMs } from '../../tracking/time.ts'
import type { LoadedJourney } from './load.ts'

const phase = ({ shipment, boxes }: Projection) =>
  phaseOf({
    departedAtMs:
      wireMs(shipment?.fields.pol_atd_at) ??
      wireMs(boxes.find((box) => box.fields.pol_vessel_loaded_at)?.fields.pol_vessel_loaded_at),
    dischargedAll: boxes.length > 0 && boxes.every(({ fields }) => fields.pod_discharged_at !== null),
    fullOutAll:
      boxes.length > 0 &&
      boxes.every(({ fields }) => (fields.final_destination_full_out_at ?? fields.pod_full_out_at) !== null),
    emptyAll: boxes.length > 0 && boxes.every(({ fields }) => fields.empty_terminated_at !== null),
  })

/** How often the journey wants its line asked from now on. */
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
  const etaMs = wireMs((projection.shipment?.fields as Fields | undefined)?.pod_eta_at)
  return intervalMs(
    { phase: waiting ? 'awaiting' : phase(projection), etaMs, awaitsConfirmation: awaits },
    nowMs,
    cadence,
  )
}

/** When the ship comes near, the line is asked more often: that moment brings no news by itself. */
export const nearArrivalMs = (projection: Projection, cadence: Cadence, nowMs: number) => {
  const etaMs = wireMs(projection.shipment?.fields.pod_eta_at)
  const nearMs = etaMs === null ? null : etaMs - cadence.nearArrivalFromMs
  return nearMs !== null && nearMs > nowMs ? nearMs : null
}
