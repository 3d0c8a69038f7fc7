import { withCheckDigit } from '@boxtrail/reference/container-number'
import { createReference } from '@boxtrail/reference/reference'
import { authorityOf } from '@boxtrail/sources/authority/configure-authority'
import { splitInterchange } from '@boxtrail/sources/edi/split-interchange'
import { expect, test } from 'vitest'
import { edifact, partner, RECEIVED, x12 } from '../../../../sources/test/edi/messages.ts'
import { splitUpload } from '../../../src/intake/edi/split-upload.ts'

const container = (index: number) => withCheckDigit(`TSTU${String(index).padStart(6, '0')}`)!
const units = (count: number) =>
  Array.from({ length: count }, (_, index) => [`EQD+CN+${container(index)}++++5`, 'DTM+203:202603050913:203']).flat()
const long = edifact('COARRI', ['BGM+44', 'LOC+11+USLAX', ...units(5_000)])

test('a long interchange is split like a short one', async () => {
  const own = partner({ zone: 'Europe/Rome' })
  expect(await splitUpload(long, own, RECEIVED)).toEqual(splitInterchange(long, own, RECEIVED))
  const short = x12('315', [['B4***VA*20260228*1415**TSTU*123456*L**USLAX*UN*8']])
  expect(await splitUpload(short, own, RECEIVED)).toEqual(splitInterchange(short, own, RECEIVED))
})

test('a long interchange is rejected like a short one', async () => {
  const authority = authorityOf(
    { kind: 'terminal', facilities: [{ firms: 'Y258', locode: 'USLAX' }] },
    createReference(),
  )
  const gate = partner({ kind: 'terminal', authority })
  expect(await splitUpload(long, gate, RECEIVED)).toMatchObject({ sets: [{ verdict: 'accepted' }] })
  const foreign = long.replace('LOC+11+USLAX', 'LOC+11+USOAK')
  expect(await splitUpload(foreign, gate, RECEIVED)).toMatchObject({
    sets: [{ verdict: 'refused' }],
    acknowledgement: expect.stringContaining("UCM+1+COARRI:D:95B:UN+4'"),
  })
})

test('other requests are served while an interchange is split', async () => {
  let turns = 0
  const ticking = setInterval(() => turns++, 1)
  await splitUpload(long, partner(), RECEIVED)
  clearInterval(ticking)
  expect(turns).toBeGreaterThan(10)
})
