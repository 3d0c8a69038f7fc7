import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { documentClaims } from '../../src/documents/document-claims.ts'
import { documentValues } from '../../src/documents/document-values.ts'
import type { LinkedDocument } from '../../src/documents/linked-document.ts'
import { document, found } from '../papers.ts'
import {
  atLosAngeles,
  CONTAINER,
  claimsOf,
  containerOf,
  fact,
  factAt,
  onwards,
  placeOf,
  projectClaims,
  projectSources,
  TERMINAL,
  toBusan,
} from '../story.ts'

const NOW = '2026-01-24T12:00:00Z'
const at = placeOf('USLAX')

const line = claimsOf([{ at: '2026-01-23T10:00:00Z', statements: [...toBusan, ...onwards, ...atLosAngeles] }])
const project = (documents: readonly LinkedDocument[], others: ReturnType<typeof claimsOf> = []) =>
  projectClaims([...line, ...others, ...documentClaims(documents)], NOW)
const dayOf = (projection: ReturnType<typeof project>) => containerOf(projection).pickup_lfd?.slice(0, 10) ?? null

const anyFound = fc.record({
  value: fc.constantFrom('2026-01-27', '2026-01-28', 'released', 'Somewhere', '31 May', '', null, 7),
  page: fc.constantFrom(1, null),
  box: fc.constant(null),
  isSupported: fc.boolean(),
})
const fields = ['last_free_day', 'terminal', 'customs_release', 'bill_of_lading_number', 'document_date'] as const
const anyFields = fc.dictionary(fc.constantFrom(...fields), anyFound, { maxKeys: 4 })
const anyDocument = fc.record({
  id: fc.uuid(),
  name: fc.constant('Notice'),
  type: fc.constantFrom('arrival_notice', 'delivery_order'),
  receivedMs: fc.integer({ min: Date.parse('2026-01-20'), max: Date.parse(NOW) }),
  containers: fc.constantFrom(null, [CONTAINER], ['TSTU7654327']),
  read: anyFields,
  proposed: anyFields,
  decided: fc.dictionary(fc.constantFrom(...fields), fc.option(anyFound, { nil: null }), { maxKeys: 2 }),
})
const anyDocuments = fc.uniqueArray(anyDocument, { maxLength: 5, selector: ({ id }) => id })

describe('for any documents', () => {
  test('the order in which they come changes nothing', () => {
    fc.assert(
      fc.property(anyDocuments, fc.infiniteStream(fc.nat()), (documents, random) => {
        const shuffled = documents
          .map((one) => ({ one, by: random.next().value as number }))
          .sort((a, b) => a.by - b.by)
          .map(({ one }) => one)
        expect(project(shuffled)).toEqual(project(documents))
      }),
      { numRuns: 40 },
    )
  })

  test('no value of a source changes: they only add what no source says', () => {
    const terminal = claimsOf(
      [
        {
          at: '2026-01-23T11:00:00Z',
          statements: [
            factAt(at, 'pickup_lfd_terminal', '2026-01-26'),
            factAt(at, 'holds', [{ name: 'customs', status: 'hold', description: '' }]),
          ],
        },
      ],
      { source: TERMINAL, style: 'delta' },
    )
    const { pickup_facility_id: _, ...without } = containerOf(project([], terminal))
    fc.assert(
      fc.property(anyDocuments, (documents) => {
        const { pickup_facility_id: __, ...fields } = containerOf(project(documents, terminal))
        expect(fields).toEqual(without)
      }),
      { numRuns: 40 },
    )
  })

  test('what is neither confirmed nor supported, and what a person rejected, is not a statement', () => {
    fc.assert(
      fc.property(anyDocuments, (documents) => {
        for (const { document, field, standing } of documentValues(documents)) {
          if (Object.hasOwn(document.decided, field)) expect(standing).toBe('confirmed')
          if (Object.hasOwn(document.decided, field)) expect(document.decided[field]).not.toBeNull()
        }
        const alone = documents.map((one) => ({
          ...one,
          decided: {},
          read: unsupported(one.read),
          type: 'arrival_notice',
        }))
        expect(documentClaims(alone)).toEqual([])
      }),
    )
  })
})

const unsupported = (read: LinkedDocument['read']) =>
  Object.fromEntries(Object.entries(read).map(([field, one]) => [field, { ...one, isSupported: false }]))

test('the day of the line and of the terminal count before that of a document, however new it is', () => {
  const notice = document({ read: { last_free_day: found('2026-01-29') } })
  expect(dayOf(project([notice]))).toBe('2026-01-29')
  const lines = projectClaims(
    [
      ...claimsOf([
        {
          at: '2026-01-23T10:00:00Z',
          statements: [...toBusan, ...onwards, ...atLosAngeles, fact('pickup_lfd_line', '2026-01-27', null)],
        },
      ]),
      ...documentClaims([notice]),
    ],
    NOW,
  )
  expect(dayOf(lines)).toBe('2026-01-27')
  expect(lines.containers[0]!.provenance.pickup_lfd?.outranked.map(({ source }) => source.kind)).toEqual(['document'])
})

test('a day before the discharge, and a document from before the journey, belong to an earlier journey', () => {
  expect(dayOf(project([document({ read: { last_free_day: found('2026-01-18') } })]))).toBeNull()
  const old = { last_free_day: found('2026-01-29'), document_date: found('2025-11-03') }
  expect(dayOf(project([document({ read: old })]))).toBeNull()
})

test('a release in a document lifts a hold that was last reported before it, until it is reported again', () => {
  const hold = { ...fact('hold', { status: 'hold', description: null }), name: 'customs' as const }
  const edi = (...days: string[]) =>
    claimsOf(
      days.map((day) => ({ at: `${day}T12:00:00Z`, statements: [hold] })),
      { source: { ...TERMINAL, id: 'edi:T1' }, style: 'delta' },
    )
  const release = document({ decided: { customs_release: found('released') } })
  const holds = (...days: string[]) => containerOf(project([release], edi(...days))).holds_at_pod_terminal
  expect(holds('2026-01-22')).toEqual([])
  expect(holds('2026-01-22', '2026-01-24')).toMatchObject([{ name: 'customs' }])
})

test('a document attaches no container to a bill', () => {
  const numbers = ({ containers }: ReturnType<typeof project>) => containers.map(({ number }) => number)
  const other = document({ containers: ['TSTU9999999'], read: { last_free_day: found('2026-01-29') } })
  expect(numbers(project([other]))).toEqual(numbers(projectSources({ line: [] }, NOW)).concat(CONTAINER))
})
