import { Link } from '@tanstack/react-router'
import { mayWrite, useSession } from '../../auth/session.ts'
import type { Columns } from '../../parts/data-table.tsx'
import { Status } from '../../parts/status.tsx'
import { inWords, requestStatus } from '../../parts/status-look.ts'
import { Ago, Due } from '../../parts/time.tsx'
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

export const columns: Columns<RequestRow> = [
  {
    id: 'number',
    header: 'Number',
    cell: ({ row: { original } }) => (
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
    header: 'Line',
    cell: ({ row: { original } }) => original.scac ?? <span className="quiet">Being detected</span>,
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ row: { original } }) => <Status look={requestStatus(original.status, original.action)} />,
  },
  {
    id: 'step',
    header: 'What to do',
    cell: ({ row: { original } }) => {
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
  { id: 'created', header: 'Created', cell: ({ row: { original } }) => <Ago at={original.createdAt} /> },
]
