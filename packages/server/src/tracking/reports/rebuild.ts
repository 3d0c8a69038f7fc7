import { type Applied, foldReports } from '@boxtrail/engine/claims/apply-report'
import type { ReadReport } from '@boxtrail/engine/claims/claim'
import { canonical } from '@boxtrail/engine/claims/claim-key'
import { claimsUntil } from '@boxtrail/engine/claims/claims-until'
import { withoutForeignContainers } from '@boxtrail/engine/claims/foreign-containers'
import type { Source } from '@boxtrail/sources/port/source'
import type { PoolClient } from 'pg'
import { unpackClaims } from '../packing/claims.ts'
import { type StoredBodies, textsOf } from '../stored-bodies/read.ts'
import { deleteClaims, loadClaims, saveClaims } from './claim-queries.ts'
import { loadReports, settleRebuiltCheck } from './queries.ts'
import { readSafely, type SubjectColumns } from './read.ts'

/**
 * Rebuilds the claims of a check from all its stored reports: after a late report, a replay, or a fix of the adapter.
 * Claims keep their ids. What reports stated whose bodies are no longer kept stands as it was read then.
 */
export const rebuildCheck = async (
  client: PoolClient,
  check: { id: string } & SubjectColumns,
  source: Source,
  storedBodies: StoredBodies,
): Promise<Applied> => {
  await unpackClaims(client, [check.id])
  const stored = (await loadClaims(client, [check.id])).get(check.id)!
  const rows = await loadReports(client, check.id)
  const texts = await textsOf(client, storedBodies, check.id, rows)
  const reports = rows.flatMap(({ id, asked_at, outcome, complete }): ReadReport[] => {
    const body = texts.get(id)
    return body === undefined || (outcome !== 'ok' && outcome !== 'unrecognized')
      ? []
      : [{ id, observedAtMs: asked_at.getTime(), reading: readSafely(source, { body, complete }, check) }]
  })
  const dropped = rows.findLast(({ id, outcome }) => !texts.has(id) && outcome === 'ok')
  const last = dropped && { id: dropped.id, observedAtMs: dropped.asked_at.getTime() }
  const folded = foldReports(
    check.id,
    withoutForeignContainers(reports),
    source.style,
    last && claimsUntil(stored, last),
  )
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
  await settleRebuiltCheck(client, check.id, (lastReadable(reports) ?? dropped)?.id ?? null, folded.awaitsConfirmation)
  return folded
}

/** The report that the open claims rest on. */
const lastReadable = (reports: readonly ReadReport[]) => reports.findLast(({ reading }) => reading.outcome === 'ok')
