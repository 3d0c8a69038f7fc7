import { repairListed } from '@boxtrail/server/records/listed/repair'
import type { Pool } from 'pg'

const id = (kind: number, n: string) => `('0190000${kind}-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`

/**
 * Accounts with journeys that each subscribe to a separate check; ids are sequential UUIDs, so that runs are
 * comparable.
 */
export const seedJourneys = async (pool: Pool, { accounts, journeys }: { accounts: number; journeys: number }) => {
  await pool.query(`
    insert into accounts (id, company_name, created_at) select ${id(1, 'a')}, 'Bench ' || a, now() from generate_series(1, ${accounts}) a;
    insert into ledgers (account_id) select id from accounts where id::text like '01900001%';
    insert into tracking_requests (account_id, id, request_type, request_type_as_sent, request_number, normalized_number, bare_number, scac, status, created_at, updated_at)
      select ${id(1, `n % ${accounts} + 1`)}, ${id(2, 'n')}, 'bill_of_lading', 'bill_of_lading', 'BENCH' || n, 'BENCH' || n, 'BENCH' || n, 'MAEU', 'pending', now(), now() from generate_series(1, ${journeys}) n;
    insert into journeys (account_id, id, tracking_request_id, projected_seq, created_at)
      select ${id(1, `n % ${accounts} + 1`)}, ${id(3, 'n')}, ${id(2, 'n')}, 1, now() from generate_series(1, ${journeys}) n;
    insert into checks (id, source_id, subject_kind, subject_number, next_check_at, every_s, created_at)
      select ${id(4, 'n')}, 'line:MAEU', 'bill', 'BENCH' || n, now(), 86400, now() from generate_series(1, ${journeys}) n;
    insert into subscriptions (account_id, journey_id, check_id, wanted_every_s)
      select ${id(1, `n % ${accounts} + 1`)}, ${id(3, 'n')}, ${id(4, 'n')}, 86400 from generate_series(1, ${journeys}) n;
  `)
  await repairListed(pool)
  await pool.query('analyze')
}

/** The check of a journey, by its number from 1 on. */
export const checkId = (n: number) => `01900004-0000-7000-8000-${n.toString(16).padStart(12, '0')}`

/** Two webhooks for each account, for all events. */
export const seedWebhooks = (pool: Pool, accounts: number, url: string, sealedSecret: string) =>
  pool.query(
    `insert into webhooks (account_id, id, url, active, events, secret_sealed, created_at, updated_at)
     select ${id(1, 'a')}, ${id(5, 'a * 10 + w')}, $1, true, '{}', $2, now(), now() from generate_series(1, ${accounts}) a, generate_series(1, 2) w`,
    [url, sealedSecret],
  )

export const makeAllDue = (pool: Pool) => pool.query(`update checks set next_check_at = now()`)

/** Fills an account up to a number of containers: a shipment for every four, ten transport events for each. */
export const seedContainers = async (pool: Pool, accountId: string, size: number) => {
  const { rows } = await pool.query('select count(*)::int as count from containers where account_id = $1', [accountId])
  const from = rows[0].count + 1
  const id = (kind: string, n: string) => `('0191${kind}-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`
  await pool.query(`
    insert into shipments (account_id, id, journey_id, bill_of_lading_number, normalized_number, shipping_line_scac, port_of_lading_locode, port_of_lading_name, port_of_discharge_locode,
        port_of_discharge_name, pod_vessel_name, pol_atd_at, pod_eta_at, pol_timezone, pod_timezone, created_at, updated_at)
      select '${accountId}', ${id('0001', 'n / 4')}, ${id('0002', 'n / 4')}, 'BILL' || n / 4, 'BILL' || n / 4, 'MAEU', 'CNSHA', 'Shanghai', 'USLAX', 'Los Angeles', 'BENCH', now(), now(),
        'Asia/Shanghai', 'America/Los_Angeles', now() - n * interval '1 s', now() from generate_series(${from}, ${size}) n where n % 4 = 0 or n = ${from} on conflict do nothing;
    insert into containers (account_id, id, shipment_id, number, equipment_type, equipment_length, equipment_height, current_status, pod_timezone, created_at, updated_at)
      select '${accountId}', ${id('0003', 'n')}, ${id('0001', 'n / 4')}, 'TSTU' || lpad(n::text, 7, '0'), 'dry', 40, 'high_cube', 'on_ship', 'America/Los_Angeles', now() - n * interval '1 s', now()
      from generate_series(${from}, ${size}) n;
    insert into raw_events (account_id, id, container_id, event, "timestamp", estimated, date_only, data_source, created_at)
      select '${accountId}', ${id('0004', 'n * 10 + e')}, ${id('0003', 'n')}, 'vessel_loaded', now(), false, false, 'shipping_line', now() from generate_series(${from}, ${size}) n, generate_series(0, 9) e;
    insert into transport_events (account_id, id, container_id, shipment_id, milestone, event, "timestamp", data_source, created_at)
      select '${accountId}', ${id('0005', 'n * 10 + e')}, ${id('0003', 'n')}, ${id('0001', 'n / 4')}, 'm' || e, 'container.transport.vessel_loaded', now(), 'shipping_line', now()
      from generate_series(${from}, ${size}) n, generate_series(0, 9) e;
    update ledgers set containers_total = ${size}, shipments_total = ${size} / 4 where account_id = '${accountId}';
  `)
  await repairListed(pool)
  await pool.query('vacuum analyze')
}
