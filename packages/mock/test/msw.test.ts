import { createClient, NotFoundError } from '@boxtrail/client'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { documentedOperations } from '../src/contract.ts'
import { handler, handlers } from '../src/msw.ts'
import { example, examplesOfAll, textOf } from './examples.ts'

const baseUrl = 'http://boxtrail.test'
const server = setupServer(...handlers({ baseUrl }))
beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const client = createClient({ baseUrl, apiKey: 'any', maxRetries: 0 })

test('each example of each status of each operation is given on request', async () => {
  const unreachable: string[] = []
  for (const { id, status, name, body } of examplesOfAll()) {
    const { method, request } = documentedOperations.find((operation) => operation.id === id)!
    const headers = { prefer: `code=${status}${name ? `, example=${name}` : ''}` }
    const answer = await fetch(`${baseUrl}/v2${request.path}`, { method: method.toUpperCase(), headers })
    const text = await textOf(answer)
    if (answer.status !== status || text !== (body === undefined ? '' : JSON.stringify(body)))
      unreachable.push(`${id} ${status} ${name}: ${answer.status} ${text.slice(0, 120)}`)
  }
  expect(unreachable).toEqual([])
})

test('the client is served without a server', async () => {
  const { number } = await client.containers.get('019c2291-c340-7a42-9519-714d616e9411')
  expect(number).toBe(
    (example('getContainer', 200) as { data: { attributes: { number: string } } }).data.attributes.number,
  )
})

test('an operation answers as one test needs it', async () => {
  server.use(handler('getShipment', { status: 404 }, { baseUrl }))
  await expect(client.shipments.get('0195a3c2-7c1e-7d44-9a51-5b1f0c6de201')).rejects.toBeInstanceOf(NotFoundError)
})

test('an address of several operations goes to the one whose path says it', async () => {
  const answer = await fetch(`${baseUrl}/v2/tracking_requests/bulk`, { method: 'POST' })
  expect(await answer.json()).toEqual(example('bulkCreateTrackingRequests', answer.status))
})
