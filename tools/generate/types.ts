import openapiTypescript, { astToString } from 'openapi-typescript'
import ts from 'typescript-api'
import type { Json, Spec } from './bundle.ts'
import { nameRecurringTypes } from './recurring-types.ts'
import { header } from './text.ts'

/**
 * TypeScript types of the contract. A list of values that may grow is left open, so that a program compiled against
 * this version still handles values of later servers.
 */
export async function types(spec: Spec): Promise<string> {
  const nodes = await openapiTypescript(JSON.stringify(documented(spec)), {
    transform(schema) {
      const open = schema as { 'x-extensible-enum'?: boolean; enum?: Json[]; format?: string }
      if (open.format === 'binary') return ts.factory.createTypeReferenceNode('Bytes')
      return open['x-extensible-enum'] && open.enum ? openEnum(open.enum) : undefined
    },
  })
  const text = nameRecurringTypes(compact(asComments(astToString(nodes))))
  return header + (/\bBytes\b/.test(text) ? BYTES : '') + text
}

/**
 * Bytes in memory that is not shared between threads, as every version of TypeScript can write it: until 5.6,
 * `Uint8Array` has no type parameter.
 */
const BYTES = "type Bytes = ReturnType<Uint8ArrayConstructor['of']>;\n"

/** Media types of streams and files of lists. */
const STREAMED: ReadonlySet<string> = new Set([
  'text/event-stream',
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
])

/**
 * Prepares the contract for the generator: a property that only refers to a schema gets the schema's description, and
 * beta features are marked. Streamed responses are left out: no program awaits them as a value, and every response type
 * of the operation would be a union with a string.
 */
function documented(spec: Spec): Spec {
  const schemas = spec.components.schemas as Record<string, { description?: string }>
  const visit = (node: unknown, isProperty: boolean): unknown => {
    if (Array.isArray(node)) return node.map((item) => visit(item, false))
    if (typeof node !== 'object' || node === null) return node
    const given = node as Record<string, unknown>
    const copy = Object.fromEntries(
      Object.entries(given).flatMap(([key, member]) =>
        STREAMED.has(key)
          ? []
          : [
              [
                key,
                key === 'properties' ? mapValues(member as object, (one) => visit(one, true)) : visit(member, false),
              ],
            ],
      ),
    )
    if (isProperty && typeof given.$ref === 'string' && given.description === undefined) {
      const { description } = schemas[given.$ref.replace('#/components/schemas/', '')] ?? {}
      if (description !== undefined) copy.description = description
    }
    if (given['x-beta'] === true) copy.description = `${copy.description ?? ''}\n@beta`.trimStart()
    return copy
  }
  return visit(spec, false) as Spec
}

const mapValues = (object: object, change: (value: unknown) => unknown) =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]))

/**
 * Editors show the text of a comment, and `@description` as a tag among others. Anything that the type states is not
 * repeated.
 */
const asComments = (text: string): string =>
  text
    .replaceAll(/\n *\* (Format: .*|@enum \{string\}|@constant)(?=\n)/g, '')
    .replaceAll(/ *\/\*\* (@enum \{string\}|@constant|Format: [\w-]+) \*\/\n/g, '')
    .replaceAll(/(\n *\* )(?!@)([^\n]+)\n *\* @description /g, '$1$2$1$1')
    .replaceAll(/(\n *\* )@deprecated\n *\* @description ([^\n]+)/g, '$1$2$1@deprecated')
    .replaceAll(/(\/\*\* |\n *\* )@description /g, '$1')
    .replaceAll(/\/\*\*\n *\* ([^\n]*)\n *\*\//g, '/** $1 */')
    .replaceAll(/ *\/\*\*\n *\*\/\n/g, '')
    .replaceAll(/ +\n/g, '\n')

/** Every editor loads this file, so redundant text is removed, and the most frequent names are short. */
const compact = (text: string): string =>
  `${text}type Responses = components["responses"];\ntype Schemas = components["schemas"];\n`
    .replaceAll(/(?<!= )components\["responses"\]/g, 'Responses')
    .replaceAll(/(?<!= )components\["schemas"\]/g, 'Schemas')
    .replaceAll(/^ {8}(get|put|post|delete|options|head|patch|trace)\?: never;\n/gm, '')
    .replaceAll(/^( {4})+/gm, (indent) => '\t'.repeat(indent.length / 4))

function openEnum(values: Json[]): ts.TypeNode {
  const { factory } = ts
  const known = values.filter((value) => typeof value === 'string')
  const anyOther = factory.createParenthesizedType(
    factory.createIntersectionTypeNode([
      factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword),
      factory.createTypeLiteralNode([]),
    ]),
  )
  return factory.createUnionTypeNode([
    ...known.map((value) => factory.createLiteralTypeNode(factory.createStringLiteral(value))),
    anyOther,
    ...(values.includes(null) ? [factory.createLiteralTypeNode(factory.createNull())] : []),
  ])
}
