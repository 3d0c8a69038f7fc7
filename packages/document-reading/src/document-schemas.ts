import { readFileSync } from 'node:fs'
import { documentTypes } from './document-types.ts'

export interface DocumentSchema {
  documentType: string
  label: string
  schemaVersion: string
  /** `type@YYYY-MM-DD` */
  fullVersion: string
  /** JSON Schema, draft 2020-12, of the payload of an extraction. */
  schema: Record<string, unknown>
}

/** A version that was given out never changes: what changes is a new file, and the old one stays. */
export const documentSchemas: readonly DocumentSchema[] = documentTypes.map(({ code, label, schemaVersion }) => {
  const fullVersion = `${code}@${schemaVersion}`
  const schema = JSON.parse(readFileSync(new URL(`./schemas/${fullVersion}.json`, import.meta.url), 'utf8'))
  return { documentType: code, label, schemaVersion, fullVersion, schema }
})
