import { expect, test } from 'vitest'
import { bill } from '../../../sources/test/read-answer.ts'
import { createSandbox } from '../../src/sources/test-line/sandbox-sources.ts'
import { testApi } from '../harness/api.ts'
import { trackingBody } from '../harness/records/tracked.ts'

const api = await testApi()
const SECOND_MS = 1_000

test('a number is known from its tracking on, also to a poll that is stamped before it', async () => {
  const body = trackingBody({ request_number: 'QXSB02100', scac: 'TEST' })
  expect((await api.api.POST('/tracking_requests', { body })).response.status).toBe(201)
  const { rows } = await api.context.pool.query<{ began_at: Date }>('select began_at from sandbox_journeys')
  const [line] = createSandbox(api.context.pool).sourcesOf(api.accountId)
  const polledAt = new Date(rows[0]!.began_at.getTime() - SECOND_MS)
  const { outcome } = await line!.fetch(bill('QXSB02100'), AbortSignal.timeout(60 * SECOND_MS), polledAt)
  expect(outcome).toBe('ok')
})
