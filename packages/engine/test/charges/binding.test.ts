import { expect, test } from 'vitest'
import { bindingOf } from '../../src/charges/binding-clock.ts'

const clock = (charge: 'demurrage' | 'storage' | 'detention', last_free_day: string | null, source: string) => ({
  charge,
  starts_at: null,
  ended_at: null,
  last_free_day,
  is_calculated: false,
  because: last_free_day ? [{ detail: '', source }] : [],
})
const line = clock('demurrage', '2026-01-27', 'line:MAEU')
const terminal = clock('storage', '2026-01-24', 'terminal:USLAX-EAGLE')
const railway = clock('storage', '2026-01-24', 'rail:BNSF')
const own = clock('demurrage', '2026-01-23', 'tariff:0195a3c2-7c1e-7d44-9a51-5b1f0c6de2b1')

test.each([
  ['the terminal, before the line', [line, terminal], 'terminal', true],
  ['the railway', [line, railway], 'railway', true],
  ['the line, where both name one day', [{ ...line, last_free_day: '2026-01-24' }, terminal], 'line', false],
  ['the line, where nobody else names one', [line, clock('storage', null, '')], 'line', false],
  ['the tariff of the account', [own, terminal], 'tariff', true],
  [
    'the line, once that of the terminal has ended',
    [line, { ...terminal, ended_at: '2026-01-23T00:00:00Z' }],
    'line',
    false,
  ],
])('the binding day has an owner: %s', (_, clocks, stated_by, others_differ) => {
  const [ends_on] = clocks.flatMap(({ ended_at, last_free_day: day }) => (ended_at || !day ? [] : [day])).sort()
  expect(bindingOf({ ends_on: ends_on!, clocks })).toMatchObject({ stated_by, others_differ })
})

test('the binding day is null where no day applies', () => {
  expect(bindingOf({ ends_on: null, clocks: [{ ...terminal, ended_at: '2026-01-23T00:00:00Z' }] })).toBeNull()
})
