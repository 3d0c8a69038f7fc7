import { documentSchemas } from '@boxtrail/document-reading/document-schemas'
import { fileKind } from '@boxtrail/document-reading/file/file-kind'
import { readFile, readPages } from '@boxtrail/document-reading/read-file'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { isLong } from '../../../tools/config/form.ts'
import { buildCorpus, type Sample } from '../src/corpus.ts'
import { families } from '../src/families/families.ts'
import { measureFigures, shares } from '../src/measure/figures.ts'
import { findLabels, languages, paperTypes } from '../src/vocabulary/vocabulary.ts'

// A different seed from the measurement: the same forms with other shipments.
const SEED = 2

/** The figures in README.md, with a tolerance for other shipments. */
const LEAST = {
  development: { types: 0.97, typesWrong: 0.006, wrong: 0.005, found: 0.93 },
  held_out: { types: 0.99, typesWrong: 0, wrong: 0.004, found: 0.955 },
} as const

describe.each(isLong ? (['development', 'held_out'] as const) : (['held_out'] as const))('the %s half', (half) => {
  let samples: Sample[]
  beforeAll(async () => {
    samples = await buildCorpus({ half, seed: SEED, fillings: 1 })
  })

  test('the reader meets the recorded figures of the half', async () => {
    const figures = await measureFigures(samples, ({ bytes, name }) => readFile(new Uint8Array(bytes), { name }))
    const { wrong, found } = shares(figures.all)
    console.log(half, samples.length, figures.types, { wrong, found })
    expect(figures.types.right / samples.length).toBeGreaterThanOrEqual(LEAST[half].types)
    expect(figures.types.wrong / samples.length).toBeLessThanOrEqual(LEAST[half].typesWrong)
    expect(wrong).toBeLessThanOrEqual(LEAST[half].wrong)
    expect(found).toBeGreaterThanOrEqual(LEAST[half].found)
  })

  test('every payload matches its schema, and every span points at its value', async () => {
    const schemas = new Map(
      documentSchemas
        .filter(({ isCurrent }) => isCurrent)
        .map(({ documentType, schema }) => [documentType, z.fromJSONSchema(schema as never)]),
    )
    for (const { name, bytes } of samples) {
      const { pages, identifiers, extraction, documentType } = await readFile(new Uint8Array(bytes), { name })
      if (extraction) expect(schemas.get(documentType!)!.safeParse(extraction.payload).error).toBeUndefined()
      for (const { value, page, span } of identifiers) {
        const text = pages[page - 1]!.text.slice(...span).toUpperCase()
        expect(text.replace(/[^A-Z\d]/g, '')).toBe(value)
      }
    }
  })

  test('every page says SPECIMEN and contains only invented contacts', async () => {
    for (const { name, bytes, issuer } of samples) {
      const { pages } = await readPages(new Uint8Array(bytes), fileKind(bytes, name))
      for (const { text } of pages) expect(text, `${issuer} ${name}`).toContain('SPECIMEN')
      if (name.endsWith('.pdf')) expect(bytes.includes('(SPECIMEN)'), `${issuer} ${name}`).toBe(true)
      const text = pages.map((page) => page.text).join('\n')
      for (const [, domain] of text.matchAll(/@([\w.-]+)/g)) expect(domain).toMatch(/\.example$/)
      for (const [phone] of text.matchAll(/\+\d[\d ()-]{6,}/g)) expect(phone).toMatch(/555-01\d\d$/)
    }
  })
})

test('the halves share no layout family, and no label in languages with enough labels', () => {
  const names = (half: keyof typeof families) => families[half].map(({ name }) => name)
  expect(names('development').filter((name) => names('held_out').includes(name))).toEqual([])
  for (const language of languages)
    for (const type of paperTypes)
      for (const field of ['port_of_loading', 'consignee', 'vessel']) {
        const [own, held] = (['development', 'held_out'] as const).map((half) =>
          findLabels(field, type, language, half),
        )
        const shared = own!.filter((label) => held!.includes(label))
        // Labels are shared only in a language that has labels of one half only, and then all of them are.
        if (shared.length > 0) expect(shared).toEqual(own)
      }
  expect(findLabels('port_of_loading', 'arrival_notice', 'en', 'development')).not.toContain(
    findLabels('port_of_loading', 'arrival_notice', 'en', 'held_out')[0],
  )
})
