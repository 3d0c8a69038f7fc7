import { setTimeout as sleep } from 'node:timers/promises'
import { connectApp } from '../../../../packages/mcp/e2e/app.ts'
import { createPerson, OWNER, OWNER_SETTINGS } from '../../../../packages/mcp/e2e/person.ts'
import { API_KEY } from '../../../../tools/service/service.ts'
import { type Pair, startPair } from './pair.ts'

export interface RevocationReport {
  credentials: number
  requests: number
  /**
   * How long after the answer to its revocation a credential was last accepted, counted to the beginning of that
   * request.
   */
  latestMs: number
  /** Requests that were accepted although they began more than a second after the answer. */
  problems: string[]
}

/** The time promised to the operator, for all processes. */
const PROMISED_MS = 1_000
const AT_ONCE = 20
/** Twenty requests a second of each key, to the two processes in turn. */
const EVERY_MS = 50
const BEFORE_MS = 500
const AFTER_MS = 1_500

/** A credential that is in use and revoked meanwhile. */
interface Credential {
  use(process: number): Promise<number>
  revoke(): Promise<void>
}

interface RevocationOptions {
  /** API keys, or the access tokens of apps. */
  of?: 'keys' | 'tokens'
  count?: number
  isControl?: boolean
}

/** Tokens are for one address, which processes that share a database have in common. */
const environment = { ...OWNER_SETTINGS, BOXTRAIL_PUBLIC_URL: 'http://127.0.0.1:8080' }

/** Revokes credentials that are in use at two processes. A control leaves the revocation out. */
export const runRevocation = async (
  databaseUrl: string,
  { of = 'keys', count = 1_000, isControl = false }: RevocationOptions = {},
): Promise<RevocationReport> => {
  const pair = await startPair(databaseUrl, { env: environment })
  const report: RevocationReport = { credentials: count, requests: 0, latestMs: 0, problems: [] }
  const create = of === 'keys' ? createKey : createToken
  try {
    for (let first = 0; first < count; first += AT_ONCE) {
      const batch = Array.from({ length: Math.min(AT_ONCE, count - first) }, (_, n) => first + n)
      await Promise.all(batch.map(async (n) => revokeOne(await create(pair, n), n, isControl, report)))
    }
  } finally {
    await pair.stop()
  }
  return report
}

const revokeOne = async (
  credential: Credential,
  n: number,
  isControl: boolean,
  report: RevocationReport,
): Promise<void> => {
  let revokedAtMs = Number.POSITIVE_INFINITY
  let isRevoking = false
  const accepted: number[] = []
  const uses: Promise<void>[] = []
  const use = async (turn: number): Promise<void> => {
    const beganAtMs = performance.now()
    report.requests += 1
    const status = await credential.use(turn)
    if (status === 200) accepted.push(beganAtMs)
    else if (!isRevoking) report.problems.push(`credential ${n} got ${status} before it was revoked`)
  }
  const useFor = async (durationMs: number): Promise<void> => {
    for (const untilMs = performance.now() + durationMs; performance.now() < untilMs; await sleep(EVERY_MS))
      uses.push(use(uses.length))
  }
  await useFor(BEFORE_MS)
  // On a busy machine, the first answer may take longer.
  await uses[0]
  isRevoking = true
  const revoked = (isControl ? Promise.resolve() : credential.revoke()).then(() => {
    revokedAtMs = performance.now()
  })
  await useFor(AFTER_MS)
  await revoked
  await useFor(EVERY_MS)
  await Promise.all(uses)
  if (accepted.length === 0) report.problems.push(`credential ${n} was never accepted`)
  const latestMs = Math.max(0, ...accepted) - revokedAtMs
  report.latestMs = Math.max(report.latestMs, latestMs)
  if (latestMs > PROMISED_MS) report.problems.push(`credential ${n} was accepted ${Math.round(latestMs)} ms later`)
}

/** A separate address for each credential: after many wrong keys, no new key is tried for an address. */
const addressOf = (n: number) => ({ 'x-forwarded-for': `10.0.${n >> 8}.${n & 255}` })

const headersOf = (key: string, n: number) => ({
  authorization: `Token ${key}`,
  'content-type': 'application/vnd.api+json',
  ...addressOf(n),
})

const createKey = async (pair: Pair, n: number): Promise<Credential> => {
  const body = JSON.stringify({ data: { type: 'api_key', attributes: { name: `Key ${n}`, scope: 'read' } } })
  const { status, text } = await pair.send(n, '/api_keys', { method: 'POST', headers: headersOf(API_KEY, n), body })
  if (status !== 201) throw new Error(`a key was not created: ${status} ${text}`)
  const { id, attributes } = JSON.parse(text).data
  return {
    use: async (process) =>
      (await pair.send(process, '/webhooks?page[size]=1', { headers: headersOf(attributes.key, n) })).status,
    revoke: async () => {
      const { status } = await pair.send(n, `/api_keys/${id}`, { method: 'DELETE', headers: headersOf(API_KEY, n) })
      if (status !== 204) throw new Error(`a key was not revoked: ${status}`)
    },
  }
}

const LIST = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} })

const createToken = async (pair: Pair, n: number): Promise<Credential> => {
  const headers = addressOf(n)
  const person = createPerson(pair.url(n), OWNER, headers)
  const { clientId, tokens } = await connectApp(pair.url(n), person, { headers })
  const using = {
    ...headers,
    authorization: `Bearer ${tokens.access_token}`,
    accept: 'application/json, text/event-stream',
    'content-type': 'application/json',
  }
  return {
    use: async (process) => {
      const response = await fetch(`${pair.url(process)}/mcp`, { method: 'POST', headers: using, body: LIST })
      await response.text()
      return response.status
    },
    revoke: async () => {
      const body = new URLSearchParams({ client_id: clientId, token: tokens.refresh_token })
      const response = await fetch(`${pair.url(n)}/oauth/revoke`, { method: 'POST', headers, body })
      if (!response.ok) throw new Error(`a token was not revoked: ${response.status}`)
    },
  }
}
