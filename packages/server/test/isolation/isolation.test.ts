import type { OperationId } from '@boxtrail/contracts'
import { operations } from '@boxtrail/contracts/operations'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '../../src/app.ts'
import type { Context, Handler } from '../../src/context.ts'
import { poolWithin } from '../../src/db/transaction.ts'
import { createAuthenticator } from '../../src/http/auth/authenticate.ts'
import { bindOperations } from '../../src/http/bind.ts'
import { handlers } from '../../src/http/handlers.ts'
import type { Handlers } from '../../src/http/pipeline/handle.ts'
import { createApiKey, revokeApiKey } from '../../src/identity/accounts/accounts.ts'
import { createLogger } from '../../src/logger.ts'
import { ensureSandbox, setSandboxClock } from '../../src/sandbox/advance-queries.ts'
import { testApi } from '../harness/api.ts'
import { NOBODY } from '../harness/http/operations.ts'
import { messageOf, post } from '../mcp/connect.ts'
import { createChecker, type Leak } from './check.ts'
import { kindOf, pathParameters } from './places.ts'
import { type Probe, probesOf } from './probes.ts'
import { createTenant } from './tenant.ts'

const api = await testApi()
const { pool } = api.context
const ids = Object.keys(operations) as OperationId[]

/** How many probes of an operation are also made without a key. */
const REFUSED = 3

let log = ''
const takeLog = () => {
  const taken = log
  log = ''
  return taken
}

const own = await createTenant(api, await api.otherAccount(), 'myself')
// Created last, so that the work which is left for the workers belongs to the victim.
const victim = await createTenant(api, api, 'canary')
const revoked = await createApiKey(pool, victim)
await revokeApiKey(pool, victim.accountId, revoked.id)
const client = await pool.connect()
afterAll(() => client.release())

const within = poolWithin(client)
const context: Context = {
  ...api.context,
  // The real function advances a sandbox in its own transactions, which could not be rolled back.
  advanceSandbox: async (accountId, toMs) => {
    await ensureSandbox(within, accountId)
    await setSandboxClock(within, accountId, toMs)
    return true
  },
  projectJourney: async () => false,
  outgoing: {
    ...api.context.outgoing,
    post: async () => ({ status: null, headers: {}, body: null, failure: 'timeout', durationMs: 1 }),
  },
  pool: within,
  takePlaces: async () => ({ admitted: 1, remaining: 1, resetMs: 1_000 }),
  log: createLogger('trace', {
    write: (line: string) => {
      log += line
    },
  }),
}
const authenticate = createAuthenticator(pool)
const checkerOf = (app: Hono) =>
  createChecker({ app, client, victim, keys: { own: own.apiKey, revoked: revoked.key }, takeLog })
const serving = (changed: Partial<Handlers>) => {
  const app = new Hono({ strict: false })
  bindOperations(app, { context, handlers: { ...handlers, ...changed }, authenticate })
  return app
}

test("the tested account has data in every table with an account's data", async () => {
  const { whatItHas } = await checkerOf(createApp(context, { authenticate }))
  const empty = (await whatItHas()).filter(({ rows }) => rows === 0).map(({ name }) => name)
  expect(empty, 'give the account a row in test/isolation/tenant.ts').toEqual([])
})

describe('records of another account', () => {
  let probes = 0
  let found = 0
  let checker: Awaited<ReturnType<typeof checkerOf>>
  beforeAll(async () => {
    checker = await checkerOf(createApp(context, { authenticate }))
  })
  afterAll(() => void process.stdout.write(`isolation: ${probes} probes of ${ids.length} operations, ${found} leaks\n`))

  test.each(ids)('%s responds as for an unknown record, and changes nothing', async (id) => {
    const leaks: Leak[] = []
    for (const [index, probe] of probesOf(id, victim, own).entries()) {
      leaks.push(...(await checker.check(probe)))
      // A request without a key is refused before it is read, so the place of the probe makes no difference.
      if (index < REFUSED) leaks.push(...(await checker.checkRefused(probe)))
      probes += index < REFUSED ? 3 : 1
    }
    leaks.push(...(await checker.checkKept(id)))
    found += leaks.length
    expect(leaks.map(({ what }) => what)).toEqual([])
  })
})

