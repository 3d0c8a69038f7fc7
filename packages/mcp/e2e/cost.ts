import { createHandler } from '@boxtrail/mcp'
import { plantedApi } from './planted.ts'

const ID = '019c2291-c340-7a42-9519-714d616e9411'
const CALLS: Record<string, Record<string, unknown>> = {
  search_container: { query: 'MSCU' },
  track_container: { number: 'MEDUXX123456', numberType: 'bl', scac: 'MSCU' },
  get_container: { id: ID },
  get_shipment_details: { id: ID },
  get_container_transport_events: { id: ID },
  get_supported_shipping_lines: {},
  get_container_route: { id: ID },
  list_shipments: {},
  list_containers: {},
  list_tracking_requests: {},
}
const ROUNDS = 300

interface Answer {
  body: string
  init: ResponseInit
}

/** Records the answers of the API, so that making them is not measured, and the calls. */
const recorded = () => {
  const api = plantedApi('as it is')
  const answers = new Map<string, Answer>()
  const calls: string[] = []
  const send = async (request: Request): Promise<Response> => {
    const key = `${request.method} ${request.url}`
    calls.push(key)
    if (!answers.has(key)) {
      const response = await api(request)
      answers.set(key, { body: await response.text(), init: { status: response.status, headers: response.headers } })
    }
    const { body, init } = answers.get(key)!
    return new Response(body, init)
  }
  return { send, calls, answers }
}

const cpuMs = async (rounds: number, work: () => Promise<unknown>): Promise<number> => {
  const before = process.cpuUsage()
  for (let round = 0; round < rounds; round++) await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000 / rounds
}

const requestOf = (name: string, given: object) =>
  new Request('http://localhost/mcp', {
    method: 'POST',
    headers: {
      host: 'localhost',
      authorization: 'Token none',
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': '2025-06-18',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: given } }),
  })

/** Measures the CPU time of each tool over HTTP, less that of its API calls (sending them, and parsing their JSON). */
export const cost = async (): Promise<string> => {
  const { send, calls, answers } = recorded()
  const handle = createHandler({ baseUrl: 'http://localhost', send })
  const dearest: [name: string, ms: number] = ['', 0]
  for (const [name, given] of Object.entries(CALLS)) {
    const tool = async () => (await handle(requestOf(name, given))).text()
    await cpuMs(ROUNDS / 3, tool)
    calls.length = 0
    await tool()
    const made = [...calls]
    const rest = async () => {
      for (const key of made) await new Response(answers.get(key)!.body).json()
    }
    await cpuMs(ROUNDS / 3, rest)
    const ms = (await cpuMs(ROUNDS, tool)) - (await cpuMs(ROUNDS, rest))
    console.log(`  ${name}: ${ms.toFixed(2)} ms of CPU over ${made.length} calls of the API`)
    if (ms > dearest[1]) dearest.splice(0, 2, name, ms)
  }
  return `at most ${dearest[1].toFixed(2)} ms (${dearest[0]})`
}
