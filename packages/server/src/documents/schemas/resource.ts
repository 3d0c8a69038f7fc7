import type { Schemas } from '@boxtrail/contracts'
import type { DocumentSchema } from '@boxtrail/document-reading/document-schemas'

export const documentSchemaResource = (schema: DocumentSchema): Schemas['DocumentSchema'] => {
  // A version is named after its release date and never changes.
  const since = `${schema.schemaVersion}T00:00:00Z`
  const { description } = schema.schema
  return {
    id: schema.fullVersion,
    type: 'document_schema',
    attributes: {
      document_type: schema.documentType,
      label: schema.label,
      schema_version: schema.schemaVersion,
      full_version: schema.fullVersion,
      current: schema.isCurrent,
      draft: false,
      active_at: since,
      schema_format: 'json_schema',
      description: typeof description === 'string' ? description : null,
      schema_payload: schema.schema,
      created_at: since,
      updated_at: since,
    },
    links: { self: `/v2/document_schemas/${schema.fullVersion}` },
  }
}
