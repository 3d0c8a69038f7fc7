import { Link } from '@tanstack/react-router'
import { Icon } from '../../parts/icon.tsx'
import { Ago } from '../../parts/time.tsx'
import { kindLook } from './kinds.ts'
import { useTroubles } from './queries.ts'
import { type SourceInTrouble, sourcesInTrouble } from './sources-in-trouble.ts'

/** Sources in trouble, each once, since when, and which records wait for it. */
export const Troubles = ({ isOwner }: { isOwner: boolean }) => {
  const { data: troubles = [] } = useTroubles(isOwner)
  if (troubles.length === 0) return null
  return (
    <section className="card troubles" aria-labelledby="troubles">
      <h2 id="troubles">
        <Icon name="alert" /> Sources in trouble
      </h2>
      <ul>
        {sourcesInTrouble(troubles).map((source) => (
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
      </ul>
    </section>
  )
}

const SHOWN = 3

/** The first of the records that wait for it, and where the others are. */
const Waiting = ({ kind, waiting }: SourceInTrouble) => {
  const more = waiting.length - SHOWN
  return (
    <>
      {waiting.slice(0, SHOWN).map(({ id, number, path }, index) => (
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
          <Link to="/" search={{ kind }}>
            {more} more
          </Link>{' '}
        </>
      ) : null}
      {waiting.length === 1 ? 'waits' : 'wait'}
    </>
  )
}
