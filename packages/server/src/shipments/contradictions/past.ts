import type { Query } from '@boxtrail/contracts/zod'
import { isSame } from '@boxtrail/engine/claims/claim-key'
import type { ContradictionKind } from '@boxtrail/engine/contradictions/contradiction/kinds'
import { contradictionsIn } from '@boxtrail/engine/contradictions/contradictions'
import type { OtherBills } from '@boxtrail/engine/project/types/projection'
import { formatInstant } from '@boxtrail/engine/time'
import { startOfRange } from '@boxtrail/engine/time-range'
import { type Page, type Position, pageOfRows, type RowOrder, sortedRows } from '@boxtrail/protocol/answer/json-api'
import { ApiError, pastOfOneRecord } from '@boxtrail/protocol/errors'
import type { Call } from '../../context.ts'
import { contentOf, contradictionId } from '../../contradictions/write.ts'
import { type ContradictionRow, findContradictionsOf } from '../../records/contradictions/queries.ts'
import { ranks } from '../../records/severity.ts'
import { journeyAtAnother } from '../past/another-moment.ts'
import { learnedBetween } from '../past/learned-moments.ts'
import { type Moment, unknownAt } from '../past/moment.ts'
import type { PastJourney } from '../past/past-journey.ts'
import type { Past, PastContainer } from '../past/past-records.ts'
import { readPastOfContainer, readPastOfShipment } from '../past/read-past.ts'
import { otherBillsThen } from './other-bills-then.ts'
import { findHistory, type History } from './queries.ts'

/** The contradictions about some containers that were open at a moment, and those resolved until then. */
export const contradictionsThen = async (call: Call, past: Past, moment: Moment): Promise<ContradictionRow[]> => {
  const { pool, accountId } = call
  const stored = await findContradictionsOf(pool, accountId, [...past.containers.keys()])
  // A contradiction between reports that were only ever projected together was never recorded.
  const recorded = new Set(stored.map(({ id }) => id))
  const computed = openThen(accountId, past, await otherBillsThen(call, past, moment))
  const found = computed.filter(({ id }) => recorded.has(id))
  const { knownAtMs } = moment
  const ids = [...found, ...stored].map(({ id }) => id)
  const history =
    knownAtMs === null ? new Map<string, never>() : await findHistory(pool, accountId, ids, new Date(knownAtMs))
  const open =
    knownAtMs === null
      ? found
      : [...found.filter((row) => wasServed(row, history.get(row.id))), ...foundByLog(found, stored, history)]
  const isOpen = new Set(open.map(({ id }) => id))
  const resolved: ContradictionRow[] = []
  const lastForm = lastFormIn(call, past)
  for (const row of stored) {
    const { openedAt, resolvedAt, opensAgain } = history.get(row.id) ?? NEVER
    if (isOpen.has(row.id) || openedAt === null || resolvedAt === null) continue
    // If it has opened again since, the stored row shows the present.
    const then = opensAgain ? await lastForm(row, openedAt, resolvedAt) : row
    if (then) resolved.push({ ...then, opened_at: openedAt, resolved_at: resolvedAt, changed_at: resolvedAt })
  }
  const rows = open.map((row) => {
    const openedAt = history.get(row.id)?.openedAt ?? row.since
    const now = stored.find(({ id }) => id === row.id)
    const isAsNow = now && isSame(now.content, row.content) && now.changed_at.getTime() <= (knownAtMs ?? 0)
    // If another statement joined it after it was opened, it changed when that statement was made.
    const changedAt = new Date(Math.max(row.since.getTime(), openedAt.getTime()))
    return { ...row, opened_at: openedAt, changed_at: isAsNow ? now.changed_at : changedAt }
  })
  return sortedRows([...rows, ...resolved], IN_ORDER)
}

/** The most severe first, then the newest. */
const IN_ORDER: RowOrder<ContradictionRow> = {
  key: ({ rank, since, id }) => [-rank, since.getTime(), id],
  kinds: ['number', 'number', 'uuid'],
  isDescending: true,
}

/**
 * The kinds that are taken from the log, because not everything they rest on is kept for every moment: whether another
 * bill had repeated what it states; when a document had been read, what people had corrected in it, and what it was
 * linked to.
 */
const logged: readonly string[] = ['two_bills', 'document_differs'] satisfies ContradictionKind[]

const wasServed = ({ kind }: ContradictionRow, history: History | undefined): boolean =>
  !logged.includes(kind) || wasOpen(history)

const wasOpen = ({ openedAt, resolvedAt }: History = NEVER): boolean =>
  openedAt !== null && (resolvedAt === null || resolvedAt < openedAt)

/**
 * Contradictions that were open according to the log but are not found any more: the document was corrected, superseded
 * or deleted since, or one of the two bills is no longer tracked. Each is shown in its last stored form.
 */
const foundByLog = (
  found: readonly ContradictionRow[],
  stored: readonly ContradictionRow[],
  history: ReadonlyMap<string, History>,
): ContradictionRow[] => {
  const again = new Set(found.map(({ id }) => id))
  return stored
    .filter(({ id, kind }) => logged.includes(kind) && !again.has(id))
    .filter(({ id }) => wasOpen(history.get(id)))
    .map((row) => ({ ...row, resolved_at: null }))
}

const NEVER: History = { openedAt: null, resolvedAt: null, opensAgain: false }

interface Opened {
  journey: PastJourney
  containers: ReadonlyMap<string, { row: Pick<PastContainer['row'], 'number' | 'shipment_id'> }>
}

