import { createClient, NotFoundError } from '@boxtrail/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type StatefulMock, startStateful } from '../src/index.ts'

let mock: StatefulMock
beforeAll(async () => {
  mock = await startStateful({ port: 0 })
}, 60_000)
afterAll(() => mock.close(), 30_000)

const open = () => createClient({ baseUrl: mock.url, apiKey: mock.apiKey })

test('what is created is kept until the mock is reset, and the mock starts with journeys', async () => {
  const client = open()
  const { meta } = await client.trackingRequests.list({}, { format: 'raw' })
  expect(meta).toMatchObject({ total: expect.any(Number) })
  const party = await client.parties.create({ companyName: 'Kept until the reset' })
  expect((await client.parties.get(party.id)).companyName).toBe('Kept until the reset')

  const answer = await fetch(`${mock.url}/reset`, { method: 'POST' })
  expect(answer.status).toBe(204)

  await expect(client.parties.get(party.id)).rejects.toBeInstanceOf(NotFoundError)
  const { meta: again } = await client.trackingRequests.list({}, { format: 'raw' })
  expect(again).toEqual(meta)
}, 120_000)

test('a journey continues: what is tracked is found', async () => {
  const client = open()
  const { items } = await client.trackingRequests.list({ page: { size: 1 } })
  expect(items[0]).toMatchObject({ scac: 'TEST' })
})

test('a page of another origin may call', async () => {
  const answer = await fetch(`${mock.url}/v2/shipments`, { headers: { authorization: `Token ${mock.apiKey}` } })
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, '*'])
})

test('the operations of the mock are listed with its key', async () => {
  expect(await (await fetch(mock.url)).text()).toContain(`Token ${mock.apiKey}`)
})

test('links and upload addresses lead back to it, so that pages of another origin can follow them', async () => {
  const client = open()
  const { links } = await client.shipments.list({ page: { size: 1 } }, { format: 'raw' })
  expect(links.next).toMatch(mock.url)
  const numbers: string[] = []
  for await (const { number } of client.containers.iterate({ page: { size: 5 } })) numbers.push(number)
  expect(numbers.length).toBeGreaterThan(5)
  const document = await client.documents.upload(new Blob(['%PDF-1.4']), { filename: 'bill.pdf' })
  const { downloadUrl } = await client.documents.downloadUrl(document.id)
  expect(downloadUrl).toMatch(mock.url)
  expect((await fetch(downloadUrl)).headers.get('access-control-allow-origin')).toBe('*')
})
