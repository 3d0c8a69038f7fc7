import { feedEvent, feedSnapshot } from '@boxtrail/contracts/feed/zod'
import type { Projection, SourcedClaim } from '@boxtrail/engine/project/types/projection'
import type { Statement } from '@boxtrail/engine/statement'
import { createReference } from '@boxtrail/reference/reference'
import { describe, expect, test } from 'vitest'
import {
  arrive,
  CONTAINER,
  claimsOf,
  containerOf,
  discharge,
  estimated,
  factAt,
  fullOut,
  onwards,
  type Poll,
  placeOf,
  planned,
  projectClaims,
  railArrive,
  railDepart,
  railLoad,
  railUnload,
  shipmentOf,
  TERMINAL,
  toBusan,
} from '../../../engine/test/story.ts'
import { type AuthorityConfig, authorityOf } from '../../src/authority/configure-authority.ts'
import { readMessage } from '../../src/feed/read-feed-message.ts'

/**
 * Every event and every snapshot field of the feed contract, by every kind of speaker, wherever the container may be. What
 * is expected is stated by the table below and not by the engine's rules: a speaker without standing changes nothing.
 */
const reference = createReference()
const FIRST = { smdg: 'NIT', locode: 'USORF' }
const SECOND = { smdg: 'VIG', locode: 'USORF' }

const bravo = { vessel: 'BRAVO', voyage: '2E' }
const atSea = [...toBusan, ...onwards]
const callsAtNorfolk = [
  arrive('USORF', '2026-01-22T08:00:00-05:00', bravo),
  discharge('USORF', '2026-01-22T20:00:00-05:00', bravo),
]
const NOW = '2026-02-10T00:00:00Z'

interface Speaker {
  kind: 'terminal' | 'rail'
  id: string
  scac?: string
  facility: Record<string, string>
}

const speakers = {
  'the terminal that has it': { kind: 'terminal', id: 'nit', facility: FIRST },
  'another terminal of the port': { kind: 'terminal', id: 'vig', facility: SECOND },
  'a terminal at a port off the route': {
    kind: 'terminal',
    id: 'nyc',
    facility: { locode: 'USNYC', name: 'New York terminal' },
  },
  'a terminal at an earlier port': {
    kind: 'terminal',
    id: 'pus',
    facility: { locode: 'KRPUS', name: 'Busan terminal' },
  },
  'a terminal at an inland place off the route': {
    kind: 'terminal',
    id: 'mem',
    facility: { locode: 'USMEM', name: 'Memphis depot' },
  },
  'a railway at the marine terminal': { kind: 'rail', id: 'nsrr', scac: 'NS', facility: FIRST },
  'a railway at the port': { kind: 'rail', id: 'nsrr', scac: 'NS', facility: { locode: 'USORF' } },
  'a railway at an inland ramp': { kind: 'rail', id: 'nsrr', scac: 'NS', facility: { locode: 'USCHI', name: 'Ramp' } },
} satisfies Record<string, Speaker>
type SpeakerName = keyof typeof speakers

