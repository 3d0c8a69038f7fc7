import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generate } from 'orval'
import { operationsOf, type Spec } from './bundle.ts'
import { header, pascal } from './text.ts'

const everywhere = <T>(value: T) => ({ param: value, query: value, header: value, body: value, response: value })

/** Zod validators of every component, request and response, as orval writes them. Strict, and never coercing. */
export async function validators(spec: Spec, temporary: string): Promise<string> {
  const input = join(temporary, 'for-orval.json')
  const target = join(temporary, 'zod.ts')
  await writeFile(input, JSON.stringify(spec))
  await quietly(() =>
    generate(
      {
        input: { target: input },
        output: {
          target,
          client: 'zod',
          mode: 'single',
          override: {
            zod: {
              version: 4,
              generateEachHttpStatus: true,
              generateReusableSchemas: true,
              generateDiscriminatedUnion: true,
              strict: { ...everywhere(true), header: false },
              coerce: everywhere(false),
            },
          },
        },
      },
      temporary,
    ),
  )
  const text = await readFile(target, 'utf8')
  // Types are those of `types.ts`, which also contain the descriptions. The format `uuid` allows every version.
  const statements = text
    .replaceAll(/^\/\*\*[\s\S]*?\*\/\n/gm, '')
    .replaceAll(/^export type \w+ = zod\.(input|output)<.*\n+/gm, '')
    .replaceAll(/\.describe\('(?:[^'\\]|\\.)*'\)/g, '')
    .replaceAll('zod.uuid()', 'zod.guid()')
    .replaceAll(/\n{3,}/g, '\n\n')
  return header + statements
}

/** The same with a table of webhook payloads, for the service's own tests. */
export const strictValidators = async (spec: Spec, temporary: string): Promise<string> =>
  `${await validators(spec, temporary)}\n${payloadTable(spec)}`

/**
 * The published validators. Those of requests are exact. Those of responses let unknown fields and values pass, because
 * a later server may send them, and are typed by the contract.
 */
export async function publishedValidators(spec: Spec, temporary: string): Promise<string> {
  const strict = statementsOf(await validators(spec, temporary))
  const open = statementsOf(await validators(withOpenEnums(spec), temporary))
  const requested = reachableFromRequests(spec)
  const kept = [...open].flatMap(([name, text]) => {
    const isSchema = name in spec.components.schemas!
    if (!isSchema)
      return /(\d{3}Response|Header|Body|HeaderIdempotencyKey(Max|RegExp))$/.test(name)
        ? []
        : [strict.get(name) ?? text]
    return [requested.has(name) ? named(name, strict.get(name)!) : tolerant(name, text)]
  })
  return `${header}import * as zod from 'zod'
import type { components } from '../types.ts'

type Schemas = components['schemas']

${kept.map(withoutConstants).map(unlessUnused).join('\n')}
${tables(spec, strict)}`
}

/** Constants for limits and patterns are not exported. */
const withoutConstants = (statement: string): string =>
  statement.replace(/^export (const (?:[a-z]\w*|\w*RegExp) = )/, '$1')

/**
 * Wraps calls in a function, because bundlers only drop an unused value if its creation has no calls outside of one.
 */
const unlessUnused = (statement: string): string => {
  const [, head, made, type = ''] =
    /^((?:export interface .*\n)?(?:export )?const \w+ = )([\s\S]*?)( as unknown as [^\n]*)?;?\s*$/.exec(statement) ??
    []
  if (!made?.includes('(')) return statement
  return `${head}/*#__PURE__*/ (() => ${made.startsWith('{') ? `(${made})` : made})()${type}\n`
}

