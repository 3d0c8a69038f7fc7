import { Link } from '@tanstack/react-router'
import { Icon } from '../parts/page/icon.tsx'
import { Ago, Time } from '../parts/time/time.tsx'
import type { ProvenanceEntry, ReportedStatement } from './queries.ts'
import { agrees, fieldInWords, kindOf, sourceName } from './words.ts'

/** A link to the value in a document of the account. */
const OnPage = ({ statement: { document, words } }: { statement: ReportedStatement }) =>
  document ? (
    <p>
      <Link to="/documents/$id" params={{ id: document.id }} search={{ value: words ?? undefined }}>
        {document.page === null ? 'See it in the document' : `See it on page ${document.page}`}
      </Link>
    </p>
  ) : null

const StatementDetails = ({ statement, zone }: { statement: ReportedStatement; zone: string | null | undefined }) => (
  <>
    {statement.words ? <q className="words">{statement.words}</q> : null}
    <OnPage statement={statement} />
    <dl className="said">
      {statement.happened_at ? (
        <div>
          <dt>Happened</dt>
          <dd>
            <Time at={statement.happened_at} zone={zone} />
          </dd>
        </div>
      ) : null}
      {statement.first_reported_at ? (
        <div>
          <dt>First reported</dt>
          <dd>
            <Time at={statement.first_reported_at} zone={zone} />
          </dd>
        </div>
      ) : null}
      {statement.last_reported_at ? (
        <div>
          <dt>Last confirmed</dt>
          <dd>
            <Ago at={statement.last_reported_at} />
          </dd>
        </div>
      ) : null}
    </dl>
  </>
)

const Rule = ({ entry }: { entry: ProvenanceEntry }) => {
  const { decided_by, set_by } = entry
  if (!decided_by || decided_by.order.length < 2) return null
  return (
    <p className="rule">
      <span className="quiet">If they disagree:</span>{' '}
      {decided_by.order.map((kind, at) => (
        <span key={kind}>
          {at > 0 ? <span className="quiet"> before </span> : null}
          <span className={kind === set_by.source.kind ? 'winner' : undefined}>{kindOf(kind).toLowerCase()}</span>
        </span>
      ))}
    </p>
  )
}

/** The provenance of a value: who reported it, in which words, since when, and what others say. */
export const ProvenanceCard = ({ entry, zone }: { entry: ProvenanceEntry; zone?: string | null | undefined }) => {
  const { set_by, derived_from, prevailed_over } = entry
  return (
    <div className="provenance">
      <p className="who">
        <strong>{sourceName(set_by)}</strong>
        {set_by.source.name ? <span className="chip">{kindOf(set_by.source.kind)}</span> : null}
      </p>
      {derived_from.length > 0 ? <p>Follows from {derived_from.map(fieldInWords).join(', ')}.</p> : null}
      <StatementDetails statement={set_by} zone={zone} />
      <Rule entry={entry} />
      {prevailed_over.length > 0 ? (
        <>
          <h3>Others say</h3>
          <ul className="others">
            {prevailed_over.map((statement, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: statements have no id, and their order is that of the answer
              <li key={at}>
                <p className="who">
                  <span>{sourceName(statement)}</span>
                  <span className={`chip ${agrees(statement, entry) ? 'tone-good' : 'tone-warn'}`}>
                    <Icon name={agrees(statement, entry) ? 'check' : 'alert'} />
                    {agrees(statement, entry) ? 'the same' : 'differs'}
                  </span>
                </p>
                <StatementDetails statement={statement} zone={zone} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  )
}
