import { useReextractDocument } from '@boxtrail/react'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { client } from '../../api/client.ts'
import { mayWrite, useSession } from '../../auth/session.ts'
import { Icon } from '../../parts/page/icon.tsx'
import { Refusal } from '../../parts/page/problem.tsx'
import { Ago } from '../../parts/time/time.tsx'
import { stateOf } from './document-state.ts'
import { leftOutOf, notStatedOf, type ReadValue, valuesOf } from './document-values.ts'
import type { ShipmentDocument } from './queries.ts'

const percent = (part: number): string => `${Math.round(100 * part)} %`

const Value = ({ value: { label, text, confidence, grounds, page, isProposed } }: { value: ReadValue }) => (
  <div className={isProposed ? 'proposed' : undefined}>
    <dt>{label}</dt>
    <dd>
      {text}
      {isProposed ? <span className="chip tone-warn">Proposed</span> : null}
      <span className="quiet second">
        {[
          confidence === null ? 'entered by a person' : `${percent(confidence)} sure`,
          page === null ? undefined : `page ${page}`,
          ...grounds,
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </dd>
  </div>
)

const Values = ({ document }: { document: ShipmentDocument }) => {
  const { name, classificationNotes: notes, lastDocumentRepresentation: representation } = document
  if (!representation) return null
  const values = valuesOf(representation)
  const leftOut = leftOutOf(representation)
  const notStated = notStatedOf(representation)
  const proposed = values.filter(({ isProposed }) => isProposed).length
  if (values.length + leftOut.length === 0) return <p className="quiet">No value was found in it.</p>
  return (
    <details className="document-values">
      <summary>
        {values.length === 1 ? '1 value' : `${values.length} values`} read
        {proposed > 0 ? `, ${proposed} only proposed` : ''}
        <span className="hidden"> from {name}</span>
      </summary>
      <dl>
        {values.map((value) => (
          <Value key={`${value.key} ${value.isProposed}`} value={value} />
        ))}
        {leftOut.map(({ label, reason }) => (
          <div key={`${label} ${reason}`}>
            <dt>{label}</dt>
            <dd className="quiet">Not accepted: {reason}</dd>
          </div>
        ))}
      </dl>
      {notStated.length > 0 ? <p className="quiet">Not in the document: {notStated.join(', ')}</p> : null}
      {notes ? <p className="quiet">Type recognized by: {notes}</p> : null}
      {proposed > 0 ? <p className="quiet">Proposed values are not used until a person confirms them.</p> : null}
    </details>
  )
}

/** A document with its type, its state, the values that were read, and its file. */
export const DocumentRow = ({ document, type }: { document: ShipmentDocument; type: string | undefined }) => {
  const session = useSession()
  const { id, name, readability, classificationNotes: notes, createdAt } = document
  const state = stateOf(readability, notes)
  const download = useMutation({
    mutationFn: async () => location.assign((await client.documents.downloadUrl(id)).downloadUrl),
  })
  const again = useReextractDocument()
  return (
    <li>
      <Icon name="document" />
      <div>
        <Link to="/documents/$id" params={{ id }}>
          {name}
        </Link>
        <p className="quiet second">
          {type ?? 'Unknown type'} · <Ago at={createdAt} />
          <button type="button" className="link-button" onClick={() => download.mutate()}>
            Download<span className="hidden"> {name}</span>
          </button>
        </p>
        <p className={`second ${state.tone}`}>
          <Icon name={state.icon} />
          {state.words}
          {state.isUnread && mayWrite(session) ? (
            <button type="button" className="link-button" disabled={again.isPending} onClick={() => again.mutate(id)}>
              {again.isSuccess ? 'Requested' : 'Read again'}
              <span className="hidden"> {name}</span>
            </button>
          ) : null}
        </p>
        {notes && (state.isUnread || !type) ? <p className="quiet second">{notes}</p> : null}
        <Values document={document} />
        <Refusal error={download.error ?? again.error} />
      </div>
    </li>
  )
}
