import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answer } from './service.js'

// The first program of each README, against a service on this machine that answers as the contract says.
const server = createServer(async ({ method = 'GET', url = '/', headers }, response) => {
  const reply = await answer(new Request(`http://${headers.host}${url}`, { method }))
  response.writeHead(reply.status, Object.fromEntries(reply.headers)).end(await reply.text())
}).listen(0, '127.0.0.1')
await once(server, 'listening')
process.env.BOXTRAIL_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
process.env.BOXTRAIL_API_KEY = 'example'
for (const name of [
  'client-1',
  'client-8',
  'contracts-1',
  'edi-1',
  'edi-2',
  'engine-1',
  'reference-1',
  'reference-2',
  'mcp-1',
  'mock-1',
  'mock-2',
  'simulator-1',
])
  await import(`./readme-${name}.js`)
server.closeAllConnections()
server.close()
