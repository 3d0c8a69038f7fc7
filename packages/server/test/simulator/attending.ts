import { type AttentionEntry, entryId } from '@boxtrail/engine/attention/entry/entry'
import { dayIn } from '@boxtrail/engine/charges/days'
import { expect } from 'vitest'
import type { Advance } from '../../src/tracking/projection/advance/advance.ts'
import { fork, type Journey, settle } from './play.ts'
import type { Step } from './watch.ts'

const HOUR_MS = 3_600_000

const rowOf = (journey: Journey, entry: AttentionEntry) =>
  [...journey.stored.containers.values()].find(({ row }) => row.id === entry.container_id)?.row

/** What is wrong with the attention entries at one moment. */
const wrongIn = (journey: Journey, { attention: { entries, nextAtMs } }: Advance, nowMs: number): string[] => {
  const ids = entries.map((entry) => entryId('account', entry))
  const wrong = ids.length === new Set(ids).size ? [] : ['two entries have one id']
  if (nextAtMs !== null && nextAtMs <= nowMs) wrong.push('it is to be looked at again in the past')
  for (const entry of entries) {
    const say = (what: string) => wrong.push(`${entry.kind} ${entry.about}: ${what}`)
    if (entry.evidence.length === 0) say('nothing supports it')
    if (Date.parse(entry.since) > nowMs) say(`it is so since ${entry.since}, which is ahead`)
    if (!/[.!]$/.test(entry.title) || !/^[A-Z].*[.]$/.test(entry.what_to_do)) say(`no sentence: ${entry.title}`)
    for (const { amount_so_far, currency } of entry.money ?? [])
      if (amount_so_far === 0 || (amount_so_far !== null && currency === null))
        say('an amount is 0, or has no currency')
    const row = rowOf(journey, entry)
    if (entry.container_id !== null && !row) say('it is about a container that is not served')
    if (row) wrong.push(...wrongOfContainer(entry, row, nowMs))
  }
  return wrong
}

const wrongOfContainer = (
  { kind, due_on, about }: AttentionEntry,
  row: NonNullable<ReturnType<typeof rowOf>>,
  nowMs: number,
): string[] => {
  const { free_time: freeTime } = row.marks
  const today = dayIn(nowMs, freeTime?.timezone ?? null)
  const isOut =
    (row.final_destination_full_out_at ?? row.pod_full_out_at) !== null || row.current_status === 'picked_up'
  const isBack = row.empty_terminated_at !== null
  const holds = row.holds_at_pod_terminal
  const wrong = (is: boolean, what: string) => (is ? [`${kind} ${about}: ${what}`] : [])
  switch (kind) {
    case 'free_time_ended':
      return wrong(due_on !== freeTime!.ends_on || due_on! >= today || isOut, 'its binding day has not passed')
    case 'free_time_ending':
      return wrong(due_on !== freeTime!.ends_on || due_on! < today || isOut, 'its binding day has passed')
    case 'held':
      return wrong(!holds.some(({ name }) => about.startsWith(name)) || isOut, 'the hold is not served')
    case 'newly_released':
      return wrong(
        holds.some(({ name, status }) => about === name && status === 'hold'),
        'the hold is set',
      )
    case 'ready_for_pickup':
      return wrong(
        row.available_for_pickup !== true || holds.some(({ status }) => status === 'hold'),
        'it is not ready',
      )
    case 'empty_return_due':
      return wrong(!isOut || isBack, 'it is not out')
    case 'not_reported':
      return wrong(about === 'availability' && row.availability_known, 'it is reported')
    default:
      return wrong(isBack, 'its journey has ended')
  }
}

/**
 * Examines the attention entries at each step that `watch` takes, and between the steps. Passes each entry to `see`.
 */
export const attending = (see: (entry: AttentionEntry) => void) => {
  const wrong = new Set<string>()
  const examined = new Set<Advance>()
  return {
    wrong,
    stepped: ({ journey, isProjected, index, nowMs, nextMs }: Step): void => {
      const advanced = journey.advanced!
      const { attention, dueMs } = advanced
      attention.entries.forEach(see)
      for (const what of wrongIn(journey, advanced, nowMs)) wrong.add(what)
      // A journey whose tracking has stopped must have no entries.
      if (journey.stopReason !== null && attention.entries.length > 0) wrong.add('its tracking has stopped')
      const entriesAt = (ms: number) => settle(fork(journey), ms).attention.entries
      // At the first poll after which the journey was not projected, projecting it must change nothing.
      if (!isProjected && !examined.has(advanced)) {
        examined.add(advanced)
        const { attention: now, difference } = settle(fork(journey), nowMs)
        expect(now.entries, 'before it is projected again').toEqual(attention.entries)
        if (difference.containers.length > 0) wrong.add('it was not projected although its sources had said more')
      }
      const untilMs = Math.min(nextMs ?? nowMs, attention.nextAtMs ?? nowMs, dueMs ?? Number.POSITIVE_INFINITY)
      if (index % 4 === 0 && untilMs - nowMs > HOUR_MS)
        expect(entriesAt(untilMs - 2_000), 'before it says').toEqual(attention.entries)
    },
  }
}
