import { hashToken, newToken } from '../token.ts'

const FOLDER = '/calendar_feeds'

/** The route of all addresses. */
export const ADDRESSES = `${FOLDER}/:file{[^/]+\\.ics}`

/** A new address, and the hash of its token, which is stored. */
export const newAddress = (baseUrl: string): { url: string; tokenHash: string } => {
  const token = newToken()
  return { url: `${baseUrl}${FOLDER}/${token}.ics`, tokenHash: hashToken(token)! }
}

/** The hash of the token in the file name of an address; undefined if the name has no token. */
export const hashOfFile = (file: string): string | undefined => hashToken(file.replace(/\.ics$/, ''))
