import { useResumeShipmentTracking, useStopShipmentTracking } from '@boxtrail/react'
import { mayWrite, useSession } from '../../auth/session.ts'
import { Confirm } from '../../parts/form/confirm.tsx'
import { Icon } from '../../parts/page/icon.tsx'
import { Problem } from '../../parts/page/problem.tsx'
import { inWords } from '../../parts/record/status-look.ts'
import { Time } from '../../parts/time/time.tsx'
import type { WholeShipment } from './queries.ts'

const REASONS: Record<string, string> = {
  all_containers_terminated: 'all containers have been returned',
  past_arrival_window: 'it arrived a long time ago',
  past_full_out_window: 'its containers were picked up a long time ago',
  no_updates_at_line: 'the line has had no news for a long time',
  cancelled_by_user: 'a user stopped it',
  booking_cancelled: 'the booking was cancelled',
}

/** Whether the line is polled, with a button to stop or resume tracking. */
export const Tracking = ({ shipment }: { shipment: WholeShipment }) => {
  const session = useSession()
  const { id, lineTrackingStoppedAt: stoppedAt, lineTrackingStoppedReason: reason } = shipment
  const resume = useResumeShipmentTracking()
  const stop = useStopShipmentTracking()
  const change = stoppedAt ? resume : stop
  return (
    <>
      <div className="tracking">
        {stoppedAt ? (
          <p className="notice">
            <Icon name="stop" />
            <span>
              Tracking stopped <Time at={stoppedAt} zone={shipment.podTimezone} />
              {reason ? `: ${REASONS[reason] ?? inWords(reason).toLowerCase()}.` : '.'}
            </span>
          </p>
        ) : null}
        {mayWrite(session) && stoppedAt ? (
          <button type="button" className="button" disabled={change.isPending} onClick={() => change.mutate(id)}>
            <Icon name="refresh" /> Resume tracking
          </button>
        ) : null}
        {mayWrite(session) && !stoppedAt ? (
          <Confirm
            trigger={
              <>
                <Icon name="stop" /> Stop tracking
              </>
            }
            title={`Stop tracking ${shipment.billOfLadingNumber}?`}
            keep="Keep tracking"
            action="Stop tracking"
            confirm={() => change.mutate(id)}
            isDisabled={change.isPending}
          >
            The line is no longer polled. Known data is kept, and tracking can be resumed.
          </Confirm>
        ) : null}
      </div>
      {change.error ? <Problem error={change.error} /> : null}
    </>
  )
}
