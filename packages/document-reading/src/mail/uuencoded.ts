import type { MailFile, SkippedPart } from './mail-file.ts'

export interface TextOfMail {
  /** The text without the files that are written into it. */
  words: string
  files: MailFile[]
  leftOut: SkippedPart[]
}

const BEGIN = /^begin(-base64)? [0-7]{3,4} (\S[^\r\n]{0,254})$/
/** The end of a file; base64 ends with four equals signs. */
const END = /^(?:end|={4})\s*$/
const NOTHING = { files: [], leftOut: [] }

/** Files that older programs write into the text of a mail (POSIX uuencode), between `begin` and `end`. */
export function takeUuencoded(text: string, limits: { files: number; fileBytes: number }): TextOfMail {
  if (!/^begin/m.test(text)) return { words: text, ...NOTHING }
  const result: TextOfMail = { words: '', files: [], leftOut: [] }
  const kept: string[] = []
  let isMore = false
  const lines = text.split(/\r?\n/)
  for (let at = 0; at < lines.length; at++) {
    const [, isBase64, name] = BEGIN.exec(lines[at]!.trimEnd()) ?? []
    const isData = isBase64 ? isBase64Line : isUuLine
    if (name === undefined || !isData(lines[at + 1] ?? '')) {
      kept.push(lines[at]!)
      continue
    }
    const start = at + 1
    for (at = start; at < lines.length && isData(lines[at]!); ) at++
    // The last line encodes no bytes, and its only space may have been cut off.
    if (lines[at] === '' && END.test(lines[at + 1] ?? '')) at++
    const isWhole = END.test(lines[at] ?? '')
    if (!isWhole) at--
    const data = lines.slice(start, isWhole ? at : at + 1)
    if (result.files.length + result.leftOut.length >= limits.files) {
      isMore = true
      continue
    }
    if (!isWhole) {
      result.leftOut.push({ name, reason: 'It is written into the text of the mail, and broken off' })
      continue
    }
    if (data.reduce((sum, line) => sum + line.length, 0) * 0.75 > limits.fileBytes) {
      result.leftOut.push({ name, reason: 'It is written into the text of the mail, and too large' })
      continue
    }
    const bytes = isBase64 ? Buffer.from(data.join(''), 'base64') : Buffer.concat(data.map(decodeLine))
    result.files.push({ name, type: 'application/octet-stream', bytes: new Uint8Array(bytes), isInline: false })
  }
  if (isMore) result.leftOut.push({ name: 'more files', reason: 'The text of the mail holds more than are unpacked' })
  return { ...result, words: kept.join('\n') }
}

const isBase64Line = (line: string) => /^[A-Za-z0-9+/]{1,76}={0,2}\s*$/.test(line) && !/^end\s*$/.test(line)

/**
 * The first character gives the number of bytes of a line, up to 45; mail programs may have cut off spaces at its end.
 */
const isUuLine = (line: string): boolean => {
  const count = line === '' ? -1 : bitsAt(line, 0)
  if (!/^[ -`]+$/.test(line) || /^end\s*$/.test(line) || count > 45) return false
  const length = 1 + 4 * Math.ceil(count / 3)
  // Short lines that claim many bytes would make a large file from a small mail.
  return line.length <= length + 1 && 2 * line.length >= length
}

const decodeLine = (line: string): Buffer => {
  const bytes: number[] = []
  for (let at = 1; at < line.length; at += 4) {
    const [a, b, c, d] = [0, 1, 2, 3].map((more) => bitsAt(line, at + more)) as [number, number, number, number]
    bytes.push(((a << 2) | (b >> 4)) & 255, ((b << 4) | (c >> 2)) & 255, ((c << 6) | d) & 255)
  }
  const count = bitsAt(line, 0)
  while (bytes.length < count) bytes.push(0)
  return Buffer.from(bytes.slice(0, count))
}

const bitsAt = (line: string, at: number): number => (at < line.length ? (line.charCodeAt(at) - 32) & 63 : 0)
