/** The content of a mail within size limits: pure data, made in a worker thread (read-mail.ts). */
export interface Mail {
  subject: string
  body: string | null
  from: string[]
  to: string[]
  cc: string[]
  /** ISO 8601; null if it is missing or invalid. */
  sentAt: string | null
  messageId: string | null
  inReplyTo: string | null
  references: string[]
  contentType: string | null
  /** The SHA-256 of the original mail. */
  sha256: Uint8Array
  attachments: MailAttachment[]
  /** Parts that do not become documents, each with its reason. */
  leftOut: { name: string; reason: string }[]
}

/** An attached document: not a signature, and not a picture shown in the text. Each content once. */
export interface MailAttachment {
  filename: string
  contentType: string
  bytes: Uint8Array
  /** Base64. */
  md5: string
  sha256: Uint8Array
}
