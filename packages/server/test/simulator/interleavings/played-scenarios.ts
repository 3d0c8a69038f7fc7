import type { Reading } from '@boxtrail/engine/statement'
import { createWorld, lineOf, momentsOf, numberOf, type Scenario } from '@boxtrail/simulator'
import { smallScenarios } from '../small-scenarios.ts'
import { createSources, type SimulatedSource } from '../sources.ts'

/** One report of one source at one time, as the engine read it. */
interface Slice {
  source: SimulatedSource
  atMs: number
  reading: Reading
}

export interface PlayedScenario {
  scenario: Scenario
  number: string
  type: 'bill_of_lading' | 'booking' | 'container'
  createdMs: number
  slices: Slice[]
  endMs: number
}

const simulated = createWorld(1)
const BEGAN_MS = Date.UTC(2026, 0, 5, 8)
const DAY_MS = 86_400_000
const types = { bill: 'bill_of_lading', booking: 'booking', container: 'container' } as const

/** Plays a scenario once and keeps all its reports, to be interleaved many times. */
const playScenario = (scenario: Scenario): PlayedScenario => {
  const number = numberOf(scenario)
  const kind = scenario.trackBy ?? 'bill'
  const story = simulated.story(number)!
  const sources = createSources(simulated, lineOf(scenario.line ?? 'TEST')!.dialect)
  const createdMs = BEGAN_MS + (scenario.trackFromDays ?? 0) * DAY_MS
  const times = [...new Set(momentsOf(number, BEGAN_MS, simulated).map(({ atMs }) => atMs))]
  const slices: Slice[] = []
  for (const source of sources) {
    const subject =
      source.id === 'line:TEST' ? { kind, number } : { kind: 'container' as const, number: story.containers[0]! }
    let last = ''
    for (const atMs of times) {
      if (atMs < createdMs) continue
      const { reading } = source.poll(subject, BEGAN_MS, atMs)
      if (reading?.outcome !== 'ok') continue
      const words = JSON.stringify(reading)
      if (words !== last) slices.push({ source, atMs, reading })
      last = words
    }
  }
  return { scenario, number, type: types[kind], createdMs, slices, endMs: times.at(-1)! }
}

const stories = new Map<string, PlayedScenario>()
export const storyOf = (scenario: Scenario): PlayedScenario => {
  const known = stories.get(scenario.key) ?? playScenario(scenario)
  stories.set(scenario.key, known)
  return known
}

/** The scenarios in which something is reported eventually. */
export const playable = smallScenarios.filter(({ unreported }) => !unreported?.includes('*'))
