import { Pool } from 'undici'

/** Sends GETs from a separate process, so that the measured code does not share a thread with the measurement. */
interface Job {
  origin: string
  paths: string[]
  headers: Record<string, string>
  connections: number
  ms: number
}

process.on('message', async ({ origin, paths, headers, connections, ms }: Job) => {
  const pool = new Pool(origin, { connections, pipelining: 1 })
  const until = performance.now() + ms
  let sent = 0
  let failed = 0
  const latenciesMs: number[] = []
  const loop = async (lane: number) => {
    for (let n = lane; performance.now() < until; n += connections) {
      const began = performance.now()
      const { statusCode, body } = await pool.request({ method: 'GET', path: paths[n % paths.length]!, headers })
      await body.dump({ limit: 10_000_000 })
      latenciesMs.push(performance.now() - began)
      if (statusCode === 200) sent++
      else failed++
    }
  }
  const began = performance.now()
  await Promise.all(Array.from({ length: connections }, (_, lane) => loop(lane)))
  const seconds = (performance.now() - began) / 1_000
  await pool.close()
  latenciesMs.sort((a, b) => a - b)
  const at = (share: number) => latenciesMs[Math.floor(latenciesMs.length * share)]
  process.send!({ all: sent, perSecond: sent / seconds, failed, p50Ms: at(0.5), p95Ms: at(0.95), p99Ms: at(0.99) })
})
process.on('disconnect', () => process.exit(0))
