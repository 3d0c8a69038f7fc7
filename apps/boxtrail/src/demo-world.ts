import type { Client } from '@boxtrail/server/db/statement'
import type { Delegates } from '@boxtrail/server/http/pipeline/delegates'
import { demoCaller } from '@boxtrail/server/identity/accounts/demo-caller'
import type { Logger } from '@boxtrail/server/logger'
import { findRequested } from '@boxtrail/server/records/tracking-requests/open-queries'
import { journeysBegan } from '@boxtrail/server/sandbox/queries'
import { DEMO_ACCOUNT_ID } from '@boxtrail/server/sources/test-line/demo-account'
import { journeyBeginning } from '@boxtrail/server/sources/test-line/queries'
import { sandboxJourney } from '@boxtrail/server/sources/test-line/sandbox-journeys'
import { type DemoJourney, demoWorld } from '@boxtrail/simulator'
import type { Hono } from 'hono'
import type { Installation } from './installation.ts'

const SCAC = 'TEST'
const requestTypes = { bill: 'bill_of_lading', booking: 'booking', container: 'container' } as const

/**
 * Begins the journeys of the demo world, all or none: a new user finds some forty sandbox shipments in every state of their
 * life cycle, with an event every minute or two of the first hour.
 */
export const beginDemoWorld = async (client: Client): Promise<void> => {
  for (const { number, beganMs } of demoWorld(Date.now()))
    await journeyBeginning(client, DEMO_ACCOUNT_ID, sandboxJourney(number)!, new Date(beganMs))
}

interface Tracking extends Pick<Installation, 'pool'> {
  app: Hono
  delegates: Delegates
}

/**
 * Tracks the remaining journeys of the demo world, and logs their number. Never throws: the service works without them.
 */
export const completeDemoWorld = async (parts: Tracking, log: Logger, signal: AbortSignal): Promise<void> => {
  try {
    const tracked = await trackDemoWorld(parts, signal)
    if (tracked > 0) process.stdout.write(`demo world tracked: ${tracked} shipments\n`)
  } catch (error) {
    log.warn({ error }, 'the demo world is incomplete; the next start completes it')
  }
}

/**
 * Tracks through the API the journeys that have begun and were never requested, until `signal` aborts: the remaining
 * ones after an interrupted start. Journeys that were requested are left alone, because their tracking may have been
 * stopped. Returns how many were tracked.
 */
const trackDemoWorld = async ({ app, pool, delegates }: Tracking, signal: AbortSignal): Promise<number> => {
  const world = demoWorld(Date.now())
  const began = await journeysBegan(pool, DEMO_ACCOUNT_ID)
  // None has begun, or only some that somebody tracked by hand: the first start was to have no demo world.
  if (!world.every(({ number }) => began.has(sandboxJourney(number)!))) return 0
  const caller = await demoCaller(pool)
  const numbers = world.map(({ number }) => number)
  const requested = await findRequested(pool, DEMO_ACCOUNT_ID, { scac: SCAC, numbers })
  let tracked = 0
  for (const journey of world.filter(({ number }) => !requested.has(number))) {
    if (signal.aborted) break
    const answer = await app.request(delegates.send(requestOf(journey), caller))
    if (answer.status === 201) tracked++
    // Another process that starts at the same time may have been first.
    else if (!(await isRequested(pool, journey.number)))
      throw new Error(`the demo shipment ${journey.number} is not tracked: ${await answer.text()}`)
  }
  return tracked
}

const isRequested = async (pool: Installation['pool'], number: string) =>
  (await findRequested(pool, DEMO_ACCOUNT_ID, { scac: SCAC, numbers: [number] })).has(number)

const requestOf = ({ number, kind, scenario }: DemoJourney): Request => {
  const attributes = {
    request_type: requestTypes[kind],
    request_number: number,
    scac: SCAC,
    ref_numbers: [scenario],
    shipment_tags: ['demo'],
  }
  return new Request('http://boxtrail/v2/tracking_requests', {
    method: 'POST',
    headers: { 'content-type': 'application/vnd.api+json' },
    body: JSON.stringify({ data: { type: 'tracking_request', attributes } }),
  })
}
