import { createRequire } from 'node:module'
import { failure, type MockAnswer } from './answers.ts'
import { contract, type Method } from './contract.ts'
import type { Preference } from './prefer.ts'

export interface MockRequest {
  method: Method
  path: string
  query: Record<string, string | string[]>
  headers: Record<string, string>
  body: unknown
}

/** The few parts of Prism that are used here, the same in each of its versions. */
interface Prism {
  getHttpOperationsFromSpec(document: object): Promise<object[]>
  createInstance(config: object, components: { logger: object }): Instance
}
type Instance = { request(input: object, operations: object[], config: object): () => Promise<Outcome> }
type Outcome =
  | { _tag: 'Left'; left: Error & { status?: number; detail?: string } }
  | { _tag: 'Right'; right: { output: { statusCode: number; headers?: Record<string, unknown>; body?: unknown } } }

/**
 * The newest Prism that runs on this Node: each of its releases names the versions it supports, and package managers leave
 * out an optional one that does not fit.
 */
async function newestPrism(): Promise<{ prism: Prism; version: string }> {
  const load = async (name: string) => {
    const loaded = await import(name)
    const { version } = createRequire(import.meta.url)(`${name}/package.json`) as { version: string }
    return { prism: (loaded.default ?? loaded) as Prism, version }
  }
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const isNewEnough = major > 24 || (major === 24 && minor >= 18)
  if (!isNewEnough) return load('prism-http-node18')
  return load('@stoplight/prism-http').catch(() => load('prism-http-node18'))
}

const silent: object = new Proxy({}, { get: (_, name) => (name === 'child' ? () => silent : () => {}) })

export interface Answerer {
  /** Of Prism. */
  version: string
  answer(request: MockRequest, preference: Preference): Promise<MockAnswer>
}

/** Answers requests from the contract. */
export async function createPrism(): Promise<Answerer> {
  const { prism, version } = await newestPrism()
  const operations = await prism.getHttpOperationsFromSpec(contract)
  const config = { isProxy: false, validateResponse: false, errors: false }
  const instance = prism.createInstance(config, { logger: silent })

  const answer: Answerer['answer'] = async ({ method, path, query, headers, body }, preference) => {
    const { code, example, dynamic = false } = preference
    // The service answers whatever is accepted, each status in its one media type.
    const { accept, ...kept } = headers
    const input = { method, url: { path, query }, headers: kept, body }
    const mock = { dynamic, ...(code ? { code } : {}), ...(example ? { exampleKey: example } : {}) }
    // Who asks for a status wants it whatever was sent.
    const isJudged = code === undefined
    const outcome = await instance.request(input, operations, {
      ...config,
      checkSecurity: isJudged,
      validateRequest: isJudged,
      mock,
    })()
    if (outcome._tag === 'Left') return refusal(outcome.left, preference)
    const { statusCode, headers: answered = {}, body: content } = outcome.right.output
    const { 'content-type': type, ...rest } = withValues(answered)
    // Prism names a type for an empty answer as well.
    return {
      status: statusCode,
      headers: content === undefined || !type ? rest : { ...rest, 'content-type': type },
      body: content,
    }
  }
  return { version, answer }
}

/** What Prism itself has to say, in the form of the API's errors. */
function refusal(error: Error & { status?: number; detail?: string }, { code, example }: Preference): MockAnswer {
  const isUndocumented = code !== undefined || example !== undefined
  const wish = [code && `code=${code}`, example && `example=${example}`].filter(Boolean).join(', ')
  const status = isUndocumented ? 404 : (error.status ?? 500)
  const detail = isUndocumented
    ? `Nothing is documented for "Prefer: ${wish}". The page at / lists what is.`
    : `The mock has no answer: ${error.detail ?? error.message}`
  return failure(status, detail)
}

/** A header of the contract without an example has no value here. */
const withValues = (headers: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([, value]) => value !== null && value !== undefined)
      .map(([name, value]) => [name.toLowerCase(), String(value)]),
  )
