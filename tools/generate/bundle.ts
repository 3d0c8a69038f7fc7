import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { composeSpec } from './compose.ts'
import { redocly, repository } from './places.ts'

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
export type Media = { schema?: unknown; examples?: Record<string, { $ref?: string; value?: Json }> }
export type Parameter = {
  name: string
  in: string
  required?: boolean
  style?: string
  explode?: boolean
  schema: Schema
}
export type Schema = { $ref?: string; type?: string | string[]; format?: string; items?: Schema; enum?: Json[] }
export type Answer = { $ref?: string; content?: Record<string, Media>; headers?: Record<string, unknown> }
export type Operation = {
  operationId: string
  tags: string[]
  summary?: string
  description?: string
  parameters?: (Parameter | { $ref: string })[]
  requestBody?: { required?: boolean; content: Record<string, Media> }
  responses: Record<string, Answer>
  security?: Security
  servers?: Server[]
  'x-feature'?: string
  'x-bucket'?: string
  'x-max-body-bytes'?: number
  'x-resource-type'?: string
  'x-event'?: string
  'x-category'?: string
  'x-kind'?: string
  'x-included'?: string[]
  'x-included-by-default'?: string[]
}
type Security = Record<string, string[]>[]
type Server = { url: string }
export type PathItem = { parameters?: Operation['parameters']; servers?: Server[] } & Record<string, unknown>
export type Spec = {
  info: { version: string; contact: { name: string }; license: { name: string } }
  servers?: Server[]
  security?: Security
  'x-webhook-event-categories': { id: string; name: string }[]
  paths: Record<string, PathItem>
  webhooks: Record<string, { post: Operation }>
  components: Record<string, Record<string, Json>>
}

/** A contract in one document, bundled by Redocly from the files under `spec/`. */
export async function bundle(temporary: string, contract: 'openapi' | 'feed' = 'openapi'): Promise<Spec> {
  const target = join(temporary, `${contract}.json`)
  const spec = join(temporary, `spec-${contract}`)
  await composeSpec(join(repository, 'spec'), spec)
  await promisify(execFile)(process.execPath, [
    redocly,
    'bundle',
    join(spec, `${contract}.yaml`),
    `--config=${join(spec, contract === 'openapi' ? 'redocly.yaml' : 'feed.redocly.yaml')}`,
    `--output=${target}`,
  ])
  return JSON.parse(await readFile(target, 'utf8'))
}

/** Follows a local reference; anything else is returned unchanged. */
export function resolve<T extends object>(spec: Spec, node: T | { $ref: string }): T {
  if (!('$ref' in node) || typeof node.$ref !== 'string') return node as T
  const [section = '', name = ''] = node.$ref.replace('#/components/', '').split('/')
  return spec.components[section]?.[name] as unknown as T
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const

/** Every operation of the API in the order of the document; events sent to webhooks are not operations. */
export function operationsOf(spec: Spec) {
  return Object.entries(spec.paths).flatMap(([path, item]) =>
    methods
      .filter((method) => method in item)
      .map((method) => {
        const operation = item[method] as Operation
        const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])]
        return {
          method,
          path,
          operation,
          parameters: parameters.map((parameter) => resolve<Parameter>(spec, parameter)),
        }
      }),
  )
}

/** The values of the named examples of a media type. */
export function examplesOf(spec: Spec, media: Media | undefined): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(media?.examples ?? {}).map(([name, example]) => [
      name,
      resolve<{ value: Json }>(spec, example as { value: Json }).value,
    ]),
  )
}
