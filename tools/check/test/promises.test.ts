import type { Difference, Level } from '@boxtrail/contracts/comparison'
import { describe, expect, test } from 'vitest'
import { type Ledger, verdict } from '../promises.ts'

const CONTRACTS = '@boxtrail/contracts'

const difference = (line: string, level: Level): Difference => {
  const [kind, promise] = line.split(': ') as [Difference['kind'], string]
  return { kind, promise, rule: 'a-rule', level, what: promise }
}
const breaks = (promise: string) => difference(`breaks: ${promise}`, 'major')
const adds = (promise: string) => difference(`adds: ${promise}`, 'minor')
const words = (promise: string) => difference(`changes: ${promise}`, 'patch')

const changeset = (name: string, type: string, ...lines: string[]) => ({
  file: `.changeset/${name}.md`,
  releases: [{ name: CONTRACTS, type }],
  summary: ['A sentence to the user.', '', ...lines].join('\n'),
})

type Given = {
  sinceRelease?: Difference[]
  /** How the base differs from the last release. */
  before?: Difference[]
  sinceBase?: Difference[]
  changesets?: Ledger['changesets']
  revised?: string[]
  countsWords?: boolean
}

const judge = ({ sinceRelease = [], before = [], sinceBase, changesets = [], revised = [], countsWords }: Given) =>
  verdict({
    packageOf: () => CONTRACTS,
    isOurs: (name) => !name.startsWith('@'),
    countsWords: countsWords ?? false,
    release: { name: '0.2.0', differences: sinceRelease },
    base: sinceBase && { name: '908ea4e3', differences: sinceBase, sinceRelease: before },
    changesets,
    revised: new Set(revised.map((name) => `.changeset/${name}.md`)),
  })

describe('a difference to the release', () => {
  const sinceRelease = [breaks('Container.seal_number')]
  test('is a problem that prints the line, the place and the level', () => {
    const [problem, ...others] = judge({ sinceRelease }).problems
    expect(others).toEqual([])
    expect(problem).toContain('breaks 0.2.0: Container.seal_number (a-rule).')
    expect(problem).toContain('.changeset/')
    expect(problem).toContain(`"${CONTRACTS}": major`)
    expect(problem).toMatch(/\n {4}breaks: Container\.seal_number$/)
  })
  test('passes with its line, and a break is still reported', () =>
    expect(judge({ sinceRelease, changesets: [changeset('a', 'major', 'breaks: Container.seal_number')] })).toEqual({
      problems: [],
      declared: ['Container.seal_number, as .changeset/a.md declares'],
    }))
  test('is asked for once, with each rule that reports it', () => {
    const [one] = sinceRelease
    const { problems } = judge({ sinceRelease: [one!, { ...one!, rule: 'another-rule', what: 'it is gone' }] })
    expect(problems).toEqual([expect.stringContaining('Container.seal_number; it is gone (a-rule, another-rule).')])
  })
  test('is not declared by a changeset of that level for something else', () =>
    expect(
      judge({
        sinceRelease: [...sinceRelease, breaks('Port.code')],
        changesets: [changeset('a', 'major', 'breaks: Port.code')],
      }).problems,
    ).toEqual([expect.stringContaining('breaks: Container.seal_number')]))
  test('is not declared by a line of another kind', () =>
    expect(
      judge({ sinceRelease, changesets: [changeset('a', 'major', 'adds: Container.seal_number')] }).problems,
    ).toHaveLength(2))
  test('needs the level of its kind in the same changeset', () =>
    expect(
      judge({ sinceRelease, changesets: [changeset('a', 'minor', 'breaks: Container.seal_number')] }).problems,
    ).toEqual([
      expect.stringContaining(
        `.changeset/a.md names "breaks: Container.seal_number", which needs "${CONTRACTS}": major`,
      ),
    ]))
  test('needs the level for its own package', () => {
    const other = {
      ...changeset('a', 'major', 'breaks: Container.seal_number'),
      releases: [{ name: 'x', type: 'major' }],
    }
    expect(judge({ sinceRelease, changesets: [other] }).problems).toEqual([expect.stringContaining(CONTRACTS)])
  })
  test('in other words needs no line, unless a model reads them', () => {
    expect(judge({ sinceRelease: [words('tool list_containers')] }).problems).toEqual([])
    expect(judge({ sinceRelease: [words('tool list_containers')], countsWords: true }).problems).toHaveLength(1)
  })
})

