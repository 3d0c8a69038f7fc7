import { dayIn } from '../charges/days.ts'
import { claimOf } from '../documents/document-claims.ts'
import { type DocumentField, type DocumentValue, documentValues, isRelied } from '../documents/document-values.ts'
import { hasLeft } from '../explain/explained-container.ts'
import { groupsBy } from '../groups-by.ts'
import { earliestMs, formatInstant, readTime } from '../time.ts'
import { dateInWords } from '../wording.ts'
import type { Attended, AttendedContainer, ContainerField } from './attended.ts'
import type { AttentionEntry, Evidence } from './entry.ts'
import { ofField, stated } from './evidence.ts'
import { saidSince, saysHold } from './held-since.ts'
import { ofDocument, type Rule } from './rule.ts'

/** Documents whose values differ from what sources report, or add to it once a person has looked at them. */
export const documents: Rule = (attended) => {
  const found = documentValues(attended.documents).flatMap((value) => findingsOf(attended, value))
  // One paper may say the same of many containers.
  const groups = groupsBy(found, ({ kind, value }) => `${kind} ${value.document.id} ${value.field}`)
  return groups.map((group) => entryOf(attended, group as [Finding, ...Finding[]]))
}

type Kind = 'document_contradicts' | 'document_offers_value'

/** One value of a document, and the container whose record it differs from or adds to. */
interface Finding {
  kind: Kind
  value: DocumentValue
  container: AttendedContainer
  /** What the record shows instead. */
  recorded: Evidence[]
}

const findingsOf = (attended: Attended, value: DocumentValue): Finding[] =>
  attended.containers
    .filter((one) => (value.container === null || one.number === value.container) && !hasLeft(one))
    .flatMap((container): Finding[] => {
      const recorded = compare[value.field](value, container, attended)
      if (recorded === 'agrees') return []
      if (recorded === 'nothing')
        return isRelied(value) ? [] : [{ kind: 'document_offers_value', value, container, recorded: [] }]
      // What was read with doubt is no contradiction.
      return value.standing === 'proposed' ? [] : [{ kind: 'document_contradicts', value, container, recorded }]
    })

/** What the record shows that differs; `nothing` if it has none that the document could add to. */
type Compared = Evidence[] | 'agrees' | 'nothing'

const DAYS = ['pickup_lfd', 'pickup_lfd_line', 'pickup_lfd_terminal', 'pickup_lfd_rail'] as const
const DAY_MS = 86_400_000

const compareDay = ({ value }: DocumentValue, container: AttendedContainer): Compared => {
  const { fields, presence } = container
  const time = readTime(value)
  // It ended before the container was there: it is about an earlier journey.
  if (time === null || (presence.sinceMs !== null && earliestMs(time) + 2 * DAY_MS < presence.sinceMs)) return 'agrees'
  const zone = fields.final_destination_timezone ?? fields.pod_timezone
  const known = DAYS.flatMap((field) => fields[field] ?? []).map((at) => dayIn(Date.parse(at), zone))
  if (known.length === 0) return 'nothing'
  return known.includes(value) ? 'agrees' : ofField(container, 'pickup_lfd')
}

const comparePlace = (
  { value }: DocumentValue,
  container: AttendedContainer,
  { resolveFacility }: Attended,
): Compared => {
  const named = resolveFacility(value, container.meta.pickup_place?.locode ?? null)
  const { pickup_facility_id: known } = container.fields
  if (named === null) return 'agrees'
  if (known === null) return 'nothing'
  return known === named ? 'agrees' : ofField(container, 'pickup_facility_id')
}

/** A source that first reported the hold after the document was made says something newer. */
const compareRelease =
  (name: 'freight' | 'customs') =>
  (value: DocumentValue, { fields, provenance }: AttendedContainer, { claims }: Attended): Compared => {
    const index = fields.holds_at_pod_terminal.findIndex((hold) => hold.name === name && hold.status === 'hold')
    const origin = provenance.holds_at_pod_terminal
    const set = index === -1 ? undefined : (origin?.items?.[index] ?? origin?.set_by)
    if (!set) return 'agrees'
    const sinceMs = saidSince(claims, set, (claim) => saysHold(claim, name))
    if (sinceMs > claimOf(value).firstSeenMs) return 'agrees'
    return [stated('holds_at_pod_terminal', fields.holds_at_pod_terminal[index], set)]
  }

const compare: Record<
  DocumentField,
  (value: DocumentValue, container: AttendedContainer, attended: Attended) => Compared
> = {
  last_free_day: compareDay,
  terminal: comparePlace,
  freight_release: compareRelease('freight'),
  customs_release: compareRelease('customs'),
}

/** The attribute that a field of a document is about. */
const attributeOf: Record<DocumentField, ContainerField | 'pickup_facility'> = {
  last_free_day: 'pickup_lfd',
  terminal: 'pickup_facility',
  freight_release: 'holds_at_pod_terminal',
  customs_release: 'holds_at_pod_terminal',
}

const papers: Record<string, string> = { arrival_notice: 'An arrival notice', delivery_order: 'A delivery order' }

/** Names and words of the document are in the evidence and not in the sentences: others wrote them. */
const entryOf = (attended: Attended, group: readonly [Finding, ...Finding[]]): AttentionEntry => {
  const [{ kind, value, recorded }] = group
  const { document, field } = value
  const whose = group.length === 1 ? group[0].container.number : `${group.length} containers`
  const claim = claimOf(value)
  const where = value.page === null ? '' : ` on page ${value.page}`
  const contradicts = kind === 'document_contradicts'
  return ofDocument(
    attended,
    { document: document.id, containers: group.map(({ container }) => container.id) },
    {
      kind,
      about: `${field} ${attended.shipment!.id}`,
      cause: [value.value, ...recorded.map((one) => JSON.stringify(one.value))].join(' '),
      severity: contradicts || field === 'last_free_day' ? 'medium' : 'low',
      title: contradicts
        ? `${papers[document.type]} contradicts what is reported of ${whose}: ${whatIn(value)}.`
        : `${papers[document.type]} may complete the record of ${whose}: ${whatIn(value)}.`,
      what_to_do: contradicts
        ? `Compare it${where} with what is reported: correct or reject the value, or ask the source.`
        : `Look at it${where}, and confirm it if it is right.`,
      since: formatInstant(document.receivedMs),
      due_on: field === 'last_free_day' ? value.value : null,
      who_acts: { role: 'you', name: null },
      evidence: [stated(attributeOf[field], value.value, claim), ...recorded],
    },
  )
}

const whatIn = ({ field, value }: DocumentValue): string => {
  if (field === 'last_free_day') return `its last free day is ${dateInWords(value)}`
  if (field === 'terminal') return 'it names a place of pickup'
  return `it says that ${field === 'freight_release' ? 'the freight' : 'customs'} released it`
}
