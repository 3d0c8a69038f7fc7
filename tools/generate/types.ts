import openapiTypescript, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import type { Json, Spec } from './bundle.ts'
import { header } from './text.ts'

/**
 * TypeScript types of the contract. A list of values that may grow is left open, so that a program compiled against
 * this version still handles a value that a later server sends.
 */
export async function types(spec: Spec): Promise<string> {
  const nodes = await openapiTypescript(JSON.stringify(spec), {
    transform(schema) {
      const open = schema as { 'x-extensible-enum'?: boolean; enum?: Json[] }
      return open['x-extensible-enum'] && open.enum ? openEnum(open.enum) : undefined
    },
  })
  return header + astToString(nodes)
}

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
