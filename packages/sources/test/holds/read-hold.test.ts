import fc from 'fast-check'
import { expect, test } from 'vitest'
import { x12Status } from '../../src/edi/tables/x12-status.ts'
import { holdTypes, statusWords } from '../../src/holds/hold-words.ts'
import { readHold } from '../../src/holds/read-hold.ts'

const read = (raw_name: string, raw_status: string, description?: string) =>
  readHold({ raw_name, raw_status, ...(description === undefined ? {} : { description }) })
const meaning = (name: string, status: string) => {
  const hold = read(name, status)
  return `${hold.name} ${hold.status}`
}

/** Name, status, meaning: the vocabulary of the terminals, railways and lines that were examined. */
test.each([
  ['FREIGHT', 'HOLD', 'freight hold'],
  ['Freight', 'Released', 'freight released'],
  ['FREIGHT', 'Y', 'freight hold'],
  ['FREIGHT', 'NO', 'freight released'],
  ['FREIGHT_BL_HOLD', 'ACTIVE', 'freight hold'],
  ['FREIGHT RELEASED', 'NO', 'freight hold'],
  ['freight_released', '0', 'freight hold'],
  ['freight_released', '1', 'freight released'],
  ['FREIGHT RELEASED', 'HOLD', 'freight hold'],
  ['FREIGHT RELEASED', 'RELEASED', 'freight released'],
  ['FREIGHT RELEASED', 'PENDING', 'freight hold'],
  ['Line Release Status', 'Released', 'freight released'],
  ['LINE', 'HOLD', 'freight hold'],
  ['CARRIER', 'OK', 'freight released'],
  ['CUSTOMS', 'HELD', 'customs hold'],
  ['CUSTOMS', 'N', 'customs released'],
  ['CUSTOMS HOLD', 'N', 'customs released'],
  ['CUSTOMS HOLD', 'Y', 'customs hold'],
  ['CUSTOMS RELEASED', 'YES', 'customs released'],
  ['CUSTOMS RELEASED', 'NO', 'customs hold'],
  ['CUSTOMS CLEARANCE', 'Y', 'customs released'],
  ['CUSTOMS CLEARANCE', 'N', 'customs hold'],
  ['CUSTOMS_DEFAULT_HOLD', 'HOLD', 'customs hold'],
  ['Customs Release Status', 'HOLD', 'customs hold'],
  ['CUSTOMS EXAM', 'YES', 'customs hold'],
  ['CBP CET', 'EXPECTED', 'customs pending'],
  ['IEX', 'ON HOLD', 'customs hold'],
  ['USDA', 'PENDING', 'USDA pending'],
  ['AGRICULTURE', 'CLEAR', 'USDA released'],
  ['X-RAY', 'HOLD', 'VACIS hold'],
  ['NII', 'N', 'VACIS released'],
  ['TMF_CONTAINER_HOLD', 'FALSE', 'TMF released'],
  ['TMF PAID', 'N', 'TMF hold'],
  ['TMF PAID', 'Y', 'TMF released'],
  ['PierPass', 'INACTIVE', 'TMF released'],
  ['DOCUMENT HOLD', 'Y', 'other hold'],
  ['DOCUMENT HOLD', 'RELEASED', 'other released'],
])('%s / %s is %s', (name, status, expected) => {
  expect(meaning(name, status)).toBe(expected)
})

test.each([
  ['CUSTOMS', 'MAYBE'],
  ['CUSTOMS', 'N/A'],
  ['CUSTOMS', ''],
  ['CUSTOMS NOT RELEASED', 'NO'],
  ['NO CUSTOMS HOLD', 'N'],
  ['CUSTOMS HOLD RELEASED', 'YES'],
  ['CUSTOMS DOCUMENTS RECEIVED', 'N'],
  ['CUSTOMS RELEASED', 'INACTIVE'],
  ['HOUSEKEEPING', 'RELEASED'],
  ['HOUSEKEEPING', 'NO'],
  ['GATE CLEARANCE', 'YES'],
  ['', 'RELEASED'],
  ['constructor', 'toString'],
  ['FREIGHT', 'reLeaſed'],
])('%s / %s is unknown: a hold of the type other with the original text', (name, status) => {
  const hold = read(name, status, 'as it came')
  expect(hold).toMatchObject({ name: 'other', status: 'hold' })
  expect(hold.description).toBe([name, status, 'as it came'].filter((text) => text !== '').join(': '))
})

