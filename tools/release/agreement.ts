import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startMock, startStateful } from '@boxtrail/mock'
import * as prism from '@stoplight/prism-http'
import { generated } from '../generate/places.ts'
import { type Call, callOf, operationsInOrder, SeenRecords } from './calls.ts'
import { outlineOf, SeenNames } from './shape.ts'

/** The differences that were found, each with the call that showed it. */
export interface Agreement {
  calls: number
  statuses: string[]
  violations: string[]
  differences: string[]
}

// biome-ignore lint/suspicious/noExplicitAny: a parsed document is edited at will
type Change = (contract: any) => unknown

interface Answered {
  status: number
  contentType: string | null
  body: unknown
  violations: string[]
}

/**
 * Calls every operation of the running service through Prism's validating proxy, which compares requests and responses
 * with the contract, and sends the same calls to the mock, whose responses must have the same structure.
 */
export async function agreement(change: Change = () => {}, only?: string[]): Promise<Agreement> {
  const [service, mock] = await Promise.all([startStateful({ port: 0 }), startMock({ port: 0 })])
  try {
    const proxied = await createProxy(service.url, change)
    const seen = new SeenRecords()
    const found: Agreement = { calls: 0, statuses: [], violations: [], differences: [] }
    const statuses = new Set<string>()
    const [real, mocked] = [new SeenNames(), new SeenNames()]
    for (const operation of operationsInOrder()) {
      if (only && !only.includes(operation.id)) continue
      const call = callOf(operation, seen, service.apiKey)
      const answer = await proxied(call)
      seen.learn(answer.body, answer.status === 201)
      found.calls++
      const name = `${operation.id} ${answer.status}`
      found.violations.push(...answer.violations.map((violation) => `${name} (${call.path}): ${violation}`))
      if (answer.status < 300) real.add(answer.body)
      if (statuses.has(name)) continue
      statuses.add(name)
      const answers = await askMock(mock.url, call, answer.status)
      for (const { body } of answers) mocked.add(body)
      const outline = outlineOf(answer.contentType, answer.body)
      const outlines = answers.map(({ contentType, body }) => outlineOf(contentType, body))
      if (!outlines.includes(outline))
        found.differences.push(`${name}: the service answers ${outline}, the mock ${outlines.join(' or ')}`)
    }
    found.differences.push(...real.missingFrom(mocked).map((name) => `${name} is sent, and in no example of the mock`))
    return { ...found, statuses: [...statuses] }
  } finally {
    await Promise.all([service.close(), mock.close()])
  }
}

type Validation = { message: string; path?: (string | number)[] }
type Outcome =
  | { _tag: 'Left'; left: Error }
  | {
      _tag: 'Right'
      right: {
        output: { statusCode: number; headers?: Record<string, string>; body?: unknown }
        validations: { input: Validation[]; output: Validation[] }
      }
    }

async function createProxy(url: string, change: Change): Promise<(call: Call) => Promise<Answered>> {
  const contract = JSON.parse(await readFile(join(generated, 'openapi.json'), 'utf8'))
  change(contract)
  const operations = await prism.getHttpOperationsFromSpec(contract)
  const config = {
    isProxy: true as const,
    upstream: new URL(`${url}/v2`),
    checkSecurity: true,
    validateRequest: true,
    validateResponse: true,
    errors: false,
    mock: { dynamic: false },
    upstreamProxy: undefined,
  }
  const silent: object = new Proxy({}, { get: (_, name) => (name === 'child' ? () => silent : () => {}) })
  const instance = prism.createInstance(config, { logger: silent as never })
  return async ({ operation, path, headers, body }) => {
    const { pathname, searchParams } = new URL(path, url)
    const isJson = /json/.test(headers['content-type'] ?? '')
    const input = {
      method: operation.method,
      url: { path: pathname, query: Object.fromEntries(searchParams) },
      headers: { ...headers, accept: '*/*' },
      body: body !== undefined && isJson ? JSON.parse(body) : body,
    }
    const outcome = (await instance.request(input, operations, config)()) as Outcome
    if (outcome._tag === 'Left')
      return { status: 0, contentType: null, body: undefined, violations: [outcome.left.message] }
    const { output, validations } = outcome.right
    const violations = [...validations.input, ...validations.output]
    return {
      status: output.statusCode,
      contentType: output.headers?.['content-type'] ?? null,
      body: parsed(output.body),
      violations: violations.map((one) => `${one.path?.join('/') ?? ''} ${one.message}`),
    }
  }
}

const parsed = (body: unknown): unknown => {
  if (typeof body !== 'string' || body === '') return body
  try {
    return JSON.parse(body)
  } catch {
    return body
  }
}

interface MockAnswer {
  status: number
  contentType: string | null
  body: unknown
}

/** Requests every example of the status, because each shows only a part of what the service may answer. */
async function askMock(url: string, { operation, path, headers, body }: Call, status: number): Promise<MockAnswer[]> {
  const documented = operation.answers.find((answer) => answer.status === status)
  const names = Object.keys(documented?.examples ?? {})
  return Promise.all(
    (names.length > 0 ? names : [undefined]).map(async (name) => {
      const prefer = `code=${status}${name ? `, example=${name}` : ''}`
      const init = { method: operation.method.toUpperCase(), headers: { ...headers, prefer } }
      const answer = await fetch(`${url}/v2${path}`, body === undefined ? init : { ...init, body })
      return {
        status: answer.status,
        contentType: answer.headers.get('content-type'),
        body: parsed(await answer.text()),
      }
    }),
  )
}
