import { type Answer, operationsOf, type Parameter, resolve, type Schema, type Spec } from './bundle.ts'
import { header, literal, name, pascal } from './text.ts'

/** The operation table: how each operation is addressed, what it takes and what it answers. */
export function operations(spec: Spec, validators: string): string {
  const has = (validator: string) => validators.includes(`export const ${validator} = `)
  const validator = (wanted: boolean, validatorName: string) => {
    if (!wanted) return 'undefined'
    if (!has(validatorName)) throw new Error(`orval wrote no validator ${validatorName}`)
    return `zod.${validatorName}`
  }
  const entries = operationsOf(spec).map(({ method, path, operation, parameters }) => {
    const id = operation.operationId
    const at = (place: string) => parameters.filter((parameter) => parameter.in === place)
    const answers = Object.entries(operation.responses).map(
      ([status, answer]) => [status, resolve<Answer>(spec, answer)] as const,
    )
    // What is no JSON is handed on as it came.
    const raw = Object.keys(operation.requestBody?.content ?? {}).find((type) => !/json$/.test(type))
    const [status = '', success] = answers.find(([code]) => code.startsWith('2')) ?? []
    const responses = answers.map(
      ([code, answer]) => `    ${code}: ${validator(!!answer.content, `${pascal(id)}${code}Response`)},`,
    )
    return [
      `export const ${id} = {`,
      `  method: ${literal(method)},`,
      `  path: ${literal(path)},`,
      `  status: ${status},`,
      `  tag: ${literal(operation.tags[0])},`,
      `  feature: ${literal(operation['x-feature'])},`,
      `  bucket: ${literal(operation['x-bucket'])},`,
      `  contentType: ${literal(Object.keys(success?.content ?? {})[0])},`,
      `  params: ${validator(at('path').length > 0, `${pascal(id)}Params`)},`,
      `  query: ${validator(at('query').length > 0, `${pascal(id)}QueryParams`)},`,
      `  headers: ${literal(at('header').map((parameter) => parameter.name))},`,
      `  body: ${validator(!!operation.requestBody && !raw, `${pascal(id)}Body`)},`,
      `  rawBody: ${literal(raw)},`,
      `  bodyRequired: ${operation.requestBody?.required ?? false},`,
      `  maxBodyBytes: ${literal(operation['x-max-body-bytes'])},`,
      `  resourceType: ${literal(operation['x-resource-type'])},`,
      '  responses: {',
      ...responses,
      '  },',
      `  includes: ${literal(includes(spec, parameters))},`,
      '} as const',
      '',
    ].join('\n')
  })
  // One table of all would be longer than the compiler writes into a declaration file; its members are told by name.
  const ids = operationsOf(spec).map(({ operation }) => operation.operationId)
  const table = [
    'export const operations: {',
    ...ids.map((id) => `  readonly ${id}: typeof ${id}`),
    `} = { ${ids.join(', ')} }`,
  ]
  return `${header}import * as zod from './zod/index.ts'\n\n${entries.join('\n')}\n${table.join('\n')}\n`
}

function includes(spec: Spec, parameters: Parameter[]) {
  const include = parameters.find((parameter) => parameter.name === 'include')
  return include?.schema.items ? (resolve<Schema>(spec, include.schema.items).enum ?? []) : []
}

/** How a server reads the raw query string: the name of each parameter and the kind of its value. */
export function parameters(spec: Spec): string {
  const entries = operationsOf(spec).map(({ operation, parameters: all }) => {
    const query = all.filter((parameter) => parameter.in === 'query')
    const lines = query.map((parameter) => `    ${name(parameter.name)}: ${literal(kind(spec, parameter))},`)
    return lines.length ? `  ${operation.operationId}: {\n${lines.join('\n')}\n  },` : `  ${operation.operationId}: {},`
  })
  return `${header}export const parameters = {\n${entries.join('\n')}\n} as const\n`
}

function kind(spec: Spec, parameter: Parameter) {
  const schema = resolve<Schema>(spec, parameter.schema as { $ref: string })
  if (schema.type === 'array') {
    if (parameter.explode !== false)
      throw new Error(`${parameter.name}: lists are written with commas (explode: false)`)
    return 'csv'
  }
  if (schema.type === 'integer' || schema.type === 'number' || schema.type === 'boolean') return schema.type
  if (schema.type !== 'string') throw new Error(`${parameter.name}: no kind for type ${schema.type}`)
  return schema.format === 'date-time' ? 'date-time' : 'string'
}
