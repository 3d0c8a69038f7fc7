import { operationsOf, type Spec } from '../bundle.ts'
import { header, pascal } from '../text.ts'
import { Method, type Written } from './method.ts'
import type { Forms } from './method-context.ts'
import { commentOf, Shapes } from './shapes.ts'

/** The source of the client: its records, the arguments of its methods, and the methods by group. */
export function clientSurface(spec: Spec): Record<string, string> {
  const shapes = new Shapes(spec)
  const inputs: string[] = []
  const methods = operationsOf(spec).flatMap((called) => new Method(spec, shapes, called, everyForm).write(inputs))
  const groups = Map.groupBy(methods, ({ group }) => group)
  const records = shapes.interfaces()
  return {
    'records.ts': `${header}import type { Below, Reference, Related } from '../types.ts'

/** Members whose keys are data, and are left as they are. */
export const opaque: ReadonlySet<string> = new Set(${JSON.stringify(shapes.opaque)})

${records.join('\n\n')}

/** Stable name of a problem. The service may name others: a \`switch\` over it needs a \`default\`. */
export type ErrorCode = ${errorCodes(shapes)}
`,
    'inputs.ts': `${header}${importsOf(inputs.join('\n'), shapes.names)}import type { Reference } from '../types.ts'\n\n${inputs.join('\n\n')}\n`,
    'methods.ts': `${header}import type { Api } from '../call/api.ts'
import { list, method } from '../call/method.ts'
import type { Answers, CallOptions, Document, Format, Input, Items, Page, Query, Through, Usual, Values, WriteOptions } from '../types.ts'
import type * as inputs from './inputs.ts'
import type * as records from './records.ts'

${[...groups].map(([group, all]) => (group === '' ? all.map(single).join('\n\n') : grouped(spec, group, all))).join('\n\n')}

${everything([...groups].flatMap(([group, all]) => (group === '' ? all.map(({ method }) => method) : [group])))}
`,
  }
}

const errorCodes = (shapes: Shapes): string => {
  const { properties } = shapes.resolve({ $ref: '#/components/schemas/Error' })
  return shapes.type(properties!.code!, '')
}

/** The imports of records that a text needs. */
const importsOf = (text: string, names: readonly string[]): string => {
  const used = names.filter((name) => new RegExp(`\\b${name}\\b(?! =| \\{)`).test(text)).sort()
  return `import type { ${used.join(', ')} } from './records.ts'\n`
}

/** The client's types, which are generic over its forms. */
const everyForm: Forms = {
  query: (id, mapped) => `Query<D, '${id}', ${mapped}>`,
  input: (raw, mapped) => `Input<D, ${raw}, ${mapped}>`,
  answer: (id, mapped) => `Answers<F, '${id}', ${mapped}>`,
}

function grouped(spec: Spec, group: string, all: readonly Written[]): string {
  const type = pascal(group)
  const tag = (spec as unknown as { tags: { name: string; description: string }[] }).tags.find(
    ({ name }) => name === all[0]!.tag,
  )
  return `${commentOf({ description: tag?.description ?? '' }, '')}export interface ${type}<D extends Format = 'mapped'> {
${all.map(({ signature }) => signature).join('\n')}
}

export const ${group} = <D extends Format>(api: Api<D>): ${type}<D> => {
  const call = method(api)
${all.some(({ code }) => code.startsWith('walk')) ? '  const walk = list(api)\n' : ''}  return {
${all.map(({ method, code }) => `    ${method}: ${code},`).join('\n')}
  } as unknown as ${type}<D>
}`
}

const everything = (names: readonly string[]): string => `/** Every method, by kind of record. */
export interface Methods<D extends Format = 'mapped'> {
${names.map((name) => `  ${name}: ${pascal(name)}<D>`).join('\n')}
}

export const methods = <D extends Format>(api: Api<D>): Methods<D> => ({
${names.map((name) => `  ${name}: ${name}(api),`).join('\n')}
})`

function single({ method, signature, code }: Written): string {
  const type = pascal(method)
  return `export interface ${type}<D extends Format = 'mapped'> {
${signature.replace(`  ${method}`, '  ')}
}

export const ${method} = <D extends Format>(api: Api<D>): ${type}<D> =>
  ${code.replace('call(', 'method(api)(')} as unknown as ${type}<D>`
}
