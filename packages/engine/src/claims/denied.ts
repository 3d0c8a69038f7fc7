import type { PlaceText, Statement } from '../statement.ts'
import { roughMs } from '../time.ts'
import type { Claim } from './claim.ts'
import { placeKey } from './claim-key.ts'
import { CORRECTED_WITHIN_MS } from './match-claims.ts'

/**
 * Whether a report withdraws what its source stated before: by denying it explicitly, whatever time or value it had; or
 * by stating the same event, by its id, as only expected. A milestone of weeks ago belongs to an earlier journey, and
 * the record of the next journey does not deny it.
 */
export const isDenied = (claim: Claim, denied: readonly Statement[], stated: readonly Statement[], atMs: number) => {
  const { statement } = claim
  if (statement.says === 'fact') return denied.some((one) => isSameStatement(one, statement))
  const { sourceEventId, classifier } = statement
  if (classifier === 'actual' && sourceEventId !== null && stated.some(isExpected(sourceEventId))) return true
  return atMs - roughMs(statement.time) <= CORRECTED_WITHIN_MS && denied.some((one) => isSameStatement(one, statement))
}

const isExpected = (id: string) => (one: Statement) =>
  one.says === 'milestone' && one.sourceEventId === id && one.classifier !== 'actual'

const isSameStatement = (denied: Statement, stated: Statement): boolean => {
  if (denied.container !== stated.container || !isSameFacility(denied.place, stated.place)) return false
  if (denied.says === 'fact')
    return stated.says === 'fact' && stated.field === denied.field && stated.name === denied.name
  return (
    stated.says === 'milestone' &&
    stated.kind === denied.kind &&
    (stated.classifier === 'actual') === (denied.classifier === 'actual') &&
    isSameOrUnstated(stated.mode, denied.mode) &&
    isSameOrUnstated(stated.laden, denied.laden)
  )
}

const isSameOrUnstated = <Value>(a: Value | null, b: Value | null) => a === null || b === null || a === b

/** Whether both are one facility: a source may report on several terminals of a port. */
const isSameFacility = (a: PlaceText | null, b: PlaceText | null): boolean =>
  a?.facilityCode && b?.facilityCode
    ? a.facilityCode === b.facilityCode && isSameOrUnstated(a.locode, b.locode)
    : placeKey(a) === placeKey(b)
