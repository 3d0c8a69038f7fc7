import { createHash } from 'node:crypto'
import type { Receipt } from '@boxtrail/contracts/feed'
import { isTransient } from '../../db/errors.ts'
import { transaction } from '../../db/transaction.ts'
import { ApiError, messageIdReused } from '../../errors.ts'
import type { Pushed, PushSource } from '../../sources/push.ts'
import { formatInstant } from '../../tracking/time.ts'
import type { Context } from '../context.ts'
import { type Ingested, ingest, setAside } from './ingest.ts'
import { answerMessage, takeMessage } from './queries.ts'

type Result = Receipt['results'][number]
type Answer = Pick<Receipt, 'received_at' | 'results'>

/** One item of a push: what it says, or why nobody can tell of what it speaks. */
export interface Item {
  at: string
  container: string | null
  pushed: Pushed
  /** Beside what the source's own reading finds. */
  problems?: Result['problems']
  /** Where a problem stands in what was sent, if that is no JSON. */
  nameProblem?: (at: string) => string
}

export interface Message {
  /** Null: the sender names none, and the bytes stand for themselves. */
  id: string | null
  body: Uint8Array
  items: readonly Item[]
}

type Services = Pick<Context, 'pool' | 'wakers' | 'clock'>

/** A transaction is short and holds few locks, and the first boxes of a long message are heard before the last. */
const AT_ONCE = 200

/**
 * Applies a message once, in parts: the effect of a part and its answer are one transaction. A process that dies between
 * two parts has acknowledged nothing; when the message comes again, the parts that were applied answer as they did.
 */
export const receive = async (services: Services, source: PushSource, message: Message): Promise<Receipt> => {
  const hash = createHash('sha256').update(message.body).digest()
  const id = message.id ?? `sha256:${hash.toString('hex')}`
  // Oldest first, over all parts: what comes late has to be read again with all that came before.
  const order = [...message.items.keys()].sort(
    (a, b) => observedAtMsOf(message.items[a]!) - observedAtMsOf(message.items[b]!),
  )
  const results: Result[] = []
  let receivedAt: string | undefined
  for (let from = 0; from === 0 || from < order.length; from += AT_ONCE) {
    const indexes = order.slice(from, from + AT_ONCE)
    const part = { id, name: partName(id, from), hash, items: indexes.map((index) => message.items[index]!) }
    const answer = await receivePart(services, source, part)
    receivedAt ??= answer.received_at
    for (const [nth, index] of indexes.entries()) results[index] = answer.results[nth]!
    services.wakers.wake('journeys')
  }
  return { message_id: message.id, received_at: receivedAt!, results }
}

const observedAtMsOf = ({ pushed }: Item) => pushed.observedAtMs ?? Number.MAX_SAFE_INTEGER

/** The first part has the name of the message; no sender's id ends in a record separator and a number. */
const partName = (id: string, from: number) => (from === 0 ? id : `${id}\u001e${from}`)

interface Part {
  /** Of the whole message. */
  id: string
  name: string
  hash: Buffer
  items: readonly Item[]
}

/** Where the database refuses something, the items go one by one: one bad item holds no other up, and is set aside. */
const receivePart = async (services: Services, source: PushSource, part: Part): Promise<Answer> => {
  const nowMs = services.clock().getTime()
  const answered = (results: Result[]): Answer => ({ received_at: formatInstant(nowMs), results })
  try {
    return await takeOnce(services, source, part, async (client) => {
      const pushed = part.items.map((item) => item.pushed)
      const ingested = await ingest(client, source, pushed, nowMs)
      return answered(part.items.map((item, index) => resultOf(item, ingested[index]!)))
    })
  } catch (error) {
    if (error instanceof ApiError || isTransient(error)) throw error
    const [only, ...others] = part.items
    if (only && others.length === 0)
      return takeOnce(services, source, part, async (client) =>
        answered([resultOf(only, await setAside(client, source, only.pushed, nowMs, error))]),
      )
    const results: Result[] = []
    for (const [nth, item] of part.items.entries()) {
      const single = { ...part, name: `${part.name}\u001e${nth}`, items: [item] }
      results.push(...(await receivePart(services, source, single)).results)
    }
    return takeOnce(services, source, part, async () => answered(results))
  }
}

/** Does a part and keeps its answer, or gives the answer that was kept. A twin in flight waits for the first to end. */
const takeOnce = (
  { pool }: Services,
  source: PushSource,
  { id, name, hash }: Part,
  work: (client: Parameters<typeof takeMessage>[0]) => Promise<Answer>,
): Promise<Answer> =>
  transaction(pool, async (client) => {
    const kept = await takeMessage(client, source.id, name, hash)
    if (kept && !kept.body_hash.equals(hash)) throw messageIdReused(id)
    if (kept) return kept.answer as Answer
    const answer = await work(client)
    await answerMessage(client, source.id, name, answer)
    return answer
  })

const resultOf = (
  { at, container, problems = [], nameProblem }: Item,
  { outcome, problems: found }: Ingested,
): Result => {
  const placed = found.map((one) => ({ ...one, at: nameProblem ? nameProblem(one.at) : pointerIn(at, one.at) }))
  const all = [...problems, ...placed]
  return { at, container_number: container, outcome, ...(all.length > 0 ? { problems: all } : {}) }
}

/** An item is kept by itself, as the first of its kind; in what was sent it stands elsewhere. */
const pointerIn = (item: string, at: string): string => at.replace(/^\/(?:snapshots|events)\/0/, item)