describe('a line', () => {
  const sinceRelease = [adds('Container.reefer_setting'), adds('Port.depth')]
  test('that names no difference is a problem, with the nearest', () =>
    expect(
      judge({
        sinceRelease,
        changesets: [changeset('a', 'minor', 'adds: Container.reefer_seting', 'adds: Port.depth')],
      }).problems,
    ).toEqual([
      expect.stringContaining('    adds: Container.reefer_setting'),
      expect.stringMatching(/^\.changeset\/a\.md: "adds: Container\.reefer_seting".*adds: Container\.reefer_setting$/s),
    ]))
  test('of another kind of promise is left to its own check', () =>
    expect(judge({ changesets: [changeset('a', 'minor', 'adds: @boxtrail/client Port')] }).problems).toEqual([]))
  test.each(['adds: Container.reefer_setting', '- adds: Container.reefer_setting', '`adds: Container.reefer_setting`'])(
    'may be written as %s',
    (line) =>
      expect(
        judge({ sinceRelease: [adds('Container.reefer_setting')], changesets: [changeset('a', 'minor', line)] })
          .problems,
      ).toEqual([]),
  )
})

describe('a pattern', () => {
  const sinceRelease = [breaks('listPorts page[number] maximum'), breaks('listShipments page[number] maximum')]
  test('declares several differences of one part', () =>
    expect(
      judge({ sinceRelease, changesets: [changeset('a', 'major', 'breaks: * page[number] maximum')] }).problems,
    ).toEqual([]))
  test('does not reach over other parts', () =>
    expect(
      judge({
        sinceRelease: [...sinceRelease, breaks('listPorts body page[number] maximum')],
        changesets: [changeset('a', 'major', 'breaks: * page[number] maximum')],
      }).problems,
    ).toHaveLength(1))
  test.each(['*', 'Container.*', '* *', 'list*', 'feed *', 'tool list*', '@boxtrail/client F*', '*=*'])(
    'that declares everything is refused: %s',
    (name) => {
      const { problems } = verdict({
        packageOf: () => CONTRACTS,
        isOurs: () => true,
        release: { name: '0.2.0', differences: sinceRelease },
        changesets: [changeset('a', 'major', `breaks: ${name}`)],
        revised: new Set(),
      })
      expect(problems.at(-1)).toContain('may mean too much')
      expect(problems).toHaveLength(3)
    },
  )
})

describe('a difference to the base', () => {
  const one = adds('Container.reefer_setting')
  const changesets = [changeset('earlier', 'minor', 'adds: Container.reefer_setting')]
  test('is a problem where only an earlier changeset names it', () =>
    expect(judge({ sinceRelease: [one], sinceBase: [one], changesets }).problems).toEqual([
      expect.stringMatching(/^adds to 908ea4e3: .*\n {4}adds: Container\.reefer_setting$/s),
    ]))
  test('passes where a changeset that is new or changed names it', () =>
    expect(judge({ sinceRelease: [one], sinceBase: [one], changesets, revised: ['earlier'] }).problems).toEqual([]))
  test('is reported once where it differs from the release as well', () =>
    expect(judge({ sinceRelease: [one], sinceBase: [one] }).problems).toHaveLength(1))

  test('within what was never released needs the changeset that adds it revised', () => {
    const given = {
      sinceRelease: [one],
      before: [one],
      sinceBase: [breaks('Container.reefer_setting=warm')],
      changesets,
    }
    expect(judge(given).problems).toEqual([expect.stringContaining('revise .changeset/earlier.md')])
    expect(judge({ ...given, revised: ['earlier'] }).problems).toEqual([])
  })
  test('within what is broken since the release needs that changeset revised', () => {
    const broken = breaks('Container.seal_number object')
    const given = {
      sinceRelease: [broken],
      before: [broken],
      sinceBase: [breaks('Container.seal_number.issuer')],
      changesets: [changeset('earlier', 'major', 'breaks: Container.seal_number object')],
    }
    expect(judge(given).problems).toEqual([expect.stringContaining('revise .changeset/earlier.md')])
    expect(judge({ ...given, revised: ['earlier'] }).problems).toEqual([])
  })
  test('that takes back what was never released leaves a line that names nothing', () => {
    const given = { before: [one], sinceBase: [breaks('Container.reefer_setting')] }
    expect(judge({ ...given, changesets }).problems).toEqual([expect.stringContaining('names nothing that differs')])
    expect(judge(given).problems).toEqual([])
  })

  test('in other words needs its line, unless more than words changed in the same place', () => {
    const reworded = words('Container')
    expect(judge({ sinceRelease: [reworded], sinceBase: [reworded] }).problems).toEqual([
      expect.stringMatching(/"@boxtrail\/contracts": patch\n {4}changes: Container$/),
    ])
    const both = { sinceRelease: [reworded, one], sinceBase: [reworded, one] }
    expect(judge({ ...both, changesets, revised: ['earlier'] }).problems).toEqual([])
  })
})

test('a contract that did not change needs no changeset', () =>
  expect(judge({ sinceBase: [] })).toEqual({ problems: [], declared: [] }))
