import {
  completed,
  faithful,
  lineOf,
  notifiedOnce,
  onceEach,
  type Scenario,
  type Seen,
  type World as SimulatedWorld,
  steady,
} from '@boxtrail/simulator'
import { begin, type Journey, resumeTracking, seenOf, step, stopTracking, storyFor, timetable } from './play.ts'

/** One poll of all sources, at a moment of the timetable. */
export interface Step {
  journey: Journey
  isProjected: boolean
  index: number
  nowMs: number
  nextMs: number | undefined
}

/** Plays a scenario from its first moment to its end, and returns all failures. */
export const watch = (
  simulated: SimulatedWorld,
  scenario: Scenario,
  {
    variation = 0,
    beganMs,
    see,
    stepped,
    changed,
  }: {
    variation?: number
    beganMs?: number
    see?: (seen: Seen) => void
    stepped?: (step: Step) => void
    /** Called when the record may differ from that of the step before. */
    changed?: (journey: Journey, nowMs: number) => unknown
  } = {},
): { wrong: string[]; steps: number; last: Seen } => {
  const journey = begin(simulated, scenario, { variation, ...(beganMs === undefined ? {} : { beganMs }) })
  const story = storyFor(simulated, journey)
  const byDay = lineOf(scenario.line ?? 'TEST')!.quirks.times === 'date'
  const wrong: string[] = []
  const note = (when: string, broken: string | null | undefined) => {
    if (broken) wrong.push(`${scenario.key} ${variation} ${when}: ${broken}`)
  }
  // In this scenario, the customer stops tracking and resumes it.
  const byHand = scenario.key === 're-track-after-stop'
  let before: Seen | undefined
  // Tracking stops automatically two months after the last new report.
  const times = timetable(simulated, journey, scenario.ends ? 70 : 3)
  for (const [index, nowMs] of times.entries()) {
    const { serial } = journey
    const isProjected = step(journey, nowMs) !== null
    stepped?.({ journey, isProjected, index, nowMs, nextMs: times[index + 1] })
    if (journey.serial !== serial) changed?.(journey, nowMs)
    if (byHand && nowMs === story.moment('stop_by_hand')) stopTracking(journey, 'cancelled_by_user')
    const seen = seenOf(journey, nowMs)
    see?.(seen)
    if (byHand && nowMs === story.moment('track_again')) resumeTracking(journey, nowMs)
    const when = new Date(nowMs).toISOString()
    note(when, scenario.holds?.(seen, story))
    note(when, faithful(scenario, seen, story, byDay))
    note(when, onceEach(seen))
    note(when, before && steady(scenario, before, seen))
    before = seen
  }
  const last = seenOf(journey, Number.MAX_SAFE_INTEGER)
  const ended = last.request.stopReason ?? last.request.failedReason
  if (scenario.ends && ended !== scenario.ends) note('at the end', `it ended ${ended}, not ${scenario.ends}`)
  if (!scenario.unreported?.includes('*')) {
    note('at the end', last.shipment ? null : 'there is no shipment')
    note('at the end', completed(scenario, last, story, byDay))
    note('at the end', notifiedOnce(scenario, last, story))
  }
  return { wrong, steps: times.length, last }
}
