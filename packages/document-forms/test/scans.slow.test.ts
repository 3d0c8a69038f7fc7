import { readDocument } from '@boxtrail/document-reading/read-document'
import { expect, test } from 'vitest'
import { isLong } from '../../../tools/config/form.ts'
import { buildCorpus, type Sample } from '../src/corpus.ts'
import { SCAN_KINDS, scan } from '../src/scan.ts'

const samples = await buildCorpus({ half: 'development', seed: 2, fillings: 1 })
const first = (test: (sample: Sample) => boolean) => samples.find((one) => one.name.endsWith('.pdf') && test(one))!

// A poor scan loses lines; README.md has the figures.
test.each(SCAN_KINDS.filter((look) => (isLong ? look !== 'poor_scan' : look === 'upside_down')))(
  'the text of a page as a %s is recognized and marked as recognized',
  { timeout: 120_000 },
  async (look) => {
    const sample = first(({ form }) => form.startsWith('arrival_notice, letter'))
    const { bytes, name } = await scan(sample, look, 3)
    const { readability, documentType, extraction } = await readDocument({ account: 'corpus', name, bytes })
    expect(readability).toBe('recognized')
    expect(documentType).toBe('arrival_notice')
    expect(extraction!.payload).toMatchObject({ vessel: { value: sample.truth.fields.vessel } })
  },
)

test('the words of a scan keep the letters of their language', { timeout: 120_000 }, async () => {
  const isAccented = (text = '') => /[^ -~]/.test(text)
  const sample = first(({ truth }) => truth.items.some(({ description }) => isAccented(description)))
  const words = sample.truth.items
    .flatMap(({ description = '' }) => description.split(' '))
    .filter((word) => isAccented(word))
  const { bytes, name } = await scan(sample, 'scan', 3)
  const { pages } = await readDocument({ account: 'corpus', name, bytes })
  for (const word of words) expect(pages[0]!.text).toContain(word)
})

test('a scan without recognition has no text, and the notes give the reason', async () => {
  const { bytes, name } = await scan(
    first(() => true),
    'scan',
    3,
  )
  const { readability, documentType, classificationNotes } = await readDocument(
    { account: 'corpus', name, bytes },
    { recognition: false },
  )
  expect({ readability, documentType }).toEqual({ readability: 'no_text', documentType: null })
  expect(classificationNotes).toContain('no text')
})
