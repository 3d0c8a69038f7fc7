import { describe, expect, test } from 'vitest'
import type { SourceKind } from '../../src/policy.ts'
import { factPolicy } from '../../src/policy.ts'
import type { SourcedClaim } from '../../src/project/types/projection.ts'
import { stated } from '../../src/provenance/basis.ts'
import { containerBases } from '../../src/provenance/container-bases.ts'
import type { FactField, Statement } from '../../src/statement.ts'
import { noPlace } from '../../src/statement.ts'
import { CONTAINER, claimsOf, discharge, fact, fullOut, projectClaims, toBusan } from '../story.ts'

const NOW = '2026-02-20T00:00:00Z'
const kinds = ['line', 'terminal', 'rail'] as const
const sourceOf = (kind: SourceKind, name = kind): SourcedClaim['source'] => ({
  id: `${kind}:${name}`,
  kind,
  name,
  scac: kind === 'line' ? 'TEST' : null,
})

const from = (
  kind: SourceKind,
  statements: Statement[],
  at = '2026-01-24T00:00:00Z',
  style: 'snapshot' | 'delta' = 'delta',
) => claimsOf([{ at, statements }], { source: sourceOf(kind), style })

const AT_TERMINAL = { ...noPlace, locode: 'USLAX' }
const planted = (field: FactField, value: unknown, kind: SourceKind) => ({
  ...fact(field, value),
  place: kind === 'line' ? null : AT_TERMINAL,
  text: `as ${kind} says`,
})

/** The journey to Los Angeles as the line reports it. */
const line = () => from('line', [...toBusan, discharge('USLAX', '2026-01-22T20:00:00-08:00', { vessel: 'ALPHA' })])

const provenance = (claims: SourcedClaim[]) => projectClaims(claims, NOW).containers[0]!

