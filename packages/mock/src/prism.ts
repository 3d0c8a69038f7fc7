import { documented } from './answers/documented.ts'
import { failure, type MockAnswer } from './answers/mock-answer.ts'
import { contract, type DocumentedOperation } from './contract.ts'
import type { Preference } from './prefer.ts'

/** Answers with a documented response of an operation, by preference. */
export type Negotiate = (operation: DocumentedOperation, preference: Preference) => Promise<MockAnswer>

/** Works without Prism, whose generated values need more than a browser has. */
export const chosenByContract: Negotiate = async (operation, preference) =>
  preference.dynamic
    ? failure(400, 'Prefer: dynamic=true needs the mock server. Here code and example choose an answer.')
    : documented(operation, preference)

/** The parts of Prism that are used here. */
interface Prism {
  getHttpOperationsFromSpec(document: object): Promise<object[]>
  createInstance(config: object, components: { logger: object }): Instance
}
type Instance = { request(input: object, operations: object[], config: object): () => Promise<Outcome> }
type Outcome =
  | { _tag: 'Left'; left: Error & { status?: number; detail?: string } }
  | { _tag: 'Right'; right: { output: { statusCode: number; headers?: Record<string, unknown>; body?: unknown } } }

const silent: object = new Proxy({}, { get: (_, name) => (name === 'child' ? () => silent : () => {}) })
const config = { isProxy: false, validateRequest: false, validateResponse: false, checkSecurity: false, errors: false }

/** Loads Prism with the first preference, because most programs never state one. */
export const createPrism = (): Negotiate => {
  let loading: Promise<{ prism: Prism; instance: Instance }> | undefined
  const operations = new Map<string, Promise<object[]>>()
  return async (operation, preference) => {
    const wished = documented(operation, preference)
    // If the response is not documented, the caller gets the list of those that are. Pictures are not generated.
    if (!preference.dynamic || wished.isMissing || wished.headers['content-type']?.startsWith('image/')) return wished
    loading ??= load()
    const { prism, instance } = await loading
    const { path, method } = operation
    // Only the contract of this path: resolving all of it takes seconds.
    const known = operations.get(path) ?? prism.getHttpOperationsFromSpec(contractOf(path))
    operations.set(path, known)
    const { code, example } = preference
    const mock = { dynamic: true, ...(code ? { code } : {}), ...(example ? { exampleKey: example } : {}) }
    const input = {
      method,
      url: { path: operation.request.path.split('?')[0], query: {} },
      headers: {},
      body: undefined,
    }
    const outcome = await instance.request(input, await known, { ...config, mock })()
    if (outcome._tag === 'Left') return failure(404, outcome.left.detail ?? outcome.left.message)
    const { statusCode, headers: answered = {}, body } = outcome.right.output
    const { 'content-type': type, ...rest } = withValues(answered)
    // Prism gives a content type for an empty response as well.
    return { status: statusCode, headers: body === undefined || !type ? rest : { ...rest, 'content-type': type }, body }
  }
}

const load = async () => {
  const loaded = await import('@stoplight/prism-http')
  const prism = (loaded.default ?? loaded) as unknown as Prism
  return { prism, instance: prism.createInstance(config, { logger: silent }) }
}

type Tree = Record<string, unknown>

/** The contract of one path, with the components that it refers to: Prism resolves everything that it is given. */
const contractOf = (path: string): object => {
  const whole = contract as Tree & { paths: Tree; components: Record<string, Tree> }
  const components: Record<string, Tree> = { securitySchemes: whole.components.securitySchemes! }
  const open: unknown[] = [whole.paths[path]]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next !== 'object' || next === null) continue
    const { $ref: reference } = next as { $ref?: string }
    const [, kind, name] = /^#\/components\/(\w+)\/(.+)$/.exec(reference ?? '') ?? []
    if (kind && name && !components[kind]?.[name]) {
      components[kind] = { ...components[kind], [name]: whole.components[kind]![name] }
      open.push(components[kind][name])
    }
    open.push(...Object.values(next))
  }
  const { webhooks: _, ...api } = whole
  return { ...api, paths: { [path]: whole.paths[path] }, components }
}

/** Leaves out headers without an example, which have no value here. */
const withValues = (headers: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([, value]) => value !== null && value !== undefined)
      .map(([name, value]) => [name.toLowerCase(), String(value)]),
  )
