import PostalMime, { type Email } from 'postal-mime'
import { Quarantine } from '../file/quarantine.ts'

/** Limits for any mail: each part is scanned several times. */
const MAX_PARTS = 5_000
const LIMITS = { maxNestingDepth: 16, maxHeadersSize: 2 ** 18, maxRfc822NestingDepth: 5 }

/** The parts of a mail, including those of nested mails. For worker threads only, because hostile mails take long. */
export const parseMail = async (bytes: Uint8Array): Promise<Email> => {
  refuseManyParts(bytes)
  try {
    return await PostalMime.parse(bytes, LIMITS)
  } catch (error) {
    throw new Quarantine(`A mail that is nested too deeply, has too many headers, or is broken`, { cause: error })
  }
}

/** Each part starts with a line that starts with two dashes. */
const refuseManyParts = (bytes: Uint8Array): void => {
  const mail = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  let parts = 0
  for (let at = mail.indexOf('\n--'); at !== -1; at = mail.indexOf('\n--', at + 1))
    if (++parts > MAX_PARTS) throw new Quarantine(`A mail of more than ${MAX_PARTS} parts`)
}

/** The text of a mail, from plain text or HTML. */
export const mailText = ({ text, html }: Email): string => {
  const marked = html === undefined ? '' : stripTags(html)
  // Some programs send as plain text only a note that the mail must be viewed as HTML.
  return text === undefined || 3 * visibleLength(text) < visibleLength(marked) ? marked : text
}

const visibleLength = (words: string) => words.replace(/\s+/g, '').length

const stripTags = (html: string) =>
  html
    .slice(0, 2 ** 21)
    .replace(/<(style|script)\b[^>]{0,500}>[\s\S]*?<\/\1>/gi, ' ')
    // The cells of a row are on one line, however its source is wrapped.
    .replace(/<tr\b[^>]{0,500}>[\s\S]{0,20000}?<\/tr>/gi, (row) => row.replaceAll(/\s*\n\s*/g, ' '))
    .replace(/<(?:br|\/p|\/div|\/tr|\/h\d)[^>]{0,500}>/gi, '\n')
    .replace(/<\/t[dh]>/gi, '\t')
    .replace(/<[^>]{0,2000}>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
