import type { DocumentTypeCode } from './document-types.ts'

/**
 * Everything that is known about a document once it has been read: pure data, made in a worker thread
 * (read-document.ts).
 */
export interface Reading {
  /** Text by page; a format without pages has one. Empty when nothing could be read. */
  pages: readonly Page[]
  /** One of the types in document-types.ts; null if none is certain enough. */
  documentType: DocumentTypeCode | null
  /** The reasons for the type: matching rules with their words, and the next best type. */
  classificationNotes: string
  /** By the JSON schema of the type; null when the type is unknown. */
  extraction: Extraction | null
  /** Corrections learned from values entered by a person, if requested. */
  learned?: LearnedCorrections
  /** Trackable numbers, regardless of type. */
  identifiers: readonly Identifier[]
  /** Whether its text was embedded, recognized in pictures, or missing. */
  readability: Readability
  /** Its labels are part of a background picture, so they are only found by recognition. */
  hasLabelsInPicture?: true
  /** The documents in a file that has several: each is a separate document, and the file is not. */
  bundle: Bundle
  /** A temporary reason why the file was not read or its pictures were not recognized: another try may succeed. */
  transient?: string
  /** Why the file was not opened (a bomb, or a broken or hostile file); it is stored unchanged. */
  quarantined: string | null
}

/**
 * The position of a value beside, below or after a label. Only a hash of the label is kept, so that a correction
 * contains no text.
 */
export interface Anchor {
  label: string
  place: 'behind' | 'beside' | 'below'
}

/** A correction of a form: the value of a field is at a place, or is not. */
export interface Correction extends Anchor {
  field: string
  isHere: boolean
}

export interface LearnedCorrections {
  form: readonly number[]
  corrections: readonly Correction[]
}

/** `no_text`: a picture or scan without known text; `not_read`: the file was not opened. */
export type Readability = 'text' | 'recognized' | 'no_text' | 'not_read'

export interface Bundle {
  /** Empty for a file with one document, or one that is not split. */
  parts: readonly BundlePart[]
  /** A description of the documents, or why the file was not split; null if the question does not arise. */
  notes: string | null
}

/** A document in a file of several. */
export interface BundlePart {
  /** Null for a document of none of the types. */
  documentType: DocumentTypeCode | null
  /** First and last, from 1. */
  pages: [number, number]
}

export const singleDocument: Bundle = { parts: [], notes: null }

export interface Page {
  /** From 1. */
  number: number
  text: string
}

export interface Extraction {
  /** A date: the version of the schema. */
  schemaVersion: string
  payload: Record<string, unknown>
  /** Values that are too uncertain to be served: a person may confirm them. */
  proposed: Record<string, unknown>
  /** Values that were found but rejected, with the reason. */
  leftOut: readonly { field: string; reason: string }[]
}

/** An occurrence in the text of a document. */
export interface Occurrence<Value> {
  value: Value
  page: number
  /** Offsets in the text of the page: start, and end exclusive. */
  span: [number, number]
}

/** A value of a document with the evidence for it. */
export interface FoundValue<Value> extends Occurrence<Value> {
  /** From 0 to 1: the share of values found in this way that are right. */
  confidence: number
  /** What the confidence rests on. */
  grounds: readonly string[]
  /** On a displayable page: left, top, right and bottom as shares of its width and height. */
  box?: [number, number, number, number]
}

export interface Identifier {
  kind: 'container' | 'bill_of_lading' | 'booking' | 'reference'
  /** Normalized to capital letters and digits. A container number has a valid check digit. */
  value: string
  page: number
  span: [number, number]
}
