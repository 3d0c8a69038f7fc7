import { decideStop, type PendingStop, stopWindows } from '@boxtrail/engine/lifecycle/decide-stop'
import type { Projection } from '@boxtrail/engine/project/types/projection'
import { wireMs } from '@boxtrail/engine/time'
import type { LoadedJourney } from '../load/load.ts'
import { lineCheckOf } from '../load/subscribed-checks.ts'

/**
 * The containers that decide whether the shipment has ended: those that the line still names, or all if it names none.
 */
const namedContainers = ({ containers }: Projection) => {
  const named = containers.filter(({ marks }) => marks.no_longer_reported_since === undefined)
  return named.length > 0 ? named : containers
}

/**
 * When the last container arrived inland, whoever reported it: a line that does not report the train's arrival is not
 * polled for ever.
 */
const lastInlandArrivalMs = (projection: Projection): number | null => {
  const arrivals = namedContainers(projection).map(({ fields }) => wireMs(fields.ind_ata_at))
  return arrivals.includes(null) ? null : Math.max(...(arrivals as number[]))
}

/** Whether tracking at the line ends with the present data, and when to evaluate again. */
export const lineTracking = (
  { journey, request, checks }: LoadedJourney,
  projection: Projection,
  status: string,
  nowMs: number,
) => {
  if (!projection.shipment || status !== 'created') return { stop: null, pending: null, lookAgainMs: null }
  const { fields } = projection.shipment
  const line = lineCheckOf(checks)
  // Responses from before this request, its resumption or a pause of its line do not end tracking, because they may be
  // old and made for other requests.
  const { requestedMs = request.created_at.getTime(), countsFromMs = 0, lineAgainMs = 0 } = journey.state
  const fromMs = Math.max(requestedMs, countsFromMs, lineAgainMs)
  const lastAnswerMs = line?.last_answered_at?.getTime() ?? 0
  const lastAnsweredAtMs = lastAnswerMs >= fromMs ? lastAnswerMs : null
  const decision = decideStop(
    {
      containers: namedContainers(projection).map(({ fields: container }) => ({
        emptyTerminatedAtMs: wireMs(container.empty_terminated_at),
        fullOutAtMs: wireMs(container.final_destination_full_out_at) ?? wireMs(container.pod_full_out_at),
      })),
      arrivedAtMs:
        fields.destination_locode || fields.destination_name
          ? (wireMs(fields.destination_ata_at) ?? lastInlandArrivalMs(projection))
          : wireMs(fields.pod_ata_at),
      bookingCancelled: projection.bookingCancelled,
      lastNewClaimMs: Math.max(line?.last_new_claim_at?.getTime() ?? 0, fromMs),
      // A response that lacks an actual does not confirm it, although its claim stays open until the withdrawal is
      // confirmed.
      answeredAtMs: line?.last_outcome === 'ok' && !line.awaits_confirmation ? lastAnsweredAtMs : null,
      lastAnsweredAtMs,
      pushes: line !== undefined && line.wanted_every_s === null,
    },
    (journey.state.pendingStop ?? null) as PendingStop | null,
    nowMs,
  )
  const confirmAtMs =
    decision.pending && !decision.stop
      ? Math.max(decision.pending.sinceMs + stopWindows.confirmedAfterMs, nowMs + 3_600_000)
      : null
  return { ...decision, lookAgainMs: decision.reevaluateAtMs ?? confirmAtMs }
}
