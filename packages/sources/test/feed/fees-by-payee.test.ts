import { expect, test } from 'vitest'
import {
  atLosAngeles,
  containerOf,
  factAt,
  onwards,
  placeOf,
  projectReports,
  TERMINAL,
  toBusan,
} from '../../../engine/test/story.ts'
import { readFee } from '../../src/feed/read-fees.ts'

const LINE_FEED = { id: 'line:TEST feed', kind: 'line' as const, name: 'Test line', scac: 'TEST' }
const here = placeOf('USLAX')
const usd = (raw_type: string, amount: number, more: object = {}) =>
  readFee({ raw_type, amount, currency: 'USD', ...more })
const owes = (source: typeof TERMINAL | typeof LINE_FEED, ...fees: ReturnType<typeof readFee>[]) => ({
  source,
  polls: [{ at: '2026-01-28T00:00:00Z', statements: [factAt(here, 'fees', fees)] }],
})
const play = (...said: ReturnType<typeof owes>[]) => {
  const line = { polls: [{ at: '2026-01-24T00:00:00Z', statements: [...toBusan, ...onwards, ...atLosAngeles] }] }
  const projection = projectReports([line, ...said], '2026-01-29T00:00:00Z')
  return { served: containerOf(projection).fees_at_pod_terminal, fees: projection.containers[0]!.marks.fees }
}

test.each([
  [
    'the line reports its demurrage',
    [owes(TERMINAL, usd('STORAGE', 200)), owes(LINE_FEED, usd('DEMURRAGE', 450))],
    'line',
  ],
  ['the terminal collects it for the line', [owes(TERMINAL, usd('STORAGE', 200), usd('LINE DEMURRAGE', 450))], 'line'],
  ['the terminal states the payee', [owes(TERMINAL, usd('STORAGE', 200), usd('DEM', 450, { payee: 'line' }))], 'line'],
  ['the railway is owed', [owes(TERMINAL, usd('STORAGE', 200), usd('RAIL STORAGE', 450))], 'railway'],
])('storage and demurrage stay apart: %s', (_what, said, payee) => {
  for (const order of [said, said.toReversed()]) {
    const { fees } = play(...order)
    expect(fees?.map((fee) => [fee.type, fee.amount, fee.payee]).sort()).toEqual([
      ['demurrage', 200, 'terminal'],
      ['demurrage', 450, payee],
    ])
  }
})

test('the attribute keeps its five types and its form, from the source that the policy prefers', () => {
  const { served } = play(owes(TERMINAL, usd('STORAGE', 200)), owes(LINE_FEED, usd('DEMURRAGE', 450)))
  expect(served).toEqual([{ type: 'demurrage', amount: 200, currency_code: 'USD' }])
})

test('words, currency and the day up to which it is paid are kept', () => {
  const { fees } = play(
    owes(TERMINAL, readFee({ raw_type: 'Storage_Tier 2', amount: 90, currency: 'EUR', paid_through: '2026-01-27' })),
  )
  expect(fees).toEqual([
    {
      type: 'demurrage',
      amount: 90,
      currency_code: 'EUR',
      reported: 'Storage_Tier 2',
      paid_through: '2026-01-27',
      payee: 'terminal',
      source: TERMINAL.id,
    },
  ])
})

test('a total stays beside its parts, and an empty list ends what was owed', () => {
  const { fees } = play(owes(TERMINAL, usd('STORAGE', 200), usd('EXAM', 100), usd('TOTAL DUE', 300)))
  expect(fees?.map(({ type, amount }) => `${type} ${amount}`)).toEqual(['demurrage 200', 'exam 100', 'total 300'])
  expect(play(owes(TERMINAL)).fees).toBeUndefined()
})
