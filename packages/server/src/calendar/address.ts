import { hashToken, newToken } from '../token.ts'

const FOLDER = '/calendar_feeds'

/** The route of all addresses. */
export const ADDRESSES = `${FOLDER}/:file{[^/]+\\.ics}`

/** An address with a new token, and what is stored of that. */
export const newAddress = (baseUrl: string): { url: string; tokenHash: string } => {
  const token = newToken()
  return { url: `${baseUrl}${FOLDER}/${token}.ics`, tokenHash: hashToken(token)! }
}

/** What is stored of the token of an address; undefined for a file that is none. */
export const hashOfFile = (file: string): string | undefined => hashToken(file.replace(/\.ics$/, ''))
