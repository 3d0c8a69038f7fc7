import { withCheckDigit } from '@boxtrail/reference/container-number'
import { expect, test } from 'vitest'
import { splitApart } from '../../src/jobs/receive-edi/split-apart.ts'
import { splitInterchange } from '../../src/sources/edi/split.ts'
import { edifact, partner, RECEIVED, x12 } from '../sources/edi/messages.ts'

const box = (index: number) => withCheckDigit(`TSTU${String(index).padStart(6, '0')}`)!
const units = (count: number) =>
  Array.from({ length: count }, (_, index) => [`EQD+CN+${box(index)}++++5`, 'DTM+203:202603050913:203']).flat()
const long = edifact('COARRI', ['BGM+44', 'LOC+11+USLAX', ...units(5_000)])

test('a long interchange is taken apart as a short one is', async () => {
  const own = partner({ zone: 'Europe/Rome' })
  expect(await splitApart(long, own, RECEIVED)).toEqual(splitInterchange(long, own, RECEIVED))
  const short = x12('315', [['B4***VA*20260228*1415**TSTU*123456*L**USLAX*UN*8']])
  expect(await splitApart(short, own, RECEIVED)).toEqual(splitInterchange(short, own, RECEIVED))
})

test('while it is taken apart, others are served', async () => {
  let turns = 0
  const ticking = setInterval(() => turns++, 1)
  await splitApart(long, partner(), RECEIVED)
  clearInterval(ticking)
  expect(turns).toBeGreaterThan(10)
})
