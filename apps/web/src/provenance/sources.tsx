import type { Flag, SourceFreshness } from '@boxtrail/client'
import { groupsOf } from '../format/freshness.ts'
import { Icon } from '../parts/page/icon.tsx'
import { inWords } from '../parts/record/status-look.ts'
import { Ago, Due } from '../parts/time/time.tsx'
import { kindOf } from './words.ts'

/** Each polled source: its last answer, its next poll, and its problem. */
export const Sources = ({ sources }: { sources: readonly SourceFreshness[] }) => (
  <section className="card" aria-labelledby="sources">
    <h2 id="sources">Sources</h2>
    {sources.length === 0 ? <p className="quiet">No source is polled for it.</p> : null}
    <ul className="sources">
      {groupsOf(sources).map(
        ({ first: { id, kind, name, lastOutcome, problem }, count, hasNamesake, answeredAt, nextDueAt }) => (
          <li key={`${id} ${lastOutcome} ${problem?.reason}`}>
            <p className="who">
              <strong>{name}</strong>
              <span className="chip">{kindOf(kind)}</span>
              {hasNamesake ? <span className="quiet number">{id}</span> : null}
              {count > 1 ? <span className="quiet">for {count} numbers</span> : null}
            </p>
            <p className="quiet">
              {answeredAt ? (
                <>
                  {lastOutcome && lastOutcome !== 'ok' ? `${inWords(lastOutcome)}, ` : 'Answered '}
                  <Ago at={answeredAt} />
                </>
              ) : (
                'No answer yet'
              )}
              {nextDueAt ? (
                <>
                  {' · next poll '}
                  <Due at={nextDueAt} />
                </>
              ) : (
                ' · not polled any more'
              )}
            </p>
            {problem && lastOutcome !== 'not_found' ? (
              <p className="tone-warn">
                <Icon name="alert" /> {problem.reason}
              </p>
            ) : null}
          </li>
        ),
      )}
    </ul>
  </section>
)

/** Reports of sources that cannot be true. */
export const Flags = ({
  flags,
  sources,
}: {
  flags: readonly Flag[] | undefined
  sources: readonly SourceFreshness[]
}) =>
  flags && flags.length > 0 ? (
    <section className="card flags" aria-labelledby="flags">
      <h2 id="flags" className="tone-warn">
        <Icon name="alert" /> Reported, but not possible
      </h2>
      <ul>
        {flags.map(({ code, detail, source }) => (
          <li key={`${code} ${detail}`}>
            {detail} <span className="quiet">({sources.find(({ id }) => id === source)?.name ?? source})</span>
          </li>
        ))}
      </ul>
    </section>
  ) : null
