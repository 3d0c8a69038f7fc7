import { invalidProblem, type Problem, unprocessableAll } from '@boxtrail/protocol/errors'
import type { WebhookHeader } from '../../records/webhooks/sealed-headers.ts'

const POINTER = '/data/attributes/headers'
const NAME = /^[A-Za-z0-9!#$%&'*+.^_`|~-]+$/
// Printable Latin-1 characters, blanks and tabs: a header can hold nothing else, and a line break would end it.
const VALUE = /^[\t\x20-\x7e\xa0-\xff]*$/

/** Headers that frame the request, route it, or identify the sender. */
const ours = new Set(
  `accept-encoding connection content-encoding content-length content-type expect host http2-settings keep-alive
   proxy-authenticate proxy-authorization proxy-connection te trailer transfer-encoding upgrade user-agent
   x-t49-webhook-signature`.split(/\s+/),
)

/**
 * Rejects headers that a tenant may not set on our requests; otherwise returns them as sent, with capitalised names.
 */
export const readCustomHeaders = (headers: readonly WebhookHeader[], compatHeader: string): WebhookHeader[] => {
  const seen = new Set<string>()
  const problems: Problem[] = []
  headers.forEach(({ name, value }, index) => {
    const lower = name.toLowerCase()
    const refuse = (member: 'name' | 'value', detail: string) =>
      problems.push(invalidProblem(`${POINTER}/${index}/${member}`, detail))
    if (!NAME.test(name)) refuse('name', 'A header name consists of letters, digits and dashes.')
    else if (ours.has(lower) || lower.startsWith('webhook-') || lower === compatHeader.toLowerCase())
      refuse('name', `The header ${capitalised(name)} is set by us and cannot be chosen.`)
    else if (seen.has(lower)) refuse('name', `The header ${capitalised(name)} is given twice.`)
    if (!VALUE.test(value)) refuse('value', 'A header value is one line of Latin letters, digits and signs.')
    seen.add(lower)
  })
  if (problems.length > 0) throw unprocessableAll(problems)
  return headers.map(({ name, value }) => ({ name: capitalised(name), value }))
}

const capitalised = (name: string) =>
  name
    .toLowerCase()
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('-')
