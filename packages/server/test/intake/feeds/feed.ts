import { createHmac, randomUUID } from 'node:crypto'
import { type AuthorityConfig, authorityOf } from '@boxtrail/sources/authority/configure-authority'
import { createEdiSource } from '@boxtrail/sources/edi/edi-source'
import { createFeedSource } from '@boxtrail/sources/feed/feed-source'
import { edi } from '../../../src/config/settings/edi-settings.ts'
import { partnerOf } from '../../../src/sources/configuration/edi-partner.ts'
import { testJourney } from '../../../src/sources/test-line/test-journey.ts'
import type { TestApi } from '../../harness/api.ts'
import { reference } from '../../harness/reference.ts'

export const SECRET = 'a secret of sixteen characters or more'
const DAY_MS = 86_400_000
export const wire = (ms: number) => `${new Date(ms).toISOString().slice(0, 19)}Z`

type Given = Omit<AuthorityConfig, 'kind' | 'scac'> & { scac?: string | null; name?: string; accountId?: string | null }

/** A feed as the operator configures one. */
export const feed = (id: string, kind: 'terminal' | 'rail' | 'line', given: Given = {}) => {
  const { scac = null, name = id, accountId = null } = given
  const authority = authorityOf({ ...given, kind, scac }, reference)
  return createFeedSource({ id, kind, name, scac, authority, secrets: [SECRET], endpoint: null, accountId })
}

export const terminal = (accountId: string | null = null, id = 'trapac-la') =>
  feed(id, 'terminal', { name: 'TraPac', facilities: [{ firms: 'Y258', locode: 'USLAX' }], accountId })

/** The terminal next to TraPac. */
export const neighbour = () => feed('fenix-la', 'terminal', { facilities: [{ firms: 'Y257', locode: 'USLAX' }] })

export const railway = (id = 'bnsf', scac = 'BNSF') => feed(id, 'rail', { name: scac, scac })

export const carrier = (id = 'maeu-push', scac = 'MAEU') => feed(id, 'line', { name: scac, scac })

/** An EDI partner as the operator configures one. */
export const partner = (given: object) => {
  const [one] = edi.parse({ partners: [given] }).partners
  const { id, secret, account = null } = one!
  return createEdiSource({
    partner: partnerOf(one!, authorityOf(one!, reference)),
    name: id,
    secrets: secret ? [secret] : [],
    accountId: account,
  })
}

export const sign = (body: string | Uint8Array, secret = SECRET) =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`

/** Pushes to a feed as a terminal does. */
export const pusher = (api: TestApi) => {
  const post = (path: string, body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
    api.app.request(`/feed/v1/${path}`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'boxtrail-signature': sign(body), ...headers },
    })
  return {
    post,
    message: (feed: string, content: { snapshots?: unknown[]; events?: unknown[]; message_id?: string }) =>
      post(`${feed}/messages`, JSON.stringify({ message_id: randomUUID(), sent_at: wire(Date.now()), ...content })),
  }
}

/** The journey of the test line, shifted so that the given day of it is now. Omits the leg by rail unless requested. */
export const journeyAt = (day: number, container: string, { rail = false } = {}) => {
  const beganMs = 340 * 60 * DAY_MS
  const shiftMs = Date.now() - (beganMs + day * DAY_MS)
  return (
    testJourney(beganMs + day * DAY_MS) as (Record<string, unknown> & {
      transportCall: Record<string, unknown>
      eventDateTime: string
    })[]
  )
    .filter(
      ({ transportCall }) =>
        rail || (transportCall.UNLocationCode !== 'USCHI' && transportCall.modeOfTransport !== 'RAIL'),
    )
    .map((event) => ({
      ...event,
      ...(event.equipmentReference ? { equipmentReference: container } : {}),
      eventDateTime: wire(Date.parse(event.eventDateTime) + shiftMs),
    }))
}
