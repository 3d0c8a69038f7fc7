import { invalidProblem, type Problem, unprocessableAll } from '@boxtrail/protocol/errors'
import { HEADER_NAME, HEADER_VALUE, isHeaderOfDeliveries } from '../../config/settings/header-settings.ts'
import type { WebhookHeader } from '../../records/webhooks/sealed-headers.ts'

const POINTER = '/data/attributes/headers'
/** Receivers written for the reference API trust this header, whatever name the signature has here. */
const REFERENCE_SIGNATURE = 'x-t49-webhook-signature'

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
    const isOurs = isHeaderOfDeliveries(name) || lower === REFERENCE_SIGNATURE || lower === compatHeader.toLowerCase()
    if (!HEADER_NAME.test(name)) refuse('name', 'A header name consists of letters, digits and dashes.')
    else if (isOurs) refuse('name', `The header ${capitalised(name)} is set by us and cannot be chosen.`)
    else if (seen.has(lower)) refuse('name', `The header ${capitalised(name)} is given twice.`)
    if (!HEADER_VALUE.test(value)) refuse('value', 'A header value is one line of Latin letters, digits and signs.')
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
