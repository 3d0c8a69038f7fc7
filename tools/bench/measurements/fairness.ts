import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { API_KEY, type Service, startService } from '../../service/service.ts'

/**
 * Measures the effect on others while one API key sends as much as it can over 50 connections with 20 pipelined
 * requests each: on single reads with another key, and on /readyz. The control is the same without a concurrency limit
 * per key.
 */
const CONNECTIONS = 50
const PIPELINED = 20
const SAMPLES = 400

const quantile = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))]!

const agent = new Agent({ keepAlive: true, maxSockets: 4 })

const timed = async (url: string, key?: string): Promise<number> => {
  const startedMs = performance.now()
  const sent = request(url, { agent, headers: key ? { authorization: `Token ${key}` } : {} }).end()
  const [response] = await once(sent, 'response')
  for await (const _ of response);
  if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}`)
  return performance.now() - startedMs
}

const sample = async (url: string, key?: string): Promise<number[]> => {
  const times: number[] = []
  for (let n = 0; n < SAMPLES; n++) {
    times.push(await timed(url, key))
    await sleep(5)
  }
  return times
}

/** Keeps `PIPELINED` list reads in progress on a connection until it is stopped. */
const attack = (service: Service, key: string): { stop(): void; answered: () => number } => {
  const { hostname, port } = new URL(service.url)
  const one = `GET /v2/shipping_lines HTTP/1.1\r\nHost: x\r\nAuthorization: Token ${key}\r\n\r\n`
  let answered = 0
  const sockets = Array.from({ length: CONNECTIONS }, (): Socket => {
    const socket = connect(Number(port), hostname)
    socket.setEncoding('latin1')
    socket.on('error', () => {})
    socket.on('data', (text: string) => {
      const responses = text.split('HTTP/1.1 ').length - 1
      answered += responses
      if (responses > 0) socket.write(one.repeat(responses))
    })
    socket.write(one.repeat(PIPELINED))
    return socket
  })
  return { answered: () => answered, stop: () => sockets.forEach((socket) => void socket.destroy()) }
}

/** A list of an empty account: one query after authentication and rate limit. */
const SINGLE_READ = '/v2/shipments?page[size]=1'

const measure = async (name: string, limits: string) => {
  const service = await startService({ config: `limits: { requests_per_minute: 100000000${limits} }` })
  try {
    const other = createKey(service)
    const read = `${service.url}${SINGLE_READ}`
    await sample(read, other)
    const quiet = await sample(read, other)
    const attacker = attack(service, API_KEY)
    await sleep(1_000)
    const loaded = await sample(read, other)
    const ready = await sample(`${service.url}/readyz`)
    attacker.stop()
    const ratio = quantile(loaded, 0.99) / quantile(quiet, 0.99)
    console.log(
      `${name}: single read of another key p99 ${quantile(quiet, 0.99).toFixed(1)} ms quiet, ${quantile(loaded, 0.99).toFixed(1)} ms under attack, ratio ${ratio.toFixed(1)}; /readyz p99 ${quantile(ready, 0.99).toFixed(1)} ms, slowest ${Math.max(...ready).toFixed(1)} ms; attacker's responses ${attacker.answered()}`,
    )
  } finally {
    await service.stop()
  }
}

const createKey = ({ dataDir }: Service): string => {
  const main = join(import.meta.dirname, '../../../apps/boxtrail/src/main.ts')
  const run = (...args: string[]) =>
    JSON.parse(
      execFileSync(process.execPath, [main, 'admin', ...args, '--json'], {
        encoding: 'utf8',
        env: { ...process.env, BOXTRAIL_DATA_DIR: dataDir, BOXTRAIL_LOG: 'error' },
      }),
    )
  const account = run('accounts', 'create', 'Another')
  return account.key ?? run('keys', 'create', account.id).key
}

await measure('bounded', '')
await measure('control, unbounded', ', concurrent_requests: 100000')
agent.destroy()
