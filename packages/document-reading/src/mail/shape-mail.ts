import { createHash } from 'node:crypto'
import type { Address, Email } from 'postal-mime'
import { Quarantine } from '../file/quarantine.ts'
import { mailText } from '../formats/parse-mail.ts'
import { bodyAsFile } from './body-as-file.ts'
import type { Mail, MailAttachment } from './mail.ts'
import type { MailFile, SkippedPart } from './mail-file.ts'
import { limits, toMailFile, unpack } from './unpack.ts'
import { takeUuencoded } from './uuencoded.ts'

const MAX_LINE_LENGTH = 998
const MAX_BODY_LENGTH = 100_000
const MAX_ADDRESSES = 100
const MAX_ATTACHMENTS = 100
const MAX_NAME_LENGTH = 255

/** The stored parts of a mail, each within the limits of its column. */
export const shapeMail = async (email: Email, bytes: Uint8Array): Promise<Mail> => {
  if (!email.from) throw new Quarantine('It has no From')
  const { words, files, leftOut } = takeUuencoded(mailText(email), limits)
  const body = bodyAsFile(toLine(email.subject), words)
  const unpacked = await unpack([...files, ...email.attachments.map(toMailFile)])
  const { attachments, duplicates } = toAttachments([...(body ? [body] : []), ...unpacked.files])
  return {
    subject: toLine(email.subject),
    body: sanitize(words).slice(0, MAX_BODY_LENGTH).toWellFormed().trimEnd() || null,
    from: addresses([email.from]),
    to: addresses(email.to),
    cc: addresses(email.cc),
    sentAt: parseTime(email.date),
    messageId: toLine(email.messageId) || null,
    inReplyTo: toLine(email.inReplyTo) || null,
    references: toLine(email.references, 50_000).split(/\s+/).filter(Boolean).slice(-MAX_ADDRESSES),
    contentType: mediaType(email.headers.find(({ key }) => key === 'content-type')?.value),
    sha256: createHash('sha256').update(bytes).digest(),
    attachments,
    leftOut: orWholeMail(attachments, [...leftOut, ...unpacked.leftOut, ...duplicates]).map(({ name, reason }) => ({
      name: toLine(name, MAX_NAME_LENGTH),
      reason,
    })),
  }
}

/** If no part of a mail becomes a document and no reason is given, the mail itself is listed with a reason. */
const orWholeMail = (
  attachments: readonly MailAttachment[],
  leftOut: readonly SkippedPart[],
): readonly SkippedPart[] =>
  attachments.length > 0 || leftOut.length > 0
    ? leftOut
    : [{ name: 'message.txt', reason: 'No file is attached, and the text of the mail is no notice' }]

const toAttachments = (files: readonly MailFile[]): { attachments: MailAttachment[]; duplicates: SkippedPart[] } => {
  if (files.length > MAX_ATTACHMENTS) throw new Quarantine(`It has more than ${MAX_ATTACHMENTS} files attached`)
  const byContent = new Map<string, MailAttachment>()
  const duplicates: SkippedPart[] = []
  for (const [index, { name, type, bytes }] of files.entries()) {
    const sha256 = createHash('sha256').update(bytes).digest()
    const key = sha256.toString('hex')
    const filename = attachmentName(name, type, index + 1)
    if (byContent.has(key)) duplicates.push({ name: filename, reason: 'Another file of the mail has the same content' })
    else
      byContent.set(key, {
        filename,
        contentType: mediaType(type) ?? 'application/octet-stream',
        bytes,
        md5: createHash('md5').update(bytes).digest('base64'),
        sha256,
      })
  }
  return { attachments: [...byContent.values()], duplicates }
}

const attachmentName = (filename: string, mimeType: string, number: number): string => {
  const given = toLine(filename).trim()
  if (given === '') return `attachment-${number}${extensions[mimeType] ?? ''}`
  // The end of the name has the file type.
  return given.length > MAX_NAME_LENGTH
    ? `${given.slice(0, MAX_NAME_LENGTH - 20)}…${given.slice(-19)}`.toWellFormed()
    : given
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
    .map(({ address, name }) => toLine(address || name, 320))
    .filter(Boolean)
    .slice(0, MAX_ADDRESSES)

/** PostgreSQL stores neither NUL nor unpaired surrogates. */
const sanitize = (text: string): string => text.toWellFormed().replaceAll('\0', '')

const toLine = (text = '', maxLength = MAX_LINE_LENGTH): string =>
  sanitize(text)
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .slice(0, maxLength)
    .toWellFormed()
    .trim()

const parseTime = (date: string | undefined): string | null => {
  const ms = Date.parse(date ?? '')
  if (Number.isNaN(ms)) return null
  const { length } = new Date(ms).toISOString()
  // Only years of four digits are plausible.
  return length === 24 ? new Date(ms).toISOString() : null
}

const mediaType = (value = ''): string | null => {
  const [type = ''] = value.toLowerCase().split(';')
  return /^[\w!#$&^.+-]{1,100}\/[\w!#$&^.+-]{1,100}$/.test(type.trim()) ? type.trim() : null
}
