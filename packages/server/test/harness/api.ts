import { type BoxtrailClient, createClient } from '@boxtrail/client'
import type { OperationId } from '@boxtrail/contracts'
import { operations } from '@boxtrail/contracts/operations'
import { responseValidator } from '@boxtrail/contracts/strict'
import type { Source } from '@boxtrail/sources/port/source'
import type { Hono } from 'hono'
import { destination } from 'pino'
import { type AppOptions, createApp } from '../../src/app.ts'
import { createSecretBox } from '../../src/config/keys/secrets.ts'
import { createSigner } from '../../src/config/keys/signer.ts'
import { configFile } from '../../src/config/settings/config-file.ts'
import type { Context } from '../../src/context.ts'
import { type DiskSpace, unwatchedDisk } from '../../src/db/examine/disk-space.ts'
import { idv7 } from '../../src/db/idv7.ts'
import { createLogWatch } from '../../src/db/log-watch.ts'
import { createWakeups } from '../../src/db/queues/wakeups.ts'
import { createAccount, createApiKey } from '../../src/identity/accounts/accounts.ts'
import { createLogger } from '../../src/logger.ts'
import { createNotifier } from '../../src/notifications/rendering/create-notifier.ts'
import type { Notifier } from '../../src/notifications/rendering/notifier.ts'
import { createOutgoing } from '../../src/outgoing/outgoing.ts'
import { createWindows, type TakePlaces } from '../../src/rate-limits/windows.ts'
import { recordUse } from '../../src/records/accounts/queries.ts'
import { createSandboxAdvance } from '../../src/sandbox/advance-sandbox.ts'
import { createRegistry } from '../../src/sources/registry.ts'
import { saveSources } from '../../src/sources/save-sources.ts'
import { createSandbox } from '../../src/sources/test-line/sandbox-sources.ts'
import { createTestLine } from '../../src/sources/test-line/test-line.ts'
import { createDirectoryStore } from '../../src/storage/directory/directory-store.ts'
import type { Store } from '../../src/storage/store/store.ts'
import { createJourneyProjection } from '../../src/tracking/projection/project-batch.ts'
import { testDatabase } from './database/database.ts'
import { noteAnswer } from './http/answers.ts'
import { contract } from './http/contract.ts'
import { type FakeLine, fakeLine } from './records/fake-line.ts'
import { lookups, reference } from './reference.ts'
import { temporary } from './temporary.ts'

export const BASE_URL = 'https://boxtrail.test'
const MASTER_KEY = Buffer.alloc(32, 7)

export interface TestApiOptions {
  limits?: Partial<Context['config']['limits']>
  webhooks?: Partial<Context['config']['webhooks']>
  documents?: Partial<Context['config']['documents']>
  compat?: Partial<Context['config']['compat']>
  notifier?: Notifier
  app?: AppOptions
  takePlaces?: TakePlaces
  maxConnections?: number
  /** Whether statements are rewritten as they are for a distributed database. */
  asDistributed?: boolean
  diskSpace?: DiskSpace
  store?: Store
  /** Sources in addition to the lines MAEU and TEST. */
  sources?: readonly Source[]
  /** Whether the key of the first account is the operator's. */
  isOperator?: boolean
}

export interface TestAccount {
  accountId: string
  userId: string
  keyId: string
  apiKey: string
  /** The published client; each response is validated against the contract before the test sees it. */
  api: BoxtrailClient<'raw'>
  /** The same account, for requests that the client would not send. */
  request: (method: string, path: string, init?: RawInit) => Promise<Response>
}

export interface RawInit {
  headers?: Record<string, string>
  /** An object is sent as JSON:API, a string unchanged. */
  body?: unknown
}

export interface TestApi extends TestAccount {
  app: Hono
  context: Context & { notifier: Notifier }
  /** The line MAEU, which responds as the test defines. */
  line: FakeLine
  otherAccount: () => Promise<TestAccount>
}

/** The real app on a real PostgreSQL, called without a network. Call it at the top of the file. */
export const testApi = async (options: TestApiOptions = {}): Promise<TestApi> => {
  const { pool } = await testDatabase({ maxConnections: options.maxConnections, asDistributed: options.asDistributed })
  const line = fakeLine('MAEU')
  const sandbox = createSandbox(pool)
  const registry = createRegistry([line.source, ...sandbox.demo(createTestLine()), ...(options.sources ?? [])], sandbox)
  await saveSources(pool, registry)
  const config = configFile.parse({
    compat: options.compat ?? {},
    documents: options.documents ?? {},
    limits: {
      requests_per_minute: 100_000,
      tracking_requests_per_minute: 100_000,
      trigger_per_minute: 100_000,
      refresh_per_minute: 100_000,
      bulk_per_minute: 100_000,
      infer_number_per_minute: 100_000,
      concurrent_requests: 1_000,
      ...options.limits,
    },
    webhooks: options.webhooks ?? {},
  })
  const { limits, webhooks, compat, documents } = config
  const signer = createSigner(MASTER_KEY)
  const wakeups = createWakeups(null)
  const notifier = options.notifier ?? createNotifier({ reference, registry, config })
  const log = createLogger('warn', destination({ fd: 2, sync: true }))
  const player = { pool, registry, lookups, notifier, wakeups: wakeups, log }
  const context: TestApi['context'] = {
    pool,
    reference,
    registry,
    wakeups,
    notifier,
    advanceSandbox: createSandboxAdvance(player),
    projectJourney: createJourneyProjection(player),
    config: { baseUrl: BASE_URL, limits, webhooks, compat, documents },
    secretBox: createSecretBox(MASTER_KEY),
    signer,
    store: options.store ?? createDirectoryStore({ root: temporary(), baseUrl: () => BASE_URL, signer }),
    takePlaces: options.takePlaces ?? createWindows(pool),
    outgoing: createOutgoing(webhooks),
    diskSpace: options.diskSpace ?? unwatchedDisk,
    log,
    clock: () => new Date(),
    newId: () => idv7(),
    logWatch: createLogWatch(pool),
    stopping: new AbortController().signal,
  }
  const app = createApp(context, options.app)
  const first = await createTestAccount(app, context, options)
  return { ...first, app, context, line, otherAccount: () => createTestAccount(app, context) }
}

