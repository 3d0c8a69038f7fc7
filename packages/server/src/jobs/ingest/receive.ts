import { createHash } from 'node:crypto'
import type { Receipt } from '@boxtrail/contracts/feed'
import type { Context } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import { messageIdReused } from '../../errors.ts'
import type { Pushed, PushSource } from '../../sources/push.ts'
import { formatInstant } from '../../tracking/time.ts'
import { ingest } from './ingest.ts'
import { answerMessage, takeMessage } from './queries.ts'

type Result = Receipt['results'][number]

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

/** Applies a message once: its effect and its answer are one transaction. */
export const receive = async (
  { pool, wakers, clock }: Pick<Context, 'pool' | 'wakers' | 'clock'>,
  source: PushSource,
  { id, body, items }: Message,
): Promise<Receipt> => {
  const hash = createHash('sha256').update(body).digest()
  const messageId = id ?? `sha256:${hash.toString('hex')}`
  const receipt = await transaction(pool, async (client): Promise<Receipt> => {
    const kept = await takeMessage(client, source.id, messageId, hash)
    if (kept && !kept.body_hash.equals(hash)) throw messageIdReused(messageId)
    if (kept) return kept.answer as Receipt
    const now = clock()
    const ingested = await ingest(
      client,
      source,
      items.map(({ pushed }) => pushed),
      now.getTime(),
    )
    const results = items.map(({ at, container, problems = [], nameProblem }, index): Result => {
      const { outcome, problems: found } = ingested[index]!
      const placed = found.map((one) => ({ ...one, at: nameProblem ? nameProblem(one.at) : pointerIn(at, one.at) }))
      const all = [...problems, ...placed]
      return { at, container_number: container, outcome, ...(all.length > 0 ? { problems: all } : {}) }
    })
    const answer: Receipt = { message_id: id, received_at: formatInstant(now.getTime()), results }
    await answerMessage(client, source.id, messageId, answer)
    return answer
  })
  wakers.wake('journeys')
  return receipt
}

/** An item is kept by itself, as the first of its kind; in what was sent it stands elsewhere. */
const pointerIn = (item: string, at: string): string => at.replace(/^\/(?:snapshots|events)\/0/, item)
