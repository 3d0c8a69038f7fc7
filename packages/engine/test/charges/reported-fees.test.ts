import { expect, test } from 'vitest'
import { discharge, factAt, load, placeOf, projectReports, TERMINAL } from '../story.ts'

const own = { ...TERMINAL, id: `${TERMINAL.id}@019cc520-0b40-7c1e-8d2a-3f5b6a7c8d9e` }

test('what a source of one account reports is served without the id of the account', () => {
  const fees = [{ type: 'demurrage', reported: 'STORAGE', amount: 120, currency_code: 'USD' }]
  const port = placeOf('USLAX')
  const { containers } = projectReports(
    [
      {
        polls: [
          {
            at: '2026-02-10T00:00:00Z',
            statements: [load('CNSHA', '2026-01-10T00:00:00Z'), discharge('USLAX', '2026-02-05T00:00:00Z')],
          },
        ],
      },
      {
        source: own,
        polls: [
          {
            at: '2026-02-10T00:00:00Z',
            statements: [
              factAt(port, 'fees', fees),
              factAt(port, 'pickup_lfd_terminal', '2026-02-09'),
              discharge('USLAX', '2026-03-01T00:00:00Z'),
            ],
          },
        ],
      },
    ],
    '2026-02-10T00:00:00Z',
  )
  const { fees: payable, flags, free_time } = containers[0]!.marks
  expect(payable).toMatchObject([{ reported: 'STORAGE', payee: 'terminal', source: TERMINAL.id }])
  expect(flags).toMatchObject([{ code: 'dated_in_future', source: TERMINAL.id }])
  expect(free_time!.clocks.flatMap(({ because }) => because)).toMatchObject([{ source: TERMINAL.id }])
})
