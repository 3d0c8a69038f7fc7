import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'

/** The parts of a component of the specification that matter for includes. */
interface Node {
  $ref?: string
  const?: string
  enum?: string[]
  properties?: Record<string, Node>
  discriminator?: { mapping: Record<string, string> }
}

interface IncludeParameter {
  description: string
  'x-relationships-of'?: string
  /** Names that earlier clients send, each with the relations that it means. */
  'x-aliases'?: Record<string, string | string[]>
  schema: object
}

/** Relations of included records can be included, but not further ones. */
const LEVELS = 2

/**
 * Writes the relations that each `include` accepts: every relationship of the record in `x-relationships-of`, two
 * levels deep, as a schema `<Record>Include`. The relationships of an included record are those of its schema in
 * IncludedResource.
 */
export async function composeIncludes(spec: string): Promise<void> {
  const parameters = join(spec, 'components/parameters')
  if (!existsSync(parameters)) return
  const { 'x-max-included': most } = parse(await readFile(join(spec, 'openapi.yaml'), 'utf8'))
  const schemas = await readSchemas(join(spec, 'components/schemas'))
  for (const name of await readdir(parameters)) {
    const file = join(parameters, name)
    const { 'x-relationships-of': record, ...parameter }: IncludeParameter = parse(await readFile(file, 'utf8'))
    if (record === undefined) continue
    const paths = [...pathsFrom([record], schemas), ...Object.keys(parameter['x-aliases'] ?? {})]
    await writeFile(
      join(spec, 'components/schemas', `${record}Include.yaml`),
      stringify({ type: 'string', description: `A relation of ${record}.`, enum: paths }),
    )
    const limit = `At most ${most.toLocaleString('en-US')} records.`
    const composed = {
      ...parameter,
      description: `${parameter.description} ${limit}`,
      style: 'form',
      explode: false,
      schema: { ...parameter.schema, items: { $ref: `../schemas/${record}Include.yaml` } },
    }
    await writeFile(file, stringify(composed, { lineWidth: 0 }))
  }
}

async function readSchemas(folder: string): Promise<Map<string, Node>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.yaml'))
  const nodes = names.map(async (name) => [name, parse(await readFile(join(folder, name), 'utf8'))] as const)
  return new Map(await Promise.all(nodes))
}

/** The relations of these records, followed by those of the related records. */
function pathsFrom(records: readonly string[], schemas: Map<string, Node>, levels = LEVELS): Set<string> {
  const paths = new Set<string>()
  const below: string[] = []
  for (const [name, types] of relationsOf(records, schemas)) {
    const { mapping } = schemas.get('IncludedResource.yaml')!.discriminator!
    const missing = [...types].find((type) => !mapping[type])
    if (missing) throw new Error(`spec: ${records.join(', ')} points at ${missing}, which IncludedResource lacks`)
    paths.add(name)
    if (levels === 1) continue
    const next = [...types].map((type) => mapping[type]!.replace(/^\.\/|\.yaml$/g, ''))
    for (const path of pathsFrom(next, schemas, levels - 1)) below.push(`${name}.${path}`)
  }
  for (const path of below) paths.add(path)
  return paths
}

/** The relationships that records serve, each with the types of the related records. */
function relationsOf(records: readonly string[], schemas: Map<string, Node>): Map<string, Set<string>> {
  const relations = new Map<string, Set<string>>()
  for (const record of records) {
    const relationships = schemas.get(`${record}.yaml`)?.properties?.relationships?.properties ?? {}
    for (const [name, relationship] of Object.entries(relationships)) {
      const types = typesIn(relationship.properties?.data, schemas)
      if (types.length > 0) relations.set(name, new Set([...(relations.get(name) ?? []), ...types]))
    }
  }
  return relations
}

/** The types of the references in a node; reserved relationships have none. */
function typesIn(node: unknown, schemas: Map<string, Node>): string[] {
  if (typeof node !== 'object' || node === null) return []
  const { $ref, properties } = node as Node
  if ($ref !== undefined) return typesIn(schemas.get($ref.replace('./', '')), schemas)
  const type = properties?.type
  if (type !== undefined) return type.const === undefined ? (type.enum ?? []) : [type.const]
  return Object.values(node).flatMap((member) => typesIn(member, schemas))
}
