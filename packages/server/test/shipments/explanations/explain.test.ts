import { explain } from '@boxtrail/engine/explain/explain'
import { markdown } from '@boxtrail/engine/explain/explanation-markdown'
import { formatMoment } from '@boxtrail/engine/explain/format-moment'
import type { SourcedClaim } from '@boxtrail/engine/project/types/projection'
import { noPlace, type Statement } from '@boxtrail/engine/statement'
import { formatInstant } from '@boxtrail/engine/time'
import { describe, expect, test } from 'vitest'
import {
  arrive,
  atLosAngeles,
  claimsOf,
  delivered,
  estimated,
  fact,
  load,
  onwards,
  projectClaims,
  railLoad,
  railUnload,
  toBusan,
} from '../../../../engine/test/story.ts'
import { explainedOf } from '../../../src/shipments/explanations/explained-record.ts'
import { reference } from '../../harness/reference.ts'

const TERMINAL: SourcedClaim['source'] = { id: 'terminal:USLAX', kind: 'terminal', name: 'Pier 300', scac: null }
const late = estimated(arrive('USLAX', '2026-02-10T08:00:00-08:00', { vessel: 'BRAVO', voyage: '2E' }))
const eta = estimated(arrive('USLAX', '2026-01-22T08:00:00-08:00', { vessel: 'BRAVO', voyage: '2E' }))

const explained = (
  line: Statement[],
  terminal: Statement[] = [],
  now = '2026-01-23T12:00:00Z',
  stoppedAt: string | null = null,
) => {
  const at = '2026-01-23T08:00:00Z'
  const claims = [
    ...claimsOf([{ at, statements: line }]),
    ...(terminal.length > 0
      ? claimsOf([{ at: '2026-01-23T09:00:00Z', statements: terminal }], { source: TERMINAL, style: 'delta' })
      : []),
  ]
  const projection = projectClaims(claims, now)
  const [container] = projection.containers
  const { fields, marks, events } = container!
  const served = {
    container: { ...fields, marks },
    shipment: projection.shipment!.fields,
    events: events.map(({ ms, ...event }) => ({ ...event, timestamp: formatInstant(ms) })),
  }
  const clock = { stoppedMs: stoppedAt === null ? null : Date.parse(stoppedAt), nowMs: Date.parse(now) }
  return explain({
    ...explainedOf(served as never, container!, { reference, pickupLfdPolicy: 'line_first' }, clock),
    podTerminal: terminal.length > 0 ? 'Pier 300' : null,
  })
}

const says = (field: Parameters<typeof fact>[0], value: unknown): Statement => ({
  ...fact(field, value),
  place: { ...noPlace, locode: 'USLAX' },
})

const texts = (sentences: readonly { text: string }[]) => sentences.map(({ text }) => text)

