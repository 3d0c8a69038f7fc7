import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  containerNumber,
  createWorld,
  demoWorld,
  momentsOf,
  numberOf,
  readNumber,
  scenarios,
  transcriptHash,
  type World,
} from '../src/index.ts'
import { containerCheckDigit, imoNumber, VARIATIONS } from '../src/numbers.ts'
import { vessels } from '../src/story/fleet.ts'

/** Scenarios without those that have hundreds of containers, which would take minutes at each moment. */
const small = scenarios.filter(({ containers = 1 }) => containers <= 10)

const world = createWorld(1)
const DAY_MS = 86_400_000
const beganMs = Date.UTC(2026, 2, 2, 9)

const journey = fc
  .record({
    scenario: fc.constantFrom(...small),
    variation: fc.integer({ min: 0, max: VARIATIONS - 1 }),
    beganMs: fc.integer({ min: Date.UTC(2024, 0), max: Date.UTC(2030, 0) }),
  })
  .map(({ scenario, variation, beganMs }) => ({ scenario, number: numberOf(scenario, variation), beganMs }))

const sources = ['line:TEST', 'terminal:TEST', 'rail:TEST']

/** One in eight of the scenarios, and one in which the line reports its last free days. */
const few = (world: World): World => ({
  ...world,
  scenarios: world.scenarios.filter(({ key }, index) => index % 8 === 0 || key === 'line-lfd'),
})
const hashOf = (world: World) => transcriptHash(world).hash

test('the same seed gives the same transcript in any process, and another seed another', () => {
  const { hash, answers } = transcriptHash(createWorld(7))
  expect(answers).toBeGreaterThan(1_000)
  const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))
  const { stdout } = spawnSync(process.execPath, [main, 'transcript', '--seed', '7'], { encoding: 'utf8' })
  expect(stdout).toContain(hash)
  const again = hashOf(few(createWorld(7)))
  expect(hashOf(few(createWorld(7)))).toBe(again)
  expect(hashOf(few(createWorld(8)))).not.toBe(again)
})

test.each([...sources, 'linefeed:TEST'])('the transcript contains every response of %s', (source) => {
  const silent = {
    ...world,
    answer: (query: Parameters<typeof world.answer>[0]) =>
      query.source === source ? { kind: 'unknown' as const } : world.answer(query),
  }
  expect(hashOf(few(silent))).not.toBe(hashOf(few(world)))
})

test('a response depends on its query, and not on earlier queries', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(journey, fc.integer({ min: -5, max: 90 })), { minLength: 2, maxLength: 6 }),
      (query) => {
        const poll = (inOrder: typeof query) => {
          const fresh = createWorld(1)
          return new Map(
            inOrder.flatMap(([{ number, beganMs }, day]) =>
              sources.map((source) => [
                `${source} ${number} ${beganMs} ${day}`,
                JSON.stringify(fresh.answer({ source, number, beganMs, nowMs: beganMs + day * DAY_MS })),
              ]),
            ),
          )
        }
        expect(poll(query)).toEqual(poll([...query].reverse()))
      },
    ),
    { numRuns: 60 },
  )
})

test('no response changes between two moments of a journey', () => {
  fc.assert(
    fc.property(journey, fc.double({ min: 0, max: 1, noNaN: true }), ({ number, beganMs }, where) => {
      const moments = momentsOf(number, beganMs, world).filter(({ source }) => source !== 'calendar')
      const index = Math.floor(where * (moments.length - 2))
      const [from, to] = [moments[index]!.atMs, moments[index + 1]!.atMs]
      for (const source of sources) {
        const words = (nowMs: number) =>
          JSON.stringify(world.answer({ source, number, beganMs, nowMs }), (key, value) =>
            key === 'sent_at' || key === 'eventCreatedDateTime' ? undefined : value,
          )
        if (to > from) expect(words(to - 1)).toBe(words(from))
      }
    }),
    { numRuns: 200 },
  )
})

test('every line, terminal and railway reports only what is due: no actual before it happened, unless it misreports', () => {
  for (const scenario of small.filter(({ kind }) => kind === 'normal')) {
    const number = numberOf(scenario)
    for (const { atMs } of momentsOf(number, beganMs, world)) {
      const answer = world.answer({ source: 'line:TEST', number, beganMs, nowMs: atMs })
      if (answer.kind !== 'events') continue
      for (const event of answer.events)
        if (event.eventClassifierCode === 'ACT')
          expect(Date.parse(String(event.eventDateTime))).toBeLessThanOrEqual(atMs)
    }
  }
})

test('numbers encode their scenario, and only numbers with valid check digits are known', () => {
  fc.assert(
    fc.property(journey, fc.integer({ min: 0, max: 9 }), ({ scenario, number }, digit) => {
      expect(readNumber(number)).toMatchObject({ serial: scenario.serial })
      const container = containerNumber({ serial: scenario.serial, variation: 3 })
      expect(containerCheckDigit(container.slice(0, 10))).toBe(Number(container[10]))
      expect(readNumber(`${container.slice(0, 10)}${digit}`) !== null).toBe(digit === Number(container[10]))
    }),
  )
  expect(new Set(scenarios.map(({ serial }) => serial)).size).toBe(scenarios.length)
  expect(new Set(scenarios.map(({ key }) => key)).size).toBe(scenarios.length)
  expect(imoNumber(907_472)).toBe('9074729')
  expect(new Set(vessels.map(({ imo }) => imo)).size).toBe(vessels.length)
})

test('the demo world has journeys in every state, and an event at least every two minutes', () => {
  const nowMs = Date.UTC(2026, 5, 1)
  const demo = demoWorld(nowMs, world)
  expect(demo.length).toBeGreaterThanOrEqual(40)
  expect(new Set(demo.map(({ number }) => number)).size).toBe(demo.length)
  const next = demo.map(({ nextMs }) => nextMs).sort((a, b) => a - b)
  expect(next.at(-1)! - nowMs).toBeLessThanOrEqual(3_600_000)
  for (const [index, ms] of next.entries()) expect(ms - (next[index - 1] ?? nowMs)).toBeLessThanOrEqual(120_000)
  for (const { number, beganMs, nextMs } of demo)
    expect(momentsOf(number, beganMs, world).some(({ atMs }) => atMs === nextMs)).toBe(true)
})
