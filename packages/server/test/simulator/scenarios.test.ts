import { attentionKinds } from '@boxtrail/engine/attention/entry/kinds'
import { createWorld, demoWorld, type Scenario, scenarios } from '@boxtrail/simulator'
import { expect, test } from 'vitest'
import { attending } from './attending.ts'
import { createCoverage } from './coverage.ts'
import { comparing } from './explained/compared.ts'
import { begin, seenOf, step, timetable } from './play.ts'
import { smallScenarios } from './small-scenarios.ts'
import { unfoundedIn } from './unfounded.ts'
import { watch } from './watch.ts'

const simulated = createWorld(1)
const reached = createCoverage()
const attended = new Set<string>()

/** Plays a scenario once, and returns everything that is wrong with it. */
const faultsOf = (scenario: Scenario) => {
  const unfounded = new Set<string>()
  const { contradictions, ...compare } = comparing()
  const attention = attending(({ kind }) => attended.add(kind))
  const { wrong } = watch(simulated, scenario, {
    stepped: attention.stepped,
    changed: (journey, nowMs) => {
      const projection = compare.changed(journey, nowMs)
      for (const what of unfoundedIn(journey, projection, nowMs)) unfounded.add(what)
    },
    see: (seen) => {
      reached.see(seen)
      compare.see(seen)
    },
  })
  return { wrong, unfounded, contradictions, attention: attention.wrong }
}
const played = new Map<string, ReturnType<typeof faultsOf>>()
const playedOnce = (scenario: Scenario) => {
  const faults = played.get(scenario.key) ?? faultsOf(scenario)
  played.set(scenario.key, faults)
  return faults
}

const each = smallScenarios.map((scenario) => [scenario.key, scenario] as const)

test.each(each)(
  '%s, each attribute rests on a statement of the source that it names, and each explanation says what is served',
  (_key, scenario) => {
    const { wrong, unfounded, contradictions } = playedOnce(scenario)
    expect(wrong.slice(0, 5), scenario.invariant).toEqual([])
    expect([...unfounded].slice(0, 8)).toEqual([])
    expect([...contradictions].slice(0, 8)).toEqual([])
  },
)

test.each(each)(
  '%s, what needs attention follows from what is served, rests on a statement, and changes when it says',
  (_key, scenario) => {
    expect([...playedOnce(scenario).attention].slice(0, 8)).toEqual([])
  },
)

/** Kinds that do not belong to one journey, or need what the simulator does not have. */
const elsewhere = ['source_not_connected', 'document_contradicts', 'document_offers_value']

test('every kind is reached by some scenario', () => {
  expect(attentionKinds.filter((kind) => !attended.has(kind)).sort()).toEqual(elsewhere.sort())
})

test('every webhook event and every value of status, hold, fee and stop reason is covered by some scenario', () => {
  console.log(reached.print())
  expect(reached.missing()).toEqual([])
})

test('a value that is added to the contract is reported until a scenario covers it', () => {
  const grown = createCoverage({ status: ['on_ship', 'on_fire'], event: ['container.transport.delivered'] })
  watch(simulated, scenarios[0]!, { see: grown.see })
  expect(grown.missing()).toEqual(['status on_fire'])
  expect(grown.print()).toBe(
    'status: 1 of 2 played by scenarios; reached: 50 %\n' +
      'event: 0 of 1 played by scenarios; container.transport.delivered by shipments/containers/delivered.test.ts; reached: 100 %',
  )
})

test('the demo world begins with shipments in every state that sources cause', () => {
  const nowMs = Date.UTC(2026, 9, 20, 12)
  const statuses = new Set<unknown>()
  for (const { number, scenario: key, beganMs } of demoWorld(nowMs, simulated)) {
    const scenario = scenarios.find((one) => one.key === key)!
    const journey = begin(simulated, scenario, { number, beganMs })
    for (const ms of timetable(simulated, journey)) if (ms <= nowMs) step(journey, ms)
    for (const container of seenOf(journey, nowMs).containers.values()) statuses.add(container.current_status)
  }
  expect([...statuses].sort()).toEqual(
    [
      'new',
      'on_ship',
      'available',
      'not_available',
      'grounded',
      'on_rail',
      'picked_up',
      'off_dock',
      'dropped',
      'loaded',
      'empty_returned',
      'awaiting_inland_transfer',
    ].sort(),
  )
})
