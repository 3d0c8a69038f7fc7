import type { DocumentTypeCode } from './document-types.ts'

/** What there is to know of a document once it has been read: pure data, made in a worker thread (read-document.ts). */
export interface Reading {
  /** Text by page; a format without pages has one. Empty when nothing could be read. */
  pages: readonly Page[]
  /** One of the types of document-types.ts; null when no rule is sure enough. */
  documentType: DocumentTypeCode | null
  /** Why that type: which rules spoke for it, in which words, and what came next. */
  classificationNotes: string
  /** By the JSON schema of the type; null when the type is unknown. */
  extraction: Extraction | null
  /** Numbers that may be tracked, whatever the type. */
  identifiers: readonly Identifier[]
  /** Why the file was not opened: a bomb, a broken or hostile file; it is kept as it came. */
  quarantined: string | null
}

export interface Page {
  /** From 1. */
  number: number
  text: string
}

export interface Extraction {
  /** A date: the version of the schema. */
  schemaVersion: string
  payload: Record<string, unknown>
}

/** A value as it stands in the document. */
export interface Found<Value> {
  value: Value
  page: number
  /** Offsets in the text of the page: the first character, and the one behind the last. */
  span: [number, number]
}

export interface Identifier {
  kind: 'container' | 'bill_of_lading' | 'booking' | 'reference'
  /** Normalized: capital letters and digits. A container number has a right check digit. */
  value: string
  page: number
  span: [number, number]
}
