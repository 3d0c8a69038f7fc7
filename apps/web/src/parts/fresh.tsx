import type { SourceFreshness } from '@boxtrail/client'
import { freshnessOf } from '../format/freshness.ts'
import { Icon } from './icon.tsx'
import { RecordTime } from './now.tsx'
import { Ago } from './time.tsx'

/** Who answered last and when; with a mark where something keeps data from being fresh. */
export const Fresh = ({ sources }: { sources: readonly SourceFreshness[] }) => {
  const { source, answeredAt, problem } = freshnessOf(sources)
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
