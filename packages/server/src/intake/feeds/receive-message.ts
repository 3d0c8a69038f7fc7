import { createHash } from 'node:crypto'
import type { Receipt } from '@boxtrail/contracts/feed'
import { formatInstant } from '@boxtrail/engine/time'
import { ApiError, messageIdReused } from '@boxtrail/protocol/errors'
import type { Pushed, PushSource } from '@boxtrail/sources/port/push'
import type { Context } from '../../context.ts'
import { isTransient } from '../../db/errors.ts'
import { transaction } from '../../db/transaction.ts'
import { type Ingested, ingest, quarantinePush } from '../../tracking/reports/ingest.ts'
import { storedBodiesIn } from '../../tracking/stored-bodies/read.ts'
import {
  explainResults,
  isUnexplained,
  outcomeOf,
  type Result,
  recordResults,
  type StoredResult,
} from './push-results.ts'
import { answerMessage, claimMessage } from './queries.ts'

type Answer = Pick<Receipt, 'received_at' | 'results'>
type StoredAnswer = Pick<Receipt, 'received_at'> & { results: StoredResult[] }

/** One item of a push: what it states, or why its subject cannot be determined. */
export interface Item {
  at: string
  container: string | null
  pushed: Pushed
  /** Problems in addition to those found by the source's own reading. */
  problems?: Result['problems']
  /** Names the place of a problem in the original, if that is not JSON. */
  nameProblem?: (at: string) => string
}

export interface Message {
  /** Null if the sender gives none; then the hash of the bytes is used. */
  id: string | null
  body: Uint8Array
  items: readonly Item[]
}

type Services = Pick<Context, 'pool' | 'wakeups' | 'clock' | 'reference' | 'registry' | 'store'>

/**
 * Items per transaction: keeps transactions short with few locks, and applies the first containers of a long message
 * before the last.
 */
const BATCH_SIZE = 200

/**
 * Applies a message once, in parts: the effect of a part and its response are one transaction, to which its outcome is
 * added after the commit, because determining it takes long. A process that crashes in between has acknowledged
 * nothing; if the message is sent again, the applied parts return their stored responses in full.
 */
export const receive = async (services: Services, source: PushSource, message: Message): Promise<Receipt> => {
  const hash = createHash('sha256').update(message.body).digest()
  const id = message.id ?? `sha256:${hash.toString('hex')}`
  // Oldest first across all parts: after a late report, all that came before would have to be read again.
  const order = [...message.items.keys()].sort(
    (a, b) => observedAtMsOf(message.items[a]!) - observedAtMsOf(message.items[b]!),
  )
  const results: Result[] = []
  let receivedAt: string | undefined
  for (let from = 0; from === 0 || from < order.length; from += BATCH_SIZE) {
    const indexes = order.slice(from, from + BATCH_SIZE)
    const part = { id, name: partName(id, from), hash, items: indexes.map((index) => message.items[index]!) }
    const answer = await explainAnswer(services, source, part, await receivePart(services, source, part))
    receivedAt ??= answer.received_at
    for (const [nth, index] of indexes.entries()) results[index] = answer.results[nth]!
    services.wakeups.wake('journeys')
  }
  await recordResults(services.pool, source, results, services.clock().getTime())
  return { message_id: message.id, received_at: receivedAt!, results }
}

const observedAtMsOf = ({ pushed }: Item) => pushed.observedAtMs ?? Number.MAX_SAFE_INTEGER

/** The first part has the name of the message; no sender's id ends in a record separator and a number. */
const partName = (id: string, from: number) => (from === 0 ? id : `${id}\u001e${from}`)

interface Part {
  /** The id of the whole message. */
  id: string
  name: string
  hash: Buffer
  items: readonly Item[]
}

/**
 * Processes a part. If the database rejects the batch, its items are applied one by one: one bad item does not block
 * the others and is quarantined.
 */
const receivePart = async (services: Services, source: PushSource, part: Part): Promise<StoredAnswer> => {
  const nowMs = services.clock().getTime()
  const answered = (results: StoredResult[]): StoredAnswer => ({ received_at: formatInstant(nowMs), results })
  try {
    return await processOnce(services, source, part, async (client) => {
      const pushed = part.items.map((item) => item.pushed)
      const ingested = await ingest(client, source, pushed, nowMs, storedBodiesIn(services.store))
      return answered(part.items.map((item, index) => resultOf(item, ingested[index]!)))
    })
  } catch (error) {
    if (error instanceof ApiError || isTransient(error)) throw error
    const [only, ...others] = part.items
    if (only && others.length === 0)
      return processOnce(services, source, part, async (client) =>
        answered([resultOf(only, await quarantinePush(client, source, only.pushed, nowMs, error))]),
      )
    const results: StoredResult[] = []
    for (const [nth, item] of part.items.entries()) {
      const single = { ...part, name: `${part.name}\u001e${nth}`, items: [item] }
      results.push(...(await receivePart(services, source, single)).results)
    }
    return processOnce(services, source, part, async () => answered(results))
  }
}

/**
 * Processes a part and stores its response, or returns the stored one. A concurrent duplicate waits for the first to
 * finish.
 */
const processOnce = (
  { pool }: Services,
  source: PushSource,
  { id, name, hash }: Part,
  work: (client: Parameters<typeof claimMessage>[0]) => Promise<StoredAnswer>,
): Promise<StoredAnswer> =>
  transaction(pool, async (client) => {
    const kept = await claimMessage(client, source.id, name, hash)
    if (kept && !kept.body_hash.equals(hash)) throw messageIdReused(id)
    if (kept) return kept.answer as StoredAnswer
    const answer = await work(client)
    await answerMessage(client, source.id, name, answer)
    return answer
  })

/** The answer with the outcomes of its items. */
const explainAnswer = async (
  services: Services,
  source: PushSource,
  { name }: Part,
  answer: StoredAnswer,
): Promise<Answer> => {
  const results = await explainResults(services, source, answer.results)
  const explained = { ...answer, results }
  if (answer.results.some(isUnexplained)) await answerMessage(services.pool, source.id, name, explained)
  return explained
}

const resultOf = ({ at, container, problems = [], nameProblem }: Item, ingested: Ingested): StoredResult => {
  const placed = ingested.problems.map((one) => ({
    ...one,
    at: nameProblem ? nameProblem(one.at) : pointerIn(at, one.at),
  }))
  const all = [...problems, ...placed]
  return { at, container_number: container, ...outcomeOf(ingested), ...(all.length > 0 ? { problems: all } : {}) }
}

/** Maps a pointer within an item, which is stored as the only one of its kind, back to the original message. */
const pointerIn = (item: string, at: string): string => at.replace(/^\/(?:snapshots|events)\/0/, item)
