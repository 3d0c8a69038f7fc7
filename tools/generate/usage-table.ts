import { operationsOf, type Spec } from './bundle.ts'
import { methodName } from './client/names.ts'
import type { Shape } from './client/shapes.ts'
import { header, literal, pascal } from './text.ts'

/**
 * The table for records of usage: the names and listed values of the contract, so that a record contains no other data
 * that was sent or received, and the operations of the client's methods.
 */
export function usageTable(spec: Spec): string {
  const listed = new Map<string, Set<string>>()
  const names = new Set<string>()
  const note = (name: string, shape: Shape): void => {
    for (const value of [...(shape.enum ?? []), ...(shape.const === undefined ? [] : [shape.const])])
      if (value !== null && name !== 'type')
        listed.set(name, (listed.get(name) ?? new Set<string>()).add(String(value)))
  }
  /** The name of the values: those of a list belong to its field. */
  const walk = (node: unknown, name: string): void => {
    if (typeof node !== 'object' || node === null) return
    const shape = node as Shape
    if (shape.$ref) {
      const target = spec.components.schemas?.[shape.$ref.split('/').at(-1)!] as Shape | undefined
      if (target && (target.enum || target.items)) walk(target, name)
      return
    }
    note(name, shape)
    for (const [inner, member] of Object.entries(shape.properties ?? {})) {
      names.add(inner)
      walk(member, inner)
    }
    for (const part of [...(shape.oneOf ?? []), ...(shape.anyOf ?? [])]) walk(part, name)
    if (shape.items) walk(shape.items, name)
    if (typeof shape.additionalProperties === 'object') walk(shape.additionalProperties, name)
  }
  for (const schema of Object.values(spec.components.schemas ?? {})) walk(schema, '')
  listed.delete('')
  for (const { parameters } of operationsOf(spec)) for (const { name, schema } of parameters) walk(schema, name)
  const methods = operationsOf(spec).flatMap((called) => {
    const { group, method } = methodName(called)
    const owner = pascal(group || method)
    const all = [method, method === 'list' ? 'iterate' : `iterate${pascal(method)}`]
    return (called.method === 'get' ? all : [method]).map((one) => [`${owner}.${one}`, called.operation.operationId])
  })
  return `${header}
/** The version of the contract that this was made from. */
export const contractVersion = ${literal(spec.info.version)}

/** Every name of a field. Others are those of data, and not recorded. */
export const fieldNames: readonly string[] = ${literal([...names].sort())}

/** The values that the contract lists, by the name of the field or parameter. */
export const listedValues: { readonly [name: string]: readonly string[] } = {
${[...listed]
  .sort(([one], [other]) => (one < other ? -1 : 1))
  .map(([name, values]) => `  ${literal(name)}: ${literal([...values].sort())},`)
  .join('\n')}
}

/** The operation behind each method of the client; a method that there is not has a line all the same. */
export const clientMethods: { readonly [method: string]: string } = {
${methods.map(([method, id]) => `  ${literal(method)}: ${literal(id)},`).join('\n')}
}
`
}
