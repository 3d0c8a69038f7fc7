import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  beginDetection,
  type DetectionStep,
  detectionLimits,
  nextDetectionStep,
} from '../../src/lifecycle/detect-line.ts'
import { type Outcome, outcomes } from '../../src/statement.ts'

const detecting = (scac: string, left: string[] = []) => ({ asking: scac, left, silent: [], round: 1 })

test.each(['ok', 'withheld'] as const)('a line that answers %s is the line of the number', (outcome) => {
  expect(nextDetectionStep(detecting('MAEU', ['ONEY']), outcome)).toEqual({ kind: 'take', scac: 'MAEU' })
})

test('a line without data is not the line of the number while another may know it', () => {
  const step = nextDetectionStep(detecting('MAEU', ['ONEY']), 'no_data_yet')
  expect(step).toMatchObject({ kind: 'poll', scac: 'ONEY' })
  if (step.kind === 'poll') expect(nextDetectionStep(step.state, 'ok')).toEqual({ kind: 'take', scac: 'ONEY' })
})

test.each(['not_found', 'number_rejected', 'unauthorized'] as const)(
  'the search polls the next line after %s, and does not repeat that one',
  (outcome) => {
    expect(nextDetectionStep(detecting('MAEU', ['ONEY']), outcome)).toMatchObject({ kind: 'poll', scac: 'ONEY' })
    expect(nextDetectionStep(detecting('MAEU'), outcome)).toEqual({ kind: 'give_up' })
  },
)

test.each(['no_data_yet', 'unreachable', 'throttled', 'unrecognized', null] as const)(
  'a silent line (%s) is polled again later',
  (outcome) => {
    expect(nextDetectionStep(detecting('MAEU', ['ONEY']), outcome)).toMatchObject({ kind: 'poll', scac: 'ONEY' })
    expect(nextDetectionStep(detecting('MAEU'), outcome)).toEqual({
      kind: 'wait',
      forMs: detectionLimits.betweenRoundsMs,
      state: { asking: null, left: ['MAEU'], silent: [], round: 2 },
    })
  },
)

test('the search ends for any responses, polls each line at most once per round and takes only a polled line', () => {
  const outcome = fc.constantFrom<(Outcome | null)[]>(...outcomes, null)
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.constantFrom('MAEU', 'ONEY', 'MSCU', 'HLCU', 'ZIMU', 'YMLU', 'OOLU')),
      fc.array(outcome, { minLength: 40, maxLength: 40 }),
      (lines, answers) => {
        const polled: string[] = []
        let step: DetectionStep = nextDetectionStep(beginDetection(lines), null)
        for (const answer of answers) {
          if (step.kind === 'take' || step.kind === 'give_up') break
          if (step.kind === 'poll') polled.push(step.scac)
          step = nextDetectionStep(step.state, step.kind === 'poll' ? answer : null)
        }
        expect(['take', 'give_up']).toContain(step.kind)
        if (step.kind === 'take') expect(step.scac).toBe(polled.at(-1))
        expect(new Set(polled).size).toBeLessThanOrEqual(detectionLimits.lines)
        for (const line of polled)
          expect(polled.filter((other) => other === line).length).toBeLessThanOrEqual(detectionLimits.rounds)
        // Likeliest first: a line is first polled only after those before it.
        expect([...new Set(polled)]).toEqual(lines.slice(0, new Set(polled).size))
      },
    ),
  )
})
