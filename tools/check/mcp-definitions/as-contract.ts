import { contractDifferences, type Difference } from '@boxtrail/contracts/comparison'
import type { Spec } from '../../generate/bundle.ts'
import type { Definitions } from './definitions.ts'

type Json = Record<string, unknown>

const json = (schema: unknown) => ({ 'application/json': { schema } })

/**
 * Converts the definitions into a contract with an operation for each tool, whose arguments become the request body and
 * whose result becomes the response, so that the same rules detect breaking changes.
 */
export const asContract = ({ tools, prompts, resources, resourceTemplates, instructions }: Definitions): Spec => {
  const ofTools = tools.map(({ name, title, description, inputSchema, outputSchema, annotations }) => [
    `/tools/${name}`,
    {
      post: {
        operationId: `tool ${name}`,
        tags: ['tools'],
        summary: title,
        description,
        'x-annotations': annotations,
        requestBody: { required: true, content: json(inputSchema) },
        responses: { 200: { content: json(outputSchema) } },
      },
    },
  ])
  const ofPrompts = prompts.map(({ name, title, description, arguments: given = [] }) => [
    `/prompts/${name}`,
    {
      post: {
        operationId: `prompt ${name}`,
        tags: ['prompts'],
        summary: title,
        description,
        requestBody: { required: true, content: json(schemaOf(given)) },
        responses: { 200: { content: json({ type: 'object' }) } },
      },
    },
  ])
  const ofResources = [...resources, ...resourceTemplates].map((resource) => {
    const uri = 'uri' in resource ? resource.uri : resource.uriTemplate
    const read = {
      operationId: `resource ${resource.name}`,
      tags: ['resources'],
      summary: resource.title,
      description: resource.description,
    }
    const content = { [resource.mimeType ?? 'text/plain']: { schema: { type: 'string' } } }
    return [`/resources/${uri}`, { get: { ...read, responses: { 200: { content } } } }]
  })
  return {
    info: { version: '1', title: 'MCP', description: instructions },
    paths: Object.fromEntries([...ofTools, ...ofPrompts, ...ofResources]),
    webhooks: {},
    components: { schemas: {} },
  } as unknown as Spec
}

const schemaOf = (
  given: { name: string; description?: string | undefined; required?: boolean | undefined }[],
): Json => ({
  type: 'object',
  properties: Object.fromEntries(given.map(({ name, description }) => [name, { type: 'string', description }])),
  required: given.filter(({ required }) => required).map(({ name }) => name),
})

/**
 * Differences, named as `tool list_containers status`, `tool list_containers result.status`, `prompt …`, `resource …`
 * and `instructions`.
 */
export const definitionDifferences = (before: Definitions, after: Definitions): Difference[] =>
  contractDifferences(asContract(before), asContract(after)).map((one) => ({
    ...one,
    promise: one.promise
      .replace(/^((?:tool|prompt) \S+) body\./, '$1 ')
      .replace(/^(tool \S+) 200\./, '$1 result.')
      .replace(/^info$/, 'instructions'),
  }))
