import { Quarantine } from './quarantine.ts'

export type FileKind = 'pdf' | 'zip' | 'png' | 'jpeg' | 'gif' | 'webp' | 'tiff' | 'text' | 'email' | 'csv' | 'unknown'

/**
 * The kind of a file by its bytes; name and declared type only distinguish kinds of plain text. The few signatures are
 * listed here because a library would open archives itself before their entries are counted.
 */
export function fileKind(bytes: Uint8Array, name: string, declaredType = ''): FileKind {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 2048)).toString('latin1')
  const kind = kindBySignature(head)
  if (kind) {
    refusePolyglot(kind, head, bytes)
    return kind
  }
  if (head.slice(0, 1024).includes('%PDF-')) throw new Quarantine('A PDF that begins with something else')
  if (findArchiveEnd(bytes) !== -1) throw new Quarantine('An archive that begins with something else')
  if (!isText(bytes)) return 'unknown'
  if (/^\s*<(?:!doctype|html|script|svg|\?xml|\?php)/i.test(head)) throw new Quarantine('Markup that may hold scripts')
  if (/\.eml$/i.test(name) || declaredType === 'message/rfc822' || looksLikeEmail(head)) return 'email'
  if (/\.(?:csv|tsv)$/i.test(name) || declaredType === 'text/csv') return 'csv'
  return 'text'
}

function kindBySignature(head: string): FileKind | null {
  if (/^(?:\xef\xbb\xbf)?\s{0,16}%PDF-/.test(head)) return 'pdf'
  if (head.startsWith('PK\x03\x04') || head.startsWith('PK\x05\x06')) return 'zip'
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (/^GIF8[79]a/.test(head)) return 'gif'
  if (/^RIFF[\s\S]{4}WEBP/.test(head)) return 'webp'
  if (head.startsWith('II*\0') || head.startsWith('MM\0*')) return 'tiff'
  if (head.startsWith('\xd0\xcf\x11\xe0'))
    throw new Quarantine('A compound file (old Office format, or encrypted): such files may hold macros')
  if (unopenedArchives.some((signature) => head.startsWith(signature)) || /^BZh[1-9]/.test(head))
    throw new Quarantine('An archive of a kind that is not opened; ZIP is')
  if (/^(?:MZ|\x7fELF|#!)/.test(head)) throw new Quarantine('A program')
  return null
}

/** RAR, 7z, gzip and xz; bzip2 has a digit behind its letters. */
const unopenedArchives = ['Rar!\x1a\x07', '7z\xbc\xaf\x27\x1c', '\x1f\x8b', '\xfd7zXZ']

/** A stream after the dictionary of an object. Uncompressed streams may contain the words of a page. */
const STREAM = />>\s*stream\r?\n[\s\S]*?(?:endstream|$)/g

/** Two readers may take a file of two formats for different things. */
function refusePolyglot(kind: FileKind, head: string, bytes: Uint8Array): void {
  if (kind !== 'pdf' && head.slice(0, 1024).includes('%PDF-')) throw new Quarantine('Two formats in one file: PDF too')
  if (kind !== 'zip' && findArchiveEnd(bytes) !== -1) throw new Quarantine('Two formats in one file: an archive too')
  const start = head.slice(0, 1024)
  const outside = kind === 'pdf' ? start.replaceAll(STREAM, '') : start
  if (/<(?:script|html|svg)[\s>]/i.test(outside)) throw new Quarantine('Two formats in one file: markup too')
}

/** The position of the end of an archive's directory (PKZIP APPNOTE 4.3.16), or -1. It is in the last 64 KiB. */
export function findArchiveEnd(bytes: Uint8Array): number {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  const earliest = Math.max(0, bytes.length - 22 - 0xffff)
  for (let at = bytes.length - 22; at >= earliest; at--) {
    if (view[at] !== 0x50 || view.readUInt32LE(at) !== 0x06054b50) continue
    // The length of the trailing comment; extra bytes after it are harmless.
    if (at + 22 + view.readUInt16LE(at + 20) <= bytes.length) return at
  }
  return -1
}

function isText(bytes: Uint8Array): boolean {
  const head = bytes.subarray(0, 4096)
  let controlBytes = 0
  for (const byte of head) if (byte < 9 || (byte > 13 && byte < 32 && byte !== 27)) controlBytes++
  return head.length > 0 && controlBytes === 0
}

const looksLikeEmail = (head: string) =>
  /^(?:[A-Za-z][A-Za-z0-9-]*:[^\n]*\r?\n(?:[ \t][^\n]*\r?\n)*){3}/.test(head) &&
  /^(?:from|received|return-path|mime-version):/im.test(head) &&
  /^(?:message-id|mime-version|received):/im.test(head)
