import { dayNumber } from '../../format/time.ts'
import { useNow } from '../time/now.tsx'
import { Time } from '../time/time.tsx'

interface Arriving {
  podAtaAt: string | null
  podEtaAt: string | null
  podOriginalEtaAt: string | null
  podTimezone: string | null
}

/** By how many calendar days at the port an arrival is later than first announced; negative if earlier. */
export const daysLate = ({ podAtaAt, podEtaAt, podOriginalEtaAt, podTimezone }: Arriving): number | undefined => {
  const at = podAtaAt ?? podEtaAt
  if (!at || !podOriginalEtaAt) return undefined
  const zone = podTimezone ?? 'UTC'
  return dayNumber(new Date(at), zone) - dayNumber(new Date(podOriginalEtaAt), zone)
}

const Delay = ({ days }: { days: number }) => (
  <span className={days > 0 ? 'tone-warn' : 'tone-good'}>
    {Math.abs(days)} d {days > 0 ? 'late' : 'early'}
  </span>
)

/** The estimated or actual arrival at the port of discharge, compared with the first estimate. */
export const Arrival = ({ shipment }: { shipment: Arriving }) => {
  const now = useNow()
  const at = shipment.podAtaAt ?? shipment.podEtaAt
  if (!at) return <span className="quiet">No estimate yet</span>
  const isOverdue = !shipment.podAtaAt && new Date(at) < now
  const late = daysLate(shipment)
  return (
    <>
      <Time at={at} zone={shipment.podTimezone} />
      <span className="quiet second">
        {shipment.podAtaAt ? (
          'Arrived'
        ) : isOverdue ? (
          <span className="tone-warn">No report of it yet</span>
        ) : (
          'Estimated'
        )}
        {late ? (
          <>
            {' · '}
            <Delay days={late} />
          </>
        ) : null}
      </span>
    </>
  )
}
