import type { ExpectedMilestone } from '../expected/expected.ts'
import type { DueMilestoneName } from '../expected/milestones.ts'
import { isHoldListReported } from '../project/bill/unreported-lists.ts'
import { parseSourceId, publicId } from '../source-id.ts'
import { capitalized, sourceInWords } from '../wording.ts'
import { bindingDay } from './binding-day.ts'
import { duePlace } from './due-place.ts'
import {
  type ExplainedContainer,
  evidenceFor,
  facilityOf,
  hasLeft,
  type Sentence,
  stageOf,
} from './explained-container.ts'
import { formatMoment } from './format-moment.ts'

/** What is not known, but would be at this point of the journey if every party reported. */
export const unknowns = (container: ExplainedContainer): Sentence[] => {
  const { fields, meta, shipment, provenance } = container
  const unknown: Sentence[] = []
  const add = (text: string, evidence: Sentence['evidence'] = []) => unknown.push({ text, evidence })
  for (const { detail, source } of meta.flags ?? [])
    add(`${nameIn(container, source)} reports what cannot be so: ${detail}.`)
  unknown.push(...overdue(container))
  if (hasLeft(container)) return unknown
  const stage = stageOf(container)
  if (stage === 'before') {
    if ((shipment.port_of_discharge_locode ?? shipment.port_of_discharge_name) === null)
      add('At which port it is discharged: no source has named it.')
    else if (isArrivalUnknown(container))
      add('When it arrives at the port of discharge: no source has given an estimate.')
  }
  if (stage === 'inland' && isInlandArrivalUnknown(container))
    add('When it arrives inland: no source has given an estimate.')
  if (stage !== 'there') return unknown
  if (facilityOf(container) === null) add(`${whichFacility(container)}: no source has named it.`)
  if (!fields.availability_known) add('Whether it can be picked up: no source has reported its availability.')
  // The release of one hold says nothing about others.
  if (fields.holds_at_pod_terminal.length === 0 && !isHoldListReported(provenance))
    add('Whether holds are set: no source has reported on them.')
  if (bindingDay(container) === null) unknown.push(freeUntil(container))
  return unknown
}

/** The name of a source that the record identifies by its id. */
const nameIn = ({ provenance, events }: ExplainedContainer, id: string): string => {
  const stated = Object.values(provenance).flatMap(({ set_by, outranked }) => [set_by, ...outranked])
  const claims = [...stated, ...events.flatMap(({ claim }) => claim ?? [])]
  const found = claims.find(({ source }) => publicId(source.id) === id)
  return sourceInWords(found?.source ?? { id, kind: parseSourceId(id).kind, name: null })
}

const names: Readonly<Record<DueMilestoneName, string>> = {
  departure: 'the departure',
  arrival: 'the arrival',
  discharge: 'the discharge',
  rail_departure: 'the departure of its train',
  inland_arrival: 'the arrival inland',
  release: 'its release',
  gate_out: 'the pickup',
  empty_return: 'the empty return',
}

/** What is overdue. After tracking stopped, whether it happened is not known. */
const overdue = (container: ExplainedContainer): Sentence[] => {
  const { meta, stoppedMs } = container
  return (stoppedMs === null ? (meta.expected ?? []) : [])
    .filter((due) => due.overdue)
    .map((due) => ({ text: `${wasDue(container, due)}, and no source has reported it.`, evidence: [] }))
}

const wasDue = (container: ExplainedContainer, due: ExpectedMilestone): string => {
  const { name, zone } = duePlace(container, due)
  const until = formatMoment(Date.parse(due.due_until), zone).replace(/^on /, 'by ')
  return `${capitalized(names[due.milestone as DueMilestoneName])}${name ? ` at ${name}` : ''} was due ${until}`
}

const whichFacility = ({ fields, presence }: ExplainedContainer): string => {
  if (fields.current_status === 'off_dock') return 'Which yard it was moved to'
  return `At which ${presence.leg === 'port' ? 'terminal' : 'facility inland'} it is`
}

const announces = ({ events }: ExplainedContainer, name: string): boolean =>
  events.some(({ event }) => event === `container.transport.estimated.${name}`)

const isArrivalUnknown = (container: ExplainedContainer): boolean =>
  container.fields.pod_arrived_at === null &&
  (container.shipment.pod_eta_at ?? container.shipment.pod_ata_at) === null &&
  !announces(container, 'vessel_arrived')

const isInlandArrivalUnknown = (container: ExplainedContainer): boolean => {
  const { fields, shipment } = container
  const known = fields.ind_eta_at ?? fields.ind_ata_at ?? shipment.destination_eta_at ?? shipment.destination_ata_at
  return known === null && !announces(container, 'arrived_at_inland_destination')
}

/**
 * Why the end of free time is not known. A last free day may be reported without applying: that of the port, for a
 * container that is picked up inland.
 */
const freeUntil = (container: ExplainedContainer): Sentence => {
  const reported = evidenceFor(container, 'pickup_lfd')
  const why =
    container.fields.pickup_lfd === null
      ? 'no source has reported the last free day'
      : 'the one that is reported does not apply where it is'
  return { text: `Until when it can stay free of charge: ${why}.`, evidence: reported }
}
