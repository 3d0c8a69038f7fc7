import { gunzipSync } from 'node:zlib'
import { type Applied, foldReports } from '@boxtrail/engine/claims/apply-report'
import type { ReadReport } from '@boxtrail/engine/claims/claim'
import { canonical } from '@boxtrail/engine/claims/claim-key'
import { withoutForeignContainers } from '@boxtrail/engine/claims/foreign-containers'
import type { Source } from '@boxtrail/sources/port/source'
import type { PoolClient } from 'pg'
import { deleteClaims, loadClaims, saveClaims } from './claim-queries.ts'
import { loadReports, settleRebuiltCheck } from './queries.ts'
import { readSafely, type SubjectColumns } from './read.ts'

/**
 * Rebuilds the claims of a check from all its stored reports: after a late report, a replay, or a fix of the adapter.
 * Claims keep their ids.
 */
export const rebuildCheck = async (
  client: PoolClient,
  check: { id: string } & SubjectColumns,
  source: Source,
): Promise<Applied> => {
  const stored = (await loadClaims(client, [check.id])).get(check.id)!
  const reports = (await loadReports(client, check.id))
    .filter((row) => row.outcome === 'ok' || row.outcome === 'unrecognized')
    .map(
      (row): ReadReport => ({
        id: row.id,
        observedAtMs: row.asked_at.getTime(),
        reading: readSafely(source, { body: gunzipSync(row.body!).toString(), complete: row.complete }, check),
      }),
    )
  const folded = foldReports(check.id, withoutForeignContainers(reports), source.style)
  const byId = new Map(stored.map((claim) => [claim.id, claim]))
  const changed = folded.claims.filter((claim) => canonical(byId.get(claim.id)) !== canonical(claim))
  const kept = new Set(folded.claims.map((claim) => claim.id))
  await saveClaims(
    client,
    changed.map((claim) => ({ checkId: check.id, claim })),
  )
  await deleteClaims(
    client,
    check.id,
    stored.filter((claim) => !kept.has(claim.id)).map((claim) => claim.id),
  )
  await settleRebuiltCheck(client, check.id, lastReadable(reports)?.id ?? null, folded.awaitsConfirmation)
  return folded
}

/** The report that the open claims rest on. */
const lastReadable = (reports: readonly ReadReport[]) => reports.findLast(({ reading }) => reading.outcome === 'ok')
