import type { SourceFreshness } from '@boxtrail/client'
import { freshnessOf } from '../../format/freshness.ts'
import { Icon } from '../page/icon.tsx'
import { RecordTime } from '../time/now.tsx'
import { Ago } from '../time/time.tsx'

interface FreshProps {
  sources: readonly SourceFreshness[]
  /** Since when one of them, or a feed, has not answered for longer than usual. */
  staleSince?: string | undefined
}

/** The source that answered last and when, with a mark if a problem keeps the data from being fresh. */
export const Fresh = ({ sources, staleSince }: FreshProps) => {
  const { source, answeredAt, problem: failure } = freshnessOf(sources)
  const problem = failure ?? (staleSince ? 'A source has not answered for a long time' : undefined)
  return (
    <span className="fresh">
      {answeredAt ? (
        <>
          <span className="fresh-source">{source}</span>
          <span className="quiet">
            <RecordTime sources={sources}>
              <Ago at={answeredAt} />
            </RecordTime>
          </span>
        </>
      ) : (
        <span className="quiet">No answer yet</span>
      )}
      {problem ? (
        <span className="tone-warn mark" title={problem}>
          <Icon name="alert" />
          <span className="hidden">{problem}</span>
        </span>
      ) : null}
    </span>
  )
}
