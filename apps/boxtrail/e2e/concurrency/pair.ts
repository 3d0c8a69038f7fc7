import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { API_KEY, type Service, startService } from '../../../../tools/service/service.ts'

export interface Answer {
  status: number
  text: string
  headers: Headers
}

/** Two API processes on one database, as in a large installation. */
export interface Pair {
  /** The address of one of the two. */
  url(process: number): string
  /** Sends a request to one of the two, as given; throws if no response came. */
  send(process: number, path: string, init: RequestInit): Promise<Answer>
  /** Sends to one of the two; throws if no response came. */
  post(process: number, path: string, body: unknown, headers?: Record<string, string>): Promise<Answer>
  /**
   * Sends until there is a response, to the processes in turn, like a client whose server was killed. While one is
   * being replaced, the other may reject what is too much at once.
   */
  persist(process: number, path: string, body: unknown, headers: Record<string, string>): Promise<Answer>
  /** Kills a process and starts a replacement. */
  replace(process: number): Promise<void>
  stop(): Promise<void>
}

const environment = { BOXTRAIL_ROLES: 'api', BOXTRAIL_LOG: 'fatal', BOXTRAIL_TRUSTED_PROXIES: '127.0.0.0/8' }
const limits = `limits: { requests_per_minute: 1000000, tracking_requests_per_minute: 1000000 }`

interface PairOptions {
  config?: string
  env?: Record<string, string>
}

export const startPair = async (databaseUrl: string, { config = limits, env }: PairOptions = {}): Promise<Pair> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'boxtrail-pair-'))
  const start = () => startService({ config, dataDir, env: { ...environment, ...env, DATABASE_URL: databaseUrl } })
  const services: Service[] = [await start(), await start()]
  const send: Pair['send'] = async (process, path, init) => {
    const url = `${services[process % 2]!.url}/v2${path}`
    // The timeout is long, because fifty requests at once wait for each other on a busy machine; one without a response
    // is still a failure.
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(60_000) })
    return { status: response.status, text: await response.text(), headers: response.headers }
  }
  const post: Pair['post'] = (process, path, body, headers = {}) =>
    send(process, path, {
      method: 'POST',
      headers: { authorization: `Token ${API_KEY}`, 'content-type': 'application/vnd.api+json', ...headers },
      body: JSON.stringify(body),
    })
  return {
    url: (process) => services[process % 2]!.url,
    send,
    post,
    persist: async (process, path, body, headers) => {
      for (let attempt = 0; ; attempt++) {
        const answer = await post(process + attempt, path, body, headers).catch(() => null)
        if (answer && answer.status < 500 && ![409, 429].includes(answer.status)) return answer
        await sleep(20)
      }
    },
    replace: async (process) => {
      await services[process % 2]!.kill()
      services[process % 2] = await start()
    },
    stop: async () => {
      await Promise.all(services.map((service) => service.kill()))
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
