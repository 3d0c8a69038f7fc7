import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { mayWrite, useSession } from '../../auth/session.ts'
import { Problem } from '../../parts/problem.tsx'
import { useTitle } from '../../parts/title.ts'
import { stateOf } from '../shipment/document-state.ts'
import { leftOutOf } from '../shipment/document-values.ts'
import { documentTypesQuery } from '../shipment/queries.ts'
import { Field } from './field.tsx'
import { PagePicture } from './page-picture.tsx'
import { documentQuery, type ReadDocument } from './queries.ts'
import { fieldsOf } from './review.ts'

const route = getRouteApi('/signed-in/documents/$id')

const Head = ({
  document: { name, readability, documentTypeEffective: code, shipments },
}: {
  document: ReadDocument
}) => {
  const { data: types } = useQuery(documentTypesQuery)
  return (
    <header className="record-head">
      <p className="crumbs">
        {shipments[0] ? (
          <Link to="/shipments/$id" params={{ id: shipments[0].id }} search={{}}>
            Its shipment
          </Link>
        ) : (
          <Link to="/shipments" search={{}}>
            Shipments
          </Link>
        )}
      </p>
      <div className="record-title">
        <h1>{name}</h1>
        <span>{code ? (types?.get(code) ?? code) : 'Type not known'}</span>
        <span className="quiet">{stateOf(readability).words}</span>
      </div>
    </header>
  )
}

/** A document as it looks, and what was read from it, each value with its place, for a person to decide on. */
export const DocumentPage = () => {
  const { id } = route.useParams()
  const mayChange = mayWrite(useSession())
  const [page, show] = useState(1)
  const [last, endAt] = useState<number | null>(null)
  const [active, point] = useState<string | null>(null)
  const { data: document, error, refetch } = useQuery(documentQuery(id))
  useTitle(document?.name ?? 'Document')
  if (error && !document) return <Problem isPage error={error} retry={() => void refetch()} />
  if (!document)
    return (
      <p className="list-loading" role="status">
        Loading …
      </p>
    )
  const representation = document.lastDocumentRepresentation
  const fields = representation ? fieldsOf(representation) : []
  const values = fields.flatMap((field) => field.values)
  return (
    <>
      <Head document={document} />
      <div className="record document-review">
        <PagePicture
          {...{ id, page, last, show, endAt, values, active, point }}
          choose={(key) => window.document.getElementById(`value ${key}`)?.focus()}
        />
        <section className="card" aria-labelledby="values">
          <h2 id="values">Values</h2>
          {fields.length === 0 ? <p className="quiet">No value was found in it.</p> : null}
          <ul className="review-fields">
            {fields.map((field) => (
              <Field
                key={`${field.name} ${field.standing === 'proposed'}`}
                {...{ id, field, mayChange, active, point, show }}
              />
            ))}
          </ul>
          {representation
            ? leftOutOf(representation).map(({ label, reason }) => (
                <p key={`${label} ${reason}`} className="quiet">
                  {label} was not taken: {reason}
                </p>
              ))
            : null}
        </section>
      </div>
    </>
  )
}
