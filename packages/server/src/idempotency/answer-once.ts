import { hash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { isObject } from '@boxtrail/engine/json'
import { inProgress, keyReused } from '@boxtrail/protocol/errors'
import type { Pool, PoolClient } from 'pg'
import type { SecretBox } from '../config/keys/secrets.ts'
import type { Wakeups } from '../db/queues/wakeups.ts'
import { poolWithin, transaction } from '../db/transaction.ts'
import type { Semaphore } from '../semaphore.ts'
import { findAnswer, type KeptAnswer, keepAnswer, lockKey } from './queries.ts'

/** A response as sent, and as stored. */
export interface Answered {
  status: number
  contentType: string | null
  body: string | null
}

export interface KeyedRequest {
  accountId: string
  key: string
  /** Method, path and body, which a second request with the same key must repeat. */
  identity: readonly unknown[]
}

interface Parts {
  pool: Pool
  wakeups: Wakeups
  secretBox: SecretBox
  /** Work with a key occupies a connection for its duration. */
  semaphore: Semaphore
}

const WAIT_MS = 5_000
const LOOK_AGAIN_MS = 50

type Work = (within: { pool: Pool; wakeups: Wakeups }) => Promise<Answered>
type Once = Answered & { replayed: boolean }

/** Keys whose work this process has begun: a request that repeats one waits, and begins nothing. */
const begun = new Set<string>()

/**
 * For work that takes long before it changes anything: that part runs without a connection, and only for a key without
 * a stored response. If another process does the same concurrently, one of them records it, and both return its
 * response.
 */
export const beginOnce = async (request: KeyedRequest, parts: Parts, begin: () => Promise<Work>): Promise<Once> => {
  const { accountId, key } = request
  const name = `${accountId} ${key}`
  const waitUntilMs = performance.now() + WAIT_MS
  while (begun.has(name)) {
    if (performance.now() > waitUntilMs) throw inProgress()
    await setTimeout(LOOK_AGAIN_MS)
  }
  begun.add(name)
  try {
    const kept = await findAnswer(parts.pool, accountId, key)
    if (kept) return replay(kept, fingerprintOf(request), parts.secretBox)
    return await answerOnce(request, parts, await begin())
  } finally {
    begun.delete(name)
  }
}

/**
 * Does the work of a key once, and returns its response to every repetition. The work and its response are one
 * transaction: a process that crashes in between leaves neither, and the key is free again at once. The account owns
 * the key, whichever of its API keys is used.
 */
export const answerOnce = async (
  request: KeyedRequest,
  { pool, wakeups, secretBox, semaphore }: Parts,
  work: Work,
): Promise<Once> => {
  const fingerprint = fingerprintOf(request)
  const woken = new Set<Parameters<Wakeups['wake']>[0]>()
  // Workers woken before the commit would find nothing.
  const late: Wakeups = { ...wakeups, wake: (topic) => woken.add(topic) }
  const waitUntilMs = performance.now() + WAIT_MS
  for (;;) {
    const answered = await semaphore(() =>
      transaction(pool, async (client) => {
        if (!(await lockKey(client, request.accountId, request.key))) return null
        const kept = await findAnswer(client, request.accountId, request.key)
        if (kept) return replay(kept, fingerprint, secretBox)
        const fresh = await work({ pool: poolWithin(client), wakeups: late })
        await keep(client, request, fingerprint, fresh, secretBox)
        return { ...fresh, replayed: false }
      }),
    )
    for (const topic of woken) wakeups.wake(topic)
    if (answered) return answered
    if (performance.now() > waitUntilMs) throw inProgress()
    await setTimeout(LOOK_AGAIN_MS)
  }
}

const replay = (kept: KeptAnswer, fingerprint: Buffer, secretBox: SecretBox) => {
  if (!kept.fingerprint.equals(fingerprint)) throw keyReused()
  const body = kept.body_sealed === null ? null : secretBox.open(kept.body_sealed)
  return { status: kept.status, contentType: kept.content_type, body, replayed: true }
}

const keep = (
  client: PoolClient,
  { accountId, key }: KeyedRequest,
  fingerprint: Buffer,
  { status, contentType, body }: Answered,
  secretBox: SecretBox,
) =>
  keepAnswer(client, accountId, key, {
    fingerprint,
    status,
    content_type: contentType,
    body_sealed: body === null ? null : secretBox.seal(body),
  })

const fingerprintOf = ({ identity }: KeyedRequest) => {
  const hashed = identity.map((part) => (part instanceof Uint8Array ? hash('sha256', part) : part))
  return hash('sha256', JSON.stringify(hashed, inOrder), 'buffer')
}

/** Sorts members by name, because their order is irrelevant. */
const inOrder = (_: string, value: unknown): unknown =>
  isObject(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value
