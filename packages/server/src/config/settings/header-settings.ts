import { z } from 'zod'

export const HEADER_NAME = /^[A-Za-z0-9!#$%&'*+.^_`|~-]+$/
/** Printable Latin-1 characters, blanks and tabs: a header can hold nothing else, and a line break would end it. */
export const HEADER_VALUE = /^[\t\x20-\x7e\xa0-\xff]*$/

/** Headers that frame a request: the connection writes them. */
const framing =
  `connection content-encoding content-length expect http2-settings keep-alive proxy-authenticate proxy-authorization
  proxy-connection te trailer transfer-encoding upgrade`.split(/\s+/)

/** Headers of a delivery that frame it, route it, or identify its sender. */
const ofDeliveries = new Set([...framing, 'accept-encoding', 'content-type', 'host', 'user-agent'])

/** Whether deliveries have this header, or one that a receiver takes for ours. */
export const isHeaderOfDeliveries = (name: string): boolean => {
  const lower = name.toLowerCase()
  return ofDeliveries.has(lower) || lower.startsWith('webhook-')
}

/** Headers for a service that the operator names. The value is a secret, which no message repeats. */
export const headers = z.record(
  z
    .string()
    .regex(HEADER_NAME, 'is not a header name; write letters, digits and dashes')
    .refine((name) => !framing.includes(name.toLowerCase()), 'is written by the connection; leave it out'),
  z
    .string()
    .min(1, 'is empty')
    .regex(
      HEADER_VALUE,
      'has a line break or another character that no header can hold; write one line of Latin letters, digits and signs',
    ),
)

export const signatureHeader = z
  .string()
  .regex(/^[A-Za-z0-9-]+$/, 'is not a header name')
  .refine((name) => !isHeaderOfDeliveries(name), 'is a header that deliveries use for something else; choose another')
