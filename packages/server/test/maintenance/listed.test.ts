import { afterEach, expect, test, vi } from 'vitest'
import { repairAfterUpgrade } from '../../src/maintenance/listed.ts'
import { testApi } from '../harness/api.ts'
import { differingRows } from '../harness/records/shown-rows.ts'
import { trackedShipment } from '../harness/records/tracked.ts'

const api = await testApi()
const { pool } = api.context
const warn = vi.fn()
const log = { ...api.context.log, warn } as unknown as typeof api.context.log
const repair = () => repairAfterUpgrade(pool, log, new AbortController().signal)
const upgradedBefore = (days: number) =>
  pool.query(`update schema_migrations set applied_at = now() - $1 * interval '1 day' where name like '0051_%'`, [days])

afterEach(() => warn.mockClear())

/** Writes records as a process of the previous version does, which does not update the rows of lists and search. */
const writeAsBefore = async () => {
  const { shipmentId, containerId } = await trackedShipment(api)
  await pool.query(`update shipments set tags = '{older}', destination_locode = 'USNYC' where id = $1`, [shipmentId])
  await pool.query(`update containers set current_status = 'delivered', seal_number = 'OLD1' where id = $1`, [
    containerId,
  ])
  const { rows } = await pool.query(
    `insert into containers (account_id, id, shipment_id, number, created_at, updated_at)
     values ($1, gen_random_uuid(), $2, 'TSTU7654327', now(), now()) returning id`,
    [api.accountId, shipmentId],
  )
  await pool.query(
    `insert into tracking_requests (account_id, id, request_type, request_type_as_sent, request_number, normalized_number,
       bare_number, scac, status, created_at, updated_at)
     values ($1, gen_random_uuid(), 'booking', 'booking', 'OLDER', 'OLDER', 'OLDER', 'MAEU', 'failed', now(), now())`,
    [api.accountId],
  )
  await pool.query(
    `insert into search_entries (account_id, entity_id, entity_type, shipment_id, told_by_shipment, haystack, created_at)
     values ($1, gen_random_uuid(), 'cargo', $2, false, ' tstu7654332', now())`,
    [api.accountId, shipmentId],
  )
  return { shipmentId, added: rows[0].id as string }
}

test('within a week of the upgrade, lists and search follow what the version before wrote', async () => {
  const { added } = await writeAsBefore()
  expect(await differingRows(pool)).not.toEqual([])
  await repair()
  expect(await differingRows(pool)).toEqual([])
  expect(warn).toHaveBeenCalledOnce()
  const listed = (await api.api.containers.list({ 'filter[port]': 'USNYC' })).data.map(({ id }) => id)
  expect(listed).toContain(added)
  expect((await api.api.search('tstu7654332')).data).toEqual([])
  await repair()
  expect(warn).toHaveBeenCalledOnce()
})

test('later, nothing is compared', async () => {
  await upgradedBefore(8)
  await writeAsBefore()
  const before = await differingRows(pool)
  await repair()
  expect(await differingRows(pool)).toEqual(before)
  await upgradedBefore(6)
  await repair()
})
