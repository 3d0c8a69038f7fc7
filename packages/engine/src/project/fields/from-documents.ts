import type { Schemas } from '@boxtrail/contracts'
import type { Provenance } from '../types/projection.ts'

type FromDocuments = NonNullable<Schemas['ContainerMeta']['from_documents']>

/**
 * The attributes that a container shows because a document states them, for `meta`, so that lists need not load the
 * whole provenance.
 */
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
