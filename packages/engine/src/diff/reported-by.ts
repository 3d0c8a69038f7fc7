import type { Reporter, Reporters } from '../project/types/projection.ts'
import type { ContainerMarks } from '../record/column-types.ts'
import { wireMs } from '../time.ts'
import { dataSource } from './changes.ts'
import type { Change, DataSource } from './difference.ts'

interface Reported {
  reporters: Reporters
  withdrawer: Reporter | null
}

/**
 * Who caused a change: the source of the newest statement behind the changed fields. If none of them is newer than the
 * stored row, a statement was withdrawn, and the source that withdrew it caused the change.
 */
export const reportedBy = (
  changeset: Change['changeset'],
  { reporters, withdrawer }: Reported,
  storedAt: string | null,
): DataSource => {
  // Only the customer reports a delivery.
  if (changeset.current_status?.includes('delivered')) return 'user_input'
  const fields = Object.keys(changeset).filter((field) => field in reporters)
  // A status may follow from an older milestone: another field shows better who reported the change.
  const relevant = fields.length > 1 ? fields.filter((field) => field !== 'current_status') : fields
  const underlyingField = relevant.map((field) => reporters[field]!)
  const newest = underlyingField.reduce<Reporter | null>((best, one) => (best && best.ms >= one.ms ? best : one), null)
  const sinceMs = wireMs(storedAt) ?? Number.NEGATIVE_INFINITY
  const isNew = newest !== null && newest.ms >= sinceMs
  const cause = !isNew && withdrawer && withdrawer.ms >= sinceMs ? withdrawer : newest
  return cause ? dataSource[cause.kind] : 'boxtrail_calculation'
}

/**
 * The withdrawal of a value that a document stated: the document was deleted, unlinked or no longer confirmed.
 * Statements of documents are computed and not stored, so the withdrawal follows from what the record showed before.
 */
export const documentWithdrawal = (
  before: Pick<ContainerMarks, 'from_documents'> | undefined,
  after: Pick<ContainerMarks, 'from_documents'>,
  now: string,
): Reporter | null => {
  const shown = new Set(after.from_documents?.map(({ attribute }) => attribute))
  const isGone = before?.from_documents?.some(({ attribute }) => !shown.has(attribute)) ?? false
  return isGone ? { kind: 'document', ms: wireMs(now)! } : null
}
