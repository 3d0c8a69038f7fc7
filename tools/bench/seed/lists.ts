import type { Pool } from 'pg'

const id = (kind: string, n: string) => `('0193${kind}-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`
const oneOf = (values: readonly string[], n: string) =>
  `(array[${values.map((value) => `'${value}'`).join(', ')}])[1 + (${n}) % ${values.length}]`
const at = (n: string, all: number) => `date_trunc('second', now()) - interval '1 year' * (1 - ${n}::float8 / ${all})`

export const LISTED = { notifications: 900_000, fields: 300_000, documents: 200_000, mails: 50_000, parties: 10_000 }

const types = ['arrival_notice', 'commercial_invoice', 'bill_of_lading', 'packing_list', 'arrival_notice']
const words = ['arrival notice', 'invoice', 'bill of lading', 'packing list', 'scan']

/** Inserts the records of the other lists: as many as an account with a million containers may have. */
export const seedLists = async (
  pool: Pool,
  { accountId, userId, secretSealed }: { accountId: string; userId: string; secretSealed: string },
) => {
  const { notifications, fields, documents, mails, parties } = LISTED
  const rows = (all: number) => `from generate_series(1, ${all}) n`
  await pool.query(`
    insert into users (account_id, id, name, created_at) select '${accountId}', ${id('0010', 'n')}, 'User ' || n, now() from generate_series(1, 20) n;
    insert into parties (account_id, id, company_name, created_at)
      select '${accountId}', ${id('0001', 'n')}, 'Party ' || n, ${at('n', parties)} ${rows(parties)};
    insert into webhooks (account_id, id, url, active, events, secret_sealed, created_at, updated_at)
      select '${accountId}', ${id('0002', 'n')}, 'https://example.com/' || n, true, '{}', '${secretSealed}', now(), now() from generate_series(1, 3) n;
    insert into custom_field_definitions (account_id, id, entity_type, api_slug, display_name, data_type, created_at, updated_at)
      select '${accountId}', ${id('0003', 'n')}, ${oneOf(['Shipment', 'Container', 'TrackingRequest'], 'n')}, 'field_' || n, 'Field ' || n,
        case when n % 2 = 0 then 'enum' else 'short_text' end, now(), now() from generate_series(1, 60) n;
    insert into custom_field_options (account_id, id, definition_id, value, label, position, created_at, updated_at)
      select '${accountId}', ${id('0004', 'n')}, ${id('0003', '2')}, 'option_' || n, 'Option ' || n, n, now(), now() from generate_series(1, 200) n;
    insert into email_submissions (account_id, id, user_id, subject, sender, recipients, cc, reference_ids, message_id, created_at, updated_at)
      select '${accountId}', ${id('0005', 'n')}, '${userId}', 'Arrival', array['a@example.com'], array['b@example.com'], '{}', '{}', 'message-' || n, ${at('n', mails)}, now() ${rows(mails)};
    insert into documents (account_id, id, name, document_type, source, file_name, file_size_bytes, sha256, user_id, created_at, updated_at)
      select '${accountId}', ${id('0006', 'n')}, 'Document ' || n, ${oneOf(types, 'n')}, ${oneOf(['upload', 'api', 'email'], 'n / 3')}, ${oneOf(words, 'n')} || '-' || n || '.pdf', 1000,
        sha256(n::text::bytea), case when n % 10 > 0 then ${id('0010', '1 + n % 20')} end, ${at('n', documents)}, now() ${rows(documents)};
    insert into notifications (id, account_id, webhook_id, event, sequence, reference_type, reference_id, delivery_status, created_at)
      select ${id('0007', 'n')}, '${accountId}', ${id('0002', '1')}, 'container.updated', n, 'container', ${id('0008', 'n')},
        'succeeded', ${at('n', notifications)} ${rows(notifications)};
    insert into notification_bodies (account_id, id, body)
      select '${accountId}', ${id('0007', 'n')}, (select string_agg(md5(n::text || k::text), '')::bytea from generate_series(1, 40) k) ${rows(notifications)};
    update ledgers set notifications_total = ${notifications} where account_id = '${accountId}';
  `)
  // Search is measured with `seedFleet`; these values only appear in lists.
  await pool.query(`
    insert into custom_fields (account_id, id, definition_id, shipment_id, value, text_value, user_id, created_at, updated_at)
      select s.account_id, ${id('0009', 's.n')}, ${id('0003', '3 * (s.n % 20) + 3')}, s.id, '"FOB"', 'FOB', null, s.created_at, now()
      from (select *, row_number() over (order by id) as n from shipments where account_id = '${accountId}' order by id limit ${fields - 20}) s;
    insert into custom_fields (account_id, id, definition_id, container_id, value, text_value, user_id, created_at, updated_at)
      select c.account_id, ${id('0009', `c.n + ${fields}`)}, ${id('0003', '1')}, c.id, '"FOB"', 'FOB', null, c.created_at, now()
      from (select *, row_number() over (order by id) as n from containers where account_id = '${accountId}' order by id limit 20) c;
  `)
}
