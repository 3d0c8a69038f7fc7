import { createApp } from '@boxtrail/server/app'
import { createWakeups } from '@boxtrail/server/db/queues/wakeups'
import { createAccount, createApiKey } from '@boxtrail/server/identity/accounts/accounts'
import { createRegistry } from '@boxtrail/server/sources/registry'
import { saveSources } from '@boxtrail/server/sources/save-sources'
import { createSandbox } from '@boxtrail/server/sources/test-line/sandbox-sources'
import { createTestLine } from '@boxtrail/server/sources/test-line/test-line'
import type { Bench, BenchParts } from '../open.ts'

const ROUNDS = 8

/** Plays a complete journey of ninety days through the API, the engine and the database; each in a separate account. */
export const sandbox = async ({ pool, line }: Bench, parts: BenchParts): Promise<void> => {
  const simulated = createSandbox(pool)
  const registry = createRegistry(simulated.demo(createTestLine()), simulated)
  await saveSources(pool, registry)
  const config = { ...parts.config, baseUrl: 'http://127.0.0.1' }
  const stopping = new AbortController().signal
  const app = createApp({ ...parts, pool, registry, config, wakeups: createWakeups(null), stopping })
  const times: number[] = []
  for (const serial of ['01', '02', '06', '16']) {
    for (let round = 0; round < ROUNDS; round++) {
      const { key } = await createApiKey(pool, await createAccount(pool, { companyName: 'Bench' }))
      const headers = { authorization: `Token ${key}`, 'content-type': 'application/vnd.api+json' }
      const post = async (path: string, data: object) => {
        const answer = await app.request(`/v2/${path}`, { method: 'POST', headers, body: JSON.stringify({ data }) })
        if (!answer.ok) throw new Error(await answer.text())
      }
      const attributes = { request_type: 'bill_of_lading', request_number: `QXSB${serial}00${round}`, scac: 'TEST' }
      const begunMs = performance.now()
      await post('tracking_requests', { type: 'tracking_request', attributes })
      await post('sandbox/clock', { type: 'sandbox_clock', attributes: { advance_by: 'P90D' } })
      times.push(performance.now() - begunMs)
    }
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))]!)
  line(`a journey of 90 days, ${times.length} of them: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms (goal 1000)`)
}
