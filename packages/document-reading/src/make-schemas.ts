import { writeFile } from 'node:fs/promises'
import { type DocumentTypeCode, documentTypes } from './document-types.ts'
import { fieldsByType, hasLineItems, keepsWords, saysReleases, valueKinds } from './fields.ts'
import type { FieldName } from './labels/labels.ts'
import { billedContainerFields } from './values/bills/billed-containers.ts'
import { certificationFields } from './values/bills/certifications.ts'
import { statableFields } from './values/bills/english-of-bills.ts'
import { releaseFields } from './values/sentences/releases.ts'
import { MAX_WORDS } from './values/sentences/words-of-values.ts'

const page = { type: 'integer', minimum: 1 }
const span = { type: 'array', items: { type: 'integer', minimum: 0 }, minItems: 2, maxItems: 2 }
const confidence = {
  type: 'number',
  minimum: 0,
  maximum: 1,
  description: 'How many of the values found in this way are right',
}
const grounds = { type: 'array', items: { type: 'string' }, description: 'What the confidence rests on' }
const box = {
  type: 'array',
  items: { type: 'number', minimum: 0, maximum: 1 },
  minItems: 4,
  maxItems: 4,
  description: 'Left, top, right and bottom, as parts of the page',
}
const words = {
  type: 'string',
  maxLength: MAX_WORDS,
  description: 'The words of the page that it was read from',
}
const foundValue = (value: object, parts: object = {}) => ({
  type: 'object',
  properties: { value, page, span, confidence, grounds, box, ...parts },
  required: ['value', 'page', 'span', 'confidence', 'grounds'],
  additionalProperties: false,
})
const pair = (name: string, second: object) => ({
  type: 'object',
  properties: { amount: { type: 'number' }, [name]: second },
  required: ['amount', name],
  additionalProperties: false,
})
const values = {
  number: { type: 'string', pattern: '^[A-Z0-9/-]+$', description: 'Capital letters and digits, as normalized' },
  text: { type: 'string', minLength: 1, maxLength: 200 },
  date: { type: 'string', format: 'date' },
  release: { type: 'string', enum: ['released', 'not_released'] },
  amount: pair('currency', { type: ['string', 'null'], pattern: '^[A-Z]{3}$' }),
  quantity: pair('unit', { type: ['string', 'null'] }),
}

const containerNumber = { type: 'string', pattern: '^[A-Z]{3}[UJZ][0-9]{7}$' }
const containerParts = {
  seal_number: foundValue(values.text),
  size_type: foundValue(values.text),
  packages: foundValue(values.quantity),
  gross_weight: foundValue(values.quantity),
  volume: foundValue(values.quantity),
}
const lineItem = (parts: object = {}) => ({
  type: 'object',
  properties: {
    ...parts,
    description: foundValue(values.text),
    quantity: foundValue({ type: 'number' }),
    unit_price: foundValue(values.amount),
    amount: foundValue(values.amount),
  },
  required: ['amount'],
  additionalProperties: false,
})
const fieldValue = (field: FieldName) => foundValue(values[valueKinds[field] ?? 'text'])

/** Further fields of a demurrage or detention invoice: of each container, of each row, and of the invoice. */
const billOfDays = {
  containerParts: Object.fromEntries(billedContainerFields.map((field) => [field, fieldValue(field)])),
  rowParts: {
    container_number: foundValue(containerNumber),
    charged_from: foundValue(values.date),
    charged_through: foundValue(values.date),
    free_time_start: foundValue(values.date),
    last_free_day: foundValue(values.date),
  },
  properties: {
    dispute_contact: foundValue(values.text),
    dispute_url: foundValue(values.text),
    dispute_within_days: foundValue(values.quantity),
    ...Object.fromEntries(
      certificationFields.map((field) => [field, foundValue({ type: 'string', enum: ['certified'] })]),
    ),
    net_amount: foundValue(values.amount),
    tax_amount: foundValue(values.amount),
    printed_sum: {
      ...foundValue(values.amount),
      description: 'The sum printed right below the rows, where it is not what they add up to',
    },
    not_stated: {
      type: 'array',
      items: { type: 'string', enum: statableFields },
      uniqueItems: true,
      description:
        'What nothing on the paper speaks of, if it was read completely; what was not understood is not listed',
    },
  },
}

const isBillOfDays = (code: DocumentTypeCode) => code === 'demurrage_invoice'

/** Adds to each value the words that it was read from. */
const withWords = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(withWords)
  if (typeof schema !== 'object' || schema === null) return schema
  const parts = Object.fromEntries(Object.entries(schema).map(([name, part]) => [name, withWords(part)]))
  const { properties } = parts as { properties?: Record<string, unknown> }
  return properties?.span ? { ...parts, properties: { ...properties, words } } : parts
}

/** The schema of a document type, derived from the table of fields. */
export const createSchema = (code: DocumentTypeCode, label: string): object => {
  const schema = schemaOf(code, label)
  return keepsWords(code) ? (withWords(schema) as object) : schema
}

const schemaOf = (code: DocumentTypeCode, label: string) => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: label,
  description: `What ${/^[aeiou]/i.test(label) ? 'an' : 'a'} ${label.toLowerCase()} says: each value with the page and the part of its text where it stands.`,
  type: 'object',
  properties: {
    containers: {
      type: 'array',
      items: foundValue(containerNumber, { ...containerParts, ...(isBillOfDays(code) && billOfDays.containerParts) }),
    },
    ...(hasLineItems(code) && {
      line_items: { type: 'array', items: lineItem(isBillOfDays(code) ? billOfDays.rowParts : {}) },
    }),
    ...(saysReleases(code) && Object.fromEntries(releaseFields.map((field) => [field, foundValue(values.release)]))),
    ...Object.fromEntries(fieldsByType[code].map((field) => [field, fieldValue(field)])),
    ...(isBillOfDays(code) && billOfDays.properties),
  },
  required: ['containers'],
  additionalProperties: false,
})

/** `node make-schemas.ts` writes schemas/<type>@<version>.json. A released version is never written again. */
if (import.meta.main)
  for (const { code, label, schemaVersion } of documentTypes)
    await writeFile(
      new URL(`./schemas/${code}@${schemaVersion}.json`, import.meta.url),
      `${JSON.stringify(createSchema(code, label), null, 2)}\n`,
    )
