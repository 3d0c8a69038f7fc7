import { Fragment } from 'react'
import { Icon, type IconName } from '../../parts/page/icon.tsx'
import { useNow } from '../../parts/time/now.tsx'
import { Time } from '../../parts/time/time.tsx'
import type { Subject } from '../../provenance/queries.ts'
import { Sourced } from '../../provenance/sourced.tsx'
import { subjectOf, type WholeContainer } from './queries.ts'
import { type Entry, type EntryKind, timelineOf } from './timeline.ts'

const MARKS: Record<EntryKind, { icon: IconName; words: string | null }> = {
  actual: { icon: 'check', words: null },
  estimated: { icon: 'clock', words: 'Estimated' },
  planned: { icon: 'clock', words: 'Planned' },
  withdrawn: { icon: 'close', words: 'Withdrawn' },
  change: { icon: 'evidence', words: null },
}

const Item = ({ entry, subject }: { entry: Entry; subject: Subject }) => {
  const now = useNow()
  const isOverdue = (entry.kind === 'estimated' || entry.kind === 'planned') && new Date(entry.at) < now
  const mark = MARKS[entry.kind]
  const words = entry.isCorrected ? 'Corrected' : mark.words
  const time = <Time at={entry.at} zone={entry.zone} />
  return (
    <li className={`event event-${entry.kind}`}>
      <span className="event-mark">
        <Icon name={mark.icon} />
      </span>
      <div className="event-what">
        <p>
          <span className="event-label">{entry.label}</span>
          {entry.value ? <Time at={entry.value} zone={entry.zone} only="date" /> : null}
          {words ? <span className="chip">{words}</span> : null}
          {isOverdue ? (
            <span className="chip tone-warn">
              <Icon name="alert" />
              No report that it happened
            </span>
          ) : null}
        </p>
        <p className="quiet">{[entry.place, entry.vessel].filter(Boolean).join(' · ')}</p>
        {entry.withdrawnAt ? (
          <p className="quiet">
            {entry.isCorrected ? 'Replaced' : 'Withdrawn'} <Time at={entry.withdrawnAt} zone={entry.zone} />
          </p>
        ) : null}
        {entry.earlier.length > 0 ? (
          <p className="quiet earlier">
            Estimated before:{' '}
            {entry.earlier.map((at, index) => (
              <Fragment key={at}>
                {index > 0 ? ', ' : ''}
                <Time at={at} zone={entry.zone} />
              </Fragment>
            ))}
          </p>
        ) : null}
      </div>
      <div className="event-when">
        {entry.isWhenReported ? <span className="quiet">First reported </span> : null}
        {entry.isSourced ? (
          <Sourced
            subject={subject}
            pick={({ transport_events }) => transport_events?.[entry.id]}
            label={entry.label}
            zone={entry.zone}
          >
            {time}
          </Sourced>
        ) : (
          time
        )}
      </div>
    </li>
  )
}

/** The journey from the empty pickup to the empty return. */
export const Timeline = ({ container }: { container: WholeContainer }) => {
  const now = useNow()
  const entries = timelineOf(container.transportEvents, container.rawEvents)
  const firstAhead = entries.findIndex(({ at }) => new Date(at) > now)
  return (
    <section className="card" aria-labelledby="timeline">
      <h2 id="timeline">Timeline</h2>
      {entries.length === 0 ? <p className="quiet">Nothing has been reported yet.</p> : null}
      <ol className="timeline">
        {entries.map((entry, at) => (
          <Fragment key={entry.id}>
            {at === firstAhead ? <li className="event-now">Now</li> : null}
            <Item entry={entry} subject={subjectOf(container)} />
          </Fragment>
        ))}
      </ol>
    </section>
  )
}