describe('the explanation describes', () => {
  test('a container that nobody has moved yet', () => {
    const { where, next } = explained([
      estimated(load('CNSHA', '2026-01-24T08:00:00+08:00', { vessel: 'BRAVO' })),
      late,
    ])
    expect(texts(where)).toEqual(['No movement of the container has been reported yet.'])
    expect(texts(next)).toEqual([
      'The ship BRAVO is expected at the port of discharge, Los Angeles, on 10 February 2026 at 08:00 (local time, America/Los_Angeles).',
    ])
  })

  test('a container at sea: its ship, and when it is expected', () => {
    const { where, next, holdUps, unknown } = explained([...toBusan, ...onwards, eta])
    expect(texts(where)).toEqual([
      'The container left its transshipment port, Busan, on board the ship BRAVO on 10 January 2026 at 20:00 (local time, Asia/Seoul).',
    ])
    expect(where[0]!.evidence.map(({ source }) => source.id)).toEqual(['line:TEST'])
    expect(texts(next)).toHaveLength(1)
    expect(next[0]!.evidence[0]!.statement).toMatchObject({ kind: 'arrive', classifier: 'estimated' })
    expect([holdUps, unknown]).toEqual([[], []])
  })

  test.each([
    ['2026-01-22T15:59:00Z', 'is', '.'],
    ['2026-01-22T16:00:00Z', 'was', ', and no source has reported its arrival.'],
  ])('an estimate is what was expected once its time has passed: at %s', (now, tense, more) => {
    expect(texts(explained([...toBusan, ...onwards, eta], [], now).next)).toEqual([
      `The ship BRAVO ${tense} expected at the port of discharge, Los Angeles, on 22 January 2026 at 08:00 (local time, America/Los_Angeles)${more}`,
    ])
  })

  test.each([
    ['2026-01-23T07:59:00Z', 'is', '.'],
    ['2026-01-23T08:00:00Z', 'was', ', and no source has reported its arrival.'],
  ])('a bare date has passed with its day at the place: at %s', (now, tense, more) => {
    const onADay = estimated(arrive('USLAX', '2026-01-22', { vessel: 'BRAVO', voyage: '2E' }))
    expect(texts(explained([...toBusan, ...onwards, onADay], [], now).next)).toEqual([
      `The ship BRAVO ${tense} expected at the port of discharge, Los Angeles, on 22 January 2026${more}`,
    ])
  })

  test('of what was expected after tracking stopped, nobody is said to have reported nothing', () => {
    const { where, next } = explained([...toBusan, ...onwards, eta], [], '2026-01-25T12:00:00Z', '2026-01-20T12:00:00Z')
    expect(texts(where).at(-1)).toBe('Tracking stopped on 20 January 2026 at 12:00 (UTC): nothing later is known.')
    expect(texts(next)).toEqual([
      'The ship BRAVO was expected at the port of discharge, Los Angeles, on 22 January 2026 at 08:00 (local time, America/Los_Angeles).',
    ])
  })

  test.each([
    ['2026-01-24T15:00:00Z', 'A pickup is booked on 24 January 2026 at 09:00 (local time, America/Los_Angeles).'],
    [
      '2026-01-24T18:00:00Z',
      'A pickup was booked on 24 January 2026 at 09:00 (local time, America/Los_Angeles), and no source has reported it.',
    ],
  ])('an appointment is what was booked once its time has passed: at %s', (now, sentence) => {
    const booked = says('pickup_appointment_at', '2026-01-24T09:00:00-08:00')
    expect(texts(explained([...toBusan, ...onwards, ...atLosAngeles], [booked], now).next)).toContain(sentence)
  })

  test('what is not known of a container at sea', () => {
    expect(texts(explained([...toBusan, ...onwards]).unknown)).toEqual([
      'At which port it is discharged: no source has named it.',
    ])
  })

  test('a container that is held: each hold, who must act, and what is owed', () => {
    const holds = [
      { name: 'customs', status: 'hold', description: 'CBP exam' },
      { name: 'freight', status: 'pending', description: '' },
    ]
    const { where, next, holdUps, unknown } = explained(
      [...toBusan, ...onwards, ...atLosAngeles],
      [
        says('holds', holds),
        says('available_for_pickup', false),
        says('fees', [
          { type: 'demurrage', reported: 'STORAGE', amount: 120, currency_code: 'USD' },
          { type: 'demurrage', reported: 'DEMURRAGE', amount: 300, currency_code: 'USD', payee: 'line' },
          { type: 'extended_dwell_time', amount: 5, currency_code: 'USD' },
          { type: 'total', amount: 425, currency_code: 'USD' },
        ]),
        says('location_at_pod_terminal', 'W4-221'),
        says('pickup_lfd_terminal', '2026-01-27'),
      ],
    )
    expect(texts(where)).toEqual([
      'The container was discharged at Los Angeles on 22 January 2026 at 20:00 (local time, America/Los_Angeles).',
      'It is at Pier 300, yard location W4-221.',
    ])
    expect(texts(next)).toEqual(['The last free day, after which storage or demurrage is charged, is 27 January 2026.'])
    expect(texts(holdUps)).toEqual([
      'A customs hold is set (“CBP exam”): the broker releases it.',
      'A freight hold is expected: the line or the forwarder releases it.',
      'Fees are due before the pickup: storage 120 USD, demurrage 300 USD, extended dwell time 5 USD. Whoever picks it up pays them.',
    ])
    for (const { evidence } of holdUps) expect(evidence.map(({ source }) => source.id)).toEqual(['terminal:USLAX'])
    expect(unknown).toEqual([])
  })

  test.each<[string, [string, string], string]>([
    [
      'the terminal, before the line',
      ['2026-01-24', '2026-01-27'],
      '24 January 2026, by the terminal (storage); that of demurrage is 27 January 2026',
    ],
    [
      'the line, before the terminal',
      ['2026-01-27', '2026-01-24'],
      '24 January 2026, by the line (demurrage); that of storage is 27 January 2026',
    ],
    ['both', ['2026-01-24', '2026-01-24'], '24 January 2026'],
  ])('the last free day that binds: of %s', (_, [terminal, line], said) => {
    const lineDay = { ...says('pickup_lfd_line', line) }
    const { next, holdUps } = explained(
      [...toBusan, ...onwards, ...atLosAngeles, lineDay],
      [says('pickup_lfd_terminal', terminal)],
      '2026-01-25T12:00:00Z',
    )
    // The line's day counts under the default policy, which applies unless an account has chosen one.
    const byPolicy =
      terminal < line ? ['By your policy, the line first, the last free day is 27 January 2026, that of the line.'] : []
    expect(texts(next)).toEqual([
      `The last free day, after which storage or demurrage is charged, is ${said}.`,
      ...byPolicy,
    ])
    expect(texts(holdUps)).toContain(
      'The last free day, 24 January 2026, has passed: charges accrue until it is picked up.',
    )
  })

  test('a container that can be picked up, and a last free day that has passed', () => {
    const { next, holdUps } = explained(
      [...toBusan, ...onwards, ...atLosAngeles],
      [says('holds', []), says('available_for_pickup', true), says('pickup_lfd_terminal', '2026-01-27')],
      '2026-01-30T12:00:00Z',
    )
    expect(texts(next)[0]).toBe('The container can be picked up from Pier 300.')
    expect(texts(holdUps)).toEqual([
      'The last free day, 27 January 2026, has passed: charges accrue until it is picked up.',
    ])
  })

  test('a container on land about which no terminal reports', () => {
    const { holdUps, unknown } = explained([...toBusan, ...onwards, ...atLosAngeles])
    expect(holdUps).toEqual([])
    expect(texts(unknown)).toEqual([
      'At which terminal it is: no source has named it.',
      'Whether it can be picked up: no source has reported its availability.',
      'Whether holds are set: no source has reported on them.',
      'Until when it can stay free of charge: no source has reported the last free day.',
    ])
  })

  test('a container on its train: no longer at the port, and not yet at the ramp', () => {
    const train = [
      railLoad('USLAX', '2026-01-23T01:00:00-08:00'),
      { ...railLoad('USLAX', '2026-01-23T02:00:00-08:00'), kind: 'depart' as const },
    ]
    const due = estimated(railUnload('USCHI', '2026-01-27T08:00:00-06:00'))
    const now = '2026-01-23T12:00:00Z'
    const { where, next, holdUps, unknown } = explained(
      [...toBusan, ...onwards, ...atLosAngeles, ...train, due],
      [],
      now,
    )
    expect(texts(where)).toEqual([
      'The container left Los Angeles by train on 23 January 2026 at 02:00 (local time, America/Los_Angeles).',
    ])
    expect(texts(next)).toEqual([
      'The container is expected at its inland destination, Chicago, on 27 January 2026 at 08:00 (local time, America/Chicago).',
    ])
    expect([...holdUps, ...unknown]).toEqual([])
  })

  test('a container that was picked up, and one that came back empty', () => {
    const picked = explained([...toBusan, ...onwards, ...atLosAngeles, delivered[0]!], [], '2026-02-01T00:00:00Z')
    expect(texts(picked.where)).toEqual([
      'The full container was picked up at Los Angeles on 25 January 2026 at 10:00 (local time, America/Los_Angeles).',
    ])
    expect(texts(picked.next)).toEqual(['The receiver unloads the container and returns it empty.'])
    const back = explained([...toBusan, ...onwards, ...atLosAngeles, ...delivered], [], '2026-02-01T00:00:00Z')
    expect(texts(back.next)).toEqual(['Nothing: the journey has ended with the empty return.'])
    expect([...back.holdUps, ...back.unknown]).toEqual([])
  })
})

