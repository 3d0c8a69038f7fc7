import { existsSync, globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { createReference } from '../src/reference.ts'

const DATA = fileURLToPath(new URL('../../../../shared/data/', import.meta.url))

/** Files of real responses, the line that they are from, and a pattern that finds their numbers. */
const sources: { files: string; scac: string; numbers: RegExp }[] = [
  // A stowage plan, which names the line of each container.
  {
    files: 'edifact/php-edifact_D95BBAPLIE.edi',
    scac: 'OOLU',
    numbers: /EQD\+CN\+([A-Z]{4}\d{7})[^']*'\s*NAD\+CA\+OOL/g,
  },
  {
    files: 'edifact/php-edifact_D95BBAPLIE.edi',
    scac: 'ONEY', // MOL is part of ONE
    numbers: /EQD\+CN\+([A-Z]{4}\d{7})[^']*'\s*NAD\+CA\+MOL/g,
  },
  {
    files: 'carrier-dcsa-freighttech/msc-*.json',
    scac: 'MSCU',
    numbers: /"(?:documentReferenceValue|equipmentReference)": *"([A-Z0-9]+)"/g,
  },
  {
    files: 'carrier-dcsa-misc/msc-*.json',
    scac: 'MSCU',
    numbers: /"(?:documentReferenceValue|equipmentReference)": *"([A-Z0-9]+)"/g,
  },
  {
    files: 'carrier-dcsa-freighttech/maersk-*.json',
    scac: 'MAEU',
    numbers: /"(?:documentReferenceValue|documentID|equipmentReference)": *"([A-Z0-9]+)"/g,
  },
  {
    files: 'carrier-dcsa-freighttech/hapag-*.json',
    scac: 'HLCU',
    numbers: /"(?:transportDocumentReference|equipmentReference)": *"([A-Z0-9]+)"/g,
  },
  { files: 'cosco-cop/tracking-*.json', scac: 'COSU', numbers: /"(?:containerNumber|number)": *"([A-Z0-9]{8,})"/g },
  { files: 'edi-x12/315*cmacgm*.edi', scac: 'CMDU', numbers: /N9\*(?:BM|BN|EQ)\*([A-Z0-9]+)~/g },
  { files: 'edi-x12/315*westwood*.edi', scac: 'SSBF', numbers: /N9\*(?:BM|BN)\*([A-Z0-9]+)~/g },
]

test('no rule is wrong on real numbers more often than its confidence says', ({ skip }) => {
  skip(!existsSync(DATA), 'real numbers (../shared/data) are not here')
  const { inferNumber, shippingLines } = createReference()
  expect(shippingLines.all().length).toBeGreaterThan(30)
  const byRule = new Map<string, { right: number; wrong: string[]; confidence: number }>()
  const seen = new Set<string>()
  for (const { files, scac, numbers } of sources)
    for (const file of globSync(files, { cwd: DATA }))
      for (const [, number = ''] of readFileSync(`${DATA}${file}`, 'utf8').matchAll(numbers)) {
        if (seen.has(number)) continue
        seen.add(number)
        for (const candidate of inferNumber(number, () => true)?.candidates ?? []) {
          const tally = byRule.get(candidate.rule) ?? { right: 0, wrong: [], confidence: candidate.confidence }
          byRule.set(candidate.rule, tally)
          if (candidate.scac === scac) tally.right++
          else tally.wrong.push(`${number} belongs to ${scac}, not to ${candidate.scac}`)
        }
      }
  for (const [rule, { right, wrong, confidence }] of byRule) {
    console.log(`${rule} (${confidence}): ${right} of ${right + wrong.length} right`, wrong)
    // A single wrong result among a few proves nothing, unless its confidence is high.
    if (confidence >= 0.95) expect(wrong, rule).toEqual([])
    else expect(wrong.length, rule).toBeLessThanOrEqual(1 + Math.ceil((right + wrong.length) * (1 - confidence)))
  }
  // An owner prefix selects a line by itself once the samples show that it is right in 95 of 100 cases.
  const { right, wrong, confidence } = byRule.get('owner_prefix')!
  const provenRate = wrong.length === 0 ? 0.05 ** (1 / right) : right / (right + wrong.length)
  expect(confidence >= 0.95).toBe(provenRate >= 0.95)
  expect(byRule.get('carrier_prefix_and_format')!.right).toBeGreaterThanOrEqual(3)
})
