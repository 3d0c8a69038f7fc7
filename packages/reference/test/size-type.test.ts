import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sizeType } from '../src/size-type.ts'

test.each([
  ['22G1', 'dry', 20, 'standard'],
  ['22GP', 'dry', 20, 'standard'],
  ['42G1', 'dry', 40, 'standard'],
  ['45G1', 'dry', 40, 'high_cube'],
  ['45GP', 'dry', 40, 'high_cube'],
  ['L5G1', 'dry', 45, 'high_cube'],
  ['12G0', 'dry', 10, 'standard'],
  ['25V0', 'dry', 20, 'high_cube'],
  ['45R1', 'reefer', 40, 'high_cube'],
  ['22R1', 'reefer', 20, 'standard'],
  ['22H0', 'reefer', 20, 'standard'],
  ['22U1', 'open top', 20, 'standard'],
  ['42UT', 'open top', 40, 'standard'],
  ['42P3', 'flat rack', 40, 'standard'],
  ['22T6', 'tank', 20, 'standard'],
  ['22B0', 'bulk', 20, 'standard'],
  ['2EG1', 'dry', 20, 'high_cube'],
  ['LEG1', 'dry', 45, 'high_cube'],
  ['42S1', null, 40, 'standard'],
  ['32G1', 'dry', null, 'standard'],
  ['P5G1', 'dry', null, 'high_cube'],
  ['2200', 'dry', 20, 'standard'],
  ['2210', 'dry', 20, 'standard'],
  ['4310', 'dry', 40, 'standard'],
  ['4510', 'dry', 40, 'high_cube'],
  ['9510', 'dry', 45, 'high_cube'],
  ['4532', 'reefer', 40, 'high_cube'],
  ['2232', 'reefer', 20, 'standard'],
  ['4351', 'open top', 40, 'standard'],
  ['4361', 'flat rack', 40, 'standard'],
  ['2270', 'tank', 20, 'standard'],
  ['2280', 'bulk', 20, 'standard'],
  ['40HC', 'dry', 40, 'high_cube'],
  ["40'HQ", 'dry', 40, 'high_cube'],
  ['45hc', 'dry', 45, 'high_cube'],
  ['45RF', 'reefer', 40, 'high_cube'],
  ['20 OT', 'open top', 20, 'standard'],
])('the code %s is %s, %s ft, %s', (code, equipmentType, equipmentLength, equipmentHeight) => {
  expect(sizeType(code)).toEqual({ equipmentType, equipmentLength, equipmentHeight })
})

test.each(['', '40', 'HC', 'ABCDE', '00G1', '22', 'XX'])('the invalid code "%s" is rejected', (code) => {
  expect(sizeType(code)).toBeUndefined()
})

test('sizeType never throws on any text', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 6 }), (text) => {
      const found = sizeType(text)
      expect([undefined, null, 10, 20, 40, 45]).toContain(found?.equipmentLength)
    }),
  )
})
