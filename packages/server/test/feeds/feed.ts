import { createHmac, randomUUID } from 'node:crypto'
import { createFeedSource } from '../../src/sources/feed/source.ts'
import { testJourney } from '../../src/sources/simulated/journey.ts'
import type { TestApi } from '../harness/api.ts'

export const SECRET = 'a secret of sixteen characters or more'
const DAY_MS = 86_400_000
export const wire = (ms: number) => `${new Date(ms).toISOString().slice(0, 19)}Z`

export const terminal = (accountId: string | null = null, id = 'trapac-la') =>
  createFeedSource({
    id,
    kind: 'terminal',
    name: 'TraPac',
    scac: null,
    facilities: [{ firms: 'Y258', locode: 'USLAX' }],
    secrets: [SECRET],
    endpoint: null,
    accountId,
  })

export const railway = () =>
  createFeedSource({
    id: 'bnsf',
    kind: 'rail',
    name: 'BNSF',
    scac: 'BNSF',
    facilities: [],
    secrets: [SECRET],
    endpoint: null,
    accountId: null,
  })

export const carrier = () =>
  createFeedSource({
    id: 'maeu-push',
    kind: 'line',
    name: 'Maersk',
    scac: 'MAEU',
    facilities: [],
    secrets: [SECRET],
    endpoint: null,
    accountId: null,
  })

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

/** Days since the journey of the test line began, moved so that the day falls on now; without its railway. */
export const journeyAt = (day: number, box: string, { rail = false } = {}) => {
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
      ...(event.equipmentReference ? { equipmentReference: box } : {}),
      eventDateTime: wire(Date.parse(event.eventDateTime) + shiftMs),
    }))
}
