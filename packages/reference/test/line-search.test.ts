import { expect, test } from 'vitest'
import { isLineSought } from '../src/line-search.ts'

const hapag = { scac: 'HLCU', name: 'Hapag-Lloyd', shortName: 'Hapag-Lloyd', alternativeScacs: ['HLXU'] }
const maersk = { scac: 'MAEU', name: 'Maersk', shortName: 'Maersk', alternativeScacs: ['SEAU'] }
const goldStar = { scac: 'GOSU', name: 'Gold Star Line', shortName: 'Gold Star', alternativeScacs: [] }
const cma = { scac: 'CMDU', name: 'CMA CGM', shortName: 'CMA', alternativeScacs: [] }

test.each([
  [hapag, 'Hapag-Lloyd'],
  [hapag, 'hapag lloyd'],
  [hapag, 'HapagLloyd'],
  [hapag, ' lloyd '],
  [hapag, 'hlc'],
  [hapag, 'HLXU'],
  [maersk, 'Maersk Line'],
  [maersk, ''],
  [cma, 'CMA-CGM'],
  [goldStar, 'st'],
  [goldStar, 'Gold St'],
  [cma, 'cma cgm group'],
])('%o is sought by "%s"', (line, text) => expect(isLineSought(line, text)).toBe(true))

test.each([
  [hapag, 'maersk'],
  // The name and the code are searched separately, not as one text.
  [hapag, 'dhl'],
  [maersk, 'maerskline'],
  [maersk, '%'],
  [cma, 'cmdux'],
])('%o is not sought by "%s"', (line, text) => expect(isLineSought(line, text)).toBe(false))
