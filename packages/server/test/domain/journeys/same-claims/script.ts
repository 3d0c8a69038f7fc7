import fc from 'fast-check'

/** What happens around one container, step by step; every world of a run takes its steps in parallel with the others. */
export type Step =
  | { does: 'track'; account: number; by: Subject }
  | { does: 'stop' | 'resume'; account: number }
  | { does: 'sail'; days: number }
  | { does: 'change'; source: PolledFeed; snapshot: Stated }
  | { does: 'poll'; source: PolledFeed | 'line' }
  | { does: 'push'; snapshot: Stated }
  | { does: 'push_release'; event: 'customs_release' | 'carrier_release' }
  | { does: 'wait' }

export type Subject = 'bill' | 'container'
export type PolledFeed = 'port' | 'ramp'

/** What a facility states in a snapshot. */
export interface Stated {
  availability?: 'yes' | 'no'
  holds?: string[]
  fee?: number
  freeDay?: number
}

/** After which steps the workers project what is stale, and where they are stopped in between and started again. */
export interface Script {
  steps: Step[]
}

export const ACCOUNTS = 3

const stated: fc.Arbitrary<Stated> = fc.record(
  {
    availability: fc.constantFrom('yes', 'no'),
    holds: fc.subarray(['CUSTOMS', 'FREIGHT', 'USDA']),
    fee: fc.constantFrom(0, 150, 225),
    freeDay: fc.integer({ min: 1, max: 9 }),
  },
  { requiredKeys: [] },
)
const account = fc.nat(ACCOUNTS - 1)
const feed = fc.constantFrom<PolledFeed[]>('port', 'port', 'ramp')

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('track'),
      account,
      by: fc.constantFrom<Subject[]>('bill', 'bill', 'container'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constantFrom('stop', 'resume'), account }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('sail'), days: fc.integer({ min: 1, max: 12 }) }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('change'), source: feed, snapshot: stated }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('poll'), source: feed }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('poll'), source: fc.constant('line') }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('push'), snapshot: stated }) },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('push_release'),
      event: fc.constantFrom('customs_release', 'carrier_release'),
    }),
  },
  { weight: 1, arbitrary: fc.constant<Step>({ does: 'wait' }) },
) as fc.Arbitrary<Step>

/** Scripts of one length, reproducible by their seed. */
export const scripts = (count: number, seed: number, length = 14): Script[] =>
  fc.sample(fc.record({ steps: fc.array(step, { minLength: length, maxLength: length }) }), { numRuns: count, seed })
