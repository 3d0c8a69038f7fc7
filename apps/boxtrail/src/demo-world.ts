import { DEMO_ACCOUNT_ID } from '@boxtrail/server/sources/test-line/demo-account'
import { journeyBeginning } from '@boxtrail/server/sources/test-line/queries'
import { sandboxJourney } from '@boxtrail/server/sources/test-line/sandbox-journeys'
import { demoWorld } from '@boxtrail/simulator'
import type { Hono } from 'hono'
import type { Installation } from './installation.ts'

const requestTypes = { bill: 'bill_of_lading', booking: 'booking', container: 'container' } as const

/**
 * What a new user finds: some forty sandbox shipments in every state of their life cycle, with an event every minute or
 * two of the first hour. They are tracked through the API, until `signal` aborts. Returns how many.
 */
export const trackDemoWorld = async (
  app: Hono,
  pool: Installation['pool'],
  apiKey: string,
  signal: AbortSignal,
): Promise<number> => {
  const headers = { authorization: `Token ${apiKey}`, 'content-type': 'application/vnd.api+json' }
  let tracked = 0
  for (const { number, kind, scenario, beganMs } of demoWorld(Date.now())) {
    if (signal.aborted) return tracked
    await journeyBeginning(pool, DEMO_ACCOUNT_ID, sandboxJourney(number)!, new Date(beganMs))
    const attributes = {
      request_type: requestTypes[kind],
      request_number: number,
      scac: 'TEST',
      ref_numbers: [scenario],
      shipment_tags: ['demo'],
    }
    const body = JSON.stringify({ data: { type: 'tracking_request', attributes } })
    const answer = await app.request('/v2/tracking_requests', { method: 'POST', headers, body })
    if (answer.status !== 201) throw new Error(`the demo shipment ${number} is not tracked: ${await answer.text()}`)
    tracked++
  }
  return tracked
}
