import type { Explanation } from '@boxtrail/engine/explain/explain'
import { createWorld, scenarios } from '@boxtrail/simulator'
import { expect, test } from 'vitest'
import { projectedAt } from '../play.ts'
import type { Shown } from '../shown.ts'
import { watch } from '../watch.ts'
import { explainedAt } from './explained.ts'
import { contradictionsIn } from './wrong-sentences.ts'

const simulated = createWorld(1)

/** The explanation of a scenario's container, as soon as what is served meets a condition. */
const at = (key: string, isMeant: (shown: Shown) => boolean): { explanation: Explanation; shown: Shown } => {
  let found: { explanation: Explanation; shown: Shown } | undefined
  watch(simulated, scenarios.find((one) => one.key === key)!, {
    changed: (journey, nowMs) => {
      found ??= explainedAt(journey, projectedAt(journey, nowMs), nowMs).find(({ shown }) => isMeant(shown))
    },
  })
  return found!
}

const hasStatus =
  (status: string) =>
  ({ attributes }: Shown): boolean =>
    attributes.current_status === status

const available = at('direct', ({ meta }) => meta.pickup?.ready === true)
const held = at('direct', ({ attributes }) => attributes.holds_at_pod_terminal.some(({ status }) => status === 'hold'))
const pickedUp = at('direct', hasStatus('picked_up'))
const onBarge = at(
  'barge-inland',
  ({ attributes }) => hasStatus('on_ship')({ attributes } as Shown) && attributes.pod_discharged_at !== null,
)

const saying = (explanation: Explanation, section: keyof Explanation, text: string): Explanation => ({
  ...explanation,
  [section]: [{ text, evidence: [] }],
})

const without = (explanation: Explanation, words: RegExp): Explanation =>
  Object.fromEntries(
    Object.entries(explanation).map(([section, told]) => [
      section,
      told.filter(({ text }: { text: string }) => !words.test(text)),
    ]),
  ) as unknown as Explanation

const served = (shown: Shown, attributes: Partial<Shown['attributes']>): Shown => ({
  ...shown,
  attributes: { ...shown.attributes, ...attributes },
})

const discharged = pickedUp.shown.events.find(({ name }) => name === 'vessel_discharged')!
const { free_time } = available.shown.meta
const anotherDay = { ...available.shown.meta, free_time: { ...free_time!, ends_on: '2026-01-01' } }

test.each<[string, Explanation, Shown, string | RegExp]>([
  [
    'an earlier move of a container that was picked up',
    saying(pickedUp.explanation, 'where', `The container was discharged at ${discharged.place} ${discharged.when}.`),
    pickedUp.shown,
    /^The container was discharged/,
  ],
  [
    'no terminal where one is served',
    saying(available.explanation, 'unknown', 'At which terminal it is: no source has named it.'),
    available.shown,
    /^At which terminal/,
  ],
  ['another last free day', available.explanation, { ...available.shown, meta: anotherDay }, /^The last free day/],
  [
    'a place other than that of the event',
    available.explanation,
    { ...available.shown, events: available.shown.events.map((event) => ({ ...event, place: 'Elsewhere' })) },
    /^The container was discharged/,
  ],
  [
    'another terminal',
    available.explanation,
    { ...available.shown, podTerminal: 'Pier 1', pickupFacility: 'Pier 1' },
    /^It is at /,
  ],
  [
    'another yard location',
    available.explanation,
    served(available.shown, { location_at_pod_terminal: 'Z9' }),
    /^It is at /,
  ],
  [
    'a container that is not ready as one that can be picked up',
    available.explanation,
    { ...available.shown, meta: { ...available.shown.meta, pickup: held.shown.meta.pickup! } },
    /^The container can be picked up/,
  ],
  [
    'nothing of a container that is ready',
    without(available.explanation, /can be picked up/),
    available.shown,
    /^nothing like .*can be picked up/,
  ],
  ['nothing of a hold', without(held.explanation, /hold/), held.shown, /^nothing like .*set/],
  ['a hold that is not served', held.explanation, served(held.shown, { holds_at_pod_terminal: [] }), / hold .*is set/],
  [
    'a container on a barge as standing at its port',
    saying(onBarge.explanation, 'where', `It is at ${onBarge.shown.podTerminal}.`),
    onBarge.shown,
    /^It is at /,
  ],
  [
    'a sentence of no known form',
    saying(onBarge.explanation, 'where', 'The container is at sea.'),
    onBarge.shown,
    'The container is at sea.',
  ],
])('the comparison finds %s', (_, explanation, shown, found) => {
  const texts = contradictionsIn(explanation, shown)
  expect(texts.join('\n')).toMatch(found instanceof RegExp ? new RegExp(found, 'm') : found)
})

test.each([
  ['available', available],
  ['held', held],
  ['picked up', pickedUp],
  ['on a barge', onBarge],
])('the comparison finds nothing in the true explanation of a container that is %s', (_, { explanation, shown }) => {
  expect(contradictionsIn(explanation, shown)).toEqual([])
})

test('the explanation of a container on board says what is known: at the quay, at sea, and on a barge inland', () => {
  const told = new Set<string>()
  watch(simulated, scenarios.find(({ key }) => key === 'barge-inland')!, {
    changed: (journey, nowMs) => {
      for (const { explanation, shown } of explainedAt(journey, projectedAt(journey, nowMs), nowMs))
        if (hasStatus('on_ship')(shown))
          for (const { text } of explanation.where)
            told.add(text.replace(/ on \d.*/, '').replace(/the ship [A-Z ]+[A-Z]/, 'its ship'))
    },
  })
  expect([...told]).toEqual([
    'The container was loaded on board its ship at Ningbo',
    'The container left Ningbo on board its ship',
    'The container arrived on board its ship at its port of discharge, Rotterdam,',
    'The container was loaded on a barge or feeder at Rotterdam',
    'The container left Rotterdam on a barge or feeder',
    'The container arrived at its inland destination, Duisburg, still on its barge or feeder,',
  ])
})
