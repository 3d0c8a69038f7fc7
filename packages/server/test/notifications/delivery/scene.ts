import type { Pool } from 'pg'
import { pino } from 'pino'
import { afterAll } from 'vitest'
import type { ConfigFile } from '../../../src/config/config.ts'
import { createSecretBox } from '../../../src/config/keys/secrets.ts'
import { configFile } from '../../../src/config/settings/config-file.ts'
import { idv7 } from '../../../src/db/idv7.ts'
import { createAccount } from '../../../src/identity/accounts/accounts.ts'
import { packBody } from '../../../src/notifications/bodies/body.ts'
import type { DeliveryOptions } from '../../../src/notifications/delivery/delivery-worker.ts'
import { createSecret } from '../../../src/notifications/webhooks/secret.ts'
import { createOutgoing } from '../../../src/outgoing/outgoing.ts'
import { insertWebhook } from '../../../src/records/webhooks/queries.ts'

const secretBox = createSecretBox(Buffer.alloc(32, 7))

/** The options of a delivery worker. Deliveries to the loopback interface are allowed. */
export const deliveryOptions = (
  pool: Pool,
  webhooks: Partial<ConfigFile['webhooks']> = {},
  more: Partial<DeliveryOptions> = {},
): DeliveryOptions => {
  const config = configFile.parse({ webhooks: { allow: ['http://127.0.0.1:*'], ...webhooks } })
  const outgoing = createOutgoing(config.webhooks)
  afterAll(() => outgoing.close())
  return { pool, config, secretBox, outgoing, log: pino({ level: 'silent' }), ...more }
}

export interface TestWebhook {
  accountId: string
  id: string
  secret: string
}

export const createTestWebhook = async (
  pool: Pool,
  url: string,
  { headers = [], active = true }: { headers?: { name: string; value: string }[]; active?: boolean } = {},
): Promise<TestWebhook> => {
  const { accountId } = await createAccount(pool, { companyName: 'Lakeside Furniture' })
  const secret = createSecret()
  const webhook = { id: idv7(), url, active, events: [], headers, secretSealed: secretBox.seal(secret) }
  await insertWebhook(pool, accountId, webhook)
  return { accountId, id: webhook.id, secret }
}

/** Inserts notifications as the projection writes them; returns their ids. */
export const notify = async (
  pool: Pool,
  { accountId, id }: TestWebhook,
  bodies: readonly string[],
): Promise<string[]> => {
  const ids = bodies.map(() => idv7())
  await pool.query(
    `with bodies as (
       insert into notification_bodies (account_id, id, body) select $2, n.id, n.body from unnest($1::uuid[], $4::bytea[]) as n(id, body))
     insert into notifications (id, account_id, webhook_id, event, sequence, reference_type, reference_id, next_attempt_at, created_at)
     select n.id, $2, $3, 'container.updated', 1, 'container_updated_event', $2, now(), now() from unnest($1::uuid[]) as n(id)`,
    [ids, accountId, id, bodies.map(packBody)],
  )
  return ids
}

export const notificationOf = async (pool: Pool, id: string) => {
  const { rows } = await pool.query(
    `select delivery_status, attempts, next_attempt_at, lease_until, lease_token,
       extract(epoch from next_attempt_at - now())::float8 as due_in_s from notifications where id = $1`,
    [id],
  )
  return rows[0]
}

export const attemptsOf = async (pool: Pool, id: string) => {
  const { rows } = await pool.query('select * from notification_attempts where notification_id = $1 order by attempt', [
    id,
  ])
  return rows
}

export const webhookOf = async (pool: Pool, id: string) =>
  (await pool.query('select * from webhooks where id = $1', [id])).rows[0]
