import type { Pool } from 'pg'
import { seedFleet } from '../../../../tools/bench/seed/fleet.ts'

export const CONTAINERS = 100_000
export const DELIVERIES = 100_000

/** Inserts containers with dates, holds and fees, as the lists show them, and notifications of a webhook about them. */
export const seedLists = async (pool: Pool, accountId: string, webhookId: string): Promise<void> => {
  await seedFleet(pool, accountId, { containers: CONTAINERS, events: 0 })
  await pool.query(`
    begin;
    set local session_replication_role = replica;
    update containers set pod_timezone = 'America/Los_Angeles', pickup_lfd = now() + (('x' || right(id::text, 2))::bit(8)::int - 100) * interval '4 hours',
        holds_at_pod_terminal = case when right(id::text, 1) < '5' then '[{"name": "customs", "status": "hold", "description": null}]'::jsonb else '[]'::jsonb end
      where account_id = '${accountId}';
    update shipments set pol_timezone = 'Asia/Shanghai', pod_timezone = 'America/Los_Angeles', pod_original_eta_at = pod_eta_at - interval '2 days'
      where account_id = '${accountId}';
    insert into notifications (id, account_id, webhook_id, event, sequence, reference_type, reference_id, delivery_status, created_at)
      select gen_random_uuid(), '${accountId}', '${webhookId}', 'container.updated', n, 'container', gen_random_uuid(), case when n % 9 = 0 then 'failed' else 'succeeded' end,
        now() - n * interval '10 seconds' from generate_series(1, ${DELIVERIES}) n;
    update ledgers set notifications_total = ${DELIVERIES} where account_id = '${accountId}';
    commit;
  `)
  await pool.query('vacuum analyze')
}