/** Every item that the contract has; the feed's own reader reads them. */
const items = (
  facility: Speaker['facility'],
  time: string,
): { name: string; item: object; type: 'events' | 'snapshots' }[] => {
  const common = { container_number: CONTAINER, observed_at: NOW, facility }
  const values: Record<string, unknown[]> = {
    availability: ['yes', 'no', 'unknown'],
    holds: [[], [{ raw_name: 'USDA', raw_status: 'HOLD' }]],
    fees: [[], [{ raw_type: 'STORAGE', amount: 7, currency: 'USD' }]],
    last_free_day: ['2026-03-31', null],
    appointment_at: [time],
    yard_location: ['X1'],
    chassis_number: ['DCLZ000001'],
    rail_carrier_scac: ['NS'],
    line_scac: [],
    bill_of_lading: [],
    vessel: [],
    voyage: [],
    weight: [{ value: 1234, unit: 'lb' }],
    seal: ['FOREIGN'],
    off_dock_to: [facility],
    status: ['dropped', 'loaded'],
  }
  const known = Object.keys(feedSnapshot.shape).filter((name) => !(name in common))
  const snapshots = known.flatMap((name) =>
    (values[name] ?? [time]).map((value) => ({
      name: `${name} ${JSON.stringify(value)}`,
      type: 'snapshots' as const,
      item: { ...common, [name]: value, vessel: { name: 'BRAVO' } },
    })),
  )
  const modes = (kind: string) =>
    kind.startsWith('gate') ? ['truck', 'rail'] : kind === 'berth' ? ['vessel'] : [undefined, 'vessel', 'rail']
  const events = feedEvent.shape.event.options.flatMap((event) =>
    (['actual', 'estimated', 'planned'] as const).flatMap((classifier) =>
      (classifier === 'actual' ? [true, false] : [true]).flatMap((laden) =>
        modes(event).map((mode) => ({
          name: `${event} ${classifier} ${laden ? 'full' : 'empty'} ${mode ?? ''}`,
          type: 'events' as const,
          item: { ...common, event, classifier, laden, occurred_at: time, ...(mode ? { mode } : {}) },
        })),
      ),
    ),
  )
  const release = { availability: 'yes', holds: [], fees: [], last_free_day: '2026-03-31', discharged_at: time }
  return [
    ...snapshots,
    ...events,
    { name: 'a whole release', type: 'snapshots', item: { ...common, ...release } },
    {
      name: 'a whole pickup',
      type: 'snapshots',
      item: { ...common, ...release, full_out_at: time, empty_in_at: time },
    },
  ]
}

const claimsOfItem = (speaker: Speaker, { item, type }: ReturnType<typeof items>[number]): SourcedClaim[] => {
  const { kind, id, scac = null } = speaker
  const given: AuthorityConfig = { kind, scac, facilities: 'any' }
  const profile = { kind, authority: authorityOf(given, reference) }
  const reading = readMessage(JSON.stringify({ [type]: [item] }), { kind: 'container', number: CONTAINER }, profile)
  expect(reading.problems).toEqual([])
  const source = { id: `${kind}:${id}`, kind, name: id, scac }
  return reading.statements.length === 0
    ? []
    : claimsOf([{ at: NOW, statements: reading.statements }], { style: 'delta', source })
}

const byTerminal = (polls: Poll[], id = 'nit') =>
  claimsOf(polls, { style: 'delta', source: { id: `terminal:${id}`, kind: 'terminal', name: id, scac: null } })
const byRailway = (polls: Poll[]) =>
  claimsOf(polls, { style: 'delta', source: { id: 'rail:csxt', kind: 'rail', name: 'CSX', scac: 'CSXT' } })

const nit = placeOf('USORF', 'NIT')
const there = <S extends Statement>(statement: S): S => ({ ...statement, place: nit })
const customs = [{ name: 'customs', status: 'hold', description: '' }]
const values = [
  factAt(nit, 'fees', [{ type: 'exam', amount: 90, currency_code: 'USD' }]),
  factAt(nit, 'pickup_lfd_terminal', '2026-02-12'),
  factAt(nit, 'location_at_pod_terminal', 'A12'),
]
const discharged = there(discharge('USORF', '2026-01-22T20:30:00-05:00', bravo))
const isHeld = [discharged, ...values, factAt(nit, 'holds', customs), factAt(nit, 'available_for_pickup', false)]
const isReleased = [factAt(nit, 'holds', []), factAt(nit, 'available_for_pickup', true)]
const line = (...statements: Statement[]) =>
  claimsOf([{ at: '2026-02-09T00:00:00Z', statements: [...atSea, ...statements] }])
const held = [
  ...line(...callsAtNorfolk),
  ...byTerminal([
    { at: '2026-01-24T00:00:00Z', statements: isHeld },
    { at: '2026-02-09T20:00:00Z', statements: isHeld },
  ]),
]
const released = byTerminal([
  { at: '2026-01-24T00:00:00Z', statements: isHeld },
  { at: '2026-01-26T00:00:00Z', statements: isReleased },
  { at: '2026-02-09T20:00:00Z', statements: isReleased },
])
const out = there(fullOut('USORF', '2026-01-30T10:00:00-05:00'))
const emptyBack = {
  ...out,
  kind: 'gate_in' as const,
  laden: false,
  time: { at: '2026-02-03T15:00:00Z', precision: 'minute' as const },
}
const pickedUp = (...more: Statement[]) =>
  byTerminal([
    { at: '2026-01-24T00:00:00Z', statements: isHeld },
    { at: '2026-01-26T00:00:00Z', statements: isReleased },
    { at: '2026-01-30T20:00:00Z', statements: [out, ...more] },
  ])
