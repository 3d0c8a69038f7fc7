import { createClient } from '@boxtrail/client'
import { verifyWebhook } from '@boxtrail/client/webhooks'
import { eventExamples, examples } from '@boxtrail/contracts/examples'
import { answer } from './service.js'

const client = createClient({ baseUrl: 'http://127.0.0.1:8080', apiKey: 'example', fetch: answer })

/** What every runtime must be able to do, with nothing of its own: calls, paging, uploads, signatures. */
export async function exercise(): Promise<string> {
  const container = await client.containers.get('1', { include: ['shipment'] })
  expect(container.number, examples.getContainer[200].default.data.attributes.number)
  const bills: string[] = []
  for await (const shipment of client.shipments.iterate()) bills.push(shipment.billOfLadingNumber)
  expect(bills.length, examples.listShipments[200].default.data.length)
  const error = await client.shipments.get('missing').catch((thrown: { name: string }) => thrown)
  expect((error as { name: string }).name, 'NotFoundError')
  const body = JSON.stringify(eventExamples['container.updated'])
  const event = await verifyWebhook({ body, headers: await signed(body), secret: 'secret' })
  expect(event.data.attributes.event, 'container.updated')
  const slow = createClient({
    baseUrl: 'http://127.0.0.1:8080',
    apiKey: 'example',
    timeoutMs: 5,
    fetch: () => new Promise(() => {}),
  })
  const late = await slow.sandbox.clock().catch((thrown: { name: string }) => thrown)
  expect((late as { name: string }).name, 'TimeoutError')
  const waited = await client.trackingRequests.waitFor('1').catch((thrown: { name: string }) => thrown)
  expect('id' in waited || waited.name === 'TrackingFailedError', true)
  return 'portable: ok'
}

function expect(given: unknown, wanted: unknown): void {
  if (given !== wanted) throw new Error(`${String(given)} is not ${String(wanted)}`)
}

async function signed(body: string): Promise<Record<string, string>> {
  const encoder = new TextEncoder()
  const time = String(Math.floor(Date.now() / 1_000))
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', encoder.encode('secret'), algorithm, false, ['sign'])
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(`n1.${time}.${body}`)))
  const signature = btoa(String.fromCharCode(...bytes))
  return { 'webhook-id': 'n1', 'webhook-timestamp': time, 'webhook-signature': `v1,${signature}` }
}
