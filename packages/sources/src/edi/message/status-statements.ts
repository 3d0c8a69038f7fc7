import { type EdiProblem, problem, quoted } from '@boxtrail/edi/segment'
import {
  type Fact,
  type FactField,
  type FactValues,
  fact,
  type HoldChange,
  type HoldKey,
  type Milestone,
  type Mode,
  noPlace,
  type PlaceText,
  type Statement,
  type VesselText,
} from '@boxtrail/engine/statement'
import type { TimeValue } from '@boxtrail/engine/time'
import { type StatusMeaning, unknownMeaning } from '../tables/meaning.ts'
import type { Partner } from './partner.ts'

/** One status of one container, as stated in the message. */
export interface StatusReport {
  container: string | null
  laden: boolean | null
  /** Null if not stated; a hold does not need it. */
  time: TimeValue | null
  place: PlaceText
  /** The mode of transport of the container at this place. */
  mode: Mode | null
  vessel: VesselText | null
  voyage: string | null
  /** The source's own text, beginning with its code. */
  text: string
  /** Whether it is about the railway's free time, as in any 322, whoever sends it. */
  ofRailway: boolean
}

export const needsTime = ({ milestone, states }: StatusMeaning): boolean =>
  milestone !== undefined || states === 'last_free_day' || states === 'pickup_appointment'
export const needsPlace = ({ milestone }: StatusMeaning): boolean => milestone !== undefined && !milestone.atCustomer

/** Only a vessel's calls can be reported without a container. */
export const needsContainer = ({ milestone }: StatusMeaning): boolean =>
  milestone !== undefined && milestone.kind !== 'arrive' && milestone.kind !== 'depart'

/** Names a known status without effect in the response, so that its sender does not think it was lost. */
export const withoutEffect = (
  meaning: StatusMeaning,
  code: string,
  where: { at: number; id: string },
  element: number,
): EdiProblem[] =>
  meaning === unknownMeaning || meaning.milestone || meaning.holds || meaning.states
    ? []
    : [problem(where, `the status ${quoted(code)} (${meaning.means}) is known and changes nothing`, element)]

/** The statements that follow from a status and its meaning. */
export const statementsOf = (meaning: StatusMeaning, report: StatusReport, partner: Partner): Statement[] => {
  const statements: Statement[] = []
  const { milestone } = meaning
  const { time } = report
  if (milestone && time) {
    const mode = milestone.mode === 'by_place' ? report.mode : milestone.mode
    const concernsContainer = milestone.kind !== 'arrive' && milestone.kind !== 'depart'
    statements.push(
      createMilestone({
        ...report,
        time,
        kind: milestone.kind,
        classifier: milestone.classifier ?? 'actual',
        mode,
        laden: concernsContainer ? (milestone.laden ?? report.laden) : null,
        place: milestone.atCustomer ? { ...report.place, facilityType: 'CLOC' } : report.place,
        vessel: mode === 'vessel' || mode === 'barge' ? report.vessel : null,
        voyage: mode === 'vessel' || mode === 'barge' ? report.voyage : null,
      }),
    )
  }
  for (const { hold, status } of meaning.holds ?? [])
    statements.push(holdChange(hold, status, meaning.means, report, partner))
  if (meaning.states === 'available') statements.push(datedFact('available_for_pickup', true, report, partner))
  if (meaning.states === 'last_free_day' && time)
    statements.push(factHere(lastFreeDayField(report, partner), dayOrTime(time), report, partner))
  if (meaning.states === 'pickup_appointment' && time)
    statements.push(factHere('pickup_appointment_at', time.at, report, partner))
  return statements
}

/** Senders write a day without an hour as midnight. */
const dayOrTime = ({ at }: TimeValue): string => at.replace(/T00:00:00$/, '')

const lastFreeDayField = ({ ofRailway }: StatusReport, { kind }: Partner): FactField =>
  ofRailway || kind === 'rail' ? 'pickup_lfd_rail' : kind === 'terminal' ? 'pickup_lfd_terminal' : 'pickup_lfd_line'

export const createMilestone = (
  report: Pick<StatusReport, 'container' | 'text'> &
    Pick<Milestone, 'kind' | 'classifier' | 'mode' | 'time'> &
    Partial<Pick<Milestone, 'laden' | 'place' | 'vessel' | 'voyage'>>,
): Milestone => ({
  says: 'milestone',
  classifier: report.classifier,
  kind: report.kind,
  mode: report.mode,
  laden: report.laden ?? null,
  container: report.container,
  time: report.time,
  place: report.place ?? noPlace,
  vessel: report.vessel ?? null,
  voyage: report.voyage ?? null,
  // Control numbers identify messages, never events.
  sourceEventId: null,
  text: report.text,
})

/** A terminal's fact applies at the terminal, a line's wherever the container is. */
const factHere = <Field extends FactField>(
  field: Field,
  value: FactValues[Field] | null,
  { container, place, text }: StatusReport,
  { kind }: Partner,
): Fact => fact(field, container, value, { place: kind === 'line' ? null : place, text })

/**
 * A fact that counts from the time of its status: one that is dated in the future does not let a container go today.
 */
const datedFact = <Field extends FactField>(
  ...[field, value, report, partner]: Parameters<typeof factHere<Field>>
) => ({
  ...factHere(field, value, report, partner),
  ...(report.time ? { at: report.time } : {}),
  ...(report.time && partner.kind === 'line' && isNamed(report.place) ? { datedAt: report.place } : {}),
})

const isNamed = ({ locode, name }: PlaceText): boolean => locode !== null || name !== null

const holdChange = (
  name: HoldKey,
  status: HoldChange['status'],
  means: string,
  report: StatusReport,
  partner: Partner,
): Fact => ({
  ...datedFact('hold', { status, description: status === null ? null : means }, report, partner),
  name,
})
