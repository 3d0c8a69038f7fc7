import { createHash } from 'node:crypto'
import type { Address, Attachment, Email } from 'postal-mime'
import { Quarantine } from '../quarantine.ts'
import type { Mail, MailAttachment } from './mail.ts'
import { wordsOf } from './parse.ts'

const LONGEST_LINE = 998
const LONGEST_BODY = 100_000
const MOST_ADDRESSES = 100
const MOST_ATTACHMENTS = 100
const LONGEST_NAME = 255

/** What is kept of a mail, each part of it within what a row may hold. */
export const shapeMail = (email: Email, bytes: Uint8Array): Mail => {
  if (!email.from) throw new Quarantine('It has no From')
  return {
    subject: line(email.subject),
    body: plain(wordsOf(email)).slice(0, LONGEST_BODY).toWellFormed().trimEnd() || null,
    from: addresses([email.from]),
    to: addresses(email.to),
    cc: addresses(email.cc),
    sentAt: timeOf(email.date),
    messageId: line(email.messageId) || null,
    inReplyTo: line(email.inReplyTo) || null,
    references: line(email.references, 50_000).split(/\s+/).filter(Boolean).slice(-MOST_ADDRESSES),
    contentType: mediaType(email.headers.find(({ key }) => key === 'content-type')?.value),
    sha256: createHash('sha256').update(bytes).digest(),
    attachments: attachmentsOf(email),
  }
}

const attachmentsOf = ({ attachments }: Email): MailAttachment[] => {
  const kept = attachments.filter(isKept)
  if (kept.length > MOST_ATTACHMENTS) throw new Quarantine(`It has more than ${MOST_ATTACHMENTS} files attached`)
  const byContent = new Map<string, MailAttachment>()
  for (const [index, given] of kept.entries()) {
    // Of its own memory, so that the thread can give it away.
    const bytes = new Uint8Array(given.content as ArrayBuffer)
    const sha256 = createHash('sha256').update(bytes).digest()
    const same = sha256.toString('hex')
    if (byContent.has(same)) continue
    byContent.set(same, {
      filename: nameOf(given, index + 1),
      contentType: mediaType(given.mimeType) ?? 'application/octet-stream',
      bytes,
      md5: createHash('md5').update(bytes).digest('base64'),
      sha256,
    })
  }
  return [...byContent.values()]
}

/** Logos that the text shows, and signatures of the mail itself, are nobody's paper. */
const isKept = ({ content, mimeType, disposition, related, contentId }: Attachment): boolean => {
  if ((content as ArrayBuffer).byteLength === 0) return false
  if (/^application\/(?:x-)?(?:pkcs7|pgp)-signature$/.test(mimeType)) return false
  return !(mimeType.startsWith('image/') && (related || (disposition !== 'attachment' && contentId)))
}

const nameOf = ({ filename, mimeType }: Attachment, number: number): string => {
  const given = line(filename ?? '').trim()
  if (given === '') return `attachment-${number}${extensions[mimeType] ?? ''}`
  // The end says what it is.
  return given.length > LONGEST_NAME ? `${given.slice(0, LONGEST_NAME - 20)}…${given.slice(-19)}`.toWellFormed() : given
}

const extensions: Record<string, string> = {
  'application/pdf': '.pdf',
  'text/plain': '.txt',
  'text/csv': '.csv',
  'message/rfc822': '.eml',
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/tiff': '.tif',
}

const addresses = (given: readonly Address[] = []): string[] =>
  given
    .flatMap((one) => one.group ?? [one])
    .map(({ address, name }) => line(address || name, 320))
    .filter(Boolean)
    .slice(0, MOST_ADDRESSES)

/** PostgreSQL keeps neither NUL nor half a surrogate pair. */
const plain = (text: string): string => text.toWellFormed().replaceAll('\0', '')

const line = (text = '', longest = LONGEST_LINE): string =>
  plain(text)
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .slice(0, longest)
    .toWellFormed()
    .trim()

const timeOf = (date: string | undefined): string | null => {
  const ms = Date.parse(date ?? '')
  if (Number.isNaN(ms)) return null
  const { length } = new Date(ms).toISOString()
  // A year of four digits; others are no times of mails.
  return length === 24 ? new Date(ms).toISOString() : null
}

const mediaType = (value = ''): string | null => {
  const [type = ''] = value.toLowerCase().split(';')
  return /^[\w!#$&^.+-]{1,100}\/[\w!#$&^.+-]{1,100}$/.test(type.trim()) ? type.trim() : null
}
