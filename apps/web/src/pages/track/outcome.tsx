import { Link } from '@tanstack/react-router'
import { Icon } from '../../parts/page/icon.tsx'
import { Ago } from '../../parts/time/time.tsx'
import type { Result } from './rows.ts'

/** The outcome of tracking a number, with a link to its record. */
export const Outcome = ({ result, isConnected }: { result: Result; isConnected: boolean }) => {
  const { status, requestNumber, startsAt, errors, meta } = result
  if (status === 'invalid')
    return (
      <span className="tone-bad">
        <Icon name="alert" /> {errors[0]?.detail ?? errors[0]?.title ?? 'It was not accepted.'}
      </span>
    )
  if (status === 'duplicate')
    return (
      <span className="tone-neutral">
        <Icon name="check" />{' '}
        {meta?.shipmentId ? (
          <Link to="/shipments/$id" params={{ id: meta.shipmentId }} search={{}}>
            Tracked already
          </Link>
        ) : (
          'Tracked already'
        )}
      </span>
    )
  return (
    <span className={isConnected ? 'tone-good' : 'tone-warn'}>
      <Icon name={isConnected ? 'check' : 'clock'} />{' '}
      <Link to="/requests" search={{ q: requestNumber ?? undefined }}>
        {!isConnected
          ? 'Waits until its line is connected'
          : status === 'accepted'
            ? 'Accepted'
            : 'Its line is being polled'}
      </Link>
      {startsAt ? (
        <span className="quiet">
          {' '}
          polled <Ago at={startsAt} />
        </span>
      ) : null}
    </span>
  )
}
