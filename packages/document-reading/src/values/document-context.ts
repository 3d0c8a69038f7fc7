import type { DocumentTypeCode } from '../document-types.ts'
import type { Identifier } from '../reading.ts'
import type { Manner } from './accept.ts'
import type { ReadPage } from './page-labels.ts'

/** What is known of a document when a field of it is read. */
export interface Reader {
  type: DocumentTypeCode
  maps: readonly ReadPage[]
  manner: Manner
  identifiers: readonly Identifier[]
}
