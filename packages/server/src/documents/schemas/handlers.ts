import { documentSchemas } from '@boxtrail/document-reading/document-schemas'
import { documentTypes } from '@boxtrail/document-reading/document-types'
import { document } from '@boxtrail/protocol/answer/json-api'
import { notFound } from '@boxtrail/protocol/errors'
import type { Handler } from '../../context.ts'
import { documentSchemaResource } from './resource.ts'

export const listDocumentTypes: Handler<'listDocumentTypes'> = () => ({
  document_types: documentTypes.map(({ code, label }) => ({ code, label })),
})

/** Finds a schema by type and version, or by type alone for the current version. */
export const getDocumentSchema: Handler<'getDocumentSchema'> = ({ params: { id } }, call) => {
  const schema = documentSchemas.find(({ fullVersion, documentType }) => id === fullVersion || id === documentType)
  if (!schema) throw notFound()
  return document(call, documentSchemaResource(schema))
}
