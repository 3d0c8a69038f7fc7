import { expect, test } from 'vitest'
import { documentSchemas } from '../../src/document-schemas.ts'
import { documentTypes } from '../../src/document-types.ts'
import { createSchema } from '../../src/make-schemas.ts'

test('the current schema of each type matches its fields', () => {
  for (const { code, label, schemaVersion } of documentTypes)
    expect(documentSchemas.find(({ fullVersion }) => fullVersion === `${code}@${schemaVersion}`)).toMatchObject({
      isCurrent: true,
      schema: createSchema(code, label),
    })
})
