import { Link } from '@tanstack/react-router'
import { mayWrite, useSession } from '../../auth/session.ts'
import type { Column } from '../../lists/columns.ts'
import { Status } from '../../parts/record/status.tsx'
import { inWords, requestStatus } from '../../parts/record/status-look.ts'
import { Ago, Due } from '../../parts/time/time.tsx'
import { isTrackedAgain, nextStep } from './next-step.ts'
import type { RequestRow } from './queries.ts'

const TrackAgain = ({ number }: { number: string }) => {
  const session = useSession()
  return mayWrite(session) ? (
    <Link to="/track" search={{ numbers: number }} className="button small">
      Correct and track again<span className="hidden"> {number}</span>
    </Link>
  ) : null
}

export const columns: readonly Column<RequestRow>[] = [
  {
    id: 'number',
    width: [150, 1.1],
    rank: 0,
    header: 'Number',
    cell: (original) => (
      <>
        {original.trackedObject ? (
          <Link to="/shipments/$id" params={{ id: original.trackedObject.id }} search={{}} className="row-link number">
            {original.requestNumber}
          </Link>
        ) : (
          <span className="number strong">{original.requestNumber}</span>
        )}
        <span className="quiet second">
          {inWords(original.requestType === 'booking_number' ? 'booking' : original.requestType)}
        </span>
      </>
    ),
  },
  {
    id: 'line',
    width: [80, 0.5],
    rank: 4,
    header: 'Line',
    cell: (original) => original.scac ?? <span className="quiet">Being detected</span>,
  },
  {
    id: 'status',
    width: [150, 1],
    rank: 1,
    header: 'Status',
    cell: (original) => <Status look={requestStatus(original.status, original.action)} />,
  },
  {
    id: 'step',
    width: [240, 2.4],
    rank: 2,
    header: 'What to do',
    cell: (original) => {
      const { meta, failedReason, action, isRetrying } = original
      if (!failedReason && !meta?.reason) return <span className="quiet">–</span>
      return (
        <>
          <span>
            {nextStep(meta?.action ?? action) ?? 'Nothing to do.'}{' '}
            {isTrackedAgain(meta?.action ?? action) ? <TrackAgain number={original.requestNumber} /> : null}
          </span>
          <span className="quiet reason">
            {meta?.reason ?? inWords(failedReason!)}
            {isRetrying && meta?.retryAt ? (
              <>
                {' Next try '}
                <Due at={meta.retryAt} />.
              </>
            ) : null}
          </span>
        </>
      )
    },
  },
  { id: 'created', width: [90, 0.6], rank: 5, header: 'Created', cell: (original) => <Ago at={original.createdAt} /> },
]
