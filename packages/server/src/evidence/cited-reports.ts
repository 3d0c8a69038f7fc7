import { publicId } from '@boxtrail/engine/source-id'
import { formatInstant } from '@boxtrail/engine/time'
import type { ReportToCite } from '@boxtrail/protocol/evidence/compose-pack'
import type { Call } from '../context.ts'
import { droppedOf, findHorizon } from '../db/horizons.ts'
import { hashOfBody } from '../tracking/reports/hash-of-body.ts'
import { loadReportBodies } from '../tracking/reports/queries.ts'
import { storedBodiesIn, textsOf } from '../tracking/stored-bodies/read.ts'
import { type FollowedCheck, type FoundReport, findCitedReports, findFollowedChecks } from './queries.ts'

/** The stored rows of the reports that are cited about a shipment. */
export interface CitedRows {
  rows: readonly FoundReport[]
  subjects: ReadonlyMap<string, FollowedCheck>
  horizon: Date | null
}

export const findCited = async (
  { pool, accountId }: Call,
  shipmentId: string,
  ids: ReadonlySet<string>,
): Promise<CitedRows> => {
  const checks = await findFollowedChecks(pool, accountId, shipmentId)
  const subjects = new Map(checks.map((check) => [check.id, check]))
  return {
    rows: await findCitedReports(pool, [...ids], [...subjects.keys()]),
    subjects,
    horizon: await findHorizon(pool, 'report_bodies'),
  }
}

/** The reports with their hashes. If a report is from before hashes were stored, its body is read. */
export const withHashes = async (call: Call, { rows, subjects, horizon }: CitedRows): Promise<ReportToCite[]> => {
  const isKept = ({ id, stored_size }: FoundReport) => stored_size !== null && droppedOf(horizon, [id]) === null
  const unhashed = rows.filter((row) => row.body_sha256 === null && isKept(row)).toSorted(byTime)
  const hashes = await hashesOf(call, unhashed.slice(-MAX_HASHED_REPORTS))
  return rows.map((row) => {
    const { id, kind, name } = call.registry.describe(row.source_id)
    const { subject_kind, subject_number } = subjects.get(row.check_id)!
    return {
      id: row.id,
      source: { id: publicId(id), kind, name },
      subject: { kind: subject_kind as ReportToCite['subject']['kind'], number: subject_number },
      observed_at: formatInstant(row.asked_at.getTime()),
      received_at: formatInstant(row.received_at.getTime()),
      recorded_at: formatInstant(row.recorded_at.getTime()),
      adapter: row.adapter,
      adapter_version: row.adapter_version,
      media_type: row.media_type,
      size: row.size,
      body_sha256: row.body_sha256 ?? hashes.get(row.id) ?? null,
      body: row.stored_size === null ? 'none' : isKept(row) ? 'kept' : 'dropped',
    }
  })
}

/**
 * Sorts by id, which begins with the time of receipt: reports of about the same time are in one object of the store.
 */
const byTime = ({ id }: FoundReport, other: FoundReport) => (id < other.id ? -1 : 1)

/** The most bodies that are read for one pack: of more reports without a stored hash, only the newest get one. */
const MAX_HASHED_REPORTS = 500

/** How many bodies are in memory at once. */
const AT_ONCE = 20

const hashesOf = async ({ pool, store }: Call, reports: readonly FoundReport[]): Promise<Map<string, string>> => {
  const hashes = new Map<string, string>()
  for (const [checkId, rows] of Map.groupBy(reports, ({ check_id }) => check_id))
    for (let at = 0; at < rows.length; at += AT_ONCE) {
      const ids = rows.slice(at, at + AT_ONCE).map(({ id }) => id)
      const bodies = await loadReportBodies(pool, checkId, ids)
      for (const [id, body] of await textsOf(pool, storedBodiesIn(store), checkId, bodies))
        hashes.set(id, hashOfBody(body).toString('hex'))
    }
  return hashes
}
