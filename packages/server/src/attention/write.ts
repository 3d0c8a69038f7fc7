import { type AttentionEntry, entryId } from '@boxtrail/engine/attention/entry/entry'
import { isSame } from '@boxtrail/engine/claims/claim-key'
import type { Change } from '@boxtrail/engine/diff/difference'
import { formatInstant } from '@boxtrail/engine/time'
import type { PoolClient } from 'pg'
import type { AttentionRow } from '../records/attention/queries.ts'
import { ranks } from '../records/severity.ts'
import type { AttentionContent } from '../schema/column-types.ts'
import { deleteAttention, findAttentionStates, type StoredEntry, type StoredState, saveAttention } from './queries.ts'

/** The attention entries computed for one journey, or for a request without one, by its own clock. */
export interface ComputedAttention {
  accountId: string
  scopeId: string
  entries: readonly AttentionEntry[]
  now: Date
  newId: () => string
}

/** The entries that appeared or vanished, for the log; `rows` has each as it is, or was last. */
export interface AttentionNews {
  changes: Change[]
  rows: ReadonlyMap<string, AttentionRow>
}

/**
 * Brings the stored entries of some scopes into line with what was computed, and returns what appeared and vanished in
 * each. `stored`: the stored entries of all of these scopes, locked by this transaction, so that each change is noticed
 * exactly once.
 */
export const writeAttention = async (
  client: PoolClient,
  computed: readonly ComputedAttention[],
  stored: readonly StoredEntry[],
): Promise<AttentionNews[]> => {
  const known = new Map(stored.map((row) => [keyOf(row), row]))
  const wanted = computed.map((one) => one.entries.map((entry) => rowOf(entry, one)))
  const fresh = wanted.flat().filter((row) => known.get(keyOf(row))?.cause !== row.cause)
  const states = new Map((await findAttentionStates(client, fresh)).map((one) => [keyOf(one), one]))
  const next = wanted.map((rows) => rows.map((row) => withState(row, known.get(keyOf(row)), states.get(keyOf(row)))))
  await saveAttention(
    client,
    next.flat().filter((row) => !isUnchanged(row, known.get(keyOf(row)))),
  )
  const kept = new Set(next.flat().map(keyOf))
  const gone = stored.filter((row) => !kept.has(keyOf(row)))
  await deleteAttention(client, gone)
  return computed.map((one, index) =>
    newsOf(
      one,
      next[index]!.filter((row) => !known.has(keyOf(row))),
      gone.filter(({ account_id, scope_id }) => account_id === one.accountId && scope_id === one.scopeId),
    ),
  )
}

type NewRow = ReturnType<typeof withState>

const keyOf = (row: { account_id: string } & ({ id: string } | { entry_id: string })) =>
  `${row.account_id} ${'id' in row ? row.id : row.entry_id}`

/** Later than any day on which something can be due. */
const NEVER = '9999-12-31'

const rowOf = (entry: AttentionEntry, { accountId, scopeId, now }: ComputedAttention) => {
  const { kind, severity, due_on, since, container_id, shipment_id, tracking_request_id, document_id } = entry
  const { source_id, cause, title, what_to_do, who_acts, money, evidence, actions } = entry
  return {
    account_id: accountId,
    id: entryId(accountId, entry),
    scope_id: scopeId,
    kind,
    severity,
    rank: ranks[severity]!,
    due_on,
    due_order: due_on ?? NEVER,
    since,
    container_id,
    shipment_id,
    tracking_request_id,
    document_id,
    source_id,
    cause,
    content: { title, what_to_do, who_acts, money, evidence, actions } satisfies AttentionContent,
    changed_at: formatInstant(now.getTime()),
  }
}

/** Keeps the state that the account gave an entry while its cause is the same, from the row or stored separately. */
const withState = (row: ReturnType<typeof rowOf>, known: StoredEntry | undefined, kept: StoredState | undefined) => {
  const { state, snoozed_until, wakes_at, state_reason } =
    known?.cause === row.cause
      ? known
      : kept
        ? { ...kept, state_reason: kept.reason }
        : { state: 'open', snoozed_until: null, wakes_at: null, state_reason: null }
  return { ...row, state, snoozed_until, wakes_at, state_reason }
}

const isUnchanged = (row: NewRow, known: StoredEntry | undefined): boolean =>
  known !== undefined &&
  known.scope_id === row.scope_id &&
  known.cause === row.cause &&
  known.severity === row.severity &&
  known.due_on === row.due_on &&
  formatInstant(known.since.getTime()) === row.since &&
  known.shipment_id === row.shipment_id &&
  known.source_id === row.source_id &&
  isSame(known.content, row.content)

const newsOf = (
  { newId }: ComputedAttention,
  opened: readonly NewRow[],
  closed: readonly StoredEntry[],
): AttentionNews => {
  const change = (
    event: 'attention.opened' | 'attention.closed',
    { id, shipment_id, container_id, kind, state }: NewRow | StoredEntry,
  ): Change => ({
    id: newId(),
    resource_type: 'attention_entry',
    resource_id: id,
    shipment_id,
    container_id,
    event,
    changeset: event === 'attention.opened' ? { kind: [null, kind], state: [null, state] } : { state: [state, null] },
  })
  return {
    changes: [
      ...closed.map((row) => change('attention.closed', row)),
      ...opened.map((row) => change('attention.opened', row)),
    ],
    rows: new Map([...opened, ...closed].map((row) => [row.id, served(row)])),
  }
}

const served = ({ since, changed_at, ...row }: NewRow | StoredEntry): AttentionRow => ({
  ...row,
  since: new Date(since),
  changed_at: new Date(changed_at),
})
