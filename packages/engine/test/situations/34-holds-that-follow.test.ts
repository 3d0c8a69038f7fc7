import { createReference } from '@boxtrail/reference/reference'
import { expect, test } from 'vitest'
import type { Fact, Milestone, Statement } from '../../src/statement.ts'
import {
  arrive,
  containerOf,
  discharge,
  fact,
  factAt,
  fullIn,
  fullOut,
  onwards,
  type Poll,
  placeOf,
  projectReports,
  TERMINAL,
  toBusan,
} from '../story.ts'

const BRAVO = { vessel: 'BRAVO', voyage: '2E' }
const NOW = '2026-02-10T00:00:00Z'
const day = (n: number) => `2026-01-${n}T20:00:00Z`
const [port, site] = createReference()
  .places.terminalsAt('USLAX')
  .filter(({ firmsCode }) => firmsCode)
const at = (terminal: typeof port) => ({
  ...placeOf('USLAX'),
  facilityCode: terminal!.firmsCode!,
  facilityProvider: 'FIRMS' as const,
})
const here = <S extends Statement>(terminal: typeof port, one: S): S => ({ ...one, place: at(terminal) })
const list = (terminal: typeof port, ...names: string[]) =>
  factAt(
    at(terminal),
    'holds',
    names.map((name) => ({ name, status: 'hold', description: '' })),
  )
const change = (name: 'customs' | 'freight', status: 'hold' | null): Fact => ({
  ...fact('hold', { status, description: null }),
  name,
})
const landed = here(port, discharge('USLAX', '2026-01-22T20:00:00-08:00', BRAVO))
const out = here(port, fullOut('USLAX', '2026-01-25T10:00:00-08:00'))
const takenIn = here(site, fullIn('USLAX', '2026-01-25T12:00:00-08:00'))
const line = {
  polls: [
    {
      at: day(23),
      statements: [...toBusan, ...onwards, arrive('USLAX', '2026-01-22T08:00:00-08:00', BRAVO)],
    },
  ],
}
const said = (source: typeof TERMINAL, ...polls: Poll[]) => ({ source, polls })
const atPort = (...polls: Poll[]) => said({ ...TERMINAL, id: 'terminal:PORT', name: 'Port' }, ...polls)
const atSite = (...polls: Poll[]) => said({ ...TERMINAL, id: 'terminal:SITE', name: 'Site' }, ...polls)
const byLine = (...polls: Poll[]) => ({
  source: { id: 'line:TEST/notice', kind: 'line' as const, name: 'Line', scac: 'TEST' },
  polls,
})
type Said = Parameters<typeof projectReports>[0]
const holdsOf = (...reports: Said[number][]) =>
  containerOf(projectReports([line, ...reports], NOW)).holds_at_pod_terminal!.map(({ name }) => name)
const flagsOf = (...reports: Said[number][]) => projectReports([line, ...reports], NOW).containers[0]!.marks.flags ?? []

const held = { at: day(24), statements: [landed, list(port, 'customs', 'freight')] }
const customsRelease: Milestone = {
  ...fullOut('USLAX', '2026-01-27T10:00:00-08:00'),
  kind: 'customs_release',
  mode: null,
}

const moves: [string, Said][] = [
  [
    'it takes the container in',
    [atPort(held, { at: day(25), statements: [out] }), atSite({ at: day(26), statements: [takenIn] })],
  ],
  ['the terminal names it', [atPort(held, { at: day(25), statements: [here(port, fact('off_dock_to', at(site)))] })]],
  [
    'it takes it in, and the terminal closes its record later',
    [
      atPort(held, { at: day(25), statements: [out] }, { at: day(28), statements: [list(port)] }),
      atSite({ at: day(26), statements: [takenIn] }),
    ],
  ],
  [
    'its hold was reported as a change',
    [
      atPort(
        { at: day(24), statements: [landed, here(port, change('customs', 'hold'))] },
        { at: day(25), statements: [out] },
      ),
      atSite({ at: day(26), statements: [takenIn] }),
    ],
  ],
]

test.each(moves)('a customs hold follows the container to an exam site, and no other hold does: %s', (_, reports) => {
  expect(holdsOf(...reports)).toEqual(['customs'])
})

test.each(moves)(
  'a customs hold ends with the release by customs, or with a later list of the site: %s',
  (_, reports) => {
    expect(holdsOf(...reports, atSite({ at: day(29), statements: [list(site)] }))).toEqual([])
    expect(holdsOf(...reports, atSite({ at: day(29), statements: [list(site, 'VACIS')] }))).toEqual(['VACIS'])
    expect(holdsOf(...reports, byLine({ at: day(29), statements: [change('customs', null)] }))).toEqual([])
    expect(holdsOf(...reports, byLine({ at: day(29), statements: [customsRelease] }))).toEqual([])
  },
)