/** The contradictions computed from the journey as it was. */
const openThen = (accountId: string, { journey, containers }: Opened, otherBills: OtherBills): ContradictionRow[] => {
  const found = contradictionsIn(journey, { ...journey.input, otherBills })
  return [...containers].flatMap(([containerId, { row }]) =>
    (found.get(row.number) ?? []).map((contradiction): ContradictionRow => {
      // In whole seconds, as it is stored, because lists are sorted by it.
      const since = new Date(formatInstant(contradiction.sinceMs))
      return {
        account_id: accountId,
        id: contradictionId(accountId, containerId, contradiction),
        journey_id: journey.id,
        container_id: containerId,
        shipment_id: row.shipment_id,
        kind: contradiction.kind,
        severity: contradiction.severity,
        rank: ranks[contradiction.severity]!,
        since,
        opened_at: since,
        resolved_at: null,
        content: contentOf(contradiction),
        changed_at: since,
      }
    }),
  )
}

/**
 * Finds the form that a contradiction had last before it was resolved, which it keeps from then on. Each moment is read
 * once.
 */
const lastFormIn = (call: Call, past: Past) => {
  const read = new Map<string, Promise<ContradictionRow[]>>()
  const foundAt = (containerId: string, ms: number): Promise<ContradictionRow[]> => {
    const key = `${containerId} ${ms}`
    const known = read.get(key) ?? openAt(call, past, containerId, ms)
    read.set(key, known)
    return known
  }
  return async ({ id, container_id }: ContradictionRow, openedAt: Date, resolvedAt: Date) => {
    const [fromMs, untilMs] = [openedAt.getTime(), resolvedAt.getTime()]
    for (const ms of [...learnedBetween(call, past.journey.loaded, fromMs, untilMs), fromMs]) {
      const then = (await foundAt(container_id, ms)).find((one) => one.id === id)
      if (then) return then
    }
    return undefined
  }
}

const openAt = async (call: Call, past: Past, containerId: string, knownAtMs: number): Promise<ContradictionRow[]> => {
  const journey = await journeyAtAnother(call, past, containerId, knownAtMs)
  const { row } = past.containers.get(containerId)!
  const then = { journey, shipment: past.shipment, containers: new Map([[containerId, { row }]]) }
  return openThen(call.accountId, then, await otherBillsThen(call, then, { knownAtMs, asOfMs: null }))
}

type Listed = { rows: readonly ContradictionRow[]; counts: Record<string, number>; past: Past | null } & Position

/** The list of contradictions of one container or one shipment as it was at a moment. */
export const listPastContradictions = async (
  call: Call,
  query: Query<'listContradictions'>,
  moment: Moment,
  page: Page,
): Promise<Listed> => {
  const past = await pastOf(call, query, moment)
  const found = past ? await contradictionsThen(call, past, moment) : []
  const all = found.filter((row) => isAsked(row, query))
  const counts: Record<string, number> = {}
  for (const { kind } of all) counts[kind] = (counts[kind] ?? 0) + 1
  const kinds = query['filter[kind]']
  const { rows, ...position } = pageOfRows(
    all.filter(({ kind }) => kinds?.some((one) => one === kind) ?? true),
    page,
    IN_ORDER,
  )
  return { rows, counts, past, ...position }
}

/** Returns null if nothing was known of the record then, or if it does not exist: the list is empty. */
const pastOf = async (call: Call, query: Query<'listContradictions'>, moment: Moment): Promise<Past | null> => {
  const containerId = query['filter[container_id]']
  const shipmentId = query['filter[shipment_id]']
  if (containerId === undefined && shipmentId === undefined)
    throw pastOfOneRecord(moment.knownAtMs === null ? 'as_of' : 'known_at')
  const asked = withIncluded(query)
  if (containerId === undefined) return unlessUnknown(readPastOfShipment(call, shipmentId!, moment, asked))
  return (await unlessUnknown(readPastOfContainer(call, containerId, moment, asked)))?.past ?? null
}

/** Reads stored events only if records are included: a contradiction itself does not rest on them. */
const withIncluded = ({ include }: Pick<Query<'getContradiction'>, 'include'>) => ({
  include,
  events: include === undefined ? ('none' as const) : ('records' as const),
})

const unlessUnknown = async <Read>(reading: Promise<Read>): Promise<Read | null> => {
  try {
    return await reading
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

/** Whether a contradiction matches all filters except the kind. */
const isAsked = (row: ContradictionRow, query: Query<'listContradictions'>): boolean => {
  const state = row.resolved_at === null ? 'open' : 'resolved'
  const since = query['filter[changed_since]']
  const shipmentId = query['filter[shipment_id]']
  const containerId = query['filter[container_id]']
  return (
    (query['filter[state]'] ?? ['open']).some((one) => one === state) &&
    (query['filter[severity]']?.some((one) => one === row.severity) ?? true) &&
    (since === undefined || row.changed_at >= new Date(startOfRange(since))) &&
    (containerId === undefined || row.container_id === containerId) &&
    (shipmentId === undefined || row.shipment_id === shipmentId)
  )
}

/** A contradiction as it was at a moment, with the past of its container. */
export const findPastContradiction = async (
  call: Call,
  { id, container_id, opened_at }: ContradictionRow,
  moment: Moment,
  query: Query<'getContradiction'>,
): Promise<{ row: ContradictionRow; past: Past }> => {
  const { past } = await readPastOfContainer(call, container_id, moment, withIncluded(query))
  const row = (await contradictionsThen(call, past, moment)).find((one) => one.id === id)
  if (!row) throw unknownAt(moment, { created_at: opened_at })
  return { row, past }
}
