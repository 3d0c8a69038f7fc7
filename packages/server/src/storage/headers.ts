import { encodeExtended, format } from 'content-disposition'
import type { Announced } from './store.ts'

/** Types that a browser runs, or that hold what it runs: the list of ActiveStorage, and archives of pages. */
const ACTIVE =
  /html|script|svg|mathml|flash|css|wasm|cache-manifest|^(multipart|message)\/|(\/|\+)xml(-|;|$)|xslt|xsl$|related/i

/** Headers that an upload must carry as they are; the store holds it against them. */
export const uploadHeaders = ({ filename, contentType, checksum }: Announced): Record<string, string> => ({
  'Content-Type': contentType,
  'Content-MD5': checksum,
  'Content-Disposition': disposition('inline', filename),
})

/** What a download is served as: kept by the browser, never run, never shown. */
export const downloadHeaders = ({ filename, contentType }: Pick<Announced, 'filename' | 'contentType'>) => ({
  'Content-Type': ACTIVE.test(contentType) ? 'application/octet-stream' : contentType,
  'Content-Disposition': disposition('attachment', filename),
  'Cache-Control': 'no-store',
})

/** Where the answer is ours, it says more. */
export const SAFE_HEADERS = {
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
}

/** The name in both forms always, as existing clients are told it: in ASCII, and as it is. */
const disposition = (type: 'inline' | 'attachment', filename: string) => {
  const name = readableName(filename)
  const ascii = name.replaceAll(/[^\x20-\x7e]/g, '?')
  return format({ type, parameters: { filename: ascii, 'filename*': encodeExtended(name) } }, { extended: false })
}

/** Its last part, without what could write elsewhere in a header or turn the reading direction. */
const readableName = (filename: string): string =>
  filename
    .toWellFormed()
    .split(/[/\\]/)
    .at(-1)!
    .replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim() || 'file'
