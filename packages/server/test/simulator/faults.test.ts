import type { AddressInfo } from 'node:net'
import { createSimulator, numberOf, scenarios } from '@boxtrail/simulator'
import { createDcsaSource } from '@boxtrail/sources/dcsa/dcsa-source'
import { generic } from '@boxtrail/sources/dcsa/profile'
import { serve } from '@hono/node-server'
import { Agent } from 'undici'
import { afterAll, expect, test } from 'vitest'
import { plainGet } from '../harness/http/get.ts'

const BEGAN_MS = Date.UTC(2026, 0, 5, 8)
let nowMs = BEGAN_MS
const simulator = createSimulator({ wall: () => nowMs, beganMs: () => BEGAN_MS, hangMs: 5_000 })
const server = serve({ fetch: simulator.app.fetch, port: 0, hostname: '127.0.0.1' })
await new Promise((resolve) => server.once('listening', resolve))
const dispatcher = new Agent()

afterAll(async () => {
  await dispatcher.destroy()
  server.close()
  if ('closeAllConnections' in server) server.closeAllConnections()
})

const line = createDcsaSource({
  id: 'line:TEST',
  scac: 'TEST',
  name: 'Test line',
  profile: generic,
  baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/lines/TEST/v2`,
  get: plainGet(dispatcher, 500),
})

/** The result of a poll in the middle of a scenario's fault: what was fetched, and what was read from it. */
const request = async (key: string) => {
  const scenario = scenarios.find((one) => one.key === key)!
  const number = numberOf(scenario)
  const [fault] = simulator.world.story(number)!.faults
  nowMs = BEGAN_MS + fault!.fromMs + 60_000
  const subject = { kind: 'bill' as const, number }
  const fetched = await line.fetch(subject, AbortSignal.timeout(10_000))
  const read = fetched.outcome === 'ok' ? line.read(fetched.body!, subject).outcome : null
  return { fetched: fetched.outcome, read, retryAfterMs: fetched.retryAfterMs }
}

test.each([
  ['login-page', { fetched: 'ok', read: 'unrecognized' }],
  ['captcha-wall', { fetched: 'ok', read: 'unrecognized' }],
  ['truncated-answer', { fetched: 'ok', read: 'unrecognized' }],
  ['not-yet-manifested', { fetched: 'ok', read: 'no_data_yet' }],
  ['throttled', { fetched: 'throttled', retryAfterMs: 120_000 }],
  ['server-errors', { fetched: 'unreachable' }],
  ['bad-gateway', { fetched: 'unreachable' }],
  ['hanging-line', { fetched: 'unreachable' }],
  ['slow-drip', { fetched: 'unreachable' }],
  ['credentials-refused', { fetched: 'unauthorized' }],
  ['number-rejected', { fetched: 'number_rejected' }],
  ['unknown-bill', { fetched: 'not_found' }],
  ['withheld', { fetched: 'withheld' }],
])('%s over HTTP results in %j', async (key, outcome) => {
  expect(await request(key)).toMatchObject(outcome)
})

test('the journey of the same number is returned after a fault', async () => {
  nowMs = BEGAN_MS + 40 * 86_400_000
  const number = numberOf(scenarios.find(({ key }) => key === 'login-page')!)
  const fetched = await line.fetch({ kind: 'bill', number }, AbortSignal.timeout(10_000))
  expect(fetched).toMatchObject({ outcome: 'ok', complete: true })
  expect(line.read(fetched.body!, { kind: 'bill', number }).statements.length).toBeGreaterThan(10)
})
