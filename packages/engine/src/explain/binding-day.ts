import { bindingOf, isRunning } from '../charges/binding-clock.ts'
import { dayIn } from '../charges/days.ts'
import type { SourcedClaim } from '../project/types/projection.ts'
import { dateInWords } from '../wording.ts'
import { type ExplainedContainer, evidenceFor } from './explained-container.ts'
import { formatMoment } from './format-moment.ts'

/** The last free day that binds, as `meta.free_time` serves it. */
export interface BindingDay {
  /** `24 January 2026`, with the time of day if its source gave one. */
  text: string
  /** Who sets it and what the other days are, if several differ; otherwise empty. */
  ownerNote: string
  hasPassed: boolean
  evidence: SourcedClaim[]
}

/** The attribute for the day that each party states. */
export const fieldOfSpeaker = {
  line: 'pickup_lfd_line',
  terminal: 'pickup_lfd_terminal',
  railway: 'pickup_lfd_rail',
  document: 'pickup_lfd_line',
} as const
const partyOf = (statedBy: string) => (statedBy in fieldOfSpeaker ? (statedBy as keyof typeof fieldOfSpeaker) : null)

export const bindingDay = (container: ExplainedContainer): BindingDay | null => {
  const { meta, fields: values } = container
  const freeTime = meta.free_time
  const binding = freeTime && bindingOf(freeTime)
  if (!freeTime || !binding) return null
  const { ends_on: day, timezone: zone, clocks } = freeTime
  const party = partyOf(binding.stated_by)
  // The day by which the container must be back has no attribute: the clock of free time has it, with its document.
  const field = party === null || isOfReturn(container, binding) ? null : fieldOfSpeaker[party]
  const reported = field && values[field]
  const ofReturn = party === 'document' ? container.provenance.free_time?.set_by : undefined
  const claim = field ? evidenceFor(container, field)[0] : ofReturn?.document && ofReturn
  const others = clocks.filter((clock) => isRunning(clock) && clock.last_free_day !== day)
  const otherDays = others.map(({ charge, last_free_day: other }) => `that of ${charge} is ${dateInWords(other!)}`)
  const isYours = party === null || party === 'document'
  const owner = isYours ? `your ${party ?? 'tariff'}` : `the ${party}`
  return {
    text:
      reported && precisionOf(claim) === 'minute'
        ? formatMoment(Date.parse(reported), zone, 'minute').replace(/^on /, '')
        : dateInWords(day!),
    ownerNote: binding.others_differ ? `, by ${owner} (${binding.charge}); ${otherDays.join(', ')}` : '',
    hasPassed: dayIn(container.nowMs, zone) > day!,
    evidence: claim ? [claim] : [],
  }
}

/** Whether the day is for the empty return. A combined clock uses that day only if no last free day is known. */
const isOfReturn = (
  { fields }: ExplainedContainer,
  { charge, stated_by }: { charge: string; stated_by: string },
): boolean =>
  stated_by === 'document' &&
  (charge === 'detention' || (charge === 'combined' && fields[fieldOfSpeaker.document] === null))

/** A last free day is a date, unless the source gave a time of day with it. */
export const precisionOf = (claim: SourcedClaim | undefined): 'day' | 'minute' =>
  claim?.statement.says === 'fact' && /T(?!00:00)/.test(String(claim.statement.value)) ? 'minute' : 'day'
