import { operationsOf, type Spec } from './bundle.ts'
import { literal } from './text.ts'

/** When an operation was deprecated, when it will be removed, and the page that names its replacement. */
type Dates = { since: string; sunset?: string; link?: string }

/** The deprecated operations of a contract: `deprecated: true`, with the dates in `x-deprecation`. */
export const deprecationsOf = (spec: Spec): Record<string, Dates> =>
  Object.fromEntries(
    operationsOf(spec).flatMap(({ operation }) => {
      if (!operation.deprecated) return []
      const dates = operation['x-deprecation']
      if (!dates) throw new Error(`${operation.operationId} is deprecated: say since when, with x-deprecation`)
      return [[operation.operationId, dates]]
    }),
  )

const TYPE =
  '{ readonly [operation: string]: { readonly since: string; readonly sunset?: string; readonly link?: string } }'

export const deprecations = (
  spec: Spec,
): string => `/** The deprecated operations: since when, until when, and the page that says what to use instead. */
export const deprecations: ${TYPE} = ${literal(deprecationsOf(spec))}\n`