test('a bare date is written without a time, and an unknown zone as UTC', () => {
  const ms = Date.parse('2026-01-22T04:00:00Z')
  expect(formatMoment(ms, 'America/Los_Angeles', 'day')).toBe('on 21 January 2026')
  expect(formatMoment(ms, null)).toBe('on 22 January 2026 at 04:00 (UTC)')
})

test('texts of sources cannot become markup', () => {
  const sections = {
    where: [{ text: 'At <b>*Pier*</b> [x](y)\n# 3', evidence: [] }],
    next: [],
    held_up_by: [],
    contradicted: [],
    unknown: [],
  }
  expect(markdown('TSTU1234568', sections)).toBe(
    [
      '# TSTU1234568\n',
      '## Where it is\n',
      '- At \\<b\\>\\*Pier\\*\\</b\\> \\[x\\](y) \\# 3\n',
      '## What happens next\n',
      'Nothing is announced.\n',
      '## What holds it up, and who must act\n',
      'Nothing is reported that holds it up.\n',
      '## What sources contradict each other about\n',
      'Nothing.\n',
      '## What is not known\n',
      'Nothing that matters now.\n',
    ].join('\n'),
  )
})

test('in Markdown, words of a source show what would turn those beside them, and hide nothing', () => {
  const evidence = [{ source: { id: 'x', name: 'A\u2066B' }, reported_at: '2026-01-01T00:00:00Z', report_id: 'r' }]
  const text = 'Held (\u{202E}exe\u{E0049}\u{E0067}\u001b[31m حجز ۱۲ 👩‍👧): contact it.'
  const sections = { where: [{ text, evidence }], next: [], held_up_by: [], contradicted: [], unknown: [] }
  expect(markdown('TSTU1234568', sections)).toContain(
    '- Held (\\[U+202E\\]exe\\[31m حجز ۱۲ 👩‍👧): contact it. *(A\\[U+2066\\]B, reported',
  )
})
