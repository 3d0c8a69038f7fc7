import type { Pool } from 'pg'
import { id, oneOf } from './fleet.ts'

/**
 * Inserts two custom fields of shipments, one with few values, and the checks of their journeys, of which one in twelve
 * is silent.
 */
export const seedFieldsAndChecks = async (pool: Pool, accountId: string) => {
  const of = `from shipments s where s.account_id = '${accountId}'`
  const number = `('x' || right(s.id::text, 8))::bit(32)::int`
  await pool.query(`
    insert into custom_field_definitions (account_id, id, entity_type, api_slug, display_name, data_type, created_at, updated_at) values
      ('${accountId}', ${id('000a', '1')}, 'Shipment', 'cost_center', 'Cost center', 'short_text', now(), now()),
      ('${accountId}', ${id('000a', '2')}, 'Shipment', 'region', 'Region', 'short_text', now(), now());
    insert into custom_fields (account_id, id, definition_id, shipment_id, value, text_value, created_at, updated_at)
      select s.account_id, ${id('000b', number)}, ${id('000a', '1')}, s.id, to_jsonb('CC-' || ${number} % 200), 'CC-' || ${number} % 200, s.created_at, s.created_at ${of};
    insert into custom_fields (account_id, id, definition_id, shipment_id, value, text_value, created_at, updated_at)
      select s.account_id, ${id('000c', number)}, ${id('000a', '2')}, s.id, to_jsonb(${oneOf(['north', 'south', 'east', 'west'], number)}), ${oneOf(['north', 'south', 'east', 'west'], number)}, s.created_at, s.created_at ${of};
    begin;
    set local session_replication_role = replica;
    insert into journeys (account_id, id, tracking_request_id, shipment_id, created_at)
      select s.account_id, s.journey_id, ${id('0006', number)}, s.id, s.created_at ${of};
    insert into checks (id, source_id, subject_kind, subject_number, next_check_at, last_outcome, last_asked_at, created_at)
      select ${id('000d', number)}, 'line:MAEU', 'bill', s.bill_of_lading_number, now() + interval '1 hour',
        case when ${number} % 12 = 5 then 'unreachable' else 'ok' end, now(), s.created_at ${of};
    insert into subscriptions (account_id, journey_id, check_id, active)
      select s.account_id, s.journey_id, ${id('000d', number)}, s.line_tracking_stopped_at is null ${of};
    insert into attention_entries
        (account_id, id, scope_id, kind, severity, rank, due_order, since, shipment_id, cause, changed_at)
      select s.account_id, ${id('000e', number)}, s.journey_id, 'source_silent', 'medium', 2, '9999-12-31', now(), s.id, '', now()
      ${of} and ${number} % 12 = 5 and s.line_tracking_stopped_at is null;
    commit;
  `)
}
