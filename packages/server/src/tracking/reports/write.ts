import type { Outcome } from '@boxtrail/engine/statement'
import type { Source } from '@boxtrail/sources/port/source'
import type { PoolClient } from 'pg'
import { idv7 } from '../../db/idv7.ts'
import { problemInWords } from '../../sources/problem-in-words.ts'
import { hashOfBody } from './hash-of-body.ts'
import { packReportBody } from './pack-report-body.ts'
import { insertReports, type NewReport, quarantineReports } from './queries.ts'

/** What arrived from a source, by poll or push. */
export interface Received {
  source: Source
  /** When the source observed it, by its own clock; for a response, when it was polled. */
  observedAt: Date
  outcome: Outcome
  mediaType: string | null
  complete: boolean
  contentHash: Buffer | null
  body: string | null
}

/** A report of what was received, unmodified. */
export const reportOf = (checkId: string, { source, body, ...received }: Received, id: string = idv7()): NewReport => ({
  id,
  check_id: checkId,
  source_id: source.id,
  asked_at: received.observedAt,
  outcome: received.outcome,
  adapter: source.adapter,
  adapter_version: source.adapterVersion,
  media_type: received.mediaType,
  complete: received.complete,
  content_hash: received.contentHash,
  body: body === null ? null : packReportBody(body),
  size: body === null ? null : Buffer.byteLength(body),
  body_sha256: body === null ? null : hashOfBody(body),
})

type Problems = readonly { at: string; reason: string }[]

/** Stores reports; those with problems are also quarantined, for an operator to replay after a fix. */
export const writeReports = async (
  client: PoolClient,
  received: readonly { report: NewReport; problems: Problems }[],
): Promise<void> => {
  await insertReports(
    client,
    received.map(({ report }) => report),
  )
  await quarantineReports(
    client,
    received
      .filter(({ problems }) => problems.length > 0)
      .map(({ report, problems }) => ({ ...report, reason: describe(problems) })),
  )
}

const MAX_DESCRIBED = 20

const describe = (problems: Problems) => problems.slice(0, MAX_DESCRIBED).map(problemInWords).join('\n')

/** Stores a report that was read, but that the database rejected, with the reason. */
export const quarantineFailure = (
  client: PoolClient,
  checkId: string,
  received: Received,
  error: unknown,
): Promise<void> => writeReports(client, [{ report: reportOf(checkId, received), problems: notApplied(error) }])

const notApplied = (error: unknown): Problems => [
  { at: '', reason: `could not be applied: ${error instanceof Error ? error.message : String(error)}` },
]
