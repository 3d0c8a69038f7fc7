import { useQuery } from '@tanstack/react-query'
import { type DragEvent, useId, useState } from 'react'
import { client } from '../../api/client.ts'
import { mayWrite, useSession } from '../../auth/session.ts'
import { Icon } from '../../parts/icon.tsx'
import { Problem } from '../../parts/problem.tsx'
import { Ago } from '../../parts/time.tsx'
import { documentsQuery, documentTypesQuery } from './queries.ts'
import { useUploads } from './uploads.ts'

const open = async (id: string) => {
  const { downloadUrl } = await client.documents.downloadUrl(id)
  location.assign(downloadUrl)
}

const Uploads = ({ number }: { number: string }) => {
  const { uploads, add } = useUploads(number)
  const [isOver, setOver] = useState(false)
  const id = useId()
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    add([...event.dataTransfer.files])
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a place to drop files; the field in it does the same by keys */}
      <div
        className={`drop${isOver ? ' over' : ''}`}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          id={id}
          type="file"
          multiple
          className="hidden"
          onChange={({ target }) => {
            add([...(target.files ?? [])])
            target.value = ''
          }}
        />
        <label htmlFor={id} className="button">
          <Icon name="upload" /> Choose files
        </label>
        <span className="quiet">
          or drop them here. They are linked to the shipments whose numbers are read in them.
        </span>
      </div>
      <ul className="uploads" aria-live="polite">
        {uploads.map(({ key, name, state, detail }) => (
          <li key={key} className={state === 'failed' ? 'tone-bad' : state === 'linked' ? 'tone-good' : 'tone-neutral'}>
            <Icon name={state === 'failed' ? 'alert' : state === 'linked' ? 'check' : 'clock'} />
            <span>
              <strong>{name}</strong> {detail}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The documents that are linked to a shipment, and a place for more. */
export const Documents = ({ number }: { number: string }) => {
  const session = useSession()
  const { data, error, refetch } = useQuery(documentsQuery(number))
  const { data: types } = useQuery(documentTypesQuery)
  return (
    <section className="card" aria-labelledby="documents">
      <h2 id="documents">Documents</h2>
      {error ? <Problem error={error} retry={() => void refetch()} /> : null}
      {data && data.length === 0 ? <p className="quiet">None yet.</p> : null}
      <ul className="documents">
        {data?.map(({ id, name, documentTypeEffective, createdAt }) => (
          <li key={id}>
            <Icon name="document" />
            <span>
              <button type="button" className="link-button" onClick={() => void open(id)}>
                {name}
              </button>
              <span className="quiet second">
                {documentTypeEffective ? `${types?.get(documentTypeEffective) ?? documentTypeEffective} · ` : ''}
                <Ago at={createdAt} />
              </span>
            </span>
          </li>
        ))}
      </ul>
      {mayWrite(session) ? <Uploads number={number} /> : null}
    </section>
  )
}
