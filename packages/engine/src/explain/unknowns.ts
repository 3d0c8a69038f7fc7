import { bindingDay } from './binding-day.ts'
import { behind, type Explained, facilityOf, hasLeft, type Sentence, stageOf } from './explained-container.ts'

/** What would be known at this point of a journey if everybody reported, and is not. */
export const unknowns = (about: Explained): Sentence[] => {
  const { fields, meta, shipment, provenance } = about
  const unknown: Sentence[] = []
  const say = (text: string, evidence: Sentence['evidence'] = []) => unknown.push({ text, evidence })
  for (const { detail, source } of meta.flags ?? []) say(`${source} reports what cannot be so: ${detail}.`)
  if (hasLeft(about)) return unknown
  const stage = stageOf(about)
  if (stage === 'before') {
    if ((shipment.port_of_discharge_locode ?? shipment.port_of_discharge_name) === null)
      say('At which port it is discharged: no source has named it.')
    else if (isArrivalUnknown(about)) say('When it arrives at the port of discharge: no source has given an estimate.')
  }
  if (stage === 'inland' && isInlandArrivalUnknown(about))
    say('When it arrives inland: no source has given an estimate.')
  if (stage !== 'there') return unknown
  if (facilityOf(about) === null) say(`${whichFacility(about)}: no source has named it.`)
  if (!fields.availability_known) say('Whether it can be picked up: no source has reported its availability.')
  if (provenance.holds_at_pod_terminal === undefined) say('Whether holds are set: no source has reported on them.')
  if (bindingDay(about) === null) unknown.push(freeUntil(about))
  return unknown
}

const whichFacility = ({ fields, presence }: Explained): string => {
  if (fields.current_status === 'off_dock') return 'Which yard it was moved to'
  return `At which ${presence.leg === 'port' ? 'terminal' : 'facility inland'} it is`
}

const announces = ({ events }: Explained, name: string): boolean =>
  events.some(({ event }) => event === `container.transport.estimated.${name}`)

const isArrivalUnknown = (about: Explained): boolean =>
  about.fields.pod_arrived_at === null &&
  (about.shipment.pod_eta_at ?? about.shipment.pod_ata_at) === null &&
  !announces(about, 'vessel_arrived')

const isInlandArrivalUnknown = (about: Explained): boolean => {
  const { fields, shipment } = about
  const known = fields.ind_eta_at ?? fields.ind_ata_at ?? shipment.destination_eta_at ?? shipment.destination_ata_at
  return known === null && !announces(about, 'arrived_at_inland_destination')
}

/** A last free day may be reported and not count: of the port, for a container that is picked up inland. */
const freeUntil = (about: Explained): Sentence => {
  const reported = behind(about, 'pickup_lfd')
  const why =
    about.fields.pickup_lfd === null
      ? 'no source has reported the last free day'
      : 'the one that is reported does not apply where it is'
  return { text: `Until when it can stay free of charge: ${why}.`, evidence: reported }
}
