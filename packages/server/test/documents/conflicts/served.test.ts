import type { Identifier } from '@boxtrail/document-reading/reading'
import { describe, expect, test } from 'vitest'
import { findLinkedDocumentsSql } from '../../../src/documents/conflicts/queries.ts'
import { testApi } from '../../harness/api.ts'
import { identifier, readingOf, readReally, readUntilIdle, uploadedDocument } from '../../harness/records/documents.ts'
import { trackedShipment } from '../../harness/records/tracked.ts'
import { amount, boxed, found } from './papers.ts'

const world = await testApi()
const { api, context } = world
const { pool } = context

const documentsOf = async (shipmentId: string, as = api) => (await as.shipments.get(shipmentId)).data.meta!.documents
const conflictsOf = async (shipmentId: string) => (await documentsOf(shipmentId))!.conflicts

/** Adds a document that was read with these values and names these numbers. */
const read = async (
  documentType: string,
  payload: Record<string, unknown>,
  identifiers: Identifier[],
  { who = world as Parameters<typeof uploadedDocument>[1], proposed = {} } = {},
) => {
  const { id } = await uploadedDocument(world, who)
  const extraction = { schemaVersion: '2026-11-22', payload, proposed, leftOut: [] }
  const reading = readingOf({ documentType: documentType as 'packing_list', extraction, identifiers })
  await readUntilIdle(context, async () => reading)
  return id
}

/** A shipment with a bill for 1,204 cartons and a packing list for 1,240. */
const disagreeing = async () => {
  const tracked = await trackedShipment(world)
  const bill = [identifier('bill_of_lading', `MAEU${tracked.number}`)]
  const own = { bill_of_lading_number: found(`MAEU${tracked.number}`) }
  const billId = await read('bill_of_lading', { ...own, packages: amount(1204, 'cartons') }, bill)
  const listId = await read('packing_list', { packages: amount(1240, 'ctns') }, bill)
  return { ...tracked, bill, billId, listId }
}

const cartons = (count: number) => ({ packages: { value: { amount: count, unit: 'ctns' } } })

