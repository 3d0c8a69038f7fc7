import { createHash } from 'node:crypto'
import type { Address, Email } from 'postal-mime'
import { Quarantine } from '../quarantine.ts'
import { bodyAsFile } from './body-as-file.ts'
import type { Mail, MailAttachment } from './mail.ts'
import { wordsOf } from './parse-mail.ts'
import { fileOf, type LeftOut, type MailFile, unpack } from './unpack.ts'

const LONGEST_LINE = 998
const LONGEST_BODY = 100_000
const MOST_ADDRESSES = 100
const MOST_ATTACHMENTS = 100
const LONGEST_NAME = 255

/** What is kept of a mail, each part of it within what a row may hold. */
export const shapeMail = async (email: Email, bytes: Uint8Array): Promise<Mail> => {
  if (!email.from) throw new Quarantine('It has no From')
  const words = wordsOf(email)
  const body = bodyAsFile(line(email.subject), words)
  const unpacked = await unpack(email.attachments.map(fileOf))
  const { attachments, same } = attachmentsOf([...(body ? [body] : []), ...unpacked.files])
  return {
    subject: line(email.subject),
    body: plain(words).slice(0, LONGEST_BODY).toWellFormed().trimEnd() || null,
    from: addresses([email.from]),
    to: addresses(email.to),
    cc: addresses(email.cc),
    sentAt: timeOf(email.date),
    messageId: line(email.messageId) || null,
    inReplyTo: line(email.inReplyTo) || null,
    references: line(email.references, 50_000).split(/\s+/).filter(Boolean).slice(-MOST_ADDRESSES),
    contentType: mediaType(email.headers.find(({ key }) => key === 'content-type')?.value),
    sha256: createHash('sha256').update(bytes).digest(),
    attachments,
    leftOut: [...unpacked.leftOut, ...same].map(({ name, reason }) => ({ name: line(name, LONGEST_NAME), reason })),
  }
}

const attachmentsOf = (files: readonly MailFile[]): { attachments: MailAttachment[]; same: LeftOut[] } => {
  if (files.length > MOST_ATTACHMENTS) throw new Quarantine(`It has more than ${MOST_ATTACHMENTS} files attached`)
  const byContent = new Map<string, MailAttachment>()
  const same: LeftOut[] = []
  for (const [index, { name, type, bytes }] of files.entries()) {
    const sha256 = createHash('sha256').update(bytes).digest()
    const key = sha256.toString('hex')
    const filename = nameOf(name, type, index + 1)
    if (byContent.has(key)) same.push({ name: filename, reason: 'Another file of the mail has the same content' })
    else
      byContent.set(key, {
        filename,
        contentType: mediaType(type) ?? 'application/octet-stream',
        bytes,
        md5: createHash('md5').update(bytes).digest('base64'),
        sha256,
      })
  }
  return { attachments: [...byContent.values()], same }
}

const nameOf = (filename: string, mimeType: string, number: number): string => {
  const given = line(filename).trim()
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
