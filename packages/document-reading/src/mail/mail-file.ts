/** A file in a mail, at any depth. */
export interface MailFile {
  name: string
  type: string
  bytes: Uint8Array
  /** Whether it is shown in the text of the mail. */
  isInline: boolean
}

/** A part of a mail that does not become a document. */
export interface SkippedPart {
  name: string
  reason: string
}
