import { documentSchemas } from '@boxtrail/document-reading/document-schemas'
import { readDocument } from '@boxtrail/document-reading/read-document'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { makeCorpus } from '../make-corpus.ts'
import { measure } from '../measure.ts'

const SEED = 20_261

test('of the held-out third, types, containers and bills are told, and no number is made up', async () => {
  const made = await makeCorpus(SEED)
  const figures = await measure(made.filter(({ isHeldOut }) => isHeldOut))
  const { documents, rightTypes, containers, bills } = figures
  console.log(
    `Held out: ${documents} documents; types ${rightTypes}; containers ${containers.found} of ${containers.inTruth}, bills ${bills.found} of ${bills.inTruth}`,
    figures.confusion,
    figures.unfound,
  )
  expect(documents).toBe(30)
  expect(rightTypes / documents).toBeGreaterThanOrEqual(0.95)
  expect(containers.found / containers.inTruth).toBeGreaterThanOrEqual(0.98)
  expect(bills.found / bills.inTruth).toBeGreaterThanOrEqual(0.98)
  expect([...containers.wrong, ...bills.wrong]).toEqual([])
})

test('payloads meet their schemas, and spans point at what was read', async () => {
  const schemas = new Map(
    documentSchemas
      .filter(({ isCurrent }) => isCurrent)
      .map(({ documentType, schema }) => [documentType, z.fromJSONSchema(schema as never)]),
  )
  for (const { name, bytes } of await makeCorpus(SEED, 20)) {
    const { pages, identifiers, extraction, documentType } = await readDocument({ account: 'corpus', name, bytes })
    if (extraction) expect(schemas.get(documentType!)!.safeParse(extraction.payload).error).toBeUndefined()
    for (const { value, page, span } of identifiers)
      expect(
        pages[page - 1]!.text.slice(...span)
          .toUpperCase()
          .replace(/[^A-Z\d]/g, ''),
      ).toBe(value)
  }
})
