import type { Attachment } from 'postal-mime'
import { openArchive } from '../file/archive.ts'
import { fileKind } from '../file/file-kind.ts'
import { Quarantine } from '../file/quarantine.ts'
import { imageSize } from '../formats/image-size.ts'
import { mailText, parseMail } from '../formats/parse-mail.ts'
import { bodyAsFile } from './body-as-file.ts'
import type { MailFile, SkippedPart } from './mail-file.ts'
import { signedContent } from './signed-content.ts'
import { readTnefFiles } from './tnef.ts'
import { takeUuencoded } from './uuencoded.ts'

export interface Unpacked {
  files: MailFile[]
  leftOut: SkippedPart[]
}

/** Limits for nested mails and archives, and for what is unpacked from them. */
export const limits = { depth: 3, files: 200, bytes: 100 * 2 ** 20, fileBytes: 50 * 2 ** 20 }

/** Opens mails, archives and winmail.dat among the files, and skips everything that is not a document. */
export async function unpack(given: readonly MailFile[]): Promise<Unpacked> {
  const result: Unpacked = { files: [], leftOut: [] }
  let remaining = limits.bytes
  const add = async (file: MailFile, depth: number): Promise<void> => {
    const reason = skipReason(file)
    if (reason) return void result.leftOut.push({ name: file.name, reason })
    const opened = await unpackFile(file).catch((error: Error): Opened => {
      if (!(error instanceof Quarantine)) throw error
      return { files: [], lost: error.message }
    })
    if (opened === null) return void result.files.push(file)
    if (opened.lost !== null) result.leftOut.push({ name: file.name, reason: opened.lost })
    result.leftOut.push(...(opened.leftOut ?? []))
    if (depth >= limits.depth && opened.files.length > 0)
      return void result.leftOut.push({ name: file.name, reason: 'It is packed too deeply' })
    for (const one of opened.files) {
      remaining -= one.bytes.length
      if (remaining < 0 || result.files.length + result.leftOut.length >= limits.files)
        return void result.leftOut.push({ name: file.name, reason: 'It holds more than is unpacked of a mail' })
      await add(one, depth + 1)
    }
  }
  for (const file of given) await add(file, 0)
  return result
}

/** Smaller inline pictures are logos and icons; a pasted scan is larger. */
const MIN_SCAN = { side: 500, bytes: 20_000 }

function skipReason({ name, type, bytes, isInline }: MailFile): string | null {
  if (bytes.length === 0) return 'It is empty'
  if (/^application\/(?:x-)?(?:pkcs7|pgp)-signature$/.test(type) || /\.(?:p7s|asc|sig)$/i.test(name))
    return 'It is a signature'
  if (/^text\/(?:x-)?v?card$|^text\/directory$/.test(type) || /\.vcf$/i.test(name)) return 'It is a business card'
  if (!isInline || !type.startsWith('image/')) return null
  const kind = detectFileKind(bytes, name, type)
  const size = kind && imageSize(kind, bytes)
  // The dimensions of a TIFF or WebP are not read here: by its bytes alone it may be a scan.
  const isLarge = size ? Math.min(size.width, size.height) >= MIN_SCAN.side : kind === 'tiff' || kind === 'webp'
  const isScan = isLarge && bytes.length >= MIN_SCAN.bytes
  return isScan ? null : 'It is a small picture in the text, such as a logo'
}

function detectFileKind(bytes: Uint8Array, name: string, type: string): string | null {
  try {
    return fileKind(bytes, name, type)
  } catch {
    return null
  }
}

/** The content of a file. `lost` is the reason why it has none or less than was put into it. */
interface Opened {
  files: MailFile[]
  lost: string | null
  /** Parts without content, by their own names. */
  leftOut?: SkippedPart[]
}

const openedWith = (files: MailFile[], otherwise = 'It holds no file'): Opened => ({
  files,
  lost: files.length === 0 ? otherwise : null,
})

