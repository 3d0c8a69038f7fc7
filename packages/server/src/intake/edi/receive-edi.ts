import { createHash } from 'node:crypto'
import type { EdiReceipt } from '@boxtrail/contracts/feed'
import { describePosition, type EdiProblem } from '@boxtrail/edi/segment'
import { formatInstant } from '@boxtrail/engine/time'
import type { EdiSource } from '@boxtrail/sources/edi/edi-source'
import type { EdiPart, SplitInterchange } from '@boxtrail/sources/edi/split-interchange'
import type { Pool, PoolClient } from 'pg'
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
} from '../feeds/push-results.ts'
import { createAdvice } from './advise.ts'
import { answerMessages, claimMessages, findAnswers } from './queries.ts'
import { splitUpload } from './split-upload.ts'

type Services = Pick<Context, 'pool' | 'wakeups' | 'reference' | 'registry' | 'store'>

/**
 * Parts per transaction: keeps transactions short, and applies the first containers of a long interchange before the
 * last.
 */
const BATCH_SIZE = 200

/**
 * Applies an interchange, each of its messages once, however often it is sent and together with whichever others. A
 * null receipt: it contains no message at all, and `problems` gives the reason. `first`: the outcome of each part when
 * it was first received; for a repeated one, the receipt has less. The answers are dated `answeredMs`.
 */
export const receiveEdi = async (
  services: Services,
  source: EdiSource,
  text: string,
  receivedMs: number,
  answeredMs = receivedMs,
): Promise<{ split: SplitInterchange; receipt: EdiReceipt | null; first: Result[] }> => {
  const split = await splitUpload(text, source.partner, receivedMs, answeredMs)
  if (split.sets.length === 0) return { split, receipt: null, first: [] }
  const stored = new Map<EdiPart, StoredResult>()
  for (let from = 0; from < split.parts.length; from += BATCH_SIZE)
    for (const [part, result] of await applyParts(
      services,
      source,
      split.parts.slice(from, from + BATCH_SIZE),
      receivedMs,
    ))
      stored.set(part, result)
  if (stored.size > 0) services.wakeups.wake('journeys')
  const first = await explainParts(services, source, split.parts, stored)
  const results = split.parts.map((part, index) => (stored.has(part) ? first[index]! : repeatedResult(part)))
  const receipt = receiptOf(split, results, createAdvice(split, first, answeredMs), receivedMs)
  await recordResults(services.pool, source, receipt.results, receivedMs)
  return { split, receipt, first }
}

/** The outcome of each part when it was first received. Results of earlier receipts are looked up. */
const explainParts = async (
  services: Services,
  source: EdiSource,
  parts: readonly EdiPart[],
  stored: ReadonlyMap<EdiPart, StoredResult>,
): Promise<Result[]> => {
  const repeated = parts.filter((part) => !stored.has(part)).map(({ messageId }) => messageId)
  const answers = await findAnswers(services.pool, source.id, repeated)
  const all = parts.map(
    (part) => stored.get(part) ?? (answers.get(part.messageId) as StoredResult | undefined) ?? repeatedResult(part),
  )
  const results = await explainResults(services, source, all)
  const unexplained = parts.flatMap(({ messageId }, index) =>
    isUnexplained(all[index]!) ? [{ messageId, answer: { results: [results[index]] } }] : [],
  )
  if (unexplained.length > 0) await answerMessages(services.pool, source.id, unexplained)
  return results
}

const sha256 = (text: string) => createHash('sha256').update(text).digest()

/**
 * Applies the parts that were not received before, and returns their results. If the database rejects the batch, its
 * parts are applied one by one: one bad container does not block the others and is quarantined.
 */
const applyParts = async (
  services: Services,
  source: EdiSource,
  parts: readonly EdiPart[],
  receivedMs: number,
): Promise<[EdiPart, StoredResult][]> => {
  const take = (work: Parameters<typeof claimParts>[3]) => claimParts(services.pool, source, parts, work)
  try {
    return await take((client, fresh) => ingest(client, source, fresh, receivedMs, storedBodiesIn(services.store)))
  } catch (error) {
    if (isTransient(error)) throw error
    const [only, ...others] = parts
    if (only && others.length === 0)
      return take(async (client) => [await quarantinePush(client, source, only, receivedMs, error)])
    const applied: [EdiPart, StoredResult][] = []
    for (const part of parts) applied.push(...(await applyParts(services, source, [part], receivedMs)))
    return applied
  }
}

/** Processes the parts that were not received before and stores their results, all in one transaction. */
const claimParts = (
  pool: Pool,
  source: EdiSource,
  parts: readonly EdiPart[],
  work: (client: PoolClient, fresh: readonly EdiPart[]) => Promise<Ingested[]>,
): Promise<[EdiPart, StoredResult][]> =>
  transaction(pool, async (client) => {
    const hashes = parts.map(({ body }) => sha256(body))
    const taken = await claimMessages(client, source.id, parts, hashes)
    const fresh = parts.filter(({ messageId }) => taken.delete(messageId))
    if (fresh.length === 0) return []
    const ingested = await work(client, fresh)
    const results = fresh.map((part, index): [EdiPart, StoredResult] => [part, resultOf(part, ingested[index]!)])
    const answers = results.map(([{ messageId }, result]) => ({ messageId, answer: { results: [result] } }))
    await answerMessages(client, source.id, answers)
    return results
  })

const receiptOf = (
  { sets, problems, acknowledgement }: SplitInterchange,
  results: readonly Result[],
  advice: string | null,
  receivedMs: number,
): EdiReceipt => {
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
    results: [...results, ...dropped] as EdiReceipt['results'],
    notes: [...problems, ...sets.flatMap((set) => set.notes)].map(wireProblem),
    acknowledgement,
    advice,
  }
}

const headOf = ({ set, subject }: EdiPart) => ({
  at: set,
  container_number: subject.kind === 'container' ? subject.number : null,
})

const resultOf = (part: EdiPart, ingested: Ingested): StoredResult => ({
  ...headOf(part),
  ...outcomeOf(ingested),
  // The problems found on reading are listed with the part, with their places in the interchange.
  ...(part.problems.length === 0 && ingested.outcome === 'refused'
    ? { problems: ingested.problems.map(({ reason }) => ({ at: part.set, reason })) }
    : wireProblems(part.problems)),
})

const repeatedResult = (part: EdiPart): Result => ({
  ...headOf(part),
  outcome: 'unchanged',
  ...wireProblems(part.problems),
})

const wireProblems = (problems: readonly EdiProblem[]) =>
  problems.length > 0 ? { problems: problems.map(wireProblem) } : {}

const wireProblem = (problem: EdiProblem) => ({ at: describePosition(problem), reason: problem.reason })
