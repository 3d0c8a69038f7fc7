import { decodeEdi, readSender } from '@boxtrail/edi/read-sender'
import { createReference } from '@boxtrail/reference/reference'
import { authorityOf } from '@boxtrail/sources/authority/configure-authority'
import { createEdiSource } from '@boxtrail/sources/edi/edi-source'
import { expect, test } from 'vitest'
import { b4, edifact, take, x12 } from '../../../../sources/test/edi/messages.ts'
import { edi } from '../../../src/config/settings/edi-settings.ts'
import { partnerOf, UnknownCode } from '../../../src/sources/configuration/edi-partner.ts'

const reference = createReference()
const configured = (overrides: object, more: object = {}) => {
  const given = { id: 'a', kind: 'terminal', sender_ids: ['TESTLINE'], facilities: 'any', overrides, ...more }
  const [partner] = edi.parse({ partners: [given] }).partners
  return partnerOf(partner!, authorityOf(partner!, reference))
}

test.each([
  [{ as: 'RD' }, ['actual gate_in truck empty 2026-02-28T14:15:00 USLAX'], {}],
  [{ act: 'gate_out', mode: 'truck', full: false }, ['actual gate_out truck empty 2026-02-28T14:15:00 USLAX'], {}],
  [{ act: 'arrive', estimated: true }, ['estimated arrive vessel 2026-02-28T14:15:00 USLAX'], {}],
  [{ act: 'available' }, ['actual available - full 2026-02-28T14:15:00 USLAX'], { available_for_pickup: true }],
  [{ hold: 'TMF', status: 'released' }, [], { TMF: { status: null, description: null } }],
  [{ hold: 'VACIS', status: 'pending' }, [], { VACIS: { status: 'pending', description: 'VACIS pending' } }],
  [{ ignore: true }, [], {}],
])('a code that means %j for this partner', (meaning, acts, facts) => {
  const text = x12('315', [[b4('CR').replace('*45G1', '*'), 'R4*D*UN*USLAX']])
  const taken = take(text, configured({ status: { CR: meaning } }))
  expect(taken.wrong).toEqual([])
  expect(taken.milestones).toEqual(acts)
  expect(taken.facts).toEqual(facts)
})

test("the partner's EDIFACT codes, references and places are used", () => {
  const own = configured({
    edifact: [{ code: '99', agency: 'HS', text: 'picked', means: { as: 'OA' } }],
    places: { TERM4: 'ITGOA' },
    event_place: 'ZZ',
  })
  const text = edifact('IFTSTA', [
    'CNI+1',
    'STS+1+99::HS:Picked up',
    'RFF+EQ:TSTU1234568',
    'DTM+334:20260305:102',
    'LOC+175+TERM4',
  ])
  expect(take(text, own).milestones).toEqual(['actual gate_out truck 2026-03-05 ITGOA'])
  expect(own.eventPlace).toBe('ZZ')
})

test('an override with an unknown target is rejected by name', () => {
  expect(() => configured({ status: { CR: { as: 'ZZZ' } } })).toThrow(
    new UnknownCode('status CR: there is no code ZZZ'),
  )
  expect(() => configured({ status: { CR: { as: 'constructor' } } })).toThrow(UnknownCode)
})

test('the place of a terminal is stated once, in its configuration', () => {
  expect(configured({}, { place: { locode: 'USLAX', firms: 'Y258', name: 'TraPac' } }).place).toEqual({
    locode: 'USLAX',
    name: 'TraPac',
    facilityCode: 'Y258',
    facilityProvider: 'FIRMS',
    facilityType: null,
  })
})

test('the sender is read from the first segment', () => {
  expect(readSender(x12('315', [[b4('VA')]]))).toBe('TESTLINE')
  expect(readSender(x12('315', [[b4('VA')]]).replace(/ +/g, ' '))).toBe('TESTLINE')
  expect(readSender(edifact('CODECO', []))).toBe('TESTLINE')
  expect(readSender("UNA:+.? 'UNB+UNOA:2+ME:ZZ+YOU'")).toBe('ME')
  for (const text of ['', 'hello', 'ISA*', "UNH+1'", "UNB+UNOA:2'"]) expect(readSender(text)).toBeNull()
})

test('both UTF-8 and Latin 1 are read', () => {
  expect(decodeEdi(Buffer.from('MÜNCHEN', 'utf8'))).toBe('MÜNCHEN')
  expect(decodeEdi(Buffer.from('MÜNCHEN', 'latin1'))).toBe('MÜNCHEN')
})

test('a partner becomes a delta source that is not polled', async () => {
  const source = createEdiSource({ partner: configured({}), name: 'A', secrets: [], accountId: null })
  expect(source).toMatchObject({ adapter: 'edi', style: 'delta', kind: 'terminal', scac: null })
  expect((await source.fetch({ kind: 'container', number: 'TSTU1234568' }, AbortSignal.timeout(1_000))).body).toBeNull()
  const [part] = take(x12('315', [[b4('VA')]])).parts
  expect(source.read(part!.body, part!.subject)).toMatchObject({ outcome: 'ok', complete: true })
  expect(source.fingerprint(part!.body)).toBeNull()
})
