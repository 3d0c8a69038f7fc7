import fc from 'fast-check'

/** A step in the story of one container. All worlds of a run take their steps in parallel. */
export type Step =
  | { does: 'track'; account: number; by: Subject }
  | { does: 'stop' | 'resume'; account: number }
  | { does: 'sail'; days: number }
  | { does: 'divert' }
  | { does: 'change'; source: PolledFeed; snapshot: Stated }
  | { does: 'poll'; source: PolledFeed }
  | { does: 'poll_line'; of: Subject[] }
  | { does: 'push'; feed: PushingFeed; snapshot: Stated }
  | { does: 'push_release'; feed: PushingFeed; event: 'customs_release' | 'carrier_release' }
  | { does: 'project' }

export type Subject = 'bill' | 'container'
/**
 * The terminals of two ports and a ramp, which are polled. The first terminal also pushes, as does a gate system beside
 * it.
 */
export type PolledFeed = 'port' | 'other_port' | 'ramp'
type PushingFeed = 'port' | 'gate'

/** What a facility states in a snapshot. */
export interface Stated {
  availability?: 'yes' | 'no'
  holds?: string[]
  fee?: number
  freeDay?: number
}

export type Script = Step[]

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
const polled = fc.constantFrom<PolledFeed[]>('port', 'port', 'other_port', 'ramp')
const pushing = fc.constantFrom<PushingFeed[]>('port', 'gate')
const subjects = fc.constantFrom<Subject[][]>(['bill', 'container'], ['bill', 'container'], ['bill'], ['container'])
const event = fc.constantFrom('customs_release', 'carrier_release')
const project: Step = { does: 'project' }

const track = fc.record({ does: fc.constant('track'), account, by: fc.constantFrom<Subject[]>('bill', 'container') })
const sail = fc.record({ does: fc.constant('sail'), days: fc.integer({ min: 1, max: 12 }) })
const change = fc.record({ does: fc.constant('change'), source: polled, snapshot: stated })
const poll = fc.record({ does: fc.constant('poll'), source: polled })
const pollLine = fc.record({ does: fc.constant('poll_line'), of: subjects })
const push = fc.record({ does: fc.constant('push'), feed: pushing, snapshot: stated })
const release = fc.record({ does: fc.constant('push_release'), feed: pushing, event })

/**
 * Steps that often occur together: a push while stopped, a report repeated after a release, a poll of one subject
 * before the other after a diversion.
 */
const whileStopped = fc
  .tuple(account, push)
  .map(([who, pushed]) => [{ does: 'stop', account: who }, pushed, project, { does: 'resume', account: who }])
const repeated = fc
  .tuple(stated, release)
  .map(([snapshot, pushed]) => [
    { does: 'change', source: 'port', snapshot: { ...snapshot, holds: ['CUSTOMS', 'FREIGHT'] } },
    { does: 'poll', source: 'port' },
    pushed,
    project,
    { does: 'poll', source: 'port' },
  ])
const diverted = fc
  .tuple(stated, account, account)
  .map(([snapshot, one, other]) => [
    { does: 'track', account: one, by: 'bill' },
    { does: 'track', account: other, by: 'container' },
    { does: 'poll_line', of: ['bill', 'container'] },
    project,
    { does: 'change', source: 'other_port', snapshot },
    { does: 'divert' },
    { does: 'poll_line', of: ['container'] },
    project,
    { does: 'poll', source: 'other_port' },
    project,
    { does: 'poll_line', of: ['bill'] },
  ])

const episode = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(track) },
  { weight: 1, arbitrary: fc.record({ does: fc.constantFrom('stop', 'resume'), account }).map((one) => [one]) },
  { weight: 4, arbitrary: fc.tuple(sail, pollLine) },
  { weight: 4, arbitrary: fc.tuple(change, poll) },
  { weight: 3, arbitrary: fc.tuple(poll) },
  { weight: 2, arbitrary: fc.tuple(pollLine) },
  { weight: 3, arbitrary: fc.tuple(push) },
  { weight: 1, arbitrary: fc.tuple(release) },
  { weight: 3, arbitrary: fc.constant([project]) },
  { weight: 1, arbitrary: whileStopped },
  { weight: 1, arbitrary: repeated },
  { weight: 1, arbitrary: diverted },
) as fc.Arbitrary<Script>

/** One account tracks the container from the start, and the others only at the end. The steps between are random. */
const begin: Script = [{ does: 'track', account: 0, by: 'bill' }, { does: 'poll_line', of: ['bill'] }, project]
const end: Script = [
  { does: 'track', account: 1, by: 'bill' },
  { does: 'track', account: 2, by: 'container' },
]

/** Scripts of one length, reproducible by their seed. */
export const scripts = (count: number, seed: number, length: number): Script[] =>
  fc
    .sample(fc.array(episode, { minLength: length, maxLength: length }), { numRuns: count, seed })
    .map((episodes) => [...begin, ...episodes.flat().slice(0, length), ...end])
