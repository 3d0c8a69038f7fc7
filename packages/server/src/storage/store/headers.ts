import { encodeExtended, format } from 'content-disposition'
import type { Announced } from './store.ts'

/** Types that a browser executes, or that contain what it executes: the list of ActiveStorage, and web archives. */
const ACTIVE =
  /html|script|svg|mathml|flash|css|wasm|cache-manifest|^(multipart|message)\/|(\/|\+)xml(-|;|$)|xslt|xsl$|related/i

/** Headers that an upload must carry unchanged; the store checks the upload against them. */
export const uploadHeaders = ({ filename, contentType, checksum }: Announced): Record<string, string> => ({
  'Content-Type': contentType,
  'Content-MD5': checksum,
  'Content-Disposition': disposition('inline', filename),
})

/** The headers of a download: it is saved by the browser, never run, never shown. */
export const downloadHeaders = ({ filename, contentType }: Pick<Announced, 'filename' | 'contentType'>) => ({
  'Content-Type': ACTIVE.test(contentType) ? 'application/octet-stream' : contentType,
  'Content-Disposition': disposition('attachment', filename),
  'Cache-Control': 'no-store',
})

/** Additional headers for responses of our own. */
export const SAFE_HEADERS = {
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
}

/** The disposition with the name in both forms, as existing clients expect: in ASCII, and as it is. */
const disposition = (type: 'inline' | 'attachment', filename: string) => {
  const name = readableName(filename)
  const ascii = name.replaceAll(/[^\x20-\x7e]/g, '?')
  return format({ type, parameters: { filename: ascii, 'filename*': encodeExtended(name) } }, { extended: false })
}

/**
 * The last path segment of the name, without characters that could break out of the header or reverse the reading
 * direction.
 */
const readableName = (filename: string): string =>
  filename
    .toWellFormed()
    .split(/[/\\]/)
    .at(-1)!
    .replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim() || 'file'
