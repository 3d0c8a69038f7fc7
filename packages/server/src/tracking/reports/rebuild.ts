import { type Applied, foldReports } from '@boxtrail/engine/claims/apply-report'
import type { Claim, ReadReport } from '@boxtrail/engine/claims/claim'
import { canonical } from '@boxtrail/engine/claims/claim-key'
import { claimsUntil } from '@boxtrail/engine/claims/claims-until'
import { withoutForeignContainers } from '@boxtrail/engine/claims/foreign-containers'
import type { Source } from '@boxtrail/sources/port/source'
import type { PoolClient } from 'pg'
import type { Client } from '../../db/statement.ts'
import { loadPackedClaims, unpackClaims } from '../packing/claims.ts'
import { type StoredBodies, textsOf } from '../stored-bodies/read.ts'
import { deleteClaims, loadClaims, saveClaims } from './claim-queries.ts'
import { loadReports, settleRebuiltCheck } from './queries.ts'
import { readSafely, type SubjectColumns } from './read.ts'

/** The claims of a check, folded from its stored reports. */
export interface Folded {
  applied: Applied
  /** The report that the open claims rest on. */
  last: { id: string; observedAtMs: number } | null
}

/**
 * Reads the stored reports of a check again, as far as `isReceived` accepts them. Claims of reports whose bodies are no
 * longer kept stay as they were read then: `stored` are the claims of the check.
 */
export const foldStored = async (
  client: Client,
  check: { id: string } & SubjectColumns,
  source: Source,
  storedBodies: StoredBodies,
  stored: readonly Claim[],
  isReceived: (reportId: string) => boolean = () => true,
): Promise<Folded> => {
  const rows = (await loadReports(client, check.id)).filter(({ id }) => isReceived(id))
  const texts = await textsOf(client, storedBodies, check.id, rows)
  const reports = rows.flatMap(({ id, asked_at, outcome, complete }): ReadReport[] => {
    const body = texts.get(id)
    return body === undefined || (outcome !== 'ok' && outcome !== 'unrecognized')
      ? []
      : [{ id, observedAtMs: asked_at.getTime(), reading: readSafely(source, { body, complete }, check) }]
  })
  const dropped = rows.findLast(({ id, outcome }) => !texts.has(id) && outcome === 'ok')
  const until = dropped && { id: dropped.id, observedAtMs: dropped.asked_at.getTime() }
  const applied = foldReports(
    check.id,
    withoutForeignContainers(reports),
    source.style,
    until && claimsUntil(stored, until),
  )
  return { applied, last: lastReadable(reports) ?? until ?? null }
}

/** `closed`: the claims that were not closed before, or were closed at another time. */
export type Rebuilt = Applied & { closed: readonly Claim[] }

/**
 * Rebuilds the claims of a check from all its stored reports: after a late report, a replay, or a fix of the adapter.
 * Claims keep their ids.
 */
export const rebuildCheck = async (
  client: PoolClient,
  check: { id: string } & SubjectColumns,
  source: Source,
  storedBodies: StoredBodies,
): Promise<Rebuilt> => {
  const stored = (await loadClaims(client, [check.id])).get(check.id)!
  const { applied: folded, last } = await foldStored(client, check, source, storedBodies, stored)
  const byId = new Map(stored.map((claim) => [claim.id, claim]))
  const changed = folded.claims.filter((claim) => canonical(byId.get(claim.id)) !== canonical(claim))
  const kept = new Set(folded.claims.map((claim) => claim.id))
  const gone = stored.filter((claim) => !kept.has(claim.id))
  if (changed.length + gone.length > 0) {
    const packed = new Set((await loadPackedClaims(client, [check.id])).get(check.id)?.map(({ id }) => id))
    if ([...changed, ...gone].some(({ id }) => packed.has(id))) await unpackClaims(client, [check.id])
  }
  await saveClaims(
    client,
    changed.map((claim) => ({ checkId: check.id, claim })),
  )
  await deleteClaims(
    client,
    check.id,
    gone.map((claim) => claim.id),
  )
  await settleRebuiltCheck(client, check.id, last?.id ?? null, folded.awaitsConfirmation)
  const closed = changed.filter(({ id, closedMs }) => closedMs !== null && byId.get(id)?.closedMs !== closedMs)
  return { ...folded, closed }
}

const lastReadable = (reports: readonly ReadReport[]) => reports.findLast(({ reading }) => reading.outcome === 'ok')