const ramp = placeOf('USCHI')
const train = byRailway([
  {
    at: '2026-02-02T00:00:00Z',
    statements: [
      railLoad('USORF', '2026-01-27T08:00:00-05:00'),
      railDepart('USORF', '2026-01-27T20:00:00-05:00'),
      railArrive('USCHI', '2026-01-30T08:00:00-06:00', { facility: 'RAMP' }),
      railUnload('USCHI', '2026-01-30T12:00:00-06:00', { facility: 'RAMP' }),
      factAt(ramp, 'holds', [{ name: 'freight', status: 'hold', description: '' }]),
      factAt(ramp, 'pickup_lfd_rail', '2026-02-14'),
      factAt(ramp, 'available_for_pickup', false),
    ],
  },
  { at: '2026-02-09T20:00:00Z', statements: [factAt(ramp, 'available_for_pickup', false)] },
])

const custodies = {
  aboard: line(
    estimated(arrive('USORF', '2026-02-22T08:00:00-05:00', bravo)),
    estimated(discharge('USORF', '2026-02-22T20:00:00-05:00', bravo)),
  ),
  'landed, discharge not reported': line(callsAtNorfolk[0]!),
  'held by its terminal': held,
  'available at its terminal': [...line(...callsAtNorfolk), ...released],
  'gated out full': [...line(...callsAtNorfolk), ...pickedUp()],
  'at an inland ramp': [...line(...callsAtNorfolk), ...released, ...train],
  'returned empty': [...line(...callsAtNorfolk), ...pickedUp(emptyBack)],
}
type Custody = keyof typeof custodies

/**
 * `all`: it is the facility, or the only one to report. `documents`: what is known wherever the container is. `trains`: it
 * takes the container on its train. `holds`: one of two terminals of a port may add a hold, and its values with it, as the
 * line does not say which of them has the container. `takes in`: full to another yard of the port, or empty at the end.
 */
type Standing = 'all' | 'documents' | 'trains' | 'holds' | 'takes in'

const everywhere = (standing: Standing) =>
  Object.fromEntries(Object.keys(custodies).map((custody) => [custody, standing])) as Record<Custody, Standing>

const standing: Record<SpeakerName, Partial<Record<Custody, Standing>>> = {
  'the terminal that has it': everywhere('all'),
  'another terminal of the port': {
    aboard: 'all',
    'landed, discharge not reported': 'all',
    'available at its terminal': 'holds',
    'gated out full': 'takes in',
    'at an inland ramp': 'holds',
    'returned empty': 'holds',
  },
  'a terminal at a port off the route': {},
  'a terminal at an earlier port': everywhere('documents'),
  'a terminal at an inland place off the route': {},
  'a railway at the marine terminal': {
    'landed, discharge not reported': 'trains',
    'available at its terminal': 'trains',
  },
  'a railway at the port': { 'landed, discharge not reported': 'trains', 'available at its terminal': 'trains' },
  'a railway at an inland ramp': { 'landed, discharge not reported': 'all', 'available at its terminal': 'all' },
}

/** What users see, apart from raw events and flags, which show what was disputed. */
const served = (projection: Projection) => ({
  shipment: shipmentOf(projection),
  container: containerOf(projection),
  // A transshipment terminal may correct when it loaded the container.
  events: projection.containers[0]!.events.flatMap(({ event, place, ms, vessel }) =>
    place.locode === 'KRPUS' ? [] : [{ event, locode: place.locode, terminal: place.terminal?.id, ms, vessel }],
  ),
  route: projection.containers[0]!.route.map(({ place, role, inbound }) => ({
    place: place.locode,
    role,
    done: inbound?.done,
  })),
  counted: projection.containers[0]!.counted.terminal,
})

