import { LRUCache } from 'lru-cache'
import { type DcsaEvent, dcsaEvents } from './formats/dcsa.ts'
import { interchange } from './formats/edifact.ts'
import { type FeedMessage, feedMessage } from './formats/feed.ts'
import { readNumber } from './numbers.ts'
import type { Scenario } from './scenario.ts'
import { scenarios } from './scenarios/index.ts'
import { Draft } from './story/draft.ts'
import { type Line, lineOf } from './story/lines.ts'
import { isTerminal } from './story/places.ts'
import type { Fault, FeedStep, Story } from './story/story.ts'

/** One poll of one source about one number, for a journey that began at `beganMs`. */
export interface WorldQuery {
  /**
   * `line:TEST` by DCSA; by the feed contract `terminal:USLAX-EAGLE`, `rail:BNSF`, and `linefeed:TEST` for the line's
   * own last free days. The code `TEST` stands for every line, terminal or railway.
   */
  source: string
  number: string
  beganMs: number
  nowMs: number
}

export type WorldAnswer =
  | { kind: 'events'; events: DcsaEvent[]; line: Line }
  | { kind: 'message'; message: FeedMessage }
  | { kind: 'interchange'; text: string }
  | { kind: 'fault'; fault: Fault }
  | { kind: 'unknown' }
  /** The number is known, but there is no data for it yet. */
  | { kind: 'nothing' }

export interface World {
  seed: number
  scenarios: readonly Scenario[]
  /** The story of a number; null for a number that is not of this world. */
  story(number: string): Story | null
  scenarioOf(number: string): Scenario | null
  /** The response of a source. Pure: the same query gives the same response on every machine. */
  answer(query: WorldQuery): WorldAnswer
}

const REMEMBERED = 5_000

/** The simulated world of a seed. */
export const createWorld = (seed = 1): World => {
  const stories = new LRUCache<string, Story>({ max: REMEMBERED })
  const scenarioOf = (number: string) => {
    const read = readNumber(number)
    return scenarios.find(({ serial }) => serial === read?.serial) ?? null
  }
  const story = (number: string): Story | null => {
    const read = readNumber(number)
    const scenario = scenarioOf(number)
    if (!read || !scenario || read.container >= (scenario.containers ?? 1)) return null
    const key = `${read.serial}|${read.variation}`
    const known = stories.get(key)
    if (known) return known
    const draft = new Draft(seed, scenario, read, lineOf(scenario.line ?? 'TEST')!)
    scenario.play(draft)
    stories.set(key, draft.story)
    return draft.story
  }
  return {
    seed,
    scenarios,
    story,
    scenarioOf,
    answer: (query) => {
      const found = story(query.number)
      return found ? answerOf(found, query) : { kind: 'unknown' }
    },
  }
}

let first: World | undefined

/** The world of seed 1, shared by all who request no other. */
export const theWorld = (): World => {
  first ??= createWorld(1)
  return first
}

const answerOf = (story: Story, { source, number, beganMs, nowMs }: WorldQuery): WorldAnswer => {
  const sinceMs = nowMs - beganMs
  const [kind, code = ''] = source.split(':') as [Fault['source'] | 'edi', string?]
  if (sinceMs < 0) return { kind: 'unknown' }
  const fault = story.faults.find(
    (one) => one.source === kind && one.fromMs <= sinceMs && (one.untilMs === null || sinceMs < one.untilMs),
  )
  if (kind === 'line') {
    if (code !== 'TEST' && code !== story.line.scac) return { kind: 'unknown' }
    return fault ? { kind: 'fault', fault } : lineAnswer(story, number, beganMs, nowMs)
  }
  const { container } = readNumber(number)!
  if (kind === 'edi') {
    const text = interchange(story, container, beganMs, nowMs, simulates(kind, code))
    return text === null ? { kind: 'unknown' } : { kind: 'interchange', text }
  }
  const message = feedMessage(story, container, beganMs, nowMs, simulates(kind, code))
  if (!message) return { kind: 'unknown' }
  return fault ? { kind: 'fault', fault } : { kind: 'message', message }
}

const lineAnswer = (story: Story, number: string, beganMs: number, nowMs: number): WorldAnswer => {
  const read = readNumber(number)!
  const isBill = read.kind === 'bill' && !story.line.quirks.oneNumber
  if (isBill && nowMs - beganMs < story.billFromMs) return { kind: 'unknown' }
  const events = dcsaEvents(story, beganMs, nowMs, read.kind === 'container' ? read.container : null)
  if (events.length > 0) return { kind: 'events', events, line: story.line }
  return story.line.quirks.hidesUnknownNumbers ? { kind: 'unknown' } : { kind: 'nothing' }
}

const simulates =
  (kind: string, code: string) =>
  (step: FeedStep): boolean => {
    if (!step.source.startsWith(`${kind}:`)) return false
    if (code.toUpperCase() === 'TEST') return true
    return kind === 'rail' ? step.source === `rail:${code.toUpperCase()}` : isTerminal(code, step.place, step.terminal)
  }
