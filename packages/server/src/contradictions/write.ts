import { hashId, isSame } from '@boxtrail/engine/claims/claim-key'
import type { ContradictingStatement, Contradiction } from '@boxtrail/engine/contradictions/contradiction/contradiction'
import type { Change } from '@boxtrail/engine/diff/difference'
import { sourceTextAbout } from '@boxtrail/engine/provenance/source-text'
import { formatInstant } from '@boxtrail/engine/time'
import type { PoolClient } from 'pg'
import type { ContradictionRow } from '../records/contradictions/queries.ts'
import { evidenceOf } from '../records/evidence.ts'
import { ranks } from '../records/severity.ts'
import type { ContradictionContent } from '../schema/column-types.ts'
import { resolveContradictions, type StoredContradiction, saveContradictions } from './queries.ts'

/** The contradictions found in one journey, by its own clock. */
export interface FoundContradictions {
  accountId: string
  journeyId: string
  found: readonly { containerId: string; shipmentId: string; contradiction: Contradiction }[]
  /** Whether contradictions of a kind were looked for; those of other kinds stay as they are. */
  isCompared: (kind: string) => boolean
  now: Date
  newId: () => string
}

/** The contradictions that opened or were resolved, for the log; `rows` has each as it is now. */
export interface ContradictionNews {
  changes: Change[]
  rows: ReadonlyMap<string, ContradictionRow>
}

/**
 * Brings the stored contradictions of some journeys into line with what was found, and returns what opened and was
 * resolved in each. `stored`: the stored contradictions of all of these journeys, locked by this transaction, so that
 * each change is noticed exactly once.
 */
export const writeContradictions = async (
  client: PoolClient,
  journeys: readonly FoundContradictions[],
  stored: readonly StoredContradiction[],
): Promise<ContradictionNews[]> => {
  const known = new Map(stored.map((row) => [keyOf(row), row]))
  const wanted = journeys.map((one) => rowsOf(one, known))
  await saveContradictions(
    client,
    wanted.flat().filter((row) => !isUnchanged(row, known.get(keyOf(row)))),
  )
  const kept = new Set(wanted.flat().map(keyOf))
  const resolved = journeys.map(({ accountId, journeyId, now, isCompared }) =>
    stored
      .filter((row) => row.account_id === accountId && row.journey_id === journeyId)
      .filter((row) => row.resolved_at === null && !kept.has(keyOf(row)))
      .filter(({ kind }) => isCompared(kind))
      .map((row) => ({ ...row, resolved_at: now, changed_at: now })),
  )
  await resolveContradictions(
    client,
    resolved.flat().map(({ account_id, id, resolved_at }) => ({ account_id, id, at: resolved_at })),
  )
  return journeys.map((one, index) =>
    newsOf(
      one,
      wanted[index]!.filter((row) => known.get(keyOf(row))?.resolved_at !== null),
      resolved[index]!,
    ),
  )
}

const keyOf = ({ account_id, id }: { account_id: string; id: string }) => `${account_id} ${id}`

type NewRow = ReturnType<typeof rowsOf>[number]

const rowsOf = (
  { accountId, journeyId, found, isCompared, now }: FoundContradictions,
  known: ReadonlyMap<string, StoredContradiction>,
) =>
  found
    .filter(({ contradiction }) => isCompared(contradiction.kind))
    .map(({ containerId, shipmentId, contradiction }) => {
      const { kind, severity, sinceMs } = contradiction
      const id = contradictionId(accountId, containerId, contradiction)
      const before = known.get(keyOf({ account_id: accountId, id }))
      const at = formatInstant(now.getTime())
      return {
        account_id: accountId,
        id,
        journey_id: journeyId,
        container_id: containerId,
        shipment_id: shipmentId,
        kind,
        severity,
        rank: ranks[severity]!,
        since: formatInstant(sinceMs),
        opened_at: before && before.resolved_at === null ? formatInstant(before.opened_at.getTime()) : at,
        resolved_at: null,
        content: contentOf(contradiction),
        changed_at: at,
      }
    })

/** The same contradiction has the same id whenever it is found. */
export const contradictionId = (accountId: string, containerId: string, { kind, about }: Contradiction): string =>
  hashId(accountId, 'contradiction', containerId, kind, about)

/** The content of a contradiction as it is stored and served. */
export const contentOf = ({ title, statements, decidedBy, daysAtStake }: Contradiction): ContradictionContent => ({
  title,
  statements: statements.map(servedStatement),
  decided_by: decidedBy && { field: decidedBy.field, order: [...decidedBy.order] },
  days_at_stake: daysAtStake,
})

const servedStatement = ({ claim, about, value, prevails }: ContradictingStatement) => ({
  ...{ about, value: value ?? null, prevails },
  ...evidenceOf(claim),
  words: sourceTextAbout(claim.statement, about),
})

const isUnchanged = (row: NewRow, known: StoredContradiction | undefined): boolean =>
  known !== undefined &&
  known.resolved_at === null &&
  known.journey_id === row.journey_id &&
  known.shipment_id === row.shipment_id &&
  known.severity === row.severity &&
  formatInstant(known.since.getTime()) === row.since &&
  isSame(known.content, row.content)

const newsOf = (
  { newId }: FoundContradictions,
  opened: readonly NewRow[],
  resolved: readonly StoredContradiction[],
): ContradictionNews => {
  const change = (
    event: 'container.contradiction.opened' | 'container.contradiction.resolved',
    { id, shipment_id, container_id, kind }: NewRow | StoredContradiction,
  ): Change => ({
    id: newId(),
    resource_type: 'contradiction',
    resource_id: id,
    shipment_id,
    container_id,
    event,
    changeset:
      event === 'container.contradiction.opened'
        ? { kind: [null, kind], state: [null, 'open'] }
        : { state: ['open', 'resolved'] },
  })
  return {
    changes: [
      ...resolved.map((row) => change('container.contradiction.resolved', row)),
      ...opened.map((row) => change('container.contradiction.opened', row)),
    ],
    rows: new Map([...opened, ...resolved].map((row) => [row.id, served(row)])),
  }
}

const served = ({
  since,
  opened_at,
  resolved_at,
  changed_at,
  ...row
}: NewRow | StoredContradiction): ContradictionRow => ({
  ...row,
  since: new Date(since),
  opened_at: new Date(opened_at),
  resolved_at: resolved_at && new Date(resolved_at),
  changed_at: new Date(changed_at),
})
