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
} from '../../tracking/statement.ts'
import type { TimeValue } from '../../tracking/time.ts'
import type { Partner } from './partner.ts'
import type { StatusMeaning } from './tables/meaning.ts'

/** One status of one box, as far as the message tells it. */
export interface Told {
  box: string | null
  laden: boolean | null
  /** Null: not told, which is no matter to a hold. */
  time: TimeValue | null
  place: PlaceText
  /** What carries the box at this place. */
  mode: Mode | null
  vessel: VesselText | null
  voyage: string | null
  /** The source's own words, its code first. */
  text: string
  /** 322 speaks of the railway's free time, whoever sends it. */
  ofRailway: boolean
}

export const needsTime = ({ act, says }: StatusMeaning): boolean =>
  act !== undefined || says === 'last_free_day' || says === 'pickup_appointment'
export const needsPlace = ({ act }: StatusMeaning): boolean => act !== undefined && !act.atCustomer

/** The statements that a status makes under its meaning. */
export const statementsOf = (meaning: StatusMeaning, told: Told, partner: Partner): Statement[] => {
  const statements: Statement[] = []
  const { act } = meaning
  const { time } = told
  if (act && time) {
    const mode = act.mode === 'told' ? told.mode : act.mode
    const concernsBox = act.kind !== 'arrive' && act.kind !== 'depart'
    statements.push(
      milestone({
        ...told,
        time,
        kind: act.kind,
        classifier: act.classifier ?? 'actual',
        mode,
        laden: concernsBox ? (act.laden ?? told.laden) : null,
        place: act.atCustomer ? { ...told.place, facilityType: 'CLOC' } : told.place,
        vessel: mode === 'vessel' || mode === 'barge' ? told.vessel : null,
        voyage: mode === 'vessel' || mode === 'barge' ? told.voyage : null,
      }),
    )
  }
  for (const { hold, status } of meaning.holds ?? [])
    statements.push(holdChange(hold, status, meaning.means, told, partner))
  if (meaning.says === 'available') statements.push(factHere('available_for_pickup', true, told, partner))
  if (meaning.says === 'last_free_day' && time)
    statements.push(factHere(lastFreeDayField(told, partner), dayOrTime(time), told, partner))
  if (meaning.says === 'pickup_appointment' && time)
    statements.push(factHere('pickup_appointment_at', time.at, told, partner))
  return statements
}

/** Midnight is how senders write a day whose hour they do not know. */
const dayOrTime = ({ at }: TimeValue): string => at.replace(/T00:00:00$/, '')

const lastFreeDayField = ({ ofRailway }: Told, { kind }: Partner): FactField =>
  ofRailway || kind === 'rail' ? 'pickup_lfd_rail' : kind === 'terminal' ? 'pickup_lfd_terminal' : 'pickup_lfd_line'

export const milestone = (
  said: Pick<Told, 'box' | 'text'> &
    Pick<Milestone, 'kind' | 'classifier' | 'mode' | 'time'> &
    Partial<Pick<Milestone, 'laden' | 'place' | 'vessel' | 'voyage'>>,
): Milestone => ({
  says: 'milestone',
  classifier: said.classifier,
  kind: said.kind,
  mode: said.mode,
  laden: said.laden ?? null,
  container: said.box,
  time: said.time,
  place: said.place ?? noPlace,
  vessel: said.vessel ?? null,
  voyage: said.voyage ?? null,
  // Control numbers name messages, never events.
  sourceEventId: null,
  text: said.text,
})

/** A terminal's fact holds at the terminal, a line's wherever the box is. */
const factHere = <Field extends FactField>(
  field: Field,
  value: FactValues[Field] | null,
  { box, place, text }: Told,
  { kind }: Partner,
): Fact => fact(field, box, value, { place: kind === 'line' ? null : place, text })

const holdChange = (
  name: HoldKey,
  status: HoldChange['status'],
  means: string,
  told: Told,
  partner: Partner,
): Fact => ({ ...factHere('hold', { status, description: status === null ? null : means }, told, partner), name })

/** What the message says once is said once: the event itself goes before the dates that repeat it. */
export const withoutRepeats = (
  statements: readonly Statement[],
  keyOf: (statement: Statement) => string,
): Statement[] => {
  const byKey = new Map<string, Statement>()
  for (const statement of statements) if (!byKey.has(keyOf(statement))) byKey.set(keyOf(statement), statement)
  return [...byKey.values()]
}
