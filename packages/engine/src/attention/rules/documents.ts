import type { ContradictingStatement, Contradiction } from '../../contradictions/contradiction/contradiction.ts'
import { isOfDocuments } from '../../contradictions/contradiction/kinds.ts'
import { claimOf } from '../../documents/document-claims.ts'
import { type DocumentValue, documentValues, isRelied } from '../../documents/document-values.ts'
import { documentName, type LinkedDocument } from '../../documents/linked-document.ts'
import { hasLeft } from '../../explain/explained-container.ts'
import { groupsBy } from '../../groups-by.ts'
import { dayEndedBefore } from '../../project/facts/terminal-facts.ts'
import type { SourcedClaim } from '../../project/types/projection.ts'
import { formatInstant, readTime } from '../../time.ts'
import type { Attended, AttendedContainer } from '../entry/attended.ts'
import type { AttentionEntry } from '../entry/entry.ts'
import { stated } from '../entry/evidence.ts'
import { listedContainers, ofDocument, type Rule } from '../entry/rule.ts'
import { type ComparedField, fieldOf, whatItSays } from './document-fields.ts'

/** Documents whose values contradict the record, or could add to it once a person has confirmed them. */
export const documents: Rule = (attended) => [...contradicting(attended), ...offering(attended)]

interface Differing {
  contradiction: Contradiction
  container: AttendedContainer
}

/** Values that contradict the record (contradictions/documents/documents.ts), while they can still cost something. */
const contradicting = (attended: Attended): AttentionEntry[] => {
  const found = listedContainers(attended)
    .filter((container) => !hasLeft(container))
    .flatMap((container) =>
      container.contradictions
        .filter(({ kind }) => isOfDocuments(kind))
        .map((contradiction): Differing => ({ contradiction, container })),
    )
  // One document may say the same about many containers.
  const groups = groupsBy(found, ({ contradiction }) => contradiction.about)
  return groups.map((group) => contradictingEntry(attended, group as [Differing, ...Differing[]]))
}

const contradictingEntry = (attended: Attended, group: readonly [Differing, ...Differing[]]): AttentionEntry => {
  const [{ contradiction }] = group
  const own = contradiction.statements.find(({ claim }) => claim.document)!
  const others = contradiction.statements.filter((one) => one !== own)
  const { claim, value } = own
  const document = attended.documents.find(({ id }) => id === claim.document!.id)!
  const field = fieldOf(claim.statement)
  return entryOf(attended, document, field, group, {
    kind: 'document_contradicts',
    cause: [String(value), ...others.map((one) => JSON.stringify(one.value))].join(' '),
    severity: contradiction.severity,
    title: `${documentName(document)} contradicts what is reported of ${whose(group)}: ${whatItSays(field, value)}.`,
    what_to_do: `Compare it${where(claim)} with what is reported: correct or reject the value, or ask the source.`,
    due_on: field === 'last_free_day' ? String(value) : null,
    evidence: [own, ...others].map(evidenceOf),
  })
}

const evidenceOf = ({ about, value, claim }: ContradictingStatement) => stated(about, value, claim)

/** A value that no source reports, and the container whose record it could add to. */
interface Offer {
  value: DocumentValue
  container: AttendedContainer
}

const offering = (attended: Attended): AttentionEntry[] => {
  const found = documentValues(attended.documents).flatMap((value) =>
    isRelied(value) ? [] : offersOf(attended, value),
  )
  const groups = groupsBy(found, ({ value }) => `${value.document.id} ${value.field}`)
  return groups.map((group) => offeringEntry(attended, group as [Offer, ...Offer[]]))
}

const offersOf = (attended: Attended, value: DocumentValue): Offer[] =>
  listedContainers(attended)
    .filter((one) => (value.container === null || one.number === value.container) && isAwaited(one, value.field))
    .filter((container) => isLacking[value.field]?.(value, container, attended) ?? false)
    .map((container) => ({ value, container }))

const DAYS = ['pickup_lfd', 'pickup_lfd_line', 'pickup_lfd_terminal', 'pickup_lfd_rail'] as const

/**
 * Whether a value can still cost something: a day for the return until the empty container is back, other values until
 * the pickup.
 */
const isAwaited = (container: AttendedContainer, field: DocumentValue['field']): boolean =>
  field === 'empty_return_by' ? container.fields.empty_terminated_at === null : !hasLeft(container)

const isUntilReturn = (charge: string) => charge === 'detention' || charge === 'combined'

type IsLacking = (value: DocumentValue, container: AttendedContainer, attended: Attended) => boolean

/** Whether the record lacks such a value. A release is not listed: it adds nothing where no hold is set. */
const isLacking: Partial<Record<DocumentValue['field'], IsLacking>> = {
  last_free_day: ({ value }, { fields, presence }) =>
    readTime(value) !== null &&
    // Otherwise it is about an earlier journey.
    !dayEndedBefore(value, presence.sinceMs) &&
    DAYS.every((field) => fields[field] === null),
  empty_return_by: ({ value }, { meta, presence }) =>
    readTime(value) !== null &&
    !dayEndedBefore(value, presence.sinceMs) &&
    (meta.free_time?.clocks ?? []).every(
      ({ charge, last_free_day }) => !isUntilReturn(charge) || last_free_day === null,
    ),
  terminal: ({ value }, { fields, meta }, { resolveFacility }) =>
    fields.pickup_facility_id === null && resolveFacility(value, meta.pickup_place?.locode ?? null) !== null,
}

const offeringEntry = (attended: Attended, group: readonly [Offer, ...Offer[]]): AttentionEntry => {
  const [{ value }] = group
  const { document, field } = value
  const claim = claimOf(value)
  const isDay = field === 'last_free_day' || field === 'empty_return_by'
  return entryOf(attended, document, field, group, {
    kind: 'document_offers_value',
    cause: value.value,
    severity: isDay ? 'medium' : 'low',
    title: `${documentName(document)} may complete the record of ${whose(group)}: ${whatItSays(field, value.value)}.`,
    what_to_do: `Look at it${where(claim)}, and confirm it if it is right.`,
    due_on: isDay ? value.value : null,
    evidence: [stated(ADDS_TO[field] ?? field, value.value, claim)],
  })
}

const ADDS_TO: Partial<Record<DocumentValue['field'], string>> = {
  last_free_day: 'pickup_lfd',
  empty_return_by: 'meta.free_time',
  terminal: 'pickup_facility',
}

type Group = readonly { container: AttendedContainer }[]

const entryOf = (
  attended: Attended,
  document: LinkedDocument,
  field: ComparedField,
  group: Group,
  found: Pick<AttentionEntry, 'kind' | 'cause' | 'severity' | 'title' | 'what_to_do' | 'due_on' | 'evidence'>,
): AttentionEntry =>
  ofDocument(
    attended,
    { document: document.id, containers: group.map(({ container }) => container.id) },
    {
      ...found,
      about: `${field} ${attended.shipment!.id}`,
      since: formatInstant(document.receivedMs),
      who_acts: { role: 'you', name: null },
    },
  )

const whose = (group: Group): string => (group.length === 1 ? group[0]!.container.number : `${group.length} containers`)

const where = ({ document }: SourcedClaim): string => (document?.page ? ` on page ${document.page}` : '')
