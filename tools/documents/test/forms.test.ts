import { readDocument } from '@boxtrail/document-reading/read-document'
import { readFile } from '@boxtrail/document-reading/read-file'
import { expect, test } from 'vitest'
import { buildCorpus } from '../corpus/build.ts'
import { figuresOf, shares } from '../corpus/figures.ts'
import { scan } from '../corpus/scan.ts'

// Another seed than that of the measurement: the same forms, filled in with other shipments.
const SEED = 2

test.each([['development', { types: 0.99, wrong: 0.008, found: 0.88 }]] as const)(
  'of the %s half types are told, few values are wrong and most are found',
  {
    timeout: 120_000,
  },
  async (half, least) => {
    const samples = await buildCorpus({ half, seed: SEED, fillings: 1 })
    const figures = await figuresOf(samples, ({ bytes, name }) => readFile(new Uint8Array(bytes), { name }))
    const { wrong, found } = shares(figures.all)
    expect(figures.types.wrong).toBe(0)
    expect(figures.types.right / samples.length).toBeGreaterThanOrEqual(least.types)
    expect(wrong).toBeLessThanOrEqual(least.wrong)
    expect(found).toBeGreaterThanOrEqual(least.found)
  },
)

test('the text of a scan is recognized, also upside down, and says so', { timeout: 120_000 }, async () => {
  const samples = await buildCorpus({ half: 'development', seed: SEED, fillings: 1 })
  const sample = samples.find(({ issuer, form }) => issuer === 'OOCL' && form === 'arrival_notice')!
  for (const look of ['scan', 'upside_down'] as const) {
    const { bytes, name } = await scan(sample, look, 3)
    const { readability, documentType, extraction } = await readDocument({ account: 'corpus', name, bytes })
    expect(readability).toBe('recognized')
    expect(documentType).toBe('arrival_notice')
    expect(extraction!.payload).toMatchObject({ vessel: { value: sample.truth.fields.vessel } })
  }
})

test('the words of a scan have the letters of their language', { timeout: 120_000 }, async () => {
  const samples = await buildCorpus({ half: 'development', seed: 1, fillings: 1 })
  const sample = samples.find(({ issuer, form }) => issuer === 'Spanish forwarder' && form === 'factura')!
  const { bytes, name } = await scan(sample, 'scan', 3)
  const { extraction } = await readDocument({ account: 'corpus', name, bytes })
  const items = extraction!.payload.line_items as Record<string, { value: unknown }>[]
  expect(items.map(({ description }) => description!.value)).toEqual(
    expect.arrayContaining(['Flete marítimo', 'Despacho de importación']),
  )
})

test('a scan without recognition has no text, and says so', async () => {
  const samples = await buildCorpus({ half: 'development', seed: SEED, fillings: 1 })
  const { bytes, name } = await scan(samples[0]!, 'scan', 3)
  const { readability, documentType, classificationNotes } = await readDocument(
    { account: 'corpus', name, bytes },
    { recognition: false },
  )
  expect({ readability, documentType }).toEqual({ readability: 'no_text', documentType: null })
  expect(classificationNotes).toContain('no text')
})

test('the rows of a table are read below heads in two languages, one above the other', async () => {
  const samples = await buildCorpus({ half: 'development', seed: SEED, fillings: 1 })
  const { bytes, name, truth } = samples.find(
    ({ issuer, form }) => issuer === 'Portuguese exporter' && form === 'fatura',
  )!
  const { extraction } = await readFile(new Uint8Array(bytes), { name })
  const items = extraction!.payload.line_items as Record<string, { value: unknown }>[]
  expect(items.map(({ description, quantity }) => [description?.value, quantity?.value])).toEqual(
    truth.items.map(({ description, quantity }) => [description, quantity]),
  )
})
