import type { OperationId } from '@boxtrail/contracts'
import { operations } from '@boxtrail/contracts/operations'
import { unknownRoute } from '@boxtrail/protocol/errors'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { isLong } from '../../../../tools/config/form.ts'
import { createApp } from '../../src/app.ts'
import type { Context } from '../../src/context.ts'
import { createAuthenticator } from '../../src/http/auth/authenticate.ts'
import { bindOperations } from '../../src/http/bind.ts'
import { handlers } from '../../src/http/handlers.ts'
import type { Handlers } from '../../src/http/pipeline/handle.ts'
import { refuseWith } from '../../src/http/pipeline/respond.ts'
import { createLogger } from '../../src/logger.ts'
import { testApi } from '../harness/api.ts'
import { NOBODY } from '../harness/http/operations.ts'
import { runGenerated } from './generated/run.ts'
import { createWorld } from './generated/world.ts'

const REQUESTS = isLong ? 20_000 : 5_000
const seed = Number(process.env.SEED ?? 20_261)
const ids = Object.keys(operations) as OperationId[]

const api = await testApi({ isOperator: true })
const world = await createWorld(api)
let log = ''
const context: Context = {
  ...api.context,
  // Nothing is sent to other machines.
  outgoing: {
    ...api.context.outgoing,
    post: async () => ({ status: 200, headers: {}, body: 'ok\0\ud800', failure: null, durationMs: 1 }),
  },
  log: createLogger('warn', {
    write: (line: string) => {
      log += line
    },
  }),
}

/** Chance decides which operations succeed in a round. One that succeeds in no round gets no valid input. */
const ROUNDS = 4

test('any request is answered as the contract allows', async () => {
  const each = Math.ceil((REQUESTS * 1.05) / ids.length)
  let never = ids
  for (let round = 0; round < ROUNDS && never.length > 0; round++) {
    const run = await runGenerated(createApp(context), world, { seed: seed + round, each, ids })
    const { statuses, succeeded, sent, valid, problems } = run
    process.stdout.write(
      `generated input: SEED=${seed + round}, ${sent} requests, ${valid} of them valid, ${JSON.stringify(statuses)}, ${problems.length} problems\n`,
    )
    expect(
      problems.map(({ what }) => what),
      log.slice(-5_000),
    ).toEqual([])
    expect(log).not.toContain(api.apiKey)
    expect(sent).toBeGreaterThanOrEqual(REQUESTS)
    never = never.filter((id) => !succeeded.has(id))
  }
  expect(never, 'no request of these got through: say in test/http/generated/values.ts what stands where').toEqual([])
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
})

const serving = (changed: Partial<Handlers>) => {
  const app = new Hono({ strict: false })
  bindOperations(app, {
    context,
    handlers: { ...handlers, ...changed },
    authenticate: createAuthenticator(context.pool),
  })
  // An id of `..` changes the path, so that no operation matches.
  app.notFound(() => refuseWith(unknownRoute(), { 'X-Request-Id': NOBODY }))
  return app
}

test.each<[string, Partial<Handlers>]>([
  [
    'breaks',
    {
      getParty: () => {
        throw new TypeError("Cannot read properties of undefined (reading 'id')")
      },
    },
  ],
  [
    'returns an undocumented field',
    {
      getParty: async (input, call) => {
        const answer = await handlers.getParty(input, call)
        return { ...answer, data: { ...answer.data, attributes: { ...answer.data.attributes, internal: 1 } } } as never
      },
    },
  ],
])('a handler that %s is detected', async (_, changed) => {
  const { problems } = await runGenerated(serving(changed), world, { seed, each: 20, ids })
  expect(problems.filter(({ operation }) => operation !== 'getParty')).toEqual([])
  expect(problems).not.toEqual([])
})
