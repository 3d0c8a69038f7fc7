import { bindingOf } from '../../charges/binding-clock.ts'
import { addDays, daysBetween } from '../../charges/days.ts'
import { hasLeft, stageOf } from '../../explain/explained-container.ts'
import { policyDay } from '../../explain/policy-day.ts'
import { isDayOf, isReasonOf } from '../../provenance/is-reason-of.ts'
import { dateInWords, days } from '../../wording.ts'
import type { Attended, AttendedContainer, ContainerField } from '../entry/attended.ts'
import { type AttentionClock, startOfDayAt } from '../entry/clock.ts'
import type { AttentionEntry, Evidence } from '../entry/entry.ts'
import { ofField, stated } from '../entry/evidence.ts'
import { moneyOf } from '../entry/money.ts'
import { at, ofContainer, type Rule } from '../entry/rule.ts'
import { firstHold, holdName, whoReleases } from './hold-words.ts'

/** The free time of containers that wait for their pickup: it has ended, or ends soon. */
export const freeTime: Rule = (attended, clock) =>
  attended.containers.flatMap((container) => ofOne(attended, container, clock) ?? [])

const ofOne = (attended: Attended, container: AttendedContainer, clock: AttentionClock): AttentionEntry | null => {
  const { free_time } = container.meta
  const binding = free_time && bindingOf(free_time)
  if (!free_time || !binding || hasLeft(container) || stageOf(container) !== 'there') return null
  const { ends_on, timezone: zone } = free_time
  const left = daysBetween(clock.today(zone), ends_on!)
  const { free_time_ends_within_days: within } = attended.settings
  if (left > within) return null
  const hold = firstHold(container)
  const chosen = policyDay(container)
  const byPolicy = chosen ? ` ${chosen.text}` : ''
  const common = {
    cause: `${binding.charge} ${ends_on}`,
    due_on: ends_on,
    who_acts: hold ? whoReleases(hold, attended, container) : ({ role: 'you', name: null } as const),
    evidence: [...whyEnding(attended, container), ...(chosen ? ofField(container, chosen.field) : [])],
  }
  const first = hold ? `Have the ${holdName(hold)} released, then pick it up` : 'Pick it up'
  if (left < 0)
    return ofContainer(attended, container, {
      ...common,
      kind: 'free_time_ended',
      severity: 'high',
      title: `${container.number} has been over its free time for ${days(-left)}${at(container)}.`,
      what_to_do: `${first}: each further day is charged.${byPolicy}`,
      since: startOfDayAt(addDays(ends_on!, 1), zone),
      money: moneyOf(attended, container),
    })
  return ofContainer(attended, container, {
    ...common,
    kind: 'free_time_ending',
    severity: left <= 1 ? 'high' : 'medium',
    title: `The free time of ${container.number} ends ${inDays(left)}, on ${dateInWords(ends_on!)}${at(container)}.`,
    what_to_do: `${first} by then: after that each day is charged.${byPolicy}`,
    since: startOfDayAt(addDays(ends_on!, -within), zone),
    money: moneyOf(attended, container),
  })
}

export const inDays = (left: number): string => (left === 0 ? 'today' : left === 1 ? 'tomorrow' : `in ${days(left)}`)

type FreeTimeClock = NonNullable<AttendedContainer['meta']['free_time']>['clocks'][number]

const DAYS: readonly ContainerField[] = ['pickup_lfd_line', 'pickup_lfd_terminal', 'pickup_lfd_rail']
/** The fields that free time can begin with. */
const BEGINNINGS: readonly ContainerField[] = [
  'pod_discharged_at',
  'ind_rail_unloaded_at',
  'ind_ata_at',
  'pod_full_out_at',
  'final_destination_full_out_at',
]

const whyEnding = (attended: Attended, container: AttendedContainer): Evidence[] => {
  const { ends_on, clocks } = container.meta.free_time!
  const ending = clocks.filter(({ ended_at, last_free_day }) => ended_at === null && last_free_day === ends_on)
  const found = ending.flatMap((clock) => whyOf(attended, container, clock))
  return found.filter((one, index) => found.findIndex(({ attribute }) => attribute === one.attribute) === index)
}

/** The evidence for a last free day: the reported day, or the grant and the time that it counts from. */
export const whyOf = (
  { claims }: Pick<Attended, 'claims'>,
  container: AttendedContainer,
  { because, starts_at, last_free_day }: FreeTimeClock,
): Evidence[] => {
  const reported = DAYS.filter((field) => {
    const claim = container.provenance[field]?.set_by
    return claim && because.some(({ source, report_id }) => isReasonOf(claim, source, report_id))
  })
  if (reported.length > 0) return reported.flatMap((field) => ofField(container, field))
  const [reason] = because
  const grant =
    reason &&
    claims.find((claim) => isReasonOf(claim, reason.source, reason.report_id) && isDayOf(claim, last_free_day))
  const begun = BEGINNINGS.filter((field) => starts_at !== null && container.fields[field] === starts_at)
  return [
    ...(grant ? [stated('meta.free_time.ends_on', last_free_day, grant)] : []),
    ...begun.slice(0, 1).flatMap((field) => ofField(container, field)),
  ]
}