describe('the documents of a shipment', () => {
  test('that contradict each other are served with the value of each, its place, and who wrote it', async () => {
    const { shipmentId, billId, listId } = await disagreeing()
    const shared = { page: 1, confidence: 0.95, is_manual: false }
    expect(await documentsOf(shipmentId)).toEqual({
      conflicts: [
        {
          field: 'packages',
          container_number: null,
          values: [
            {
              ...shared,
              document_id: billId,
              document_type: 'bill_of_lading',
              value: { amount: 1204, unit: 'cartons' },
            },
            { ...shared, document_id: listId, document_type: 'packing_list', value: { amount: 1240, unit: 'ctns' } },
          ],
        },
      ],
      compared: [billId, listId],
      not_compared: {},
    })
    const { data: listed } = await api.shipments.list()
    for (const { meta } of listed) expect(meta).not.toHaveProperty('documents')
  })

  test('have no conflicts where there are none', async () => {
    const { shipmentId } = await trackedShipment(world)
    expect((await api.shipments.get(shipmentId)).data.meta).not.toHaveProperty('documents')
  })

  test('agree once a user corrects a value, and disagree by what a user wrote', async () => {
    const { shipmentId, listId } = await disagreeing()
    await api.documents.update(listId, { extracted_data_manual: cartons(1204) })
    expect(await conflictsOf(shipmentId)).toEqual([])
    expect((await documentsOf(shipmentId))!.compared).toHaveLength(2)
    await api.documents.update(listId, { extracted_data_manual: cartons(1304) })
    const [conflict] = await conflictsOf(shipmentId)
    expect(conflict!.values[1]).toMatchObject({
      value: { amount: 1304 },
      page: null,
      confidence: null,
      is_manual: true,
    })
    await api.documents.update(listId, { extracted_data_manual: { packages: null } })
    expect(await conflictsOf(shipmentId)).toEqual([])
    await api.documents.update(listId, { extracted_data_manual: null })
    expect(await conflictsOf(shipmentId)).toHaveLength(1)
  })

  test('are not compared while they are read again, once deleted, superseded, or where there are several', async () => {
    const { shipmentId, bill, billId, listId } = await disagreeing()
    const standing = async () => {
      const { conflicts, not_compared } = (await documentsOf(shipmentId))!
      return { conflicts: conflicts.length, not_compared }
    }
    await api.documents.reextract(listId)
    const waiting = { conflicts: 0, not_compared: { [listId]: 'being_read' } }
    expect(await standing()).toEqual(waiting)
    const payload = { packages: amount(1240, 'ctns') }
    const extraction = { schemaVersion: '2026-11-22', payload, proposed: {}, leftOut: [] }
    await readUntilIdle(context, async () => readingOf({ documentType: 'packing_list', extraction, identifiers: bill }))
    expect((await standing()).conflicts).toBe(1)
    const second = await read('packing_list', { packages: amount(700, 'ctns') }, bill)
    expect(await standing()).toEqual({
      conflicts: 0,
      not_compared: { [second]: 'one_of_several', [listId]: 'one_of_several' },
    })
    await api.documents.delete(second)
    expect((await standing()).conflicts).toBe(1)
    const { bill_of_lading_number } = (await payloadOf(billId)) as Record<string, unknown>
    await read('bill_of_lading', { bill_of_lading_number, packages: amount(1240, 'cartons') }, bill)
    expect(await standing()).toEqual({ conflicts: 0, not_compared: { [billId]: 'superseded' } })
  })

  test('that were not opened, are of another type, or belong to several shipments, are not compared', async () => {
    const { shipmentId, number, bill } = await disagreeing()
    const other = await trackedShipment(world)
    const both = await read('arrival_notice', { packages: amount(9, 'ctns') }, [
      ...bill,
      identifier('bill_of_lading', other.number),
    ])
    const invoice = await read('freight_invoice', {}, bill)
    const unknown = await read('sea_waybill', { packages: amount(9, 'ctns') }, bill)
    await api.documents.update(unknown, { document_type_manual: 'customs_entry' })
    const { not_compared, conflicts } = (await documentsOf(shipmentId))!
    expect(not_compared).toEqual({ [unknown]: 'being_read', [invoice]: 'other_type', [both]: 'several_shipments' })
    expect(conflicts).toHaveLength(1)
    await readUntilIdle(context, async () =>
      readingOf({
        documentType: null,
        extraction: null,
        quarantined: 'a bomb',
        identifiers: [identifier('bill_of_lading', number)],
      }),
    )
    expect((await documentsOf(shipmentId))!.not_compared).toMatchObject({ [unknown]: 'no_values' })
  })

  test('give no proposed values', async () => {
    const { shipmentId, bill } = await disagreeing()
    const proposed = { packages: amount(1300, 'ctns') }
    await read('arrival_notice', {}, bill, { proposed })
    expect((await conflictsOf(shipmentId))[0]!.values).toHaveLength(2)
  })

  test('contradict the containers that are tracked', async () => {
    const { shipmentId, containerId, number } = await trackedShipment(world)
    const { data: container } = await api.containers.get(containerId)
    const bill_of_lading_number = found(number)
    const billId = await read('bill_of_lading', { bill_of_lading_number, containers: [boxed('TCLU4265135')] }, [
      identifier('bill_of_lading', number),
    ])
    const [conflict] = await conflictsOf(shipmentId)
    expect(conflict!.values).toMatchObject([
      { document_id: billId, value: 'TCLU4265135' },
      { document_id: null, document_type: null, value: container.attributes.number },
    ])
  })

  test('of another account never count', async () => {
    const { shipmentId, number, listId } = await disagreeing()
    const other = await world.otherAccount()
    const theirs = await trackedShipment(world, { request_number: number }, other)
    const bill = [identifier('bill_of_lading', `MAEU${number}`)]
    const id = await read('bill_of_lading', { packages: amount(1250, 'ctns') }, bill, { who: other })
    expect((await documentsOf(theirs.shipmentId, other.api))!).toMatchObject({ conflicts: [], compared: [id] })
    const ours = (await documentsOf(shipmentId))!
    expect(ours.compared).toHaveLength(2)
    expect(ours.compared).toContain(listId)
  })
})

