import type { DocumentTypeCode } from '../../document-types.ts'
import type { Identifier } from '../../reading.ts'
import type { Conventions } from '../accept/accepted.ts'
import type { TypedPage } from '../labelled/page-labels.ts'

/** What is known about a document when one of its fields is read. */
export interface DocumentContext {
  type: DocumentTypeCode
  maps: readonly TypedPage[]
  conventions: Conventions
  identifiers: readonly Identifier[]
  /** The day of its receipt in UTC, if known. */
  receivedOn?: string
}
