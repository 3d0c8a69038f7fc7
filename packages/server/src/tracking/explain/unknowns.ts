import { behind, type Explained, hasLeft, type Sentence, stageOf } from './about.ts'
import { bindingDay } from './binding-day.ts'

/** What would be known at this point of a journey if everybody reported, and is not. */
export const unknowns = (about: Explained): Sentence[] => {
  const { container, shipment, facility } = about
  const { fields, marks } = container
  const unknown: Sentence[] = []
  const say = (text: string, evidence: Sentence['evidence'] = []) => unknown.push({ text, evidence })
  for (const { detail, source } of marks.flags ?? []) say(`${source} reports what cannot be so: ${detail}.`)
  if (hasLeft(about)) return unknown
  const stage = stageOf(about)
  if (stage === 'before') {
    if (shipment?.fields.port_of_discharge_locode == null)
      say('At which port it is discharged: no source has named it.')
    else if (fields.pod_arrived_at === null && shipment.fields.pod_eta_at === null)
      say('When it arrives at the port of discharge: no source has given an estimate.')
  }
  if (stage === 'inland' && fields.ind_eta_at === null && shipment?.fields.destination_eta_at == null)
    say('When it arrives inland: no source has given an estimate.')
  if (stage !== 'there') return unknown
  if (facility === null) say('At which terminal it is: no source has named it.')
  if (!fields.availability_known) say('Whether it can be picked up: no source has reported its availability.')
  if (container.provenance.holds_at_pod_terminal === undefined)
    say('Whether holds are set: no source has reported on them.')
  if (bindingDay(about) === null)
    say('Until when it can stay free of charge: no source has reported the last free day.', behind(about, 'pickup_lfd'))
  return unknown
}
