import type { EarlierCorrection } from './corrections/combine-corrections.ts'
import type { CorrectedValues } from './corrections/learn-corrections.ts'
import type { SizedRecognizedPage } from './pictures/external-recognition.ts'

export interface FileToRead {
  /** The account that owns the file: no process reads files of two accounts. */
  account: string
  /** The name and declared type of the file, used as hints. */
  name: string
  declaredType?: string
  /** The known type, if any: values are read as those of this type. */
  documentType?: string
  /** The day of its receipt in UTC: whatever the document dates later has not happened yet. */
  receivedOn?: string
  /** Corrections of other documents of the sender, the newest first. */
  earlierCorrections?: readonly EarlierCorrection[]
  /** The values corrected by a person, if something is to be learned from them. */
  correctedValues?: CorrectedValues
  /** The content or its path; for large files a path uses less memory. */
  bytes?: Uint8Array
  path?: string
}

/** The source of text in pictures: none, our own recognition, or words recognized before. */
export type PictureSource = 'none' | 'recognize' | readonly SizedRecognizedPage[]
