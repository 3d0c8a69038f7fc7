import { Link } from '@tanstack/react-router'
import { Icon } from '../../parts/page/icon.tsx'
import { type DocumentConflict, partsOf, subjectOf } from './conflict-words.ts'
import { useTypeNames } from './queries.ts'

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Contradictions between documents, with links to the values in them. */
export const Conflicts = ({ conflicts }: { conflicts: readonly DocumentConflict[] | undefined }) => {
  const { data: types } = useTypeNames()
  if (!conflicts || conflicts.length === 0) return null
  return (
    <div className="conflicts">
      <h3 className="tone-warn">
        <Icon name="alert" /> Documents contradict each other
      </h3>
      <ul>
        {conflicts.map((conflict) => (
          <li key={`${subjectOf(conflict)} ${conflict.values.map((one) => one.documentId).join()}`}>
            <strong>{subjectOf(conflict)}</strong>
            <span className="hidden">: </span>
            <p>
              {partsOf(conflict, types).map(({ key, who, text, documentId, target, isManual }, at) => (
                <span key={key}>
                  {at === 0 ? capital(who) : `, ${who}`}{' '}
                  {documentId === null ? (
                    text
                  ) : (
                    <Link to="/documents/$id" params={{ id: documentId }} search={{ value: target }}>
                      {text}
                    </Link>
                  )}
                  {isManual ? <span className="quiet"> (set by a person)</span> : null}
                </span>
              ))}
              .
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}
