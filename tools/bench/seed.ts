import type { Pool } from 'pg'

/** Accounts with journeys that each subscribe to a check of their own; ids are UUIDs counted up, so that runs are alike. */
export const seedJourneys = async (
  pool: Pool,
  {
    accounts,
    journeys,
    webhookUrl,
    sealedSecret,
  }: { accounts: number; journeys: number; webhookUrl: string | null; sealedSecret: string },
) => {
  const id = (kind: number, n: string) => `('0190000${kind}-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`
  await pool.query(`
    insert into accounts (id, company_name, created_at) select ${id(1, 'a')}, 'Bench ' || a, now() from generate_series(1, ${accounts}) a;
    insert into ledgers (account_id) select id from accounts where id::text like '01900001%';
    insert into tracking_requests (account_id, id, request_type, request_type_as_sent, request_number, normalized_number, scac, status, created_at, updated_at)
      select ${id(1, `n % ${accounts} + 1`)}, ${id(2, 'n')}, 'bill_of_lading', 'bill_of_lading', 'BENCH' || n, 'BENCH' || n, 'MAEU', 'pending', now(), now() from generate_series(1, ${journeys}) n;
    insert into journeys (account_id, id, tracking_request_id, projected_seq, created_at)
      select ${id(1, `n % ${accounts} + 1`)}, ${id(3, 'n')}, ${id(2, 'n')}, 1, now() from generate_series(1, ${journeys}) n;
    insert into checks (id, source_id, subject_kind, subject_number, next_check_at, every_s, created_at)
      select ${id(4, 'n')}, 'line:MAEU', 'bill', 'BENCH' || n, now(), 86400, now() from generate_series(1, ${journeys}) n;
    insert into subscriptions (account_id, journey_id, check_id, wanted_every_s)
      select ${id(1, `n % ${accounts} + 1`)}, ${id(3, 'n')}, ${id(4, 'n')}, 86400 from generate_series(1, ${journeys}) n;
  `)
  if (webhookUrl)
    await pool.query(
      `insert into webhooks (account_id, id, url, active, events, secret_sealed, created_at, updated_at)
       select ${id(1, 'a')}, ${id(5, 'a * 10 + w')}, $1, true, '{}', $2, now(), now() from generate_series(1, ${accounts}) a, generate_series(1, 2) w`,
      [webhookUrl, sealedSecret],
    )
  await pool.query('analyze')
}

export const makeAllDue = (pool: Pool) => pool.query(`update checks set next_check_at = now()`)
