import { mayWrite, useSession } from '../../auth/session.ts'
import { Problem } from '../../parts/page/problem.tsx'
import type { DocumentConflict } from './conflict-words.ts'
import { Conflicts } from './conflicts.tsx'
import { DocumentRow } from './document-row.tsx'
import { useDocumentsOf, useTypeNames } from './queries.ts'
import { UploadPlace } from './upload-place.tsx'

interface DocumentsProps {
  number: string
  conflicts: readonly DocumentConflict[] | undefined
}

/** The documents of a shipment, and an upload. */
export const Documents = ({ number, conflicts }: DocumentsProps) => {
  const session = useSession()
  const { data, error, isPending, refetch } = useDocumentsOf(number)
  const { data: types } = useTypeNames()
  return (
    <section className="card" aria-labelledby="documents">
      <h2 id="documents">Documents</h2>
      {error ? <Problem error={error} retry={() => void refetch()} /> : null}
      {isPending ? <p className="quiet">Loading …</p> : null}
      {data && data.length === 0 ? <p className="quiet">None yet.</p> : null}
      <Conflicts conflicts={conflicts} />
      <ul className="documents">
        {data?.map((document) => {
          const { id, documentTypeEffective: code } = document
          return <DocumentRow key={id} document={document} type={code ? (types?.get(code) ?? code) : undefined} />
        })}
      </ul>
      {mayWrite(session) ? <UploadPlace /> : null}
    </section>
  )
}
