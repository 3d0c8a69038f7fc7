import { isIP } from 'node:net'
import type { AllowList } from './allow-list.ts'
import { isPublicAddress } from './public-address.ts'

export type TargetProblem = 'malformed' | 'scheme' | 'userinfo' | 'port' | 'host'

/** Other ports are other services; `webhooks.allow` allows one that a receiver really listens on. */
const ports = new Set(['', '443', '8443'])

/** Names that only have a meaning inside a network (RFC 6761, 6762, 8375, ICANN's `.internal`, and common usage). */
const insideNames = [
  'localhost',
  'local',
  'localdomain',
  'internal',
  'intranet',
  'private',
  'corp',
  'home',
  'lan',
  'home.arpa',
  'onion',
]

/**
 * Why an address that a tenant supplied cannot be sent to, or null. Checks the text alone: names are resolved and their
 * addresses checked on each connection, because DNS may change after it was saved.
 */
export const validateTarget = (text: string, allow: AllowList): TargetProblem | null => {
  // A URL parser silently drops or rewrites these, which only an attacker would send.
  if (/[\s\\\p{Cc}\p{Cf}]/u.test(text) || !URL.canParse(text)) return 'malformed'
  const url = new URL(text)
  if (url.username || url.password || /^[a-z]+:\/*[^/?#]*@/i.test(text)) return 'userinfo'
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'scheme'
  if (allow(url)) return null
  if (url.protocol !== 'https:') return 'scheme'
  if (!ports.has(url.port)) return 'port'
  return isPublicHost(url.hostname) ? null : 'host'
}

/** The host as a URL parser returns it: lower case, punycode, IPv4 in its canonical form. */
const isPublicHost = (hostname: string): boolean => {
  const host = hostname.replace(/\.$/, '')
  if (host.startsWith('[') || isIP(host) !== 0) return isPublicAddress(host)
  if (!host.includes('.') || host.includes('..')) return false
  return !insideNames.some((name) => host === name || host.endsWith(`.${name}`))
}
