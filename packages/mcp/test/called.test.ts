import { expect, test } from 'vitest'
import { createHandler } from '../src/http/handler.ts'
import { createServer } from '../src/server.ts'

const list = JSON.stringify({
  data: [],
  links: { self: 'http://localhost/v2/containers' },
  meta: { size: 0, total: 0, pagination: { current: 1, records: 0 } },
})
const send = async () => new Response(list, { headers: { 'content-type': 'application/vnd.api+json' } })
const options = { baseUrl: 'http://localhost', send, now: () => new Date('2026-11-21T06:00:00Z') }
const ofOneTool = createHandler(options)
const ofAll = createHandler({ ...options, create: createServer })

const answerTo = async (handle: typeof ofAll, [address, body]: readonly [string, unknown]) => {
  const response = await handle(
    new Request(`http://localhost/mcp${address}`, {
      method: 'POST',
      headers: {
        host: 'localhost',
        authorization: 'Token key',
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        'mcp-protocol-version': '2025-06-18',
      },
      body: JSON.stringify(body),
    }),
  )
  return [response.status, await response.text()]
}
const message = (method: string, params: object) => ({ jsonrpc: '2.0', id: 1, method, params })
const call = (name: unknown, of: object = {}) => message('tools/call', { name, arguments: of })

test.each([
  ['of a tool', ['', call('list_containers')]],
  ['of a tool with an argument that it does not have', ['', call('list_containers', { nonsense: 1 })]],
  ['of a tool that there is not', ['', call('nonsense')]],
  ['of a tool without its name', ['', call(undefined)]],
  ['of a tool of the larger set', ['?toolset=all', call('what_changed')]],
  ['of a tool of the larger set that was not asked for', ['', call('what_changed')]],
  ['for the list of tools', ['', message('tools/list', {})]],
  ['for a prompt', ['', message('prompts/list', {})]],
] as const)('a call %s is answered as by a server with everything registered', async (_, sent) => {
  const [status, text] = await answerTo(ofOneTool, sent)
  expect([status, text]).toEqual(await answerTo(ofAll, sent))
  expect(text).toMatch(/"(result|error)"/)
})
