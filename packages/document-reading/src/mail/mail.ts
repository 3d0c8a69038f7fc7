/** What a mail says, within bounds: pure data, made in a worker thread (read-mail.ts). */
export interface Mail {
  subject: string
  body: string | null
  from: string[]
  to: string[]
  cc: string[]
  /** ISO 8601; null where it does not say, or says what is no time. */
  sentAt: string | null
  messageId: string | null
  inReplyTo: string | null
  references: string[]
  contentType: string | null
  /** Of the mail as it came. */
  sha256: Uint8Array
  attachments: MailAttachment[]
  /** Parts of which no document is made, each with its reason. */
  leftOut: { name: string; reason: string }[]
}

/** A file that is meant to be kept: no signature, and no picture that the text shows. Each content once. */
export interface MailAttachment {
  filename: string
  contentType: string
  bytes: Uint8Array
  /** Base64. */
  md5: string
  sha256: Uint8Array
}
