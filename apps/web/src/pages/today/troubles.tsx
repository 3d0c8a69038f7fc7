import { Link } from '@tanstack/react-router'
import { Icon } from '../../parts/page/icon.tsx'
import { Ago } from '../../parts/time/time.tsx'
import { kindLook } from './kinds.ts'
import { useTroubles } from './queries.ts'
import type { SourceInTrouble } from './sources-in-trouble.ts'

const NONE = { sources: [], more: 0 }

/** Each source in trouble, since when, and the records that wait for it. */
export const Troubles = ({ isOwner }: { isOwner: boolean }) => {
  const { data: { sources, more } = NONE } = useTroubles(isOwner)
  if (sources.length === 0) return null
  return (
    <section className="card troubles" aria-labelledby="troubles">
      <h2 id="troubles">
        <Icon name="alert" /> Sources in trouble
      </h2>
      <ul>
        {sources.map((source) => (
          <li key={source.id}>
            <strong>{source.name}</strong> {kindLook(source.kind).label.toLowerCase()}
            {source.kind === 'source_silent' && source.since ? (
              <>
                , last heard <Ago at={source.since} />
              </>
            ) : null}
            : <Waiting {...source} />. <span className="quiet">{source.whatToDo}</span>
          </li>
        ))}
        {more > 0 ? (
          <li>
            <Link to="/" search={{ kind: 'source_silent' }}>
              {more} more {more === 1 ? 'source' : 'sources'}
            </Link>
          </li>
        ) : null}
      </ul>
    </section>
  )
}

/** The first records that wait for a source, and a link to the others. */
const Waiting = ({ id: source, count, waiting }: SourceInTrouble) => {
  const more = count - waiting.length
  return (
    <>
      {waiting.map(({ id, number, path }, index) => (
        <span key={id}>
          {index === 0 ? '' : ', '}
          <Link to={path} className="number">
            {number}
          </Link>
        </span>
      ))}{' '}
      {more > 0 ? (
        <>
          and{' '}
          <Link to="/" search={{ source }}>
            {more} more
          </Link>{' '}
        </>
      ) : null}
      {count === 1 ? 'waits' : 'wait'}
    </>
  )
}
