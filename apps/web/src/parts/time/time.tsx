import { clockIn, dateIn, dueIn, momentIn, ownZone, relative, zoneName } from '../../format/time.ts'
import { useNow } from './now.tsx'
import { usePreferences } from './preferences.tsx'

interface TimeProps {
  at: string
  /** The zone of the place; null where the place is unknown, and the time is shown in UTC. */
  zone: string | null | undefined
  /** Days that end at a place, such as a last free day, have no clock time. */
  only?: 'date'
}

/** A moment in the zone of its place, or in the reader's own if chosen; the other ones are in its title. */
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

/** How long ago, with the moment itself in the title. */
export const Ago = ({ at }: { at: string | Date }) => <Distance at={at} words={relative} />

/** In how long, likewise. */
export const Due = ({ at }: { at: string | Date }) => <Distance at={at} words={dueIn} />

/** A moment that belongs to no place, in the zone of the reader. */
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
