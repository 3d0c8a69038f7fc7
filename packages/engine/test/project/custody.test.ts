import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SourcedClaim } from '../../src/project/types/projection.ts'
import { type Fact, type Milestone, noPlace, type PlaceText, type Statement } from '../../src/statement.ts'
import {
  arrive,
  claimsOf,
  containerOf,
  discharge,
  fact,
  fullIn,
  fullOut,
  listEvents,
  onwards,
  projectClaims,
  toBusan,
} from '../story.ts'

const at = (firms: string | null): PlaceText => ({
  ...noPlace,
  locode: 'USLAX',
  facilityCode: firms,
  facilityProvider: firms === null ? null : 'FIRMS',
})
const [TRAPAC, FENIX] = ['Y258', 'Y257']
const here = <S extends Statement>(firms: string | null, statement: S): S => ({ ...statement, place: at(firms) })
const holds = (firms: string, ...names: string[]): Fact =>
  here(
    firms,
    fact(
      'holds',
      names.map((name) => ({ name, status: 'hold', description: '' })),
    ),
  )
const available = (firms: string, value: boolean): Fact => here(firms, fact('available_for_pickup', value))
const turn = (firms: string, kind: 'available' | 'not_available', time: string): Milestone => ({
  ...here(firms, fullOut('USLAX', time)),
  kind,
  mode: null,
})

const line = (firms: string | null) =>
  claimsOf([
    {
      at: '2026-01-23T00:00:00Z',
      statements: [
        ...toBusan,
        ...onwards,
        arrive('USLAX', '2026-01-22T08:00:00-08:00', { vessel: 'BRAVO', voyage: '2E' }),
        here(firms, discharge('USLAX', '2026-01-22T20:00:00-08:00', { vessel: 'BRAVO', voyage: '2E' })),
      ],
    },
  ])

interface Reports {
  at: string
  statements: Statement[]
}
const terminal = (id: string, ...polls: Reports[]): SourcedClaim[] =>
  claimsOf(polls, { style: 'delta', source: { id: `terminal:${id}`, kind: 'terminal', name: id, scac: null } })
const railway = (scac: string, ...polls: Reports[]): SourcedClaim[] =>
  claimsOf(polls, { style: 'delta', source: { id: `rail:${scac}`, kind: 'rail', name: scac, scac } })

const day = (n: number, hour = 0) => `2026-01-${n}T${String(hour).padStart(2, '0')}:00:00Z`
const project = (...claims: SourcedClaim[][]) => projectClaims(claims.flat(), day(27))
const served = (...claims: SourcedClaim[][]) => {
  const { holds_at_pod_terminal, available_for_pickup } = containerOf(project(...claims))
  return { holds: (holds_at_pod_terminal as { name: string }[]).map(({ name }) => name), available_for_pickup }
}

test('the terminal that the line names counts, whatever another reports about the container', () => {
  const release = [holds(TRAPAC), available(TRAPAC, true), here(TRAPAC, discharge('USLAX', day(23, 5)))]
  expect(
    served(
      line(FENIX),
      terminal('fenix', { at: day(24), statements: [holds(FENIX, 'customs'), available(FENIX, false)] }),
      terminal('trapac', { at: day(25), statements: release }),
    ),
  ).toEqual({ holds: ['customs'], available_for_pickup: false })
})

test('the terminal with a hold on the container counts if the line names none, regardless of who reported first', () => {
  const holding = terminal('fenix', { at: day(25), statements: [holds(FENIX, 'customs')] })
  const free = terminal('trapac', { at: day(24), statements: [holds(TRAPAC), available(TRAPAC, true)] })
  expect(served(line(null), holding, free)).toEqual({ holds: ['customs'], available_for_pickup: null })
  expect(served(line(null), free)).toEqual({ holds: [], available_for_pickup: true })
})

test('a release from the terminal with the hold is accepted', () => {
  const holding = terminal(
    'fenix',
    { at: day(24), statements: [holds(FENIX, 'customs'), available(FENIX, false)] },
    { at: day(26), statements: [holds(FENIX), available(FENIX, true)] },
  )
  const other = terminal('trapac', { at: day(24), statements: [holds(TRAPAC), available(TRAPAC, false)] })
  expect(served(line(null), holding, other)).toEqual({ holds: [], available_for_pickup: true })
})

test('a terminal that stopped reporting before the container landed at another no longer counts', () => {
  const manifest = terminal('fenix', { at: day(20), statements: [holds(FENIX, 'customs')] })
  const landed = terminal('trapac', {
    at: day(25),
    statements: [here(TRAPAC, discharge('USLAX', day(23, 4))), holds(TRAPAC, 'freight')],
  })
  expect(served(line(null), manifest, landed).holds).toEqual(['freight'])
})

test('an availability event counts only from the terminal that has the container', () => {
  const holding = terminal('fenix', { at: day(25), statements: [available(FENIX, false)] })
  const foreign = terminal('trapac', { at: day(26), statements: [turn(TRAPAC, 'available', day(25, 3))] })
  expect(served(line(FENIX), holding, foreign).available_for_pickup).toBe(false)
  expect(served(line(null), holding, foreign).available_for_pickup).toBe(false)
  expect(served(line(TRAPAC), foreign).available_for_pickup).toBe(true)
})

test('a gate-out is a pickup only after a gate-in at the same terminal', () => {
  const holding = terminal('fenix', { at: day(24), statements: [holds(FENIX, 'customs')] })
  const out = here(TRAPAC, fullOut('USLAX', day(25)))
  const stolen = project(line(FENIX), holding, terminal('trapac', { at: day(26), statements: [out] }))
  expect(listEvents(stolen)).not.toContain('full_out USLAX')
  const moved = terminal('trapac', { at: day(26), statements: [here(TRAPAC, fullIn('USLAX', day(24, 6))), out] })
  expect(listEvents(project(line(FENIX), holding, moved))).toContain('full_out USLAX')
})

test('a railway does not count for a container at the port', () => {
  const carrierHold: Fact = { ...fact('hold', { status: 'hold', description: null }), name: 'freight' }
  const holding = claimsOf([{ at: day(24), statements: [carrierHold] }], {
    style: 'delta',
    source: { id: 'line:TEST/edi', kind: 'line', name: 'Line', scac: 'TEST' },
  })
  const train = railway('BNSF', {
    at: day(25),
    statements: [holds(FENIX), here(null, fact('available_for_pickup', true))],
  })
  expect(served(line(null), holding, train)).toEqual({ holds: ['freight'], available_for_pickup: null })
})

test('a report of another terminal never lifts a hold, in any order', () => {
  const holding = terminal('fenix', { at: day(24), statements: [holds(FENIX, 'customs'), available(FENIX, false)] })
  const attack = fc.constantFrom<Statement>(
    holds(TRAPAC),
    available(TRAPAC, true),
    turn(TRAPAC, 'available', day(23, 9)),
    here(TRAPAC, discharge('USLAX', day(23, 3))),
    here(TRAPAC, fullIn('USLAX', day(23, 6))),
    here(TRAPAC, fullOut('USLAX', day(23, 7))),
    { ...here(TRAPAC, fact('off_dock_to', at(TRAPAC))) },
    { ...here(TRAPAC, fact('hold', { status: null, description: null })), name: 'customs' },
  )
  fc.assert(
    fc.property(fc.array(attack, { maxLength: 6 }), fc.integer({ min: 23, max: 26 }), (statements, when) => {
      const projected = served(line(null), holding, terminal('trapac', { at: day(when, 12), statements }))
      expect(projected).toEqual({ holds: ['customs'], available_for_pickup: false })
    }),
  )
})