test('a hold that was lifted before the move does not follow', () => {
  const lifted = atPort(held, { at: day(25), statements: [list(port), out] })
  expect(holdsOf(lifted, atSite({ at: day(26), statements: [takenIn] }))).toEqual([])
})

test.each<[string, Statement[]]>([
  ['by its terminal', [out]],
  ['with the hold in the same report', [out, list(port, 'customs', 'freight')]],
])('a gate-out with a customs hold is flagged: reported %s', (_, statements) => {
  const flags = flagsOf(atPort(held, { at: day(26), statements }))
  expect(flags).toEqual([
    {
      code: 'contradicted',
      detail:
        'the full gate-out at Los Angeles on 2026-01-25 10:00 is reported while the same source reports a customs hold: it may have left for an exam',
      source: 'terminal:PORT',
    },
  ])
})

test('a gate-out by the line with a customs hold of the terminal is flagged', () => {
  const gone = {
    polls: [{ at: day(26), statements: [...line.polls[0]!.statements, fullOut('USLAX', '2026-01-25T10:00:00-08:00')] }],
  }
  const { marks } = projectReports([gone, atPort(held)], NOW).containers[0]!
  expect(marks.flags).toMatchObject([{ code: 'contradicted', source: 'line:TEST' }])
})

test.each<[string, Said]>([
  ['without a hold', [atPort({ at: day(24), statements: [landed, list(port)] }, { at: day(26), statements: [out] })]],
  [
    'with a freight hold',
    [atPort({ at: day(24), statements: [landed, list(port, 'freight')] }, { at: day(26), statements: [out] })],
  ],
  [
    'after the hold was lifted',
    [atPort(held, { at: day(25), statements: [list(port)] }, { at: day(26), statements: [out] })],
  ],
  ['with the hold lifted in the same report', [atPort(held, { at: day(26), statements: [list(port), out] })]],
  [
    'once its terminal no longer lists the hold',
    [atPort(held, { at: day(26), statements: [out] }, { at: day(27), statements: [list(port)] })],
  ],
  [
    'released by customs since',
    [atPort(held, { at: day(26), statements: [out] }), byLine({ at: day(29), statements: [change('customs', null)] })],
  ],
])('a gate-out is not flagged %s', (_, reports) => {
  expect(flagsOf(...reports)).toEqual([])
})

const lineList = (...names: string[]): Fact =>
  fact(
    'holds',
    names.map((name) => ({ name, status: 'hold', description: '' })),
  )
const releases: [string, Statement][] = [
  ['a release', change('freight', null)],
  ['a list without it', lineList()],
  ['the event', { ...customsRelease, kind: 'carrier_release', place: placeOf('USLAX') }],
]

test.each(releases)('the line’s later release clears the terminal’s older freight hold: %s', (_, release) => {
  const repeated = atPort(held, { at: day(28), statements: [list(port, 'customs', 'freight')] })
  const relisted = atPort(held, { at: day(28), statements: [list(port, 'freight')] })
  const released = byLine({ at: day(26), statements: [release] })
  for (const [terminal, left] of [
    [atPort(held), ['customs']],
    [repeated, ['customs']],
    [relisted, []],
  ] as const) {
    const projection = projectReports([line, terminal, released], NOW)
    expect(containerOf(projection).holds_at_pod_terminal!.map(({ name }) => name)).toEqual(left)
    const { set_by, outranked } = projection.containers[0]!.provenance.holds_at_pod_terminal!
    expect(set_by.source.kind).toBe('line')
    expect(outranked.map(({ source }) => source.id)).toEqual(['terminal:PORT'])
  }
})

test.each(releases)(
  'an earlier release of the line does not clear a freight hold that the terminal sets later: %s',
  (_, release) => {
    const released = byLine({ at: day(23), statements: [release] })
    expect(holdsOf(atPort(held), released)).toEqual(['customs', 'freight'])
    const again = atPort(
      held,
      { at: day(25), statements: [list(port, 'customs')] },
      { at: day(28), statements: [list(port, 'customs', 'freight')] },
    )
    expect(holdsOf(again, byLine({ at: day(26), statements: [release] }))).toEqual(['customs', 'freight'])
  },
)

test('a line releases no other hold of the terminal', () => {
  expect(
    holdsOf(
      atPort(held, { at: day(28), statements: [list(port, 'customs')] }),
      byLine({ at: day(26), statements: [change('customs', null), lineList()] }),
    ),
  ).toEqual(['customs'])
})
