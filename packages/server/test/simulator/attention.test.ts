import { type AttentionEntry, entryId } from '@boxtrail/engine/attention/entry'
import { attentionKinds } from '@boxtrail/engine/attention/kinds'
import { dayIn } from '@boxtrail/engine/charges/days'
import { createWorld } from '@boxtrail/simulator'
import { expect, test } from 'vitest'
import type { Advance } from '../../src/tracking/projection/advance.ts'
import { begin, type Journey, step, timetable } from './play.ts'
import { smallScenarios } from './small-scenarios.ts'

const HOUR_MS = 3_600_000
const simulated = createWorld(1)
const seen = new Set<string>()
/** Until tracking stops by itself, which takes two months more. */
const TO_ITS_END = new Set(['direct', 'rail'])

const rowOf = (journey: Journey, entry: AttentionEntry) =>
  [...journey.stored.containers.values()].find(({ row }) => row.id === entry.container_id)?.row

/** What may not be so of what needs attention at one moment. */
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

test.each(smallScenarios.map((scenario) => [scenario.key, scenario] as const))(
  '%s, what needs attention follows from what is served, rests on a statement, and changes when it says',
  (_key, scenario) => {
    const journey = begin(simulated, scenario)
    const wrong = new Set<string>()
    const times = timetable(simulated, journey, TO_ITS_END.has(scenario.key) ? 70 : 3)
    for (const [index, nowMs] of times.entries()) {
      const advanced = step(journey, nowMs)
      const { attention } = advanced
      for (const { kind } of attention.entries) seen.add(kind)
      for (const what of wrongIn(journey, advanced, nowMs)) wrong.add(what)
      // Once tracking has stopped, nothing of the record is owed.
      if (journey.stopReason !== null && attention.entries.length > 0) wrong.add('its tracking has stopped')
      if (index % 10 === 0)
        expect(step(journey, nowMs).attention.entries, 'at the same moment').toEqual(attention.entries)
      const untilMs = Math.min(
        times[index + 1] ?? nowMs,
        attention.nextAtMs ?? nowMs,
        advanced.dueMs ?? Number.POSITIVE_INFINITY,
      )
      if (index % 4 === 0 && untilMs - nowMs > HOUR_MS)
        expect(step(journey, untilMs - 2_000).attention.entries, 'before it says').toEqual(attention.entries)
    }
    expect([...wrong].slice(0, 8)).toEqual([])
  },
)

/** Not of one journey, or of what the simulator does not do. */
const elsewhere = ['source_not_connected', 'document_contradicts', 'document_offers_value']

test('every kind is reached by some scenario', () => {
  expect(attentionKinds.filter((kind) => !seen.has(kind)).sort()).toEqual(elsewhere.sort())
})
