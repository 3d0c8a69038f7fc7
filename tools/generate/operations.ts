import { type Answer, operationsOf, type Parameter, resolve, type Schema, type Spec } from './bundle.ts'
import { deprecations } from './deprecations.ts'
import { header, literal, name } from './text.ts'

/** The operation table: path, input and responses of each operation, without validators. */
export function operations(spec: Spec): string {
  const all = operationsOf(spec)
  const entries = all.map(({ method, path, operation, parameters }) => {
    const answers = Object.entries(operation.responses).map(
      ([status, answer]) => [status, resolve<Answer>(spec, answer)] as const,
    )
    // A body that is not JSON is passed on unparsed.
    const raw = Object.keys(operation.requestBody?.content ?? {}).find((type) => !/json$/.test(type))
    const [status = '', success] = answers.find(([code]) => code.startsWith('2')) ?? []
    const headers = parameters.filter((parameter) => parameter.in === 'header')
    return [
      `  ${operation.operationId}: {`,
      `    method: ${literal(method)},`,
      `    path: ${literal(path)},`,
      `    status: ${status},`,
      `    tag: ${literal(operation.tags[0])},`,
      `    access: ${literal(operation['x-access'] ?? (method === 'get' ? 'read' : 'write'))},`,
      `    feature: ${literal(operation['x-feature'])},`,
      `    bucket: ${literal(operation['x-bucket'])},`,
      `    contentType: ${literal(Object.keys(success?.content ?? {})[0])},`,
      `    headers: ${literal(headers.map((parameter) => parameter.name))},`,
      `    rawBody: ${literal(raw)},`,
      `    bodyRequired: ${operation.requestBody?.required ?? false},`,
      `    maxBodyBytes: ${literal(operation['x-max-body-bytes'])},`,
      `    resourceType: ${literal(operation['x-resource-type'])},`,
      `    statuses: ${literal(answers.map(([code]) => Number(code)))},`,
      `    includes: ${includes(parameters)},`,
      '  },',
    ].join('\n')
  })
  return [
    header + includeLists(spec),
    `export const operations = {\n${entries.join('\n')}\n} as const\n`,
    `/** How many records a response includes at most. */\nexport const maxIncluded = ${spec['x-max-included']}\n`,
    aliases(spec),
    deprecations(spec),
    parameters(spec),
    timeZones(spec),
  ].join('\n')
}

interface Described {
  description?: string
  properties?: Record<string, Described>
}

/**
 * The attributes with the time zone for each time of a shipment or container, from its description: the first known one
 * counts. An attribute of a related record is written as `shipment.pol_timezone`.
 */
function timeZones(spec: Spec): string {
  const zonesOf = (schema: 'Container' | 'Shipment') => {
    const { properties } = resolve<Described>(spec, { $ref: `#/components/schemas/${schema}` })
    return Object.entries(properties!.attributes!.properties!).flatMap(([attribute, { description = '' }]) => {
      const [, own] = /local time in (.*)/s.exec(description) ?? []
      const [, related] = /the zone is `(\w+)` of the shipment/.exec(description) ?? []
      const zones = related ? [`shipment.${related}`] : [...(own ?? '').matchAll(/`(\w+)`/g)].map(([, zone]) => zone!)
      return zones.length > 0 ? [[attribute, zones]] : []
    })
  }
  const table = {
    container: Object.fromEntries(zonesOf('Container')),
    shipment: Object.fromEntries(zonesOf('Shipment')),
  }
  return `/** In whose zone each time of a record is read: the first of these attributes that is known. */
export const timeZones: { readonly [type: string]: { readonly [attribute: string]: readonly string[] } } = ${literal(table)}\n`
}

/**
 * The relations that `include` accepts, once for each kind of record. Literal types would be written out for each
 * operation, so these are not.
 */
function includeLists(spec: Spec): string {
  const references = operationsOf(spec).flatMap(({ parameters }) => includeReference(parameters) ?? [])
  return [...new Set(references)]
    .map(($ref) => `const ${constantOf($ref)}: readonly string[] = ${literal(resolve<Schema>(spec, { $ref }).enum)}\n`)
    .join('')
}

const includes = (parameters: Parameter[]): string => {
  const reference = includeReference(parameters)
  return reference ? constantOf(reference) : '[]'
}

function aliases(spec: Spec): string {
  const entries = operationsOf(spec).flatMap(({ operation, parameters }) => {
    const given = Object.entries(includeOf(parameters)?.['x-aliases'] ?? {})
    if (given.length === 0) return []
    return [[operation.operationId, Object.fromEntries(given.map(([alias, names]) => [alias, [names].flat()]))]]
  })
  return `/** Other names that \`include\` accepts, each with the relations that it stands for. */
export const includeAliases: { readonly [operation: string]: { readonly [alias: string]: readonly string[] } } = ${literal(Object.fromEntries(entries))}\n`
}

const includeReference = (parameters: Parameter[]): string | undefined =>
  (includeOf(parameters)?.schema.items as { $ref: string } | undefined)?.$ref

const includeOf = (parameters: Parameter[]) => parameters.find((parameter) => parameter.name === 'include')

/** The name of the constant: `shipmentInclude` for `#/components/schemas/ShipmentInclude`. */
const constantOf = (reference: string): string => {
  const schema = reference.split('/').at(-1)!
  return schema.charAt(0).toLowerCase() + schema.slice(1)
}

/** How a server parses the query string: the name of each parameter and the kind of its value. */
function parameters(spec: Spec): string {
  const entries = operationsOf(spec).map(({ operation, parameters: all }) => {
    const query = all.filter((parameter) => parameter.in === 'query')
    const lines = query.map((parameter) => `    ${name(parameter.name)}: ${literal(kind(spec, parameter))},`)
    return lines.length ? `  ${operation.operationId}: {\n${lines.join('\n')}\n  },` : `  ${operation.operationId}: {},`
  })
  return `export const parameters = {\n${entries.join('\n')}\n} as const\n`
}

function kind(spec: Spec, parameter: Parameter) {
  const schema = resolve<Schema>(spec, parameter.schema as { $ref: string })
  if (schema.type === 'array') {
    if (parameter.explode !== false)
      throw new Error(`${parameter.name}: lists are written with commas (explode: false)`)
    return 'csv'
  }
  if (schema.type === 'object') {
    if (parameter.style !== 'deepObject') throw new Error(`${parameter.name}: objects are written as deepObject`)
    return 'map'
  }
  if (schema.type === 'integer' || schema.type === 'number' || schema.type === 'boolean') return schema.type
  if (schema.anyOf?.some(({ format }) => format === 'date-time')) return 'date-time'
  if (schema.type !== 'string') throw new Error(`${parameter.name}: no kind for type ${schema.type}`)
  return schema.format === 'date-time' ? 'date-time' : 'string'
}
