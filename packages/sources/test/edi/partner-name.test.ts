import { describe, expect, test } from 'vitest'
import { createEdiSource } from '../../src/edi/edi-source.ts'
import { type Partner, plainPartner } from '../../src/edi/message/partner.ts'

const nameOf = (some: Partial<Partner>, name?: string) =>
  createEdiSource({
    partner: { ...plainPartner, id: 'partner-7', ...some },
    secrets: [],
    accountId: null,
    ...(name === undefined ? {} : { name }),
  }).name

describe('an EDI partner without a name is called', () => {
  test.each<[string, Partial<Partner>]>([
    ['Terminal FMSLAX (EDI)', { kind: 'terminal', senderIds: ['FMSLAX', 'FMS2'] }],
    ['Railway BNSF (EDI)', { kind: 'rail', scac: 'BNSF' }],
    ['Line OOLU (EDI)', { kind: 'line', scac: 'OOLU' }],
    ['Terminal partner-7 (EDI)', { kind: 'terminal' }],
  ])('%s', (name, partner) => {
    expect(nameOf(partner)).toBe(name)
  })
})

test('one with a name is called by it', () => {
  expect(nameOf({ kind: 'terminal', senderIds: ['FMSLAX'] }, 'Fenix')).toBe('Fenix')
})
