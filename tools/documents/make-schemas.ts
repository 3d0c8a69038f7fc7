import { mkdir, writeFile } from 'node:fs/promises'
import { documentTypes } from '@boxtrail/document-reading/document-types'
import { fieldsOf, valueKinds } from '@boxtrail/document-reading/fields'

/** Writes schemas/<type>@<version>.json from the table of fields. A version that is out is never written again. */
const page = { type: 'integer', minimum: 1 }
const span = { type: 'array', items: { type: 'integer', minimum: 0 }, minItems: 2, maxItems: 2 }
const found = (value: object) => ({
  type: 'object',
  properties: { value, page, span },
  required: ['value', 'page', 'span'],
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
  amount: pair('currency', { type: ['string', 'null'], pattern: '^[A-Z]{3}$' }),
  quantity: pair('unit', { type: ['string', 'null'] }),
}

const directory = new URL('../../packages/document-reading/src/schemas/', import.meta.url)
await mkdir(directory, { recursive: true })
for (const { code, label, schemaVersion } of documentTypes) {
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: label,
    description: `What ${/^[aeiou]/i.test(label) ? 'an' : 'a'} ${label.toLowerCase()} says: each value with the page and the part of its text where it stands.`,
    type: 'object',
    properties: {
      containers: { type: 'array', items: found({ type: 'string', pattern: '^[A-Z]{3}[UJZ][0-9]{7}$' }) },
      ...Object.fromEntries(fieldsOf[code].map((field) => [field, found(values[valueKinds[field] ?? 'text'])])),
    },
    required: ['containers'],
    additionalProperties: false,
  }
  await writeFile(new URL(`${code}@${schemaVersion}.json`, directory), `${JSON.stringify(schema, null, 2)}\n`)
}
