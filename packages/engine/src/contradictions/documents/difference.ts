import { documentClaim, statedAtMs } from '../../documents/document-claims.ts'
import {
  documentName,
  type FoundValue,
  type LinkedDocument,
  statedIn,
  type UsedField,
} from '../../documents/linked-document.ts'
import { type PolicyRow, policyRowOf } from '../../policy.ts'
import { isOnWater } from '../../project/milestones/milestones.ts'
import { areFarApart } from '../../project/places/neighbours.ts'
import type { MilestoneClaim, Place, SourcedClaim } from '../../project/types/projection.ts'
import { type Fact, type FactValues, fact } from '../../statement.ts'
import {
  type ContradictingStatement,
  type Contradiction,
  contradiction,
  type Recorded,
} from '../contradiction/contradiction.ts'
import { speaker } from '../contradiction/sentences.ts'

/** A value of a document that differs from the record of a container. */
export interface Difference {
  /** The attribute, or the milestone, that both state. */
  about: string
  /** What the document does: `names another ship for MSKU7054410`. */
  says: string
  /** What the source that the record follows does: `names MAERSK HALIFAX`. */
  instead: string
  severity: Contradiction['severity']
  claim: SourcedClaim
  value: unknown
  served: ContradictingStatement
  decidedBy?: PolicyRow
  daysAtStake?: number
}

/** Finds the differences of one document from the record. */
export type Comparison = (document: LinkedDocument, recorded: Recorded) => Difference[]

/**
 * The record prevails. Words from the document are in the statement and not in the sentence, because others wrote them.
 */
export const differs = (
  document: LinkedDocument,
  { about, says, instead, severity, claim, value, served, decidedBy, daysAtStake }: Difference,
): Contradiction =>
  contradiction({
    kind: 'document_differs',
    about: `${fieldStated(claim.statement as Fact)} ${claim.source.id}`,
    severity,
    title: `${documentName(document)} ${says}, and ${speaker(served.claim)} ${instead}.`,
    statements: [
      { ...served, prevails: true },
      { claim, about, value, prevails: false },
    ],
    decidedBy: decidedBy ?? policyRowOf(served.claim.statement),
    daysAtStake: daysAtStake ?? null,
  })

const fieldStated = ({ field, name, value }: Fact): string =>
  field === 'document_value' ? `${field} ${(value as FactValues['document_value']).field}` : `${field} ${name ?? ''}`

/** Values with a lower confidence are misread more often than they are in conflict. */
const MIN_CONFIDENCE = 0.9

/** Whether a value was written by a person or read with high confidence. */
export const isCertain = ({ confidence = 1 }: FoundValue): boolean => confidence >= MIN_CONFIDENCE

export const certainText = (document: LinkedDocument, field: UsedField): { text: string; found: FoundValue } | null => {
  const found = statedIn(document, field)
  const text = typeof found?.value === 'string' ? found.value.trim() : ''
  return found && text !== '' && isCertain(found) ? { text, found } : null
}

/** A day that a document states: `YYYY-MM-DD`. */
export const certainDay = (document: LinkedDocument, field: UsedField): { text: string; found: FoundValue } | null => {
  const stated = certainText(document, field)
  return stated && isDay(stated.text) ? stated : null
}

export const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))

/** Whether every container on the document was read, and none was only proposed. */
export const isComplete = ({ proposed }: LinkedDocument): boolean => proposed.containers === undefined

/** The claim of a value that is only compared. */
export const comparedClaim = (
  document: LinkedDocument,
  field: string,
  container: string | null,
  value: unknown,
  found: FoundValue,
): SourcedClaim => {
  const text = String(value)
  const statement = fact('document_value', container, { field, value }, { text })
  return documentClaim(document, statement, found, [field, container ?? '*', text])
}

/**
 * Whether a source still stated it when the document was made: what it has changed since is newer than the document.
 */
export const stoodAt = ({ closedMs }: SourcedClaim, document: LinkedDocument): boolean =>
  closedMs === null || closedMs > statedAtMs(document)

/**
 * The inland places to which sources had the container go on, laden, when a document was made: a truck may have picked
 * it up at the port since. Not counted are moves of the empty container, pickups, and places beside the port, which do
 * not show that it goes on.
 */
export const inlandWhenMade = (document: LinkedDocument, { journey: { reported, route } }: Recorded): Place[] => {
  const { pod, podCall } = route
  if (!pod || !podCall) return []
  const wasSaid = ({ claim }: MilestoneClaim) => claim.firstSeenMs <= statedAtMs(document) && stoodAt(claim, document)
  return reported
    .filter((one) => goesOnLaden(one) && one.time.ms > podCall.time.ms && wasSaid(one))
    .map(({ place }) => place)
    .filter((place) => areFarApart(place, pod))
}

const goesOnLaden = (one: MilestoneClaim): boolean => {
  const { mode, laden, kind } = one.statement
  return !isOnWater(one) && laden !== false && (mode === 'rail' || kind !== 'gate_out')
}

/** The milestones of the record on water, actual and expected. */
export const callsOf = ({ journey }: Recorded): MilestoneClaim[] =>
  [...journey.happened, ...journey.expected].map(({ set }) => set).filter(isOnWater)
