import type { DocumentTypeCode } from './document-types.ts'

/** What there is to know of a document once it has been read: pure data, made in a worker thread (read-document.ts). */
export interface Reading {
  /** Text by page; a format without pages has one. Empty when nothing could be read. */
  pages: readonly Page[]
  /** One of the types of document-types.ts; null when none is sure enough. */
  documentType: DocumentTypeCode | null
  /** Why that type: which rules spoke for it, in which words, and what came next. */
  classificationNotes: string
  /** By the JSON schema of the type; null when the type is unknown. */
  extraction: Extraction | null
  /** What a person's corrections of it say, where something was to be learned. */
  learned?: LearnedCorrections
  /** Numbers that may be tracked, whatever the type. */
  identifiers: readonly Identifier[]
  /** Whether there was text in it, whether it was recognized in pictures, or whether there is none. */
  readability: Readability
  /** Its labels are in a picture, over which its values were printed: they are found when the picture is recognized. */
  hasLabelsInPicture?: true
  /** The documents that it holds, where it holds several: each is one by itself, and the whole is none. */
  bundle: Bundle
  /** Why it could not be read, or the text of its pictures not be recognized, for now: another try may succeed. */
  transient?: string
  /** Why the file was not opened: a bomb, a broken or hostile file; it is kept as it came. */
  quarantined: string | null
}

/** Where a value is: beside, below or behind a label. Of the label only a hash is kept, so that a lesson holds no text. */
export interface Anchor {
  label: string
  place: 'behind' | 'beside' | 'below'
}

/** What a person's correction says of a form: the value of a field is at a place, or is not. */
export interface Correction extends Anchor {
  field: string
  isHere: boolean
}

export interface LearnedCorrections {
  form: readonly number[]
  corrections: readonly Correction[]
}

/** `no_text`: a picture or a scan of which no text is known; `not_read`: the file was not opened. */
export type Readability = 'text' | 'recognized' | 'no_text' | 'not_read'

export interface Bundle {
  /** Empty for a file that is one document, or that is not split. */
  parts: readonly BundlePart[]
  /** What it holds, or why it was not split; null where there is no question. */
  notes: string | null
}

/** A document in a file of several. */
export interface BundlePart {
  /** Null for a paper that is none of the types. */
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
  /** Values that are not sure enough to be served: a person may confirm them. */
  proposed: Record<string, unknown>
  /** What was seen and not taken, and why. */
  leftOut: readonly { field: string; reason: string }[]
}

/** Something in the text of a document. */
export interface Occurrence<Value> {
  value: Value
  page: number
  /** Offsets in the text of the page: the first character, and the one behind the last. */
  span: [number, number]
}

/** A value of a document, with what speaks for it. */
export interface FoundValue<Value> extends Occurrence<Value> {
  /** From 0 to 1: how many of the values that were found in this way are right. */
  confidence: number
  /** What the confidence rests on. */
  grounds: readonly string[]
  /** On a page that can be shown: left, top, right and bottom, each as a part of its width or height. */
  box?: [number, number, number, number]
}

export interface Identifier {
  kind: 'container' | 'bill_of_lading' | 'booking' | 'reference'
  /** Normalized: capital letters and digits. A container number has a right check digit. */
  value: string
  page: number
  span: [number, number]
}
