import { Agent, type IncomingMessage, request } from 'node:http'
import { API_KEY } from '../../../../tools/service/service.ts'

/** Requests on kept connections while something is broken on purpose, and a record of the responses. */
export interface Load {
  /** Ids of the tracking requests that got a 201. */
  acknowledged: string[]
  /** How often each status was received. */
  statuses: Map<number, number>
  /** Responses that the service must never give, in words, and how often each came. */
  problems: Map<string, number>
  /** Requests that no process accepted: none listened, or the port was closed before their connection was made. */
  refused: number
  stop(): Promise<void>
}

export interface LoadOptions {
  connections: number
  /** Called before each request: a restarted service has another port. */
  url: () => string
  /** Pauses a connection after each response. */
  pauseMs?: number
}

/**
 * Whether no process listened, or the system closed the port while a connection was being made: nothing was sent on it.
 */
const isUnaccepted = ({ code, syscall }: NodeJS.ErrnoException) =>
  code === 'ECONNREFUSED' || (code === 'ECONNRESET' && syscall === 'connect')

const PREFIX = 'LOAD'
let numbers = 0

/** Starts the load, in which one in four requests writes. */
export const startLoad = ({ connections, url, pauseMs = 0 }: LoadOptions): Load => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const stopping = new AbortController()
  const load: Load = {
    acknowledged: [],
    statuses: new Map(),
    problems: new Map(),
    refused: 0,
    stop: async () => {
      stopping.abort()
      await running
      agent.destroy()
    },
  }
  const count = <K>(map: Map<K, number>, key: K) => map.set(key, (map.get(key) ?? 0) + 1)

  const one = async (write: boolean) => {
    const body = write ? trackingRequest() : undefined
    const { status, headers, text } = await send(
      agent,
      `${url()}/v2/${write ? 'tracking_requests' : 'shipments'}`,
      body,
    )
    count(load.statuses, status)
    if (status === 201) load.acknowledged.push(JSON.parse(text).data.id)
    if (status >= 500 && !(status === 503 && headers['retry-after'])) count(load.problems, `${status} ${text}`)
  }
  const keepSending = async (index: number) => {
    for (let n = index; !stopping.signal.aborted; n++) {
      await one(n % 4 === 0).catch((error: NodeJS.ErrnoException) => {
        if (isUnaccepted(error)) load.refused++
        else count(load.problems, `${error.code ?? ''} ${error.message}`)
      })
      if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
  const running = Promise.all(Array.from({ length: connections }, (_, index) => keepSending(index)))
  return load
}

const trackingRequest = () =>
  JSON.stringify({
    data: {
      type: 'tracking_request',
      attributes: {
        scac: 'MAEU',
        request_type: 'bill_of_lading',
        request_number: `${PREFIX}${process.pid}${String(numbers++).padStart(6, '0')}`,
      },
    },
  })

/** One request on a kept connection; it fails when there is no answer in time. */
export const send = (agent: Agent, url: string, body: string | undefined, timeoutMs = 30_000) =>
  new Promise<{ status: number; headers: IncomingMessage['headers']; text: string }>((resolve, reject) => {
    const headers = { authorization: `Token ${API_KEY}`, 'content-type': 'application/vnd.api+json' }
    const sent = request(url, { agent, method: body ? 'POST' : 'GET', headers, timeout: timeoutMs }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode!,
          headers: response.headers,
          text: Buffer.concat(chunks).toString(),
        }),
      )
    })
    sent.on('error', (error) => {
      error.message += sent.reusedSocket ? ' on a kept connection' : ' on a new connection'
      reject(error)
    })
    sent.on('timeout', () => sent.destroy(new Error(`no response within ${timeoutMs / 1_000} s`)))
    sent.end(body)
  })