describe('tools that an app calls with a token of another account', () => {
  const app = createApp(api.context)
  const call = async (token: string, name: string, given: object) => {
    const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: given } }
    const response = await post(app, message, { headers: { authorization: `Bearer ${token}` } })
    const said = JSON.stringify((await messageOf(response)).result)
    return said.replaceAll(/request_id\\*":\\*"[\w-]+/g, 'request_id')
  }
  const { container, shipment } = victim.ids
  const tools: [string, (id: Record<'container' | 'shipment', string>) => object][] = [
    ['get_container', ({ container: id }) => ({ id })],
    ['get_container_transport_events', ({ container: id }) => ({ id })],
    ['get_container_route', ({ container: id }) => ({ id })],
    ['get_shipment_details', ({ shipment: id }) => ({ id })],
    ['list_containers', () => ({})],
    ['list_shipments', () => ({})],
    ['list_tracking_requests', () => ({})],
    ['search_container', () => ({ query: victim.mark })],
  ]

  test.each(tools)(
    '%s responds as for an unknown record, and to its own account with the record',
    async (name, given) => {
      const stolen = await call(own.appToken, name, given({ container: container!, shipment: shipment! }))
      const unknown = await call(own.appToken, name, given({ container: NOBODY, shipment: NOBODY }))
      expect(stolen.replaceAll(container!, NOBODY).replaceAll(shipment!, NOBODY)).toBe(unknown)
      for (const secret of [victim.ids.container!, victim.ids.shipment!, victim.texts.container, victim.texts.number])
        expect(unknown).not.toContain(secret)
      const right = await call(victim.appToken, name, given({ container: container!, shipment: shipment! }))
      expect([right === stolen, right.includes('isError')]).toEqual([false, false])
    },
  )

  test('no token of an app is a credential of the API', async () => {
    for (const scheme of ['Bearer', 'Token'])
      expect(
        (await api.request('GET', '/v2/shipments', { headers: { authorization: `${scheme} ${victim.appToken}` } }))
          .status,
      ).toBe(401)
  })
})

/** Operations that return no account's data, so that they cannot reveal any. */
const ofNobody: Partial<Record<OperationId, string>> = {
  inferTrackingNumber: 'reads the number alone',
  listWebhookEvents: 'the catalogue of events',
  listWebhookIps: 'the addresses of the service',
  triggerWebhook: 'sends an example',
  getWebhookNotificationExample: 'an example',
  getShippingLine: 'reference data',
  listShippingLines: 'reference data; which lines an account may use is tested with them',
  listSources: 'of the installation, for the operator: tested with the sources',
  listDocumentTypes: 'reference data',
  getDocumentSchema: 'reference data',
  getPort: 'reference data',
  getMetroArea: 'reference data',
  getTerminal: 'reference data',
  getVessel: 'ships are at sea for all to see',
  getVesselFuturePositions: 'needs a leg of one’s own: tested with the vessels',
  getVesselFuturePositionsWithCoordinates: 'needs a leg of one’s own: tested with the vessels',
}

describe('the check itself', () => {
  const firstLeak = async (app: Hono, probes: Probe[]): Promise<Leak | undefined> => {
    const { check } = await checkerOf(app)
    for (const probe of probes) {
      const [leak] = await check(probe)
      if (leak) return leak
    }
    return undefined
  }

  test.each(ids.filter((id) => !ofNobody[id]))('detects that %s ignores the account of its records', async (id) => {
    const handler = handlers[id] as Handler<OperationId>
    const forgetful = (input: never, call: never) =>
      handler(input, { ...(call as object), accountId: victim.accountId, userId: victim.userId } as never)
    const leak = await firstLeak(serving({ [id]: forgetful }), probesOf(id, victim, own))
    expect(
      leak,
      `no probe of ${id} shows that it ignores the account: add one to test/isolation/probes.ts`,
    ).toBeDefined()
  })

  test('detects that a key is taken for another account’s', async () => {
    const mistaken = Object.assign(
      async (authorization: string | null) => ({
        ...(await authenticate(authorization)),
        accountId: victim.accountId,
        userId: victim.userId,
      }),
      { ...authenticate },
    )
    const app = createApp(context, { authenticate: mistaken })
    const reads = ids.filter(
      (id) => operations[id].method === 'get' && pathParameters(id).some((name) => kindOf(id, name) !== 'common'),
    )
    for (const id of reads) expect(await firstLeak(app, probesOf(id, victim, own)), id).toBeDefined()
  })
})
