import { setTimeout as sleep } from 'node:timers/promises'
import { API_KEY } from '../service/service.ts'
import { type Pair, startPair } from './pair.ts'

export interface RevocationReport {
  keys: number
  requests: number
  /** How long after the answer to its revocation a key was accepted for the last time, by when that request began. */
  latestMs: number
  /** What was accepted although it began more than a second after the answer. */
  problems: string[]
}

/** What the operator is promised, for all processes. */
const PROMISED_MS = 1_000
const AT_ONCE = 20
/** Twenty requests a second of each key, to the two processes in turn. */
const EVERY_MS = 50
const BEFORE_MS = 500
const AFTER_MS = 1_500

/** Revokes keys that are in use at two processes. A control leaves the revocation out. */
export const runRevocation = async (
  databaseUrl: string,
  { keys = 1_000, isControl = false } = {},
): Promise<RevocationReport> => {
  const pair = await startPair(databaseUrl)
  const report: RevocationReport = { keys, requests: 0, latestMs: 0, problems: [] }
  try {
    for (let first = 0; first < keys; first += AT_ONCE) {
      const batch = Array.from({ length: Math.min(AT_ONCE, keys - first) }, (_, n) => first + n)
      await Promise.all(batch.map((n) => revokeOne(pair, n, isControl, report)))
    }
  } finally {
    await pair.stop()
  }
  return report
}

const revokeOne = async (pair: Pair, n: number, isControl: boolean, report: RevocationReport): Promise<void> => {
  const { id, key } = await createKey(pair, n)
  let revokedAtMs = Number.POSITIVE_INFINITY
  const accepted: number[] = []
  const uses: Promise<void>[] = []
  const use = async (turn: number): Promise<void> => {
    const beganAtMs = performance.now()
    report.requests += 1
    const { status } = await pair.send(turn, '/webhooks?page[size]=1', { headers: headersOf(key, n) })
    if (status === 200) accepted.push(beganAtMs)
    else if (beganAtMs < revokedAtMs - BEFORE_MS) report.problems.push(`key ${n} got ${status} before it was revoked`)
  }
  const useFor = async (durationMs: number): Promise<void> => {
    for (const untilMs = performance.now() + durationMs; performance.now() < untilMs; await sleep(EVERY_MS))
      uses.push(use(uses.length))
  }
  await useFor(BEFORE_MS)
  const revoked = (isControl ? Promise.resolve() : revoke(pair, n, id)).then(() => {
    revokedAtMs = performance.now()
  })
  await useFor(AFTER_MS)
  await revoked
  await useFor(EVERY_MS)
  await Promise.all(uses)
  if (accepted.length === 0) report.problems.push(`key ${n} was never accepted`)
  const latestMs = Math.max(0, ...accepted) - revokedAtMs
  report.latestMs = Math.max(report.latestMs, latestMs)
  if (latestMs > PROMISED_MS) report.problems.push(`key ${n} was accepted ${Math.round(latestMs)} ms later`)
}

/** Each from an address of its own: after many wrong keys, an address may try no new one. */
const headersOf = (key: string, n: number) => ({
  authorization: `Token ${key}`,
  'content-type': 'application/vnd.api+json',
  'x-forwarded-for': `10.0.${n >> 8}.${n & 255}`,
})

const createKey = async (pair: Pair, n: number): Promise<{ id: string; key: string }> => {
  const body = JSON.stringify({ data: { type: 'api_key', attributes: { name: `Key ${n}`, scope: 'read' } } })
  const { status, text } = await pair.send(n, '/api_keys', { method: 'POST', headers: headersOf(API_KEY, n), body })
  if (status !== 201) throw new Error(`a key was not created: ${status} ${text}`)
  const { data } = JSON.parse(text)
  return { id: data.id, key: data.attributes.key }
}

const revoke = async (pair: Pair, n: number, id: string): Promise<void> => {
  const { status } = await pair.send(n, `/api_keys/${id}`, { method: 'DELETE', headers: headersOf(API_KEY, n) })
  if (status !== 204) throw new Error(`a key was not revoked: ${status}`)
}
