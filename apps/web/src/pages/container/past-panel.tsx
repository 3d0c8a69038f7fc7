import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { OwnTime } from '../../parts/time/time.tsx'
import { provenanceQuery } from '../../provenance/queries.ts'
import { kindOf } from '../../provenance/words.ts'
import { type Difference, differencesOf } from './past-differences.ts'
import { useMoments } from './past-moments.ts'
import { useWholeContainer, type WholeContainer } from './queries.ts'

const route = getRouteApi('/signed-in/containers/$id')

/** Shows the page as of a moment: the slider has a stop for each moment with a change, and the last stop is now. */
export const PastPanel = ({ container, knownAt }: { container: WholeContainer; knownAt: string | undefined }) => {
  const moments = useMoments(container.id)
  const navigate = route.useNavigate()
  const show = (at: string | undefined) =>
    void navigate({ search: at === undefined ? {} : { known_at: at }, replace: true })
  if (moments.length < 2) return null
  const found = knownAt === undefined ? moments.length : moments.findLastIndex((at) => at <= knownAt)
  return (
    <section className="card past" aria-labelledby="past">
      <h2 id="past">{knownAt ? 'As it was' : 'How it was'}</h2>
      <input
        key={moments.length}
        type="range"
        min={0}
        max={moments.length}
        value={Math.max(0, found)}
        aria-label="Moment"
        aria-valuetext={knownAt ?? 'now'}
        onChange={({ target }) => show(moments[Number(target.value)])}
      />
      {knownAt ? (
        <>
          <p className="past-said">
            <span>
              This page shows what we said on <OwnTime at={knownAt} />.
            </span>
            <button type="button" className="button small" onClick={() => show(undefined)}>
              Back to now
            </button>
          </p>
          <Differences past={container} knownAt={knownAt} />
        </>
      ) : (
        <p className="quiet">Move the slider to see what was known at a time, and who had reported it.</p>
      )}
    </section>
  )
}

const Differences = ({ past, knownAt }: { past: WholeContainer; knownAt: string }) => {
  const { data: now } = useWholeContainer(past.id)
  const { data: provenance } = useQuery(provenanceQuery({ kind: 'container', id: past.id, knownAt }))
  if (!now) return null
  const differences = differencesOf(past, now)
  if (differences.length === 0) return <p className="quiet">Nothing that matters for the pickup has changed since.</p>
  return (
    <ul className="past-differences">
      {differences.map((one) => (
        <li key={one.label}>
          <strong>{one.label}</strong>: we said {one.shownThen ?? 'nothing'}
          <Because
            difference={one}
            setBy={one.field === undefined ? undefined : provenance?.attributes[one.field]?.set_by}
          />
          <span className="quiet">; now {one.now ?? 'nothing'}.</span>
        </li>
      ))}
    </ul>
  )
}

interface Statement {
  source: { kind: string; name: string | null }
  words: string | null
}

const Because = ({ difference, setBy }: { difference: Difference; setBy: Statement | undefined }) => {
  if (difference.shownThen === null || !setBy?.words) return null
  return (
    <>
      , because {setBy.source.name ?? kindOf(setBy.source.kind)} had reported <q>{setBy.words}</q>
    </>
  )
}