test('a hold of the type other has a full description', () => {
  expect(read('CUSTOMS_DEFAULT_HOLD', 'HOLD', 'CBP exam').description).toBe('CUSTOMS_DEFAULT_HOLD: CBP exam')
  expect(read('FREIGHT RELEASED', 'NO').description).toBe('FREIGHT RELEASED: NO')
})

const typeWords =
  'USDA AGRI VACIS NII XRAY SCAN TMF PIERPASS CTF CUSTOMS CBP USA CET MET IEX FREIGHT LINE CARRIER BL'.split(' ')
const isTyped = (name: string) => {
  const words = name.toUpperCase().replaceAll(/[^A-Z0-9]+/g, ' ')
  return typeWords.some((word) => words.includes(word)) || /X RAY|PIER PASS|BOL|CUSTOM|HOLD/.test(words)
}
const isKnownStatus = (status: string) =>
  Object.hasOwn(
    statusWords,
    status
      .trim()
      .toUpperCase()
      .replaceAll(/[\s_-]+/g, ' '),
  )

const anyWord = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom('RELEASED', 'CLEAR', 'PAID', 'NOT', 'STATUS'),
)
const anyName = fc
  .array(fc.oneof(anyWord, fc.constantFrom(...typeWords)), { maxLength: 4 })
  .map((words) => words.join(' '))
const anyStatus = fc.oneof(anyWord, fc.constantFrom(...Object.keys(statusWords)))

test('an unknown combination is never a release', () => {
  fc.assert(
    fc.property(anyName, anyStatus, (name, status) => {
      const hold = read(name, status)
      fc.pre(hold.status === 'released')
      // A release requires a type, or the word hold, in the name and a status of the table.
      expect(isTyped(name)).toBe(true)
      expect(isKnownStatus(status)).toBe(true)
    }),
    { numRuns: 2_000 },
  )
  fc.assert(
    fc.property(anyName, anyStatus, (name, status) => {
      fc.pre(!isTyped(name) || !isKnownStatus(status))
      expect(read(name, status)).toMatchObject({ name: 'other', status: expect.stringMatching(/^(hold|pending)$/) })
    }),
    { numRuns: 2_000 },
  )
})

test('yes and no have opposite meanings, reversed by a name of the opposite direction', () => {
  const plain = fc.constantFrom(...holdTypes.map(([, type]) => type)).filter((type) => type !== 'other')
  fc.assert(
    fc.property(plain, fc.constantFrom(['YES', 'NO'], ['Y', 'N'], ['1', '0'], ['TRUE', 'FALSE']), (type, [yes, no]) => {
      expect([meaning(`${type} HOLD`, yes!), meaning(`${type} HOLD`, no!)]).toEqual([
        `${type} hold`,
        `${type} released`,
      ])
      expect([meaning(`${type} RELEASED`, yes!), meaning(`${type} RELEASED`, no!)]).toEqual([
        `${type} released`,
        `${type} hold`,
      ])
    }),
  )
})

test('EDI codes and the same words have the same meaning', () => {
  expect(x12Status.CT!.holds).toEqual([{ hold: 'customs', status: null }])
  expect(x12Status.CU!.holds).toEqual([
    { hold: 'freight', status: null },
    { hold: 'customs', status: null },
  ])
  expect(x12Status.K!.holds).toEqual([{ hold: 'customs', status: 'pending' }])
  expect(x12Status.PA!.holds).toEqual([{ hold: 'customs', status: 'hold' }])
  expect(x12Status.PL!.holds).toEqual([{ hold: 'USDA', status: 'hold' }])
})
