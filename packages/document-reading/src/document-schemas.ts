import { readdirSync, readFileSync } from 'node:fs'
import { documentTypes } from './document-types.ts'

export interface DocumentSchema {
  documentType: string
  label: string
  schemaVersion: string
  /** `type@YYYY-MM-DD` */
  fullVersion: string
  isCurrent: boolean
  /** JSON Schema, draft 2020-12, of the payload of an extraction. */
  schema: Record<string, unknown>
}

const directory = new URL('./schemas/', import.meta.url)
const files = readdirSync(directory).toSorted().toReversed()

/** Every released version, the current one of each type first. A version never changes and is never removed. */
export const documentSchemas: readonly DocumentSchema[] = documentTypes.flatMap(
  ({ code, label, schemaVersion: current }) =>
    files
      .filter((name) => name.startsWith(`${code}@`))
      .map((name) => {
        const fullVersion = name.replace(/\.json$/, '')
        const schemaVersion = fullVersion.slice(code.length + 1)
        const schema = JSON.parse(readFileSync(new URL(name, directory), 'utf8'))
        return { documentType: code, label, schemaVersion, fullVersion, isCurrent: schemaVersion === current, schema }
      }),
)
