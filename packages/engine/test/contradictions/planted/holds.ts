import { type Fact, fact, type HoldChange, type Milestone } from '../../../src/statement.ts'
import { CONTAINER } from '../../story.ts'
import { at, factIn, hours, type Journey, type Planted } from '../journey.ts'
import { outAt } from './statements.ts'

const customsHold = [{ name: 'customs', status: 'hold', description: 'CUSTOMS HOLD' }]
const freightHold = [{ name: 'freight', status: 'hold', description: 'FREIGHT HOLD' }]
const release = (journey: Journey, kind: 'customs_release' | 'carrier_release', after: number): Milestone => ({
  ...outAt(journey, after),
  kind,
  mode: null,
  laden: null,
})
/** What the line reports about a customs document: that it holds the whole bill, or releases the container. */
const ofPaper = (journey: Journey, paper: string, after: number, change: HoldChange, container: string | null): Fact =>
  fact('hold', container, change, {
    name: `customs:${paper}`,
    at: { at: at(journey.landedMs + hours(after)), precision: 'minute' },
  })
const papersHold = (journey: Journey, paper: string, after: number) =>
  ofPaper(journey, paper, after, { status: 'hold', description: `customs hold by ${paper}` }, null)
const papersRelease = (journey: Journey, paper: string, after: number) =>
  ofPaper(journey, paper, after, { status: null, description: null }, CONTAINER)

export const holds: readonly Planted[] = [
  {
    kind: 'freight_hold_released',
    plant: (one) => ({
      line: [[30 + one.random(10), [...one.line, release(one, 'carrier_release', 28)]]],
      terminal: [
        [20, [...one.terminal, factIn(one, 'holds', freightHold)]],
        [70, [...one.terminal, factIn(one, 'holds', freightHold)]],
      ],
    }),
    clean: {
      'an old list beside a release': (one) => ({
        line: [[60, [...one.line, release(one, 'carrier_release', 58)]]],
        terminal: [[20, [...one.terminal, factIn(one, 'holds', freightHold)]]],
      }),
      'a list without it': (one) => ({
        line: [[60, [...one.line, release(one, 'carrier_release', 58)]]],
        terminal: [
          [20, [...one.terminal, factIn(one, 'holds', freightHold)]],
          [61, [...one.terminal, factIn(one, 'holds', [])]],
        ],
      }),
    },
  },
  {
    kind: 'customs_hold_released',
    plant: (one) => ({
      line: [[30 + one.random(10), [...one.line, release(one, 'customs_release', 28)]]],
      terminal: [
        [20, [...one.terminal, factIn(one, 'holds', customsHold)]],
        [70, [...one.terminal, factIn(one, 'holds', customsHold)]],
      ],
    }),
    clean: {
      'a hold that was set after the release': (one) => ({
        line: [[30, [...one.line, release(one, 'customs_release', 28)]]],
        terminal: [
          [20, [...one.terminal, factIn(one, 'holds', [])]],
          [70, [...one.terminal, factIn(one, 'holds', customsHold)]],
        ],
      }),
    },
  },
  {
    kind: 'customs_hold_released',
    plant: (one) => ({
      line: [[30, [...one.line, papersHold(one, 'A', 10), papersRelease(one, 'A', 28)]]],
      terminal: [
        [20, [...one.terminal, factIn(one, 'holds', customsHold)]],
        [70, [...one.terminal, factIn(one, 'holds', customsHold)]],
      ],
    }),
    clean: {
      'another paper holds it': (one) => ({
        line: [[30, [...one.line, papersHold(one, 'A', 10), papersHold(one, 'B', 10), papersRelease(one, 'A', 28)]]],
        terminal: [
          [20, [...one.terminal, factIn(one, 'holds', customsHold)]],
          [70, [...one.terminal, factIn(one, 'holds', customsHold)]],
        ],
      }),
    },
  },
  {
    kind: 'available_with_hold',
    plant: (one) => ({
      terminal: [
        [
          31 + one.random(20),
          [
            ...one.terminal,
            factIn(one, 'holds', one.random(2) ? customsHold : freightHold),
            factIn(one, 'available_for_pickup', true),
          ],
        ],
      ],
    }),
    clean: {
      'not available': (one) => ({
        terminal: [
          [31, [...one.terminal, factIn(one, 'holds', customsHold), factIn(one, 'available_for_pickup', false)]],
        ],
      }),
      'no hold': (one) => ({
        terminal: [[31, [...one.terminal, factIn(one, 'holds', []), factIn(one, 'available_for_pickup', true)]]],
      }),
    },
  },
  {
    kind: 'picked_up_with_customs_hold',
    plant: (one) => ({
      line: [[120, [...one.line, outAt(one, 90 + one.random(10))]]],
      terminal: [
        [31, [...one.terminal, factIn(one, 'holds', customsHold)]],
        [121, [...one.terminal, factIn(one, 'holds', customsHold), outAt(one, 95)]],
      ],
    }),
    clean: {
      'released before': (one) => ({
        line: [[120, [...one.line, outAt(one, 95)]]],
        terminal: [
          [31, [...one.terminal, factIn(one, 'holds', customsHold)]],
          [60, [...one.terminal, factIn(one, 'holds', [])]],
          [121, [...one.terminal, factIn(one, 'holds', []), outAt(one, 95)]],
        ],
      }),
    },
  },
]