/** Typed by the contract, because the declarations of inferred types would have megabytes. */
const tolerant = (name: string, statement: string): string => {
  const loose = statement
    .replaceAll('zod.strictObject(', 'zod.looseObject(')
    .replaceAll(/(zod\.discriminatedUnion\([^[]*\[[^\]]*\])/g, '$1 as never')
  return `${loose.trimEnd().replace(/;$/, '')} as unknown as zod.ZodType<Schemas['${name}']>\n`
}

/** A long list of values gets a named type, because declarations would repeat all of its values at each use. */
const named = (name: string, statement: string): string => {
  if (!statement.startsWith(`export const ${name} = zod.enum(`)) return statement
  return `export interface ${name}Validator extends zod.ZodType<Schemas['${name}']> {}
${statement.trimEnd().replace(/;$/, '')} as unknown as ${name}Validator
`
}

/** The statements of a module, by the name that each exports. */
const statementsOf = (text: string): Map<string, string> =>
  new Map(
    text
      .split(/^(?=export const )/m)
      .slice(1)
      .map((statement) => [/^export const (\w+)/.exec(statement)![1]!, `${statement.trimEnd()}\n`]),
  )

/** Tables refer to their members by `typeof`, because the compiler would otherwise write them out in full. */
function tables(spec: Spec, names: Map<string, string>): string {
  const or = (name: string) => (names.has(name) ? schemaOf(names.get(name)!, name) : undefined)
  const all = operationsOf(spec)
  const requests = all.map(({ operation: { operationId: id } }) => [
    id,
    { params: or(`${pascal(id)}Params`), query: or(`${pascal(id)}QueryParams`), body: or(`${pascal(id)}Body`) },
  ])
  const responses = all.map(({ operation: { operationId: id, responses: answers } }) => {
    const schemas = Object.keys(answers).map((status) => [status, or(`${pascal(id)}${status}Response`)] as const)
    return [id, Object.fromEntries(schemas.filter(([, schema]) => schema && schema in spec.components.schemas!))]
  })
  return [table('requests', requests), table('responses', responses), payloadTable(spec)].join('\n')
}

function table(name: string, entries: unknown[][]): string {
  const write = (of: string) =>
    (entries as [string, Record<string, string | undefined>][])
      .map(([id, members]) => {
        const parts = Object.entries(members).map(([key, schema]) => `${key}: ${schema ? of + schema : 'undefined'}`)
        return `  ${id}: { ${parts.join(', ')} },`
      })
      .join('\n')
  return tableOf(name, `${pascal(name.replace(/s$/, ''))}Validators`, write('typeof '), write(''))
}

/** Gets a named type, so that declarations of programs do not write it out in full. */
const tableOf = (name: string, type: string, types: string, values: string): string =>
  `export interface ${type} {\n${types}\n}\nexport const ${name}: ${type} = {\n${values}\n}\n`

const payloadTable = (spec: Spec): string => {
  const payloads = Object.entries(spec.webhooks).map(([event, { post }]) => {
    const { $ref } = post.requestBody!.content['application/json']!.schema as { $ref: string }
    return [`'${event}'`, $ref.replace('#/components/schemas/', '')]
  })
  const write = (of: string) => payloads.map(([event, schema]) => `  ${event}: ${of}${schema},`).join('\n')
  return tableOf('webhookPayloads', 'PayloadValidators', write('typeof '), write(''))
}

/** A statement such as `UpdateShipmentBody = ShipmentUpdate` is named after the schema. */
const schemaOf = (statement: string, name: string) => /= (\w+);?\s*$/.exec(statement)?.[1] ?? name

const withOpenEnums = (spec: Spec): Spec =>
  JSON.parse(JSON.stringify(spec), (_, value) => {
    if (value?.['x-extensible-enum'] !== true) return value
    const { enum: _values, ...rest } = value
    return rest
  })

function reachableFromRequests(spec: Spec): Set<string> {
  const found = new Set<string>()
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    for (const [key, member] of Object.entries(node)) {
      const name = key === '$ref' && /^#\/components\/schemas\/(\w+)$/.exec(String(member))?.[1]
      if (name && !found.has(name)) {
        found.add(name)
        visit(spec.components.schemas![name])
      } else visit(member)
    }
  }
  for (const { operation, parameters } of operationsOf(spec)) {
    for (const { schema } of Object.values(operation.requestBody?.content ?? {})) visit(schema)
    visit(parameters.map(({ schema }) => schema))
  }
  return found
}

/** orval writes to stdout, which is reserved for our own report. */
async function quietly(work: () => Promise<unknown>) {
  const { log } = console
  const messages: unknown[][] = []
  console.log = (...words) => messages.push(words)
  try {
    await work()
    // orval reports errors of a contract, but ends successfully.
    const complaint = messages.findIndex(([first]) => /failed|error/i.test(String(first)))
    if (complaint >= 0) throw new Error(messages.slice(complaint).flat().map(String).join('\n'))
  } finally {
    console.log = log
  }
}