test('a bill and a packing list that disagree in one number are in conflict as they are uploaded', async () => {
  const { shipmentId, number } = await trackedShipment(world)
  const goods = (packages: string) =>
    `Packages: ${packages} CTNS\nGross Weight: 18,250.40 KGS\nMeasurement: 42.10 CBM\n`
  const upload = (filename: string, text: string) => uploadedDocument(world, world, { filename, text })
  const shipper = 'Shipper: Harbour Street Foods Ltd\n'
  await upload('bill.txt', `BILL OF LADING\n\nB/L No.: MAEU${number}\n${shipper}${goods('1,204')}`)
  await upload(
    'list.txt',
    `PACKING LIST\n\nB/L No.: MAEU${number}\nInvoice No.: RE-26-33459\n${shipper}${goods('1,240')}`,
  )
  await readUntilIdle(context, readReally)
  const { conflicts, compared } = (await documentsOf(shipmentId))!
  expect(compared).toHaveLength(2)
  expect(conflicts.map(({ field, values }) => [field, values.map(({ value }) => value)])).toEqual([
    [
      'packages',
      expect.arrayContaining([
        { amount: 1240, unit: 'ctns' },
        { amount: 1204, unit: 'ctns' },
      ]),
    ],
  ])
})

test('few rows are read of a shipment among 100,000 documents, and of one with many the newest 50 are compared', async () => {
  const { shipmentId } = await trackedShipment(world)
  const other = await trackedShipment(world)
  const client = await pool.connect()
  // Turns off triggers, and with them the checks of foreign keys.
  await client.query('set session_replication_role = replica')
  await client.query(
    `with made as (
       insert into documents (account_id, id, name, document_type, source, file_name, file_size_bytes, sha256, wanted)
       select $1, gen_random_uuid(), n::text, 'packing_list', 'api', n || '.pdf', 1, sha256(n::text::bytea), '{}'
       from generate_series(1, 100000) n returning id, name),
     values as (
       insert into document_representations (account_id, id, document_id, document_type, schema_version, payload)
       select $1, gen_random_uuid(), id, 'packing_list', '2026-11-22',
         jsonb_build_object('packages', jsonb_build_object('value', 5, 'confidence', 0.95)) from made)
     insert into document_links (account_id, id, document_id, shipment_id, because)
     select $1, gen_random_uuid(), id, case when name::integer <= 60 then $2::uuid else $3::uuid end, '{"kind": "bill_of_lading"}'
     from made`,
    [world.accountId, shipmentId, other.shipmentId],
  )
  client.release(true)
  await pool.query('analyze documents, document_representations, document_links')
  const explain = `explain (analyze, buffers, format json) ${findLinkedDocumentsSql.text}`
  for (const [id, most] of [
    [shipmentId, 1_000],
    [other.shipmentId, 10_000],
  ] as const) {
    const [plan] = (await pool.query(explain, [world.accountId, id, ['packages'], 51])).rows
    const { Plan } = plan['QUERY PLAN'][0]
    expect(Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks']).toBeLessThan(most)
    if (id === shipmentId) expect(JSON.stringify(plan)).not.toContain('"Seq Scan"')
  }
  const { compared, not_compared } = (await documentsOf(shipmentId))!
  expect(compared).toEqual([])
  expect(Object.values(not_compared)).toEqual(Array(50).fill('one_of_several'))
})

const payloadOf = async (id: string) => {
  const { included } = await api.documents.get(id, { include: ['current_extraction'] })
  return (included![0] as { attributes: { payload: unknown } }).attributes.payload
}
