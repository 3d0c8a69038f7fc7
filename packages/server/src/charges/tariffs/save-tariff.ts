import type { Body } from '@boxtrail/contracts/zod'
import type { Tariff } from '@boxtrail/engine/charges/tariff'
import { notFound, tooManyTariffs, unknownScac, unprocessable } from '@boxtrail/protocol/errors'
import type { PoolClient } from 'pg'
import type { Call } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import { appendToLog, changesetOf } from '../../notifications/event-log/append.ts'
import {
  countTariffs,
  deleteTariffRow,
  lockTariff,
  recountFreeTime,
  saveTariff,
} from '../../records/tariffs/queries.ts'

type Given = Body<'createTariff'>['data']['attributes']
type Changes = Body<'updateTariff'>['data']['attributes']

const UNSPECIFIED = {
  shipping_line_scac: null,
  port_locode: null,
  equipment_length: null,
  equipment_type: null,
  free_days: null,
  free_days_unit: 'calendar_days',
  valid_to: null,
} as const

export const addTariff = async (call: Call, given: Given): Promise<Tariff> => {
  const { pool, accountId, newId, config } = call
  const tariff = checked({ id: newId(), ...UNSPECIFIED, ...given }, call)
  return saved(call, pool, async (client) => {
    const most = config.limits.tariffs
    if ((await countTariffs(client, accountId)) >= most) throw tooManyTariffs(most)
    return { before: {}, after: tariff }
  })
}

export const changeTariff = (call: Call, id: string, changes: Changes): Promise<Tariff> =>
  saved(call, call.pool, async (client) => {
    const before = await lockTariff(client, call.accountId, id)
    if (!before) throw notFound()
    return { before, after: checked({ ...before, ...changes }, call) }
  })

/** Writes a tariff and has the free time that may depend on it computed again. */
const saved = async (
  call: Call,
  pool: Call['pool'],
  decide: (client: PoolClient) => Promise<{ before: Partial<Tariff>; after: Tariff }>,
): Promise<Tariff> => {
  const tariff = await transaction(pool, async (client) => {
    const { before, after } = await decide(client)
    await recountFreeTime(client, call.accountId)
    await saveTariff(client, call.accountId, after)
    await appendToLog(client, call, { changes: [changeOf(after.id, before, after)] })
    return after
  })
  call.wakeups.wake('journeys')
  return tariff
}

export const removeTariff = async (call: Call, id: string): Promise<void> => {
  await transaction(call.pool, async (client) => {
    const before = await lockTariff(client, call.accountId, id)
    if (!before) throw notFound()
    await recountFreeTime(client, call.accountId)
    await deleteTariffRow(client, call.accountId, id)
    await appendToLog(client, call, {
      changes: [changeOf(id, before, Object.fromEntries(Object.keys(before).map((name) => [name, null])))],
    })
  })
  call.wakeups.wake('journeys')
}

/**
 * Checks what the contract cannot express: the line exists, tiers rise from day 1, and the tariff ends after it begins.
 */
const checked = (tariff: Tariff | (Given & { id: string }), { reference }: Call): Tariff => {
  const { shipping_line_scac: scac, tiers, valid_from, valid_to } = tariff as Tariff
  const line = scac === null ? null : reference.shippingLines.byScac(scac)
  if (line === undefined) throw unknownScac(scac!, '/data/attributes/shipping_line_scac')
  tiers.forEach(({ from_day }, index) => {
    const isNext = index === 0 ? from_day === 1 : from_day > tiers[index - 1]!.from_day
    if (isNext) return
    const rule =
      index === 0 ? 'The first tier must begin on day 1.' : 'Each tier must begin on a later day than the one before.'
    throw unprocessable(`/data/attributes/tiers/${index}/from_day`, rule)
  })
  if (valid_to !== null && valid_to < valid_from)
    throw unprocessable('/data/attributes/valid_to', `The tariff begins on ${valid_from} and cannot end before.`)
  return { ...(tariff as Tariff), shipping_line_scac: line?.scac ?? null }
}

const changeOf = (id: string, before: Partial<Tariff>, after: Partial<Tariff>) => ({
  resource_type: 'tariff' as const,
  resource_id: id,
  shipment_id: null,
  container_id: null,
  event: null,
  changeset: changesetOf(before, after),
})
