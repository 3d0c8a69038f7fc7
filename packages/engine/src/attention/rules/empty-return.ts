import { daysBetween } from '../../charges/days.ts'
import { hasLeft } from '../../explain/explained-container.ts'
import { dateInWords, days } from '../../wording.ts'
import type { Attended, AttendedContainer, ContainerField } from '../entry/attended.ts'
import type { AttentionClock } from '../entry/clock.ts'
import type { AttentionEntry } from '../entry/entry.ts'
import { ofField } from '../entry/evidence.ts'
import { moneyOf } from '../entry/money.ts'
import { ofContainer, type Rule } from '../entry/rule.ts'
import { inDays, whyOf } from './free-time.ts'

/** Containers that were picked up and whose empty return nobody has reported. */
export const emptyReturn: Rule = (attended, clock) =>
  attended.containers.flatMap((container) => ofOne(attended, container, clock) ?? [])

const PICKED_UP: readonly ContainerField[] = ['final_destination_full_out_at', 'pod_full_out_at', 'current_status']

const ofOne = (attended: Attended, container: AttendedContainer, clock: AttentionClock): AttentionEntry | null => {
  const { fields, meta, number } = container
  if (!hasLeft(container) || fields.empty_terminated_at !== null || fields.current_status === 'empty_returned')
    return null
  const [pickup] = PICKED_UP.flatMap((field) => (fields[field] === null ? [] : ofField(container, field)))
  if (!pickup) return null
  const running = meta.free_time?.clocks.find(
    ({ charge, ended_at, starts_at }) => /detention|combined/.test(charge) && ended_at === null && starts_at !== null,
  )
  const day = running?.last_free_day ?? null
  const since = fields.final_destination_full_out_at ?? fields.pod_full_out_at ?? pickup.reported_at
  const common = {
    kind: 'empty_return_due' as const,
    cause: `${since} ${day}`,
    since,
    due_on: day,
    who_acts: { role: 'you' as const, name: null },
    what_to_do: 'Return the empty container where the line takes it back.',
    evidence: [pickup, ...(running && day !== null ? whyOf(attended, container, running) : [])].filter(isFirst),
    money: moneyOf(attended, container),
  }
  if (day === null)
    return ofContainer(attended, container, {
      ...common,
      severity: 'low',
      title: `${number} is to be returned empty; until when that is free of charge is not known.`,
    })
  const left = daysBetween(clock.today(meta.free_time!.timezone), day)
  return ofContainer(attended, container, {
    ...common,
    severity: left < 0 ? 'high' : left <= attended.settings.free_time_ends_within_days ? 'medium' : 'low',
    title:
      left < 0
        ? `The empty return of ${number} is ${days(-left)} overdue.`
        : `${number} is to be returned empty ${inDays(left)}, by ${dateInWords(day)}.`,
  })
}

const isFirst = <One extends { attribute: string }>({ attribute }: One, index: number, all: readonly One[]) =>
  all.findIndex((one) => one.attribute === attribute) === index
