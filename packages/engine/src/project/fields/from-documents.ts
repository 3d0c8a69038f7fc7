import type { Schemas } from '@boxtrail/contracts'
import type { Provenance } from '../types/projection.ts'

type FromDocuments = NonNullable<Schemas['ContainerMeta']['from_documents']>

/** What a container shows because a document states it, for `meta`: so a list says it without the whole provenance. */
export const fromDocuments = (provenance: Provenance): FromDocuments =>
  Object.entries(provenance).flatMap(
    ([
      column,
      {
        set_by: { document },
      },
    ]) => (document ? [{ attribute: servedAs[column] ?? column, document_id: document.id, page: document.page }] : []),
  )

/** Columns that are served under another name. */
const servedAs: Readonly<Record<string, string>> = {
  pickup_lfd_line: 'import_deadlines.pickup_lfd_line',
  pickup_facility_id: 'pickup_facility',
  free_time: 'meta.free_time',
}
