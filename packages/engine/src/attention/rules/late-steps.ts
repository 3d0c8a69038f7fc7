import { dayIn } from '../../charges/days.ts'
import type { ExpectedMilestone } from '../../expected/expected.ts'
import { dateInWords } from '../../wording.ts'
import type { Attended, AttendedContainer } from '../entry/attended.ts'
import type { AttentionEntry, Evidence } from '../entry/entry.ts'
import { ofField } from '../entry/evidence.ts'
import { at } from '../entry/rule.ts'

/** The parts of an entry that differ by the milestone that is late. */
export type Late = Pick<AttentionEntry, 'about' | 'cause' | 'severity' | 'title' | 'who_acts' | 'evidence'>

/** An entry about a milestone that is late after the step before it; null where another entry says it better. */
export const lateStep = (attended: Attended, container: AttendedContainer, due: ExpectedMilestone): Late | null => {
  const tell = sentences[due.milestone as keyof typeof sentences]
  return tell?.(attended, container, due.basis) ?? null
}

type Basis = ExpectedMilestone['basis']
type Sentence = (attended: Attended, container: AttendedContainer, basis: Basis) => Late | null

/**
 * Late departures and arrivals are entries of the shipment, or of a container with its own estimate
 * (late-estimates.ts).
 */
const sentences: Readonly<Record<Exclude<ExpectedMilestone['milestone'], 'departure'>, Sentence>> = {
  arrival: (attended, container, basis) =>
    basis !== 'history'
      ? null
      : after(container, ['pol_vessel_departed_at'], {
          about: 'arrival',
          says: () => `${container.number} sailed weeks ago, and no source reports or estimates its arrival.`,
          who_acts: lineOf(attended),
        }),
  discharge: (attended, container) =>
    after(container, ['pod_arrived_at'], {
      about: 'discharge',
      says: (day) => `The ship of ${container.number} arrived on ${day}, and no source reports that it was discharged.`,
      who_acts: lineOf(attended),
    }),
  rail_departure: (_, container) =>
    after(container, ['pod_discharged_at'], {
      about: 'rail departure',
      says: (day) => `${container.number} was discharged on ${day}, and no source reports that its train has left.`,
      who_acts: RAILWAY,
    }),
  inland_arrival: (_, container, basis) =>
    basis !== 'history'
      ? null
      : after(container, ['pod_rail_departed_at'], {
          about: 'inland arrival',
          says: (day) => `The train of ${container.number} left on ${day}, and no source reports that it arrived.`,
          who_acts: RAILWAY,
        }),
  // If a hold is set or a last free day has passed, holds.ts and free-time.ts have the entry to act on.
  release: (_, container, basis) =>
    basis === 'free_time' || (container.fields.holds_at_pod_terminal ?? []).length > 0
      ? null
      : after(container, LANDINGS, {
          about: 'release',
          says: (day) =>
            `${container.number} was unloaded on ${day}${at(container)}, and no source reports that it can be picked up.`,
          who_acts: { role: 'terminal', name: null },
        }),
  gate_out: (attended, container, basis) =>
    basis === 'free_time'
      ? null
      : after(container, LANDINGS, {
          about: 'pickup',
          severity: 'low',
          says: () =>
            `${container.number} was unloaded weeks ago${at(container)}, and no source reports that it was picked up.`,
          who_acts: lineOf(attended),
        }),
  empty_return: (attended, container, basis) =>
    basis === 'free_time'
      ? null
      : after(container, ['final_destination_full_out_at', 'pod_full_out_at'], {
          about: 'empty return',
          severity: 'low',
          says: () => `${container.number} was picked up weeks ago, and no source reports that it was returned empty.`,
          who_acts: lineOf(attended),
        }),
}

/** Null if no source states the step before. */
const after = (
  container: AttendedContainer,
  fields: readonly TimeField[],
  {
    about,
    severity = 'medium',
    says,
    who_acts,
  }: Pick<Late, 'about' | 'who_acts'> & { severity?: Late['severity']; says: (day: string) => string },
): Late | null => {
  const before = firstOf(container, fields)
  if (!before) return null
  const day = dateInWords(dayIn(Date.parse(before.at), container.fields.pod_timezone))
  return { about, cause: before.at, severity, title: says(day), who_acts, evidence: before.evidence }
}

export const LANDINGS = ['ind_rail_unloaded_at', 'ind_ata_at', 'pod_discharged_at'] as const

type TimeField =
  | (typeof LANDINGS)[number]
  | 'pol_vessel_departed_at'
  | 'pod_arrived_at'
  | 'pod_rail_departed_at'
  | 'pod_full_out_at'
  | 'final_destination_full_out_at'

/** The first known time among some fields, and the statement that it rests on. */
export const firstOf = (
  container: AttendedContainer,
  fields: readonly TimeField[],
): { at: string; evidence: Evidence[] } | null => {
  const field = fields.find((one) => container.fields[one] !== null)
  return field ? { at: container.fields[field]!, evidence: ofField(container, field) } : null
}

const RAILWAY = { role: 'railway' as const, name: null }
const lineOf = ({ line }: Attended) => ({ role: 'shipping_line' as const, name: line.name })