/** Null for a file that is not packed. */
async function unpackFile({ name, type, bytes }: MailFile): Promise<Opened | null> {
  if (type === 'application/ms-tnef' || /^winmail\.dat$/i.test(name)) return openTnef(bytes)
  if (/^application\/(?:x-)?pkcs7-mime$/.test(type) || SIGNED_NAME.test(name)) return openSigned(name, bytes)
  if (type === 'message/rfc822' || /\.eml$/i.test(name)) return readMailFiles(bytes)
  if (/\.zip$/i.test(name) || /^application\/(?:x-)?zip(?:-compressed)?$/.test(type)) return readArchiveFiles(bytes)
  return null
}

const SIGNED_NAME = /\.p7m$/i
const FILE_NAME = /\.(?:pdf|xml|zip|png|jpe?g|gif|tiff?|webp|txt|csv|tsv|docx?|xlsx?|html?|rtf|edi|json)$/i

/**
 * Extracts the content of a file that is wrapped in its signature: a mail, or a file whose type follows from its name
 * ("invoice.pdf.p7m") or its first bytes. Null if no file can be extracted.
 */
async function openSigned(name: string, bytes: Uint8Array): Promise<Opened | null> {
  const signed = signedContent(bytes)
  const inner = name.replace(SIGNED_NAME, '')
  const isNamed = inner !== name && FILE_NAME.test(inner)
  if (signed.is === 'signed') {
    const kind = detectFileKind(signed.content, '', '')
    if (!isNamed && (kind === null || kind === 'text' || kind === 'email' || kind === 'unknown'))
      return readMailFiles(signed.content)
    const file = { name: inner, type: 'application/octet-stream', bytes: signed.content, isInline: false }
    return openedWith([file])
  }
  if (isNamed && signed.is === 'unknown') return null
  return { files: [], lost: signed.is === 'encrypted' ? 'It is encrypted' : 'It holds no signed mail that can be read' }
}

function openTnef(bytes: Uint8Array): Opened {
  const { files, unopened, isWhole } = readTnefFiles(bytes, limits.files)
  const opened = openedWith(files.map((one) => ({ ...one, type: 'application/octet-stream', isInline: false })))
  opened.leftOut = unopened.map((name) => ({ name, reason: 'It is a message or object within a winmail.dat' }))
  return isWhole ? opened : { ...opened, lost: 'It is broken, and files in it may be lost' }
}

async function readMailFiles(bytes: Uint8Array): Promise<Opened> {
  const mail = await parseMail(bytes)
  const text = takeUuencoded(mailText(mail), limits)
  const body = bodyAsFile(mail.subject ?? '', text.words)
  const files = [...(body ? [body] : []), ...text.files, ...mail.attachments.map(toMailFile)]
  return { ...openedWith(files, 'It is a mail without files, and its text is no notice'), leftOut: text.leftOut }
}

async function readArchiveFiles(bytes: Uint8Array): Promise<Opened | null> {
  const archive = await openArchive(bytes)
  if (archive.has('[Content_Types].xml')) return null
  const files: MailFile[] = []
  for (const name of archive.names.filter((one) => !one.endsWith('/') && !/(?:^|\/)(?:\.|__MACOSX\/)/.test(one))) {
    const chunks: Buffer[] = []
    let length = 0
    for await (const chunk of archive.open(name)) {
      length += chunk.length
      if (length > limits.fileBytes) throw new Quarantine(`${name} in it is too large`)
      chunks.push(chunk)
    }
    const baseName = name.split('/').at(-1)!
    files.push({
      name: baseName,
      type: 'application/octet-stream',
      bytes: new Uint8Array(Buffer.concat(chunks)),
      isInline: false,
    })
  }
  return openedWith(files)
}

export const toMailFile = ({ filename, mimeType, disposition, related, contentId, content }: Attachment): MailFile => ({
  name: filename ?? '',
  type: mimeType,
  // In its own buffer, so that the thread can transfer it.
  bytes: typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content),
  isInline: related === true || (disposition !== 'attachment' && contentId !== undefined),
})
