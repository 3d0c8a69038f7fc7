import { Client, InMemoryTransport } from '@modelcontextprotocol/client'
import { expect, it } from 'vitest'
import { createServer } from '../src/index.ts'

const candidates = ['MAEU', 'MSCU'].map((scac) => ({ scac, name: scac, confidence: 0.4, rule: 'lessor_box' }))
const inferred = {
  id: '0195a3c2-7c1e-7d44-9a51-5b1f0c6de201',
  type: 'infer_number_results',
  attributes: {
    number_type: 'container',
    validation: { is_valid: true, type: 'container' },
    shipping_line: { decision: 'needs_confirmation', candidates },
  },
}

/** An API that tracks nothing yet, and is not sure which line a number belongs to. */
const api = (created: unknown[]) => async (request: Request) => {
  const { pathname } = new URL(request.url)
  if (pathname.endsWith('/infer_number')) return Response.json({ data: inferred })
  if (request.method === 'GET') return Response.json({ data: [], links: {}, meta: { size: 0, total: 0 } })
  const { data } = (await request.json()) as { data: { attributes: object } }
  created.push(data.attributes)
  const attributes = { ...data.attributes, status: 'pending' }
  return Response.json({ data: { id: 'a', type: 'tracking_request', attributes } }, { status: 201 })
}

it.each([
  ['a 2025 client', { supportedProtocolVersions: ['2025-11-25'] }],
  ['a 2025-06-18 client', { supportedProtocolVersions: ['2025-06-18'] }],
])('the user of %s that keeps its connection is asked for the line', async (_, negotiation) => {
  const created: unknown[] = []
  const [ours, theirs] = InMemoryTransport.createLinkedPair()
  const server = createServer({ apiKey: 'key', baseUrl: 'http://localhost', fetch: api(created) })
  const client = new Client({ name: 'test', version: '1' }, { capabilities: { elicitation: {} }, ...negotiation })
  const answer = { action: 'accept' as const, content: { scac: 'MSCU' } }
  client.setRequestHandler('elicitation/create', () => answer)
  await server.connect(ours as never)
  await client.connect(theirs)
  const { structuredContent } = await client.callTool({ name: 'track_container', arguments: { number: 'CAIU2885402' } })
  expect(structuredContent).toMatchObject({ tracking_request_created: true, tracking_request: { scac: 'MSCU' } })
  expect(created).toMatchObject([{ request_type: 'container', request_number: 'CAIU2885402', scac: 'MSCU' }])
  await client.close()
})
