import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createClient } from '@boxtrail/client'
import { verifyWebhook } from '@boxtrail/client/webhooks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningMock, startMock } from '../src/index.ts'

let mock: RunningMock
beforeAll(async () => {
  mock = await startMock({ port: 0 })
})
afterAll(() => mock.close())

const open = (world: string) => createClient({ baseUrl: mock.url, apiKey: `world-${world}` })

/** A receiver of webhooks that refuses the first delivery, and records all of them. */
const receive = async () => {
  const bodies: { headers: Headers; body: string }[] = []
  let done = () => {}
  const received = new Promise<void>((resolve) => {
    done = resolve
  })
  const server = createServer(async (incoming, outgoing) => {
    let body = ''
    for await (const piece of incoming) body += piece
    bodies.push({ headers: new Headers(incoming.headers as Record<string, string>), body })
    outgoing.writeHead(bodies.length === 1 ? 503 : 200).end()
    if (bodies.length > 1) done()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
  return { url, bodies, received, close: () => server.close() }
}

test('a webhook on this machine is called with a valid signature, again if it refused', async () => {
  const receiver = await receive()
  const api = open('called')
  const webhook = await api.webhooks.create({ url: receiver.url, active: true, events: ['shipment.updated'] })
  const shipment = (await api.shipments.list()).items[0]!
  await api.shipments.update(shipment.id, { refNumbers: ['PO-1'] })
  await receiver.received
  const [first, second] = receiver.bodies
  expect(second!.body).toBe(first!.body)
  const event = await verifyWebhook({ body: second!.body, headers: second!.headers, secret: webhook.secret! })
  expect(event.data.attributes.event).toBe('shipment.updated')
  await expect.poll(async () => (await api.webhookNotifications.list()).items[0]!.deliveryStatus).toBe('succeeded')
  receiver.close()
})

test('what happens in one world is not delivered from another', async () => {
  const receiver = await receive()
  await open('one').webhooks.create({ url: receiver.url, active: true })
  const other = open('other')
  await other.shipments.update((await other.shipments.list()).items[0]!.id, { refNumbers: ['PO-2'] })
  expect(receiver.bodies).toEqual([])
  receiver.close()
})

test('a webhook elsewhere is not called: its notification stays pending', async () => {
  const api = open('elsewhere')
  await api.webhooks.create({ url: 'https://example.com/hook', active: true })
  await api.shipments.update((await api.shipments.list()).items[0]!.id, { refNumbers: ['PO-3'] })
  expect((await api.webhookNotifications.list()).items[0]!.deliveryStatus).toBe('pending')
})

test('events are followed as they happen', async () => {
  const api = open('followed')
  const { meta } = await api.events.list({ after: 0, limit: 1 }, { format: 'raw' })
  const answer = await fetch(`${mock.url}/v2/events?after=${meta.last_sequence}`, {
    headers: { authorization: 'Token world-followed', accept: 'text/event-stream' },
  })
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader()
  await reader.read()
  const shipment = (await api.shipments.list()).items[0]!
  await api.shipments.update(shipment.id, { refNumbers: ['PO-4'] })
  const { value } = await reader.read()
  expect(value).toContain(`"id":"${shipment.id}"`)
  await reader.cancel()
})
