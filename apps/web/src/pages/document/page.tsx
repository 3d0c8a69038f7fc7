import { getRouteApi, Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { mayWrite, useSession } from '../../auth/session.ts'
import { useTitle } from '../../parts/page/title.ts'
import { RecordProblem } from '../../parts/record/record-problem.tsx'
import { Conflicts } from '../shipment/conflicts.tsx'
import { stateOf } from '../shipment/document-state.ts'
import { leftOutOf, notStatedOf } from '../shipment/document-values.ts'
import { useTypeNames, useWholeShipment } from '../shipment/queries.ts'
import { ConfirmAll } from './confirm-all.tsx'
import { Field } from './field.tsx'
import { PagePicture } from './page-picture.tsx'
import { type ReadDocument, useReadDocument } from './queries.ts'
import { fieldsOf, firstDoubt } from './review.ts'

const route = getRouteApi('/signed-in/documents/$id')

const Head = ({
  document: { name, readability, classificationNotes: notes, documentTypeEffective: code, shipments },
}: {
  document: ReadDocument
}) => {
  const { data: types } = useTypeNames()
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
        <span>{code ? (types?.get(code) ?? code) : 'Unknown type'}</span>
        <span className="quiet">{stateOf(readability, notes).words}</span>
      </div>
    </header>
  )
}

/** Contradictions with other documents of the shipment. */
const ConflictsOf = ({ id, shipmentId }: { id: string; shipmentId: string | undefined }) => {
  const { data: shipment } = useWholeShipment(shipmentId)
  const conflicts = shipment?.meta?.documents?.conflicts
  return <Conflicts conflicts={conflicts?.filter(({ values }) => values.some((one) => one.documentId === id))} />
}

/** A document and the values that were read from it, each with its place, for a person to review. */
export const DocumentPage = () => {
  const { id } = route.useParams()
  const { value } = route.useSearch()
  return <Review key={`${id} ${value}`} id={id} sought={value} />
}

const Review = ({ id, sought }: { id: string; sought: string | undefined }) => {
  const mayChange = mayWrite(useSession())
  const [shown, show] = useState<number | null>(null)
  const [last, endAt] = useState<number | null>(null)
  const [pointed, point] = useState<string | null | undefined>(undefined)
  const { data: document, error, refetch } = useReadDocument(id)
  useTitle(document?.name ?? 'Document')
  const representation = document?.lastDocumentRepresentation
  const fields = representation ? fieldsOf(representation) : []
  const values = fields.flatMap((field) => field.values)
  const sure = sought === undefined ? undefined : values.find((one) => one.label === sought || one.text === sought)
  // Only once: a decision about a value does not move to the next one.
  const [opened, open] = useState<string | null | undefined>(undefined)
  const first = sure ?? firstDoubt(fields)
  if (representation && opened === undefined) open(first?.key ?? null)
  useEffect(() => {
    if (opened) window.document.getElementById(`value ${opened}`)?.scrollIntoView({ block: 'nearest' })
  }, [opened])
  if (error && !document) return <RecordProblem error={error} refetch={refetch} list="/shipments" />
  if (!document)
    return (
      <p className="list-loading" role="status">
        Loading …
      </p>
    )
  // Until another value is selected.
  const found = values.find(({ key }) => key === opened)
  const page = shown ?? found?.page ?? 1
  const active = pointed === undefined ? (found?.key ?? null) : pointed
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
          <ConflictsOf id={id} shipmentId={document.shipments.length === 1 ? document.shipments[0]!.id : undefined} />
          {fields.length === 0 ? <p className="quiet">No value was found in it.</p> : null}
          {mayChange ? <ConfirmAll {...{ id, fields }} /> : null}
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
                  {label} was not accepted: {reason}
                </p>
              ))
            : null}
          {representation && notStatedOf(representation).length > 0 ? (
            <p className="quiet">Not in the document: {notStatedOf(representation).join(', ')}</p>
          ) : null}
        </section>
      </div>
    </>
  )
}