describe('provenance names the source of the value', () => {
  const values: [FactField, string, Record<(typeof kinds)[number], unknown>][] = [
    ['seal_number', 'seal_number', { line: 'L1', terminal: 'T1', rail: 'R1' }],
    ['weight_in_lbs', 'weight_in_lbs', { line: 11, terminal: 22, rail: 33 }],
    [
      'pickup_appointment_at',
      'pickup_appointment_at',
      { line: '2026-02-01', terminal: '2026-02-02', rail: '2026-02-03' },
    ],
    ['location_at_pod_terminal', 'location_at_pod_terminal', { line: 'A', terminal: 'B', rail: 'C' }],
    ['available_for_pickup', 'available_for_pickup', { line: false, terminal: true, rail: false }],
    ['fees', 'fees_at_pod_terminal', { line: [fee(1)], terminal: [fee(2)], rail: [fee(3)] }],
    ['holds', 'holds_at_pod_terminal', { line: [hold('L')], terminal: [hold('T')], rail: [hold('R')] }],
  ]
  const cases = values.flatMap(([field, column, given]) =>
    [kinds, ['line', 'terminal'] as const, ['line'] as const]
      .filter((speakers) => speakers.some((kind) => factPolicy[field].includes(kind) || speakers.length === 1))
      .flatMap((speakers) => [speakers, speakers.toReversed()].map((order) => [field, column, order, given] as const)),
  )
  test.each(cases)('provenance of %s in %s, reported by %j', (field, column, order, given) => {
    const claims = order.flatMap((kind) => from(kind, [planted(field, given[kind], kind)]))
    const { fields, provenance: origins } = provenance([...line(), ...claims])
    const shown = JSON.stringify(fields[column as keyof typeof fields])
    const origin = origins[column]
    if (!origin) return expect(['null', '[]']).toContain(shown)
    const { kind } = origin.set_by.source
    expect(origin.set_by.statement).toMatchObject({ field, value: given[kind as (typeof kinds)[number]] })
    expect(kind).toBe(factPolicy[field].find((one) => order.includes(one as never)) ?? order[0])
    // A railway has no say at the port for what depends on where the container is.
    const others = (of: readonly SourceKind[]) => of.filter((one) => one !== kind && one !== 'rail')
    expect(others(origin.outranked.map(({ source }) => source.kind))).toEqual(others(order))
  })

  test.each(['available', 'not_available'])(
    'provenance of the status %s is its reporter, not the line’s discharge',
    (status) => {
      const told = planted('available_for_pickup', status === 'available', 'terminal')
      const { fields, provenance: origins } = provenance([...line(), ...from('terminal', [told])])
      expect([fields.current_status, origins.current_status?.set_by.source.kind]).toEqual([status, 'terminal'])
    },
  )

  test('the provenance of a status after the pickup is the source that reported the gate-out', () => {
    const claims = [
      ...line(),
      ...from('terminal', [planted('available_for_pickup', true, 'terminal')]),
      ...from('terminal', [fullOut('USLAX', '2026-01-26T10:00:00-08:00')], '2026-01-27T00:00:00Z'),
    ]
    const { fields, provenance: origins } = provenance(claims)
    expect([fields.current_status, origins.current_status?.set_by.source.kind]).toEqual(['picked_up', 'terminal'])
  })

  test('provenance of the terminal is the source that names it, not the one that reports the call', () => {
    const call = { ...discharge('USLAX', '2026-01-22T21:00:00-08:00') }
    const named = { ...call, place: { ...call.place, facilityCode: 'Y258', facilityProvider: 'FIRMS' as const } }
    const { fields, provenance: origins } = provenance([...line(), ...from('terminal', [named])])
    expect(fields.pod_terminal_id).not.toBeNull()
    expect(origins.pod_terminal_id?.set_by.source.kind).toBe('terminal')
  })

  test('each of several holds has its own provenance', () => {
    const set = (name: 'customs' | 'freight') => ({
      ...planted('hold', { status: 'hold', description: name }, 'terminal'),
      name,
    })
    const claims = [...from('terminal', [set('customs')]), ...from('line', [{ ...set('freight'), place: null }], NOW)]
    const { fields, provenance: origins } = provenance([...line(), ...claims])
    const items = origins.holds_at_pod_terminal?.items?.map(({ source }) => source.kind)
    expect(fields.holds_at_pod_terminal.map(({ name }, index) => [name, items?.[index]])).toEqual([
      ['customs', 'terminal'],
      ['freight', 'line'],
    ])
  })

  test('provenance of an event includes other reporters of it', () => {
    const seen = from('terminal', [discharge('USLAX', '2026-01-22T21:00:00-08:00')])
    const { events } = provenance([...line(), ...seen])
    const event = events.find((one) => one.event === 'container.transport.vessel_discharged')!
    expect([event.claim?.source.kind, event.outranked.map(({ claim }) => claim.source.kind)]).toEqual([
      'terminal',
      ['line'],
    ])
  })
})

test('provenance names the policy row that decided', () => {
  const [claim] = from('terminal', [discharge('USLAX', '2026-01-22T21:00:00-08:00')])
  expect(stated('pod_discharged_at', { set_by: claim!, outranked: [] }).decidedBy?.field).toBe('discharge')
  expect(stated('pickup_lfd', { set_by: claim!, outranked: [] }).decidedBy).toEqual({
    field: 'pickup_lfd',
    order: ['line', 'terminal', 'rail', 'document'],
  })
  expect(stated('pod_original_eta_at', { set_by: claim!, outranked: [] }).decidedBy).toBeNull()
})

function fee(amount: number) {
  return { type: 'demurrage', amount, currency_code: 'USD' }
}

function hold(description: string) {
  return { name: 'customs', status: 'hold', description }
}

test('of claims that are equally old, the same one named the container first in whatever order they are read', () => {
  const claims = [...from('line', [...toBusan])].map((claim, at) => [`claim-${at}`, claim] as const)
  const namedFirst = (ordered: typeof claims) =>
    containerBases({
      row: {},
      attributes: { number: CONTAINER },
      projected: undefined,
      stored: {},
      claims: new Map(ordered),
      accountId: 'account',
      id: 'container',
      number: CONTAINER,
      events: [],
    }).attributes.number
  expect(claims.length).toBeGreaterThan(1)
  expect(namedFirst(claims)).toEqual(namedFirst([...claims].reverse()))
})