const play = (claims: readonly SourcedClaim[]) => projectClaims(claims, NOW)
const TIMES = ['2026-02-09T12:00:00Z', '2026-01-24T12:00:00Z']
const isTrainMove = (name: string) =>
  /^(rail_loaded_at|rail_departed_at)|^(load|depart|gate_out) \w+ full (rail|$)/.test(name)

/** What each speaker reports, read once and used in every custody; only milestones can be backdated. */
const said = new Map<SpeakerName, [time: string, claims: SourcedClaim[], name: string][]>()
const saidBy = (name: SpeakerName) => {
  const speaker = speakers[name]
  const known =
    said.get(name) ??
    TIMES.flatMap((time, index) =>
      items(speaker.facility, time)
        .filter(({ item }) => index === 0 || JSON.stringify(item).includes(`"${time}"`))
        .map((one): [string, SourcedClaim[], string] => [time, claimsOfItem(speaker, one), one.name]),
    )
  said.set(name, known)
  return known
}

test('the holds of the port where the ship has arrived stay, after a call before it that the line still expects', () => {
  const bound = [
    ...atSea,
    planned(arrive('USORF', '2026-01-22T08:00:00-05:00', bravo)),
    estimated(arrive('USSAV', '2026-01-20T08:00:00-05:00', bravo)),
  ]
  const arrived = [...bound.filter(({ place }) => place.locode !== 'USORF'), callsAtNorfolk[0]!]
  const line = claimsOf([
    { at: '2026-01-12T00:00:00Z', statements: bound },
    { at: '2026-01-23T00:00:00Z', statements: arrived },
    { at: '2026-01-24T00:00:00Z', statements: arrived },
  ])
  const held = factAt(placeOf('USORF', 'NIT'), 'holds', [{ name: 'customs', status: 'hold', description: '' }])
  const terminal = claimsOf([{ at: '2026-01-19T00:00:00Z', statements: [held] }], { style: 'delta', source: TERMINAL })
  expect(containerOf(projectClaims([...line, ...terminal], NOW)).holds_at_pod_terminal).toHaveLength(1)
})

describe.each(Object.keys(custodies) as Custody[])('%s', (custody) => {
  const base = custodies[custody]
  const before = served(play(base))

  test.each(Object.keys(speakers) as SpeakerName[])('%s', (name) => {
    const may = standing[name][custody]
    const changed: string[] = []
    const wrong: string[] = []
    for (const [time, said, one] of saidBy(name)) {
      const projection = play([...base, ...said])
      const after = served(projection)
      const isSame = JSON.stringify(after) === JSON.stringify(before)
      if (!isSame) changed.push(`${one} ${time}`)
      if (isSame || may === 'all' || (may === 'trains' && isTrainMove(one))) continue
      if (may === 'documents' && /^(seal|weight) /.test(one)) continue
      if (may === 'takes in' && /^(gate_in actual|empty_in_at|a whole pickup)/.test(one)) continue
      if ((may === 'holds' || may === 'takes in') && isOnlyStricter(before, after)) continue
      wrong.push(`${one} at ${time}: ${differenceOf(before, after)}`)
    }
    expect(wrong).toEqual([])
    if (may !== undefined && may !== 'holds') expect(changed.length).toBeGreaterThan(0)
  })
})

type Served = ReturnType<typeof served>

/** Whether the container has at most become less available, and has neither lost a hold nor moved. */
const isOnlyStricter = (before: Served, after: Served) => {
  const movesOf = ({ events }: Served) => JSON.stringify(events.filter(({ event }) => !event.endsWith('available')))
  const heldBy = ({ container }: Served) => (container.holds_at_pod_terminal as unknown[]).length
  return (
    movesOf(before) === movesOf(after) &&
    heldBy(after) >= heldBy(before) &&
    (after.container.available_for_pickup !== true || before.container.available_for_pickup === true)
  )
}

const differenceOf = (before: object, after: object): string =>
  Object.keys(after)
    .flatMap((part) => {
      const [a, b] = [before, after].map((one) => (one as Record<string, object>)[part] ?? {})
      return Object.keys({ ...a, ...b }).flatMap((key) => {
        const [was, is] = [a, b].map((one) => JSON.stringify((one as Record<string, unknown>)[key]))
        return was === is ? [] : [`${key} ${was} → ${is}`]
      })
    })
    .slice(0, 4)
    .join('; ')
