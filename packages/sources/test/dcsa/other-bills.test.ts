import type { Fact } from '@boxtrail/engine/statement'
import { expect, test } from 'vitest'
import { bill, event, readAs } from '../read-answer.ts'

const [CONTAINER, OTHER_CONTAINER] = ['TSTU1234568', 'TSTU7654327']
const [ASKED, OTHER] = ['269900111', '269900112']

type Reference = [type: string, value: string]

/** A move of the container under these references. */
const under = (references: Reference[], overrides: Record<string, unknown> = {}) =>
  event({
    documentReferences: references.map(([documentReferenceType, documentReferenceValue]) => ({
      documentReferenceType,
      documentReferenceValue,
    })),
    ...overrides,
  })
const later = { eventDateTime: '2026-01-20T08:00:00+08:00' }

const besideIn = (events: unknown[], subject = bill(ASKED)) =>
  readAs('maersk', events, subject)
    .statements.filter((one): one is Fact => one.says === 'fact' && one.field === 'other_bill')
    .map(({ container, value }) => ({ container, ...(value as object) }))

test.each<[string, unknown[], unknown]>([
  [
    'in one event',
    [
      under([
        ['TRD', ASKED],
        ['TRD', OTHER],
      ]),
    ],
    '2026-01-05T00:00:00Z',
  ],
  [
    'in another event of its container',
    [under([['TRD', ASKED]]), under([['TRD', OTHER]], later)],
    '2026-01-20T00:00:00Z',
  ],
  [
    'in several events, of which the first counts',
    [
      under([['TRD', OTHER]], later),
      under([
        ['TRD', ASKED],
        ['TRD', OTHER],
      ]),
    ],
    '2026-01-05T00:00:00Z',
  ],
  [
    'with another booking',
    [
      under([
        ['TRD', ASKED],
        ['BKG', 'B1'],
      ]),
      under([
        ['TRD', OTHER],
        ['BKG', 'B2'],
      ]),
    ],
    '2026-01-05T00:00:00Z',
  ],
  [
    'in a plan that names both',
    [
      under([['TRD', ASKED]]),
      under(
        [
          ['TRD', ASKED],
          ['TRD', OTHER],
        ],
        { eventClassifierCode: 'PLN' },
      ),
    ],
    null,
  ],
])('another bill that is named for the container %s', (_, events, moved_at) => {
  expect(besideIn(events)).toEqual([{ container: CONTAINER, number: OTHER, moved_at }])
  expect(besideIn(events.toReversed())).toEqual(besideIn(events))
})

test.each<[string, unknown[]]>([
  ['the asked bill alone', [under([['TRD', ASKED]])]],
  [
    'the asked bill with letters of its line and punctuation',
    [
      under([
        ['TRD', `MAEU${ASKED}`],
        ['TRD', '2699-00111'],
      ]),
    ],
  ],
  [
    'a booking',
    [
      under([
        ['TRD', ASKED],
        ['BKG', OTHER],
      ]),
    ],
  ],
  [
    'a bill that has the number of a booking',
    [
      under([
        ['TRD', ASKED],
        ['TRD', OTHER],
        ['BKG', OTHER],
      ]),
    ],
  ],
  [
    'a house bill',
    [
      under([
        ['TRD', ASKED],
        ['HBL', OTHER],
      ]),
    ],
  ],
  [
    'two bills of one booking',
    [
      under([
        ['TRD', ASKED],
        ['TRD', OTHER],
        ['BKG', 'B1'],
      ]),
    ],
  ],
  [
    'two bills of one booking, in different events',
    [
      under([
        ['TRD', ASKED],
        ['BKG', 'B1'],
      ]),
      under([
        ['TRD', OTHER],
        ['BKG', 'B1'],
      ]),
    ],
  ],
  [
    'another bill of another container',
    [under([['TRD', ASKED]]), under([['TRD', OTHER]], { equipmentReference: OTHER_CONTAINER })],
  ],
  ['another bill with plans only', [under([['TRD', ASKED]]), under([['TRD', OTHER]], { eventClassifierCode: 'PLN' })]],
  [
    'another bill for the call of the ship',
    [
      under([['TRD', ASKED]]),
      under(
        [
          ['TRD', ASKED],
          ['TRD', OTHER],
        ],
        {
          eventType: 'TRANSPORT',
          transportEventTypeCode: 'DEPA',
          equipmentReference: undefined,
        },
      ),
    ],
  ],
  ['only another bill', [under([['TRD', OTHER]])]],
])('an answer that names %s names no other bill for the container', (_, events) => {
  expect(besideIn(events)).toEqual([])
})

test('an answer about a container may name all its bills', () => {
  expect(
    besideIn(
      [
        under([
          ['TRD', ASKED],
          ['TRD', OTHER],
        ]),
      ],
      { kind: 'container', number: CONTAINER },
    ),
  ).toEqual([])
})
