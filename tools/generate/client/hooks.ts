import { operationsOf, type Spec } from '../bundle.ts'
import { header, pascal } from '../text.ts'
import { Method, type Signature } from './method.ts'
import type { Forms } from './method-context.ts'
import { type Called, hadNoParameters } from './names.ts'
import { Shapes } from './shapes.ts'

/**
 * The source of `@boxtrail/react`: a query and a hook for each operation that reads, and a hook for each that writes.
 */
export function hookSurface(spec: Spec): Record<string, string> {
  const shapes = new Shapes(spec)
  const hooks = operationsOf(spec).map((called) => hookOf(called, signatureOf(spec, shapes, called)))
  const reads = hooks.filter(({ isRead }) => isRead)
  const doubled = hooks.find(({ name }, at) => hooks.findIndex((other) => other.name === name) !== at)
  if (doubled) throw new Error(`Two operations would have the hook use${doubled.name}`)
  const text = hooks.map((hook) => hook.text).join('\n\n')
  const used = (names: string[], from: string) =>
    `import type { ${names.filter((name) => new RegExp(`\\b${name}\\b`).test(text)).join(', ')} } from '${from}'`
  return {
    'hooks.ts': `${header}import type * as api from '@boxtrail/client'
${used(['BoxtrailClient', 'DocumentOf', 'Page', 'Through', 'Usual'], '@boxtrail/client')}
${used(['InfiniteData', 'UseInfiniteQueryResult', 'UseQueryResult'], '@tanstack/react-query')}
import { list, read, useList, useRead } from '../read.ts'
${used(['Cursor', 'ListOptions', 'ListQuery', 'ReadOptions', 'ReadQuery', 'WriteHook'], '../types.ts')}
import { write } from '../write.ts'

${text}
`,
    'keys.ts': `${header}import { keyOf } from '../key-of.ts'

/**
 * The key of everything that is read, or the beginning of it: \`keys.containers()\` of every list of containers,
 * \`keys.container(id)\` of a container with whatever is included.
 */
export const keys = {
${reads.map(({ key, method }) => `  ${key}: keyOf('${method}'),`).join('\n')}
}
`,
  }
}

/** An operation that had options instead of a query in an earlier version keeps that form in its hook. */
const signatureOf = (spec: Spec, shapes: Shapes, called: Called): Signature => {
  const signature = new Method(spec, shapes, called, mapped).signature([])
  const { operationId } = called.operation
  return hadNoParameters.has(operationId) ? { ...signature, parameters: signature.parameters.slice(0, -1) } : signature
}

/** Hooks use the client's mapped form by default. */
const mapped: Forms = {
  query: (_, type) => type,
  input: (_, type) => type,
  answer: (_, type) => type,
}

interface Hook {
  name: string
  key: string
  method: string
  isRead: boolean
  text: string
}

/**
 * `listContainers` becomes `useContainers`, and `getContainer` becomes `useContainer`; other operations keep their
 * verb.
 */
const nameOf = (id: string) => pascal(id.replace(/^(list|get)(?=[A-Z])/, ''))

const hookOf = ({ operation, method: verb }: Called, signature: Signature): Hook => {
  const name = nameOf(operation.operationId)
  const method = [signature.group, signature.method].filter(Boolean).join('.')
  const key = `${name.charAt(0).toLowerCase()}${name.slice(1)}`
  const isRead = verb === 'get'
  const hook = isRead ? reading(name, key, method, signature) : writing(name, method, signature)
  const text = hook.replaceAll(/\b(inputs|records)\./g, 'api.').replaceAll(/\bDocument<'/g, "DocumentOf<'")
  return { name, key, method, isRead, text }
}

const reading = (name: string, key: string, method: string, { parameters, include, answer, comment }: Signature) => {
  const { type, isPaged } = answer
  const [shown, kind, result] = isPaged
    ? [`InfiniteData<${type}, Cursor>`, 'List', 'UseInfiniteQueryResult']
    : [type, 'Read', 'UseQueryResult']
  const own = include ? `<${include}>` : ''
  const given = parameters.join(', ')
  const generic = [...(include ? [include] : []), `Shown = ${shown}`].join(', ')
  return `/** Key and function of \`use${name}\`, for loaders, \`useSuspenseQuery\` and \`prefetchQuery\`. */
export const ${key}Query = /* @__PURE__ */ ${isPaged ? 'list' : 'read'}('${method}', ${parameters.length}) as ${own}(client: BoxtrailClient, ${given}) => ${kind}Query<${type}>

${docOf(comment)}export const use${name} = /* @__PURE__ */ use${kind}(${key}Query, ${parameters.length}) as <${generic}>(${[given, `options?: ${kind}Options<${type}, Shown>`].filter(Boolean).join(', ')}) => ${result}<Shown>`
}

const writing = (name: string, method: string, { parameters, answer, comment }: Signature) => {
  const given = parameters.length === 1 ? parameters[0]!.replace(/^\w+\??: /, '') : `[${parameters.join(', ')}]`
  return `${docOf(comment)}export const use${name} = /* @__PURE__ */ write('${method}', ${parameters.length}) as WriteHook<${given}, ${answer.type}>`
}

const docOf = (comment: string): string => comment.replaceAll(/^ {2}/gm, '')
