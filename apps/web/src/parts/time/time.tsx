import { clockIn, dateIn, dueIn, momentIn, ownZone, relative, zoneName } from '../../format/time.ts'
import { useNow } from './now.tsx'
import { usePreferences } from './preferences.tsx'

interface TimeProps {
  at: string
  /** The zone of the place; null if the place is unknown, in which case the time is shown in UTC. */
  zone: string | null | undefined
  /** For days without a time of day, such as a last free day. */
  only?: 'date'
}

/** A moment in the zone of its place, or in the reader's own zone if chosen; the tooltip has both. */
export const Time = ({ at, zone, only }: TimeProps) => {
  const { zone: choice } = usePreferences()
  const now = useNow()
  const moment = new Date(at)
  const place = zone ?? 'UTC'
  const shown = choice === 'mine' && only !== 'date' ? ownZone() : place
  const title = [
    `${momentIn(moment, place)}${zone ? ' at the place' : ''}`,
    `${momentIn(moment, ownZone())} for you`,
    momentIn(moment, 'UTC'),
  ].join('\n')
  return (
    <time className="time" dateTime={at} title={title}>
      {dateIn(moment, shown, now)}
      {only === 'date' ? null : (
        <>
          <span className="clock"> {clockIn(moment, shown)}</span>{' '}
          <span className="zone">{zoneName(moment, shown)}</span>
        </>
      )}
    </time>
  )
}

const Distance = ({ at, words }: { at: string | Date; words: (at: Date, now: Date) => string }) => {
  const now = useNow()
  const moment = new Date(at)
  return (
    <time className="time" dateTime={moment.toISOString()} title={momentIn(moment, ownZone())}>
      {words(moment, now)}
    </time>
  )
}

/** How long ago a moment was, with the moment in the tooltip. */
export const Ago = ({ at }: { at: string | Date }) => <Distance at={at} words={relative} />

/** How long until a moment, with the moment in the tooltip. */
export const Due = ({ at }: { at: string | Date }) => <Distance at={at} words={dueIn} />

/** A moment without a place, in the reader's zone. */
export const OwnTime = ({ at }: { at: string }) => {
  const now = useNow()
  const moment = new Date(at)
  return (
    <time className="time" dateTime={at} title={momentIn(moment, 'UTC')}>
      {dateIn(moment, ownZone(), now)} <span className="clock">{clockIn(moment, ownZone())}</span>{' '}
      <span className="zone">{zoneName(moment, ownZone())}</span>
    </time>
  )
}
