import { hash, randomBytes } from 'node:crypto'

const FOLDER = '/calendar_feeds'
const TOKEN = /^[A-Za-z0-9_-]{43}$/

/** The route of all addresses. */
export const ADDRESSES = `${FOLDER}/:file{[^/]+\\.ics}`

/** 256 random bits, and what is stored of them. */
export const newAddress = (baseUrl: string): { url: string; tokenHash: string } => {
  const token = randomBytes(32).toString('base64url')
  return { url: `${baseUrl}${FOLDER}/${token}.ics`, tokenHash: hash('sha256', token, 'hex') }
}

/** What is stored of the token of an address; undefined for a file that is none. */
export const hashOfFile = (file: string): string | undefined => {
  const token = file.replace(/\.ics$/, '')
  return TOKEN.test(token) ? hash('sha256', token, 'hex') : undefined
}
