import { createRandom, type Random } from '@boxtrail/simulator'
import { type Engine, engine } from './engine.ts'
import { checkEnd, checkInvariants } from './invariants.ts'
import { type Delivery, emptyMachine, type Machine, projectAt, record, settle } from './machine.ts'
import { type PlayedScenario, playable, storyOf } from './played-scenarios.ts'

const DAY_MS = 86_400_000

/** A sample of the reports, preferring neighbours, in chronological order. */
const choose = (story: PlayedScenario, random: Random): Delivery[] => {
  const { slices } = story
  const most = Math.min(slices.length, random.int(2, 5))
  const chosen = new Set<number>()
  let at = random.int(0, slices.length - 1)
  while (chosen.size < most) {
    chosen.add(at)
    at = random.next() < 0.5 ? (at + 1) % slices.length : random.int(0, slices.length - 1)
  }
  return [...chosen].map((index) => {
    const { source, atMs, reading } = slices[index]!
    return { source, report: { id: `${source.id}|${index}`, observedAtMs: atMs, reading } }
  })
}

const shuffled = <T>(list: readonly T[], random: Random): T[] => {
  const result = [...list]
  for (let i = result.length - 1; i > 0; i--) {
    const j = random.int(0, i)
    ;[result[i], result[j]] = [result[j]!, result[i]!]
  }
  return result
}

const repeated = ({ source, report }: Delivery): Delivery => ({
  source,
  report: { ...report, id: `${report.id}|again`, observedAtMs: report.observedAtMs + 1 },
})

/** The current and former claims of a check, without the report in which each was last stated. */
const words = (machine: Machine, { source }: Delivery): string =>
  JSON.stringify(
    (machine.claims.get(source.id) ?? [])
      .map(({ id, closedMs, closedBecause, statement }) => [id, closedMs, closedBecause, statement])
      .sort(),
  )

/** Plays one interleaving of polls, pushes, crashes and clock jumps; returns the failures. */
export const interleave = (seed: number, by: Engine = engine): string[] => {
  const random = createRandom('interleaving', seed)
  const story = storyOf(random.pick(playable))
  const deliveries = choose(story, random)
  const sources = [...new Set(deliveries.map(({ source }) => source))]
  const machine = emptyMachine()
  const wrong: string[] = []
  const note = (broken: string | null) => {
    if (broken) wrong.push(`${story.scenario.key} (seed ${seed}): ${broken}`)
  }
  let nowMs = story.createdMs
  for (const delivery of shuffled(deliveries, random)) {
    nowMs = Math.max(nowMs, delivery.report.observedAtMs) + random.int(0, 7_200_000)
    // If the process crashes in the middle of the first transaction, nothing is stored, and the poll is repeated.
    const crash = random.next()
    record(machine, delivery, by, crash < 0.2)
    // If the process crashes after the first transaction, the message is delivered again, or the poll is repeated with
    // the same response.
    const again = random.next()
    if (again < 0.2) {
      const before = words(machine, delivery)
      record(machine, again < 0.1 ? delivery : repeated(delivery), by, false)
      note(words(machine, delivery) === before ? null : 'what was told twice changed its check')
    }
    if (crash < 0.2) continue
    // If the process crashes in the middle of the second transaction, its result is discarded.
    if (crash < 0.3) projectAt(machine, story, sources, nowMs, by)
    else if (crash < 0.6 && machine.stale)
      note(checkInvariants(settle(machine, story, sources, nowMs, by), deliveries, nowMs))
    // The clock jumps ahead, the journey is projected, and the clock jumps back.
    if (crash > 0.95)
      note(
        checkInvariants(
          projectAt(machine, story, sources, nowMs + random.int(1, 60) * DAY_MS, by),
          deliveries,
          Number.POSITIVE_INFINITY,
        ),
      )
  }
  const endMs = Math.max(nowMs, story.endMs)
  if (machine.stale || (machine.dueMs ?? Number.POSITIVE_INFINITY) <= endMs)
    note(checkInvariants(settle(machine, story, sources, endMs, by), deliveries, endMs))
  wrong.push(
    ...checkEnd(machine, story, sources, deliveries, endMs, by).map(
      (words) => `${story.scenario.key} (seed ${seed}): ${words}`,
    ),
  )
  return wrong
}
