import { createHash } from 'node:crypto'
import type { EdiReceipt } from '@boxtrail/contracts/feed'
import { type EdiProblem, whereOf } from '@boxtrail/edi/segment'
import { isTransient } from '../../../db/errors.ts'
import { transaction } from '../../../db/transaction.ts'
import type { EdiSource } from '../../../sources/edi/source.ts'
import type { EdiPart, Split } from '../../../sources/edi/split.ts'
import { formatInstant } from '../../../tracking/time.ts'
import type { Context } from '../../context.ts'
import { type Ingested, ingest, setAside } from '../ingest.ts'
import { becameIn } from '../receive.ts'
import { answerMessages, findAnswers, takeMessages } from './queries.ts'
import { splitApart } from './split-apart.ts'

type Result = EdiReceipt['results'][number]

/** Keeps transactions short, and applies the first containers of a long interchange before the last. */
const AT_ONCE = 200

/**
 * Applies an interchange, each of its messages once, however often it is sent and with whatever others. Null: it
 * contains no message at all, and `problems` says why.
 */
export const receiveEdi = async (
  services: Pick<Context, 'pool' | 'wakeups' | 'reference' | 'registry'>,
  source: EdiSource,
  text: string,
  receivedMs: number,
): Promise<{ split: Split; receipt: EdiReceipt | null }> => {
  const split = await splitApart(text, source.partner, receivedMs)
  if (split.sets.length === 0) return { split, receipt: null }
  const outcomes = new Map<EdiPart, Ingested>()
  for (let from = 0; from < split.parts.length; from += AT_ONCE)
    await applyParts(services, source, split.parts.slice(from, from + AT_ONCE), receivedMs, outcomes)
  if (outcomes.size > 0) services.wakeups.wake('journeys')
  return { split, receipt: receiptOf(split, outcomes, receivedMs) }
}

/** What became of each message when it was received for the first time: of a repeated one, its receipt says less. */
export const firstResults = async (
  pool: Context['pool'],
  source: EdiSource,
  { parts }: Split,
  { results }: EdiReceipt,
): Promise<Result[]> => {
  const repeated = parts.filter((_, index) => results[index]!.outcome === 'unchanged')
  const answers = await findAnswers(
    pool,
    source.id,
    repeated.map(({ messageId }) => messageId),
  )
  return results.map((result, index) => (answers.get(parts[index]?.messageId ?? '') as Result | undefined) ?? result)
}

const sha256 = (text: string) => createHash('sha256').update(text).digest()

/**
 * If the database rejects the batch, its parts are applied one by one: one bad container does not block the others and
 * is quarantined.
 */
const applyParts = async (
  services: Parameters<typeof receiveEdi>[0],
  source: EdiSource,
  parts: readonly EdiPart[],
  receivedMs: number,
  outcomes: Map<EdiPart, Ingested>,
): Promise<void> => {
  const { pool } = services
  try {
    const outcomeByPart = await transaction(pool, async (client) => {
      const taken = await takeMessages(
        client,
        source.id,
        parts,
        parts.map(({ body }) => sha256(body)),
      )
      const fresh = parts.filter(({ messageId }) => taken.delete(messageId))
      const ingested = await ingest(client, services, source, fresh, receivedMs)
      await answerMessages(
        client,
        source.id,
        fresh.map((part, index) => ({
          messageId: part.messageId,
          answer: { results: [resultOf(part, ingested[index]!)] },
        })),
      )
      return new Map(fresh.map((part, index) => [part, ingested[index]!]))
    })
    for (const part of parts) outcomes.set(part, outcomeByPart.get(part) ?? { outcome: 'unchanged', problems: [] })
  } catch (error) {
    if (isTransient(error)) throw error
    const [only, ...others] = parts
    if (only && others.length === 0)
      await transaction(pool, async (client) => {
        const taken = await takeMessages(client, source.id, [only], [sha256(only.body)])
        if (taken.size > 0) await setAside(client, source, only, receivedMs, error)
        outcomes.set(only, { outcome: 'refused', problems: [] })
      })
    else for (const part of parts) await applyParts(services, source, [part], receivedMs, outcomes)
  }
}

const receiptOf = (
  { sets, parts, problems, acknowledgement }: Split,
  outcomes: ReadonlyMap<EdiPart, Ingested>,
  receivedMs: number,
): EdiReceipt => {
  const results = parts.map((part) => resultOf(part, outcomes.get(part) ?? { outcome: 'refused', problems: [] }))
  const dropped = sets
    .filter(({ isDropped }) => isDropped)
    .map(
      ({ name, problems }): Result => ({
        at: name,
        container_number: null,
        outcome: 'refused',
        ...wireProblems(problems),
      }),
    )
  return {
    received_at: formatInstant(receivedMs),
    results: [...results, ...dropped],
    notes: [...problems, ...sets.flatMap((set) => set.notes)].map(wireProblem),
    acknowledgement,
  }
}

const resultOf = ({ set, subject, problems }: EdiPart, ingested: Ingested): Result => ({
  at: set,
  container_number: subject.kind === 'container' ? subject.number : null,
  ...becameIn(ingested),
  ...wireProblems(problems),
})

const wireProblems = (problems: readonly EdiProblem[]) =>
  problems.length > 0 ? { problems: problems.map(wireProblem) } : {}

const wireProblem = (problem: EdiProblem) => ({ at: whereOf(problem), reason: problem.reason })
