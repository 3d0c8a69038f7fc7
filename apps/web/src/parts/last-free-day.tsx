import type { Container } from '@boxtrail/client'
import { daysUntil } from '../format/time.ts'
import { Icon } from './icon.tsx'
import { useNow } from './now.tsx'
import { Time } from './time.tsx'

type Fields =
  | 'pickupLfd'
  | 'podFullOutAt'
  | 'finalDestinationFullOutAt'
  | 'emptyTerminatedAt'
  | 'podTimezone'
  | 'finalDestinationTimezone'

const inDays = (days: number): string =>
  days < 0 ? `${-days} d over` : days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} d`

/** The last free day for the pickup, and how near it is while the container still waits. */
export const LastFreeDay = ({ container }: { container: Pick<Container, Fields> }) => {
  const now = useNow()
  const { pickupLfd, podFullOutAt, finalDestinationFullOutAt, emptyTerminatedAt } = container
  if (!pickupLfd) return <span className="quiet">–</span>
  const zone = container.finalDestinationTimezone ?? container.podTimezone
  const days = daysUntil(new Date(pickupLfd), zone ?? 'UTC', now)
  const isGone = Boolean(podFullOutAt ?? finalDestinationFullOutAt ?? emptyTerminatedAt)
  const tone = isGone ? 'tone-done' : days < 0 ? 'tone-bad' : days <= 2 ? 'tone-warn' : 'tone-neutral'
  return (
    <>
      <Time at={pickupLfd} zone={zone} only="date" />
      <span className={`second ${tone}`}>
        {!isGone && days <= 2 ? <Icon name="alert" /> : null}
        {isGone ? 'picked up' : inDays(days)}
      </span>
    </>
  )
}
