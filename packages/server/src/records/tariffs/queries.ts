import type { Tariff } from '@boxtrail/engine/charges/tariff'
import type { PoolClient } from 'pg'
import { markStaleWhere } from '../../db/stale-journeys.ts'
import { type Client, statement } from '../../db/statement.ts'

const columns = `id, charge, shipping_line_scac, port_locode, equipment_length, equipment_type, free_days, free_days_unit,
  currency_code, tiers, valid_from, valid_to`

const findTariffsSql = statement(
  'find-tariffs',
  `select ${columns} from tariffs where account_id = $1 and id = any($2::uuid[]) order by created_at desc, id desc`,
)

/** Returns tariffs, newest first. */
export const findTariffs = async (client: Client, accountId: string, ids: readonly string[]): Promise<Tariff[]> =>
  ids.length === 0 ? [] : findTariffsSql.rows(client, accountId, ids)

const tariffsOfSql = statement(
  'tariffs-of',
  `select account_id, ${columns} from tariffs where account_id = any($1::uuid[])`,
)

/** All tariffs of accounts, by account; an account has a limited number of them. */
export const tariffsOf = async (client: Client, accountIds: readonly string[]): Promise<Map<string, Tariff[]>> => {
  const rows = await tariffsOfSql.rows(client, [...new Set(accountIds)])
  return Map.groupBy(rows, ({ account_id }) => account_id)
}

const countTariffsSql = statement(
  'number-of-tariffs',
  'select count(*)::int as count from tariffs where account_id = $1',
)

export const countTariffs = async (client: Client, accountId: string): Promise<number> =>
  (await countTariffsSql.first(client, accountId))!.count!

const lockTariffSql = statement(
  'lock-tariff',
  `select ${columns} from tariffs where account_id = $1 and id = $2 for update`,
)

/** A tariff, locked for update. */
export const lockTariff = async (client: PoolClient, accountId: string, id: string): Promise<Tariff | undefined> =>
  lockTariffSql.first(client, accountId, id)

const saveTariffSql = statement(
  'save-tariff',
  `insert into tariffs (account_id, ${columns}, created_at)
   select $1, r.*, now() from json_to_record($2) as r(id uuid, charge text, shipping_line_scac text, port_locode text,
     equipment_length integer, equipment_type text, free_days integer, free_days_unit text, currency_code text, tiers jsonb,
     valid_from date, valid_to date)
   on conflict (account_id, id) do update set charge = excluded.charge, shipping_line_scac = excluded.shipping_line_scac,
     port_locode = excluded.port_locode, equipment_length = excluded.equipment_length,
     equipment_type = excluded.equipment_type, free_days = excluded.free_days, free_days_unit = excluded.free_days_unit,
     currency_code = excluded.currency_code, tiers = excluded.tiers, valid_from = excluded.valid_from,
     valid_to = excluded.valid_to`,
)

/** Adds a tariff, or replaces the one with its id. */
export const saveTariff = (client: PoolClient, accountId: string, tariff: Tariff): Promise<number> =>
  saveTariffSql.count(client, accountId, JSON.stringify(tariff))

const deleteTariffSql = statement('delete-tariff', 'delete from tariffs where account_id = $1 and id = $2')

export const deleteTariffRow = (client: PoolClient, accountId: string, id: string): Promise<number> =>
  deleteTariffSql.count(client, accountId, id)

const recountFreeTimeSql = statement(
  'recount-free-time',
  markStaleWhere(`j.shipment_id in (
       select c.shipment_id from containers c
       where c.account_id = $1 and c.empty_terminated_at is null and c.marks ? 'free_time')`),
)

/** Marks for projection the journeys of containers that were not returned yet and have free time. */
export const recountFreeTime = (client: PoolClient, accountId: string): Promise<number> =>
  recountFreeTimeSql.count(client, accountId)