const createTestAccount = async (
  app: Hono,
  { pool }: Context,
  { isOperator = false }: TestApiOptions = {},
): Promise<TestAccount> => {
  const account = await createAccount(pool, { companyName: 'Lakeside Furniture' })
  const { id: keyId, key: apiKey } = await createApiKey(pool, account, { isOperator })
  // As if the key was used recently: recording its first use would take a connection while a test counts them.
  await recordUse(pool, { accountId: account.accountId, keyId })
  const authorization = `Token ${apiKey}`
  const validated = async (request: Request): Promise<Response> => {
    const response = await app.request(request)
    await checkAgainstContract(request.method, new URL(request.url), response)
    return response
  }
  return {
    ...account,
    keyId,
    apiKey,
    api: createClient({ baseUrl: BASE_URL, apiKey, format: 'raw', maxRetries: 0, fetch: validated }),
    request: async (method, path, { headers = {}, body } = {}) => {
      const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body)
      const type = text === undefined ? {} : { 'content-type': 'application/vnd.api+json' }
      return validated(
        new Request(`${BASE_URL}${path}`, {
          method,
          headers: { authorization, ...type, ...headers } as Record<string, string>,
          body: text as string | undefined,
        }),
      )
    },
  }
}

// The status for a wrong method, which any address may return and no operation lists.
const everywhere = new Set([405])

/** A URI of RFC 3986, which allows no brackets in the query. */
const URI =
  /^https?:\/\/[\w.:-]+(?:\/(?:[\w.~!$&'()*+,;=:@/-]|%[0-9A-F]{2})*)?(?:\?(?:[\w.~!$&'()*+,;=:@/?-]|%[0-9A-Fa-f]{2})*)?$/

/** The record types for which a request selects fields. */
const sparseTypes = ({ searchParams }: URL): string[] =>
  [...searchParams.keys()].flatMap((name) => /^fields\[(\w+)\]$/.exec(name)?.[1] ?? [])

/** Throws if the contract does not allow a response, so that the test that received it fails. */
export const checkAgainstContract = async (method: string, url: URL, response: Response): Promise<void> => {
  const id = operationAt(method, url.pathname)
  if (!id || everywhere.has(response.status)) return
  const at = `${method} ${url.pathname}`
  const { contentType } = operations[id]
  const schema = responseValidator(id, response.status, sparseTypes(url))
  const body = await response.clone().text()
  if (body === '' && response.status === operations[id].status && !contentType) return noteAnswer(id, response.status)
  if (isFile(id, response)) return noteAnswer(id, response.status)
  if (!schema) throw new Error(`${at} answered ${response.status}, which the contract does not list: ${body}`)
  const expected = response.ok ? contentType : 'application/vnd.api+json'
  const type = response.headers.get('content-type')
  if (isRendition(id, type)) return noteAnswer(id, response.status)
  if (type !== expected) throw new Error(`${at} answered ${response.status} as ${type}, not as ${expected}`)
  if (method === 'HEAD') return
  const json = JSON.parse(body)
  for (const [name, link] of Object.entries(json.links ?? {}))
    if (!URI.test(String(link))) throw new Error(`${at} answered with a link that is no URI, ${name}: ${link}`)
  const read = schema.safeParse(json)
  if (!read.success)
    throw new Error(
      `${at} answered ${response.status} against the contract: ${read.error.message}\n${body.slice(0, 2_000)}`,
    )
  noteAnswer(id, response.status)
}

/** Whether a response is a file, which has no schema: the contract declares only its type. */
const isFile = (id: OperationId, { ok, headers }: Response): boolean => {
  const { contentType = '' } = operations[id]
  return ok && contentType.startsWith('image/') && headers.get('content-type') === contentType
}

/** Whether a response has one of the other media types that the contract lists beside the JSON:API document. */
const isRendition = (id: OperationId, type: string | null): boolean => {
  const [media] = type?.split(';') ?? []
  return media !== undefined && contract.mediaTypesOf(id).slice(1).includes(media)
}

const routes = (Object.keys(operations) as OperationId[])
  .map((id) => ({
    id,
    method: operations[id].method.toUpperCase(),
    path: new RegExp(`^/v2${operations[id].path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`),
    isFixed: !operations[id].path.includes('{'),
  }))
  .sort((a, b) => Number(b.isFixed) - Number(a.isFixed))

const operationAt = (method: string, pathname: string): OperationId | undefined =>
  routes.find((route) => route.method === (method === 'HEAD' ? 'GET' : method) && route.path.test(pathname))?.id
