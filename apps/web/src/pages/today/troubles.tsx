import { Link } from '@tanstack/react-router'
import { Icon } from '../../parts/icon.tsx'
import { kindLook } from './kinds.ts'
import { useTroubles } from './queries.ts'

/** Sources in trouble, for who can have them mended: each once, with how many records wait for it. */
export const Troubles = ({ isOwner }: { isOwner: boolean }) => {
  const { data: troubles = [] } = useTroubles(isOwner)
  if (troubles.length === 0) return null
  const groups = Map.groupBy(
    troubles,
    ({ kind, whoActs, evidence }) => `${kind} ${evidence[0]?.source?.name ?? whoActs.name ?? 'A source'}`,
  )
  return (
    <section className="card troubles" aria-labelledby="troubles">
      <h2 id="troubles">
        <Icon name="alert" /> Sources in trouble
      </h2>
      <ul>
        {[...groups.values()].map((own) => {
          const { id, kind, whatToDo, evidence, whoActs } = own[0]!
          return (
            <li key={id}>
              <strong>{evidence[0]?.source?.name ?? whoActs.name ?? 'A source'}</strong>{' '}
              {kindLook(kind).label.toLowerCase()},{' '}
              <Link to="/" search={{ kind }}>
                {own.length === 1 ? '1 record waits' : `${own.length} records wait`}
              </Link>
              . <span className="quiet">{whatToDo}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
