import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { send } from '../../../../boxtrail/e2e/crashes/load.ts'

type Answer = Awaited<ReturnType<typeof send>>

/** The outcomes of requests, which are sent to all processes in turn. */
export interface Load {
  /** The tracking requests that were answered with 201, with their times. */
  acknowledged: { atMs: number; id: string }[]
  readsAnswered: { atMs: number }[]
  /** Failed reads by status, or by the error of the connection. */
  readsFailed: Map<string, number>
  writesFailed: Map<string, number>
  /** Responses that must never occur. */
  problems: Map<string, number>
  stop(): Promise<void>
}

const PAUSE_MS = 100
const PATIENCE_MS = 60_000
let numbers = 0

/** `readers` and `writers` are the numbers of connections, each of which sends one request after the other. */
export const startLoad = (
  urls: readonly string[],
  { readers, writers }: { readers: number; writers: number },
): Load => {
  const agent = new Agent({ keepAlive: true })
  const stopping = new AbortController()
  const load: Load = {
    acknowledged: [],
    readsAnswered: [],
    readsFailed: new Map(),
    writesFailed: new Map(),
    problems: new Map(),
    stop: async () => {
      stopping.abort()
      await running
      agent.destroy()
    },
  }
  const count = (map: Map<string, number>, key: string) => map.set(key, (map.get(key) ?? 0) + 1)
  const judge = ({ status, text, headers }: Answer) => {
    if (status >= 500 && !(status === 503 && headers['retry-after']))
      count(load.problems, `${status} ${text.slice(0, 300)}`)
  }
  const write = async (url: string) => {
    const answer = await send(agent, `${url}/v2/tracking_requests`, trackingRequest(), PATIENCE_MS)
    judge(answer)
    if (answer.status === 201) load.acknowledged.push({ atMs: Date.now(), id: JSON.parse(answer.text).data.id })
    else count(load.writesFailed, String(answer.status))
  }
  const read = async (url: string) => {
    const answer = await send(agent, `${url}/v2/tracking_requests?page[size]=5`, undefined, PATIENCE_MS)
    judge(answer)
    if (answer.status === 200) load.readsAnswered.push({ atMs: Date.now() })
    else count(load.readsFailed, String(answer.status))
  }
  const keepSending = async (one: (url: string) => Promise<void>, failed: Map<string, number>, index: number) => {
    for (let n = index; !stopping.signal.aborted; n++) {
      await one(urls[n % urls.length]!).catch((error: NodeJS.ErrnoException) =>
        count(failed, error.code ?? error.message),
      )
      await sleep(PAUSE_MS)
    }
  }
  const running = Promise.all([
    ...Array.from({ length: writers }, (_, index) => keepSending(write, load.writesFailed, index)),
    ...Array.from({ length: readers }, (_, index) => keepSending(read, load.readsFailed, index)),
  ])
  return load
}

const trackingRequest = () =>
  JSON.stringify({
    data: {
      type: 'tracking_request',
      attributes: {
        scac: 'TEST',
        request_type: 'bill_of_lading',
        request_number: `HA${process.pid}${String(numbers++).padStart(7, '0')}`,
      },
    },
  })
