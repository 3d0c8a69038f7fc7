import { pickupLfdOrder } from '../policy.ts'
import { facilityNamed } from '../project/pickup-place.ts'
import type { FactClaim, SourcedClaim } from '../project/projection.ts'
import { listedSinceMs } from '../project/settle-holds.ts'
import { isFromDocument } from '../project/terminal-facts.ts'
import type { HoldChange, PlaceText } from '../statement.ts'
import { dateInWords } from '../wording.ts'
import {
  type ContradictingStatement,
  type Contradiction,
  contradiction,
  type Recorded,
  type Rule,
} from './contradiction.ts'
import { dayOf, statedDay } from './last-free-days.ts'
import { speaker } from './sentences.ts'

/** Documents that can be relied on, where they differ from what sources report. The sources prevail. */
export const documents: Rule = (recorded) =>
  recorded.journey.pickup.facts
    .filter((fact) => isFromDocument(fact) && fact.claim.closedMs === null)
    .flatMap((fact) => [...otherDay(recorded, fact), ...otherRelease(recorded, fact), ...otherPlace(recorded, fact)])

const otherDay = (recorded: Recorded, fact: FactClaim): Contradiction[] => {
  if (fact.statement.field !== 'pickup_lfd_line') return []
  const stated = dayOf(fact, 'pickup_lfd_line', recorded.journey)
  const known = pickupLfdOrder.flatMap((field) => statedDay(recorded, field) ?? [])
  if (stated === null || known.length === 0 || known.some(({ day }) => day === stated.day)) return []
  const [first] = known
  const served = { claim: first!.fact.claim, about: first!.field, value: first!.day, prevails: true }
  return [
    differs(recorded, fact, stated.day, served, {
      says: `states ${dateInWords(stated.day)} as the last free day`,
      instead: `states ${dateInWords(first!.day)}`,
    }),
  ]
}

/** A hold that was first listed after the document was made is newer than its release. */
const otherRelease = (recorded: Recorded, fact: FactClaim): Contradiction[] => {
  const { settled, journey } = recorded
  const { statement, claim } = fact
  if (statement.field !== 'hold' || (statement.value as HoldChange).status !== null) return []
  const { holds_at_pod_terminal: holds } = settled.fields
  const index = holds.findIndex(({ name, status }) => name === statement.name && status === 'hold')
  const origin = settled.provenance.holds_at_pod_terminal
  const by = index === -1 ? undefined : (origin?.items?.[index] ?? origin?.set_by)
  if (!by || isNewer(by, statement.name!, claim, journey.pickup.facts)) return []
  const served = { claim: by, about: 'holds_at_pod_terminal', value: holds[index], prevails: true }
  return [
    differs(recorded, fact, statement.value, served, {
      says: `says that the ${statement.name} hold is released`,
      instead: 'lists it',
    }),
  ]
}

const isNewer = (by: SourcedClaim, hold: string, document: SourcedClaim, facts: readonly FactClaim[]): boolean => {
  const list = facts.find(({ claim }) => claim.id === by.id)
  return (list ? listedSinceMs(list, hold, facts) : by.firstSeenMs) > document.firstSeenMs
}

const otherPlace = (recorded: Recorded, fact: FactClaim): Contradiction[] => {
  const { settled, journey, resolvePlace } = recorded
  if (fact.statement.field !== 'pickup_place') return []
  const { name } = fact.statement.value as PlaceText
  const by = settled.provenance.pickup_facility_id?.set_by
  const locode = journey.pickup.presence.place?.locode ?? journey.route.pod?.locode ?? null
  const named = name === null ? null : facilityNamed(name, { locode }, resolvePlace)
  if (!named || !by || by.source.kind === 'document' || named.id === settled.fields.pickup_facility_id) return []
  const served = { claim: by, about: 'pickup_facility', value: settled.fields.pickup_facility_id, prevails: true }
  return [differs(recorded, fact, name, served, { says: 'names another place of pickup', instead: 'has it elsewhere' })]
}

/** Words of the document are in the statement and not in the sentence: others wrote them. */
const differs = (
  { journey }: Recorded,
  { claim, statement }: FactClaim,
  value: unknown,
  served: ContradictingStatement,
  { says, instead }: { says: string; instead: string },
): Contradiction =>
  contradiction({
    kind: 'document_differs',
    about: `${statement.field} ${statement.name ?? ''} ${claim.source.id}`,
    severity: 'medium',
    title: `A document ${says} of ${journey.number}, and ${speaker(served.claim)} ${instead}.`,
    statements: [served, { claim, about: statement.field, value, prevails: false }],
  })
