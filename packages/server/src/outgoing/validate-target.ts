import { isIP } from 'node:net'
import type { AllowList } from './allow-list.ts'
import { isPublicAddress } from './public-address.ts'

export type TargetProblem = 'malformed' | 'scheme' | 'userinfo' | 'port' | 'host'

/** Other ports are other services; `webhooks.allow` admits one that a receiver really listens on. */
const ports = new Set(['', '443', '8443'])

/** Names that only mean something inside a network (RFC 6761, 6762, 8375, ICANN's `.internal`, and common usage). */
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
 * Says why an address that a tenant supplied cannot be sent to, or null. It looks at the text alone: names are resolved
 * and their addresses checked at each connection, since what a name means may change after it was saved.
 */
export const validateTarget = (text: string, allow: AllowList): TargetProblem | null => {
  // A URL parser drops or turns these around silently; whoever sends them means mischief.
  if (/[\s\\\p{Cc}\p{Cf}]/u.test(text) || !URL.canParse(text)) return 'malformed'
  const url = new URL(text)
  if (url.username || url.password || /^[a-z]+:\/*[^/?#]*@/i.test(text)) return 'userinfo'
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'scheme'
  if (allow(url)) return null
  if (url.protocol !== 'https:') return 'scheme'
  if (!ports.has(url.port)) return 'port'
  return isPublicHost(url.hostname) ? null : 'host'
}

/** The host as a URL parser gives it: lower case, punycode, IPv4 in its one form whatever was typed. */
const isPublicHost = (hostname: string): boolean => {
  const host = hostname.replace(/\.$/, '')
  if (host.startsWith('[') || isIP(host) !== 0) return isPublicAddress(host)
  if (!host.includes('.') || host.includes('..')) return false
  return !insideNames.some((name) => host === name || host.endsWith(`.${name}`))
}
