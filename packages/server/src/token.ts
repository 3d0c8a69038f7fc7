import { hash, randomBytes } from 'node:crypto'

const TOKEN = /^[A-Za-z0-9_-]{43}$/

/** 256 random bits: for the cookie of a session, the link of an invitation, and the address of a calendar. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** The hash of a token, which is stored; undefined for a text that is not a token. */
export const hashToken = (token: string): string | undefined =>
  TOKEN.test(token) ? hash('sha256', token, 'hex') : undefined
