import type { Container } from '@boxtrail/client'
import { isGone } from '../../format/gone.ts'
import { bindingDay, type FreeTimeFields, policyDay } from '../../format/last-free-day.ts'
import { Icon } from '../page/icon.tsx'
import { useNow } from '../time/now.tsx'
import { Time } from '../time/time.tsx'

const inDays = (days: number): string =>
  days < 0 ? `${-days} d over` : days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} d`

/** The binding last free day, how near it is while the container is waiting, and whose it is if there are several. */
export const LastFreeDay = ({ container }: { container: Pick<Container, FreeTimeFields> }) => {
  const now = useNow()
  const binding = bindingDay(container, now)
  if (!binding) return <span className="quiet">–</span>
  const { at, zone, days, whose } = binding
  const hasLeft = isGone(container)
  const policy = policyDay(container)
  const tone = hasLeft ? 'tone-done' : days < 0 ? 'tone-bad' : days <= 2 ? 'tone-warn' : 'tone-neutral'
  return (
    <>
      <Time at={at} zone={zone} only="date" />
      <span className={`second ${tone}`}>
        {!hasLeft && days <= 2 ? <Icon name="alert" /> : null}
        {hasLeft ? 'picked up' : inDays(days)}
      </span>
      {whose ? <span className="second quiet">{whose}</span> : null}
      {hasLeft || !policy ? null : (
        <span className="second quiet" title={container.meta?.pickupLfdPolicy?.reason}>
          {policy}
        </span>
      )}
    </>
  )
}
