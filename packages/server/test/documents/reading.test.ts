import type { Reading } from '@boxtrail/document-reading/reading'
import { describe, expect, test } from 'vitest'
import { transaction } from '../../src/db/transaction.ts'
import { findTrackedNumbersSql } from '../../src/documents/links.ts'
import { testJourney } from '../../src/sources/test-line/test-journey.ts'
import { testApi } from '../harness/api.ts'
import { identifier, readingOf, readReally, readUntilIdle, uploadedDocument } from '../harness/records/documents.ts'
import { notified } from '../harness/records/notified.ts'
import { showAgain } from '../harness/records/shown-rows.ts'
import { freshNumber, trackedShipment } from '../harness/records/tracked.ts'
import { workUntilIdle } from '../harness/workers.ts'

const world = await testApi()
const { api, context } = world
const { pool } = context
await api.webhooks.create({ url: 'https://hooks.harbour-street.example/boxtrail', active: true })

const reads = (reading: Partial<Reading> = {}) => readUntilIdle(context, async () => readingOf(reading))
const document = async (id: string) => (await api.documents.get(id)).data
const toldOf = async (id: string) => {
  const told = await notified(pool, 'n.reference_id = $1', [id])
  return told.map(({ body }) => JSON.parse(body))
}
const linksOf = async (id: string) => {
  const { shipments, cargos } = (await document(id)).relationships
  return { shipments: shipments.data.map((one) => one.id), cargos: cargos.data.map((one) => one.id) }
}

describe('a document that is due', () => {
  test('is read from its bytes, once: type, values and notifications are committed together', async () => {
    const { id, text } = await uploadedDocument(world, world)
    const seen: unknown[] = []
    await readUntilIdle(context, async ({ bytes, ...file }) => {
      seen.push({ ...file, text: Buffer.from(bytes).toString() })
      return readingOf()
    })
    const receivedOn = (await document(id)).attributes.created_at!.slice(0, 10)
    expect(seen).toEqual([
      { account: world.accountId, name: 'arrival-notice.pdf', declaredType: 'application/pdf', receivedOn, text },
    ])
    const { attributes, relationships } = await document(id)
    expect(attributes).toMatchObject({ document_type: 'arrival_notice', classification_notes: 'The title says so.' })
    const [notified, ...more] = await toldOf(id)
    expect(more).toEqual([])
    expect(notified.data).toMatchObject({
      attributes: { event: 'document.extracted', version: '2026-11-21' },
      relationships: {
        reference_object: { data: { type: 'document', id } },
        document: { data: { type: 'document', id } },
      },
    })
    expect(notified.included.map((one: { type: string; id: string }) => [one.type, one.id])).toEqual([
      ['document', id],
      ['document_representation', relationships.last_document_representation.data!.id],
    ])
    const { data } = await api.webhookNotifications.get(notified.data.id)
    expect(data.attributes.version).toBe('2026-11-21')
    const { data: log } = await api.events.list({ 'filter[resource_id]': id, 'filter[event]': ['document.extracted'] })
    expect(log).toHaveLength(1)
  })

  test('of no known type, or that must not be opened, is notified as failed with the reason', async () => {
    const { id } = await uploadedDocument(world, world)
    const nothing = { documentType: null, extraction: null }
    await reads({ ...nothing, classificationNotes: 'Not read: a bomb.', quarantined: 'a bomb' })
    expect((await document(id)).attributes).toMatchObject({
      document_type: null,
      classification_notes: 'Not read: a bomb.',
    })
    expect((await toldOf(id)).map(({ data }) => data.attributes.event)).toEqual(['document.extraction_failed'])
  })

  test('is tried again when its reader breaks, and given up after a few tries', async () => {
    const { id } = await uploadedDocument(world, world)
    let tries = 0
    const log = { ...context.log, error: () => {} } as unknown as typeof context.log
    const broken = () =>
      readUntilIdle({ ...context, log }, async () => {
        tries += 1
        throw new Error('broken')
      })
    for (let n = 0; n < 10; n++) {
      await broken()
      await pool.query('update documents set next_read_at = now() where id = $1 and next_read_at is not null', [id])
    }
    expect(tries).toBe(8)
    expect((await toldOf(id)).map(({ data }) => data.attributes.event)).toEqual(['document.extraction_failed'])
    await api.documents.reextract(id)
    await reads()
    expect((await toldOf(id)).at(-1).data.attributes.event).toBe('document.extracted')
  })

  test('and is requested again while it is read, is read again: the older reading is discarded', async () => {
    const { id } = await uploadedDocument(world, world)
    let readBefore = false
    await readUntilIdle(context, async () => {
      if (readBefore)
        return readingOf({
          extraction: { schemaVersion: '2026-11-22', payload: { take: 2 }, proposed: {}, leftOut: [] },
        })
      readBefore = true
      expect(await api.documents.reextract(id)).toEqual({ status: 'accepted' })
      return readingOf()
    })
    const { rows } = await pool.query('select payload from document_representations where document_id = $1', [id])
    expect(rows).toEqual([{ payload: { take: 2 } }])
  })
})

describe('reading again', () => {
  test('keeps a type and values that a user gave, and the reader uses the type', async () => {
    const { id } = await uploadedDocument(world, world)
    await reads()
    await api.documents.update(id, {
      document_type_manual: 'delivery_order',
      extracted_data_manual: { voyage: '613W' },
    })
    const types: unknown[] = []
    const again = () =>
      readUntilIdle(context, async ({ documentType }) => {
        types.push(documentType)
        return readingOf({ documentType: 'packing_list' })
      })
    await again()
    expect(await api.documents.reclassify(id)).toEqual({ status: 'accepted' })
    await again()
    expect(types).toEqual(['delivery_order', 'delivery_order'])
    const { data, included } = await api.documents.get(id, { include: ['current_extraction'] })
    expect(data.attributes).toMatchObject({
      document_type: 'arrival_notice',
      document_type_manual: 'delivery_order',
      document_type_effective: 'delivery_order',
    })
    expect(included![0]).toMatchObject({ attributes: { payload: { voyage: '613W' } } })
  })

  test('of a file that cannot be opened keeps what a user wrote about it', async () => {
    const { id } = await uploadedDocument(world, world)
    const closed = { documentType: null, extraction: null, quarantined: 'An old Office file' }
    await reads(closed)
    await api.documents.update(id, { extracted_data_manual: { voyage: '613W' } })
    expect((await api.documents.get(id, { include: ['current_extraction'] })).included).toEqual([])
    await api.documents.update(id, {
      document_type_manual: 'arrival_notice',
      extracted_data_manual: { voyage: '614W' },
    })
    await reads(closed)
    const { data, included } = await api.documents.get(id, { include: ['current_extraction'] })
    expect(data.attributes.document_type_effective).toBe('arrival_notice')
    expect(included).toMatchObject([{ attributes: { payload: { voyage: '614W' } } }])
    expect((await toldOf(id)).at(-1).data.attributes.event).toBe('document.extraction_failed')
  })

  test('by a type that a user gave reads the values of that type from the file itself', async () => {
    const text = 'ARRIVAL NOTICE\n\nVessel: Silver Tern\nETA: 12-MAY-2026\nLast Free Day: 17-MAY-2026\n'
    const { id } = await uploadedDocument(world, world, { filename: 'notice.txt', text })
    const payload = async () => {
      await readUntilIdle(context, readReally)
      const { included } = await api.documents.get(id, { include: ['current_extraction'] })
      return Object.keys((included![0] as { attributes: { payload: object } }).attributes.payload)
    }
    expect(await payload()).toContain('eta')
    await api.documents.update(id, { document_type_manual: 'delivery_order' })
    expect(await payload()).toContain('last_free_day')
    expect(await payload()).not.toContain('eta')
    await api.documents.reextract(id)
    expect(await payload()).not.toContain('eta')
    await api.documents.update(id, { document_type_manual: null })
    expect(await payload()).toContain('eta')
  })

  test('for its type alone keeps the values, unless it is of another type', async () => {
    const { id } = await uploadedDocument(world, world)
    await reads()
    const first = (await document(id)).relationships.last_document_representation.data!.id
    await api.documents.reclassify(id)
    await reads({ classificationNotes: 'The title says so again.' })
    expect((await document(id)).relationships.last_document_representation.data!.id).toBe(first)
    await api.documents.reclassify(id)
    await reads({ documentType: 'delivery_order' })
    const { attributes, relationships } = await document(id)
    expect(attributes.document_type).toBe('delivery_order')
    expect(relationships.last_document_representation.data!.id).not.toBe(first)
  })

  test('that does not succeed keeps what was read before', async () => {
    const { id } = await uploadedDocument(world, world)
    await reads()
    const before = await document(id)
    await api.documents.reclassify(id)
    await api.documents.relink(id)
    await reads({ documentType: null, extraction: null, quarantined: 'It took too long' })
    const { attributes, relationships } = await document(id)
    expect(attributes.document_type).toBe('arrival_notice')
    expect(relationships).toEqual(before.relationships)
  })
})

describe('links', () => {
  test('lead to what the account tracks under the bill, with the place where it occurs', async () => {
    const { shipmentId, containerId, number } = await trackedShipment(world)
    const { data: container } = await api.containers.get(containerId)
    const { id } = await uploadedDocument(world, world)
    const bill = identifier('bill_of_lading', `MAEU${number}`)
    await reads({
      identifiers: [bill, identifier('container', container.attributes.number), identifier('container', 'MSKU0000000')],
    })
    expect(await linksOf(id)).toEqual({ shipments: [shipmentId], cargos: [containerId] })
    const { rows } = await pool.query(
      'select because from document_links where document_id = $1 and container_id is null',
      [id],
    )
    expect(rows).toEqual([
      { because: { kind: 'bill_of_lading', number: bill.value, page: 1, span: bill.span, strength: 'number' } },
    ])
    const found = (await api.documents.list({ 'filter[reference]': number })).data.map((one) => one.id)
    expect(found).toEqual([id])
    const included = (await api.documents.get(id, { include: ['shipments', 'cargos'] })).included!
    expect(included.map((one) => one.id)).toEqual([shipmentId, containerId])
  })

  test('of a reference are found as it is written, and only by the whole of it', async () => {
    const { shipmentId } = await trackedShipment(world, { ref_numbers: ['PO-77.310'] })
    await api.shipments.update(shipmentId, { ref_numbers: ['PO-77.310'] })
    const { id } = await uploadedDocument(world, world)
    await reads({ identifiers: [identifier('reference', 'PO7731')] })
    expect((await linksOf(id)).shipments).toEqual([])
    const { id: whole } = await uploadedDocument(world, world)
    await reads({ identifiers: [identifier('reference', 'PO77310')] })
    expect((await linksOf(whole)).shipments).toEqual([shipmentId])
    for (const reference of ['PO-77.310', 'po-77.310'])
      expect((await api.documents.list({ 'filter[reference]': reference })).data.map((one) => one.id)).toEqual([whole])
  })

  test('never lead to another account’s records', async () => {
    const other = await world.otherAccount()
    const { number } = await trackedShipment(world, {}, other)
    const { id } = await uploadedDocument(world, world)
    await reads({ identifiers: [identifier('bill_of_lading', number)] })
    expect(await linksOf(id)).toEqual({ shipments: [], cargos: [] })
  })
})

test('a reading whose lease was lost writes nothing', async () => {
  const { id } = await uploadedDocument(world, world)
  await readUntilIdle(context, async () => {
    await transaction(pool, (client) =>
      client.query(
        'update documents set lease_token = lease_token + 1, next_read_at = null, lease_until = null where id = $1',
        [id],
      ),
    )
    return readingOf()
  })
  expect((await document(id)).attributes.document_type).toBeNull()
  expect(await toldOf(id)).toEqual([])
})

describe('a container or shipment that is tracked later', () => {
  test('is linked to documents that came before it, without reading them again', async () => {
    const number = freshNumber()
    const { id } = await uploadedDocument(world, world)
    await reads({ identifiers: [identifier('bill_of_lading', `MAEU${number}`)] })
    expect((await linksOf(id)).shipments).toEqual([])
    const { shipmentId } = await trackedShipment(world, { request_number: number })
    let readings = 0
    await readUntilIdle(context, async () => {
      readings += 1
      return readingOf()
    })
    expect(readings).toBe(0)
    expect((await linksOf(id)).shipments).toEqual([shipmentId])
  })

  test('and is given a reference number that a document names is linked to it, until it is taken away', async () => {
    const { id } = await uploadedDocument(world, world)
    await reads({ identifiers: [identifier('reference', 'PO5512087')] })
    const { shipmentId, containerId } = await trackedShipment(world)
    expect(await linksOf(id)).toEqual({ shipments: [], cargos: [] })
    await api.shipments.update(shipmentId, { ref_numbers: ['PO 5512-087'] })
    await reads()
    expect(await linksOf(id)).toEqual({ shipments: [shipmentId], cargos: [] })
    expect((await document(id)).meta!.links).toMatchObject([{ kind: 'reference', strength: 'reference' }])
    await api.shipments.update(shipmentId, { ref_numbers: [] })
    await api.containers.update(containerId, { ref_numbers: ['PO5512087'] })
    await reads()
    expect(await linksOf(id)).toEqual({ shipments: [shipmentId], cargos: [containerId] })
    await api.containers.update(containerId, { ref_numbers: [] })
    await reads()
    expect(await linksOf(id)).toEqual({ shipments: [], cargos: [] })
  })

  test('by its booking is linked by its bill once the line reports that', async () => {
    const [booking, bill] = [freshNumber(), `9${freshNumber()}`]
    const reporting = (...references: [string, string][]) =>
      testJourney(Date.parse('2026-11-21T06:00:00Z')).map((event) => ({
        ...(event as object),
        documentReferences: references.map(([documentReferenceType, documentReferenceValue]) => ({
          documentReferenceType,
          documentReferenceValue,
        })),
      }))
    const { id } = await uploadedDocument(world, world)
    await reads({ identifiers: [identifier('bill_of_lading', `MAEU${bill}`)] })
    world.line.knows(booking, reporting(['BKG', booking]))
    const { data: created } = await api.trackingRequests.create({
      request_type: 'booking',
      request_number: booking,
      scac: 'MAEU',
    })
    await workUntilIdle(context)
    const { data: request } = await api.trackingRequests.get(created.id)
    const shipmentId = request.relationships.tracked_object.data!.id
    await reads()
    expect((await linksOf(id)).shipments).toEqual([])
    world.line.knows(booking, reporting(['BKG', booking], ['TRD', bill]))
    await pool.query('update checks set next_check_at = now() where subject_number = $1', [booking])
    await workUntilIdle(context)
    expect((await api.shipments.get(shipmentId)).data.attributes.normalized_number).toBe(bill)
    await reads()
    expect((await linksOf(id)).shipments).toEqual([shipmentId])
    expect((await document(id)).meta!.links).toMatchObject([{ kind: 'bill_of_lading', strength: 'number' }])
  })

  test('and has a house bill among its reference numbers is linked more weakly, with the reason', async () => {
    const { id } = await uploadedDocument(world, world)
    await reads({ identifiers: [identifier('bill_of_lading', 'HSEA77120457')] })
    const { shipmentId } = await trackedShipment(world)
    await api.shipments.update(shipmentId, { ref_numbers: ['HSEA-7712 0457'] })
    await reads()
    const { relationships, meta } = await document(id)
    expect(relationships.shipments.data.map((one) => one.id)).toEqual([shipmentId])
    expect(meta!.links).toMatchObject([{ shipment_id: shipmentId, number: 'HSEA77120457', strength: 'reference' }])
  })
})

test('documents without text and documents of no known type are listed', async () => {
  const scan = await uploadedDocument(world, world)
  await reads({ documentType: null, extraction: null, readability: 'no_text' })
  const { data: unreadable } = await api.documents.list({ 'filter[readability]': 'no_text' })
  expect(unreadable.map(({ id }) => id)).toEqual([scan.id])
  expect(unreadable[0]!.attributes.readability).toBe('no_text')
  const { data: unknown } = await api.documents.list({ 'filter[document_types]': ['unknown'] })
  expect(unknown.map(({ id }) => id)).toContain(scan.id)
  expect(unknown.every(({ attributes }) => attributes.document_type_effective === null)).toBe(true)
})

test('proposals and reasons are served beside the values', async () => {
  const { id } = await uploadedDocument(world, world)
  const proposed = { eta: { value: '2026-05-12', page: 1, span: [0, 10], confidence: 0.6, grounds: [] } }
  const leftOut = [{ field: 'etd', reason: 'day and month can be read in two ways' }]
  await reads({ extraction: { schemaVersion: '2026-11-22', payload: {}, proposed, leftOut } })
  const { included } = await api.documents.get(id, { include: ['current_extraction'] })
  expect(included![0]).toMatchObject({ meta: { proposed, left_out: leftOut } })
})

test('values are confirmed, corrected and rejected: a value that a user set is no longer a proposal, and is kept by later changes', async () => {
  const { id } = await uploadedDocument(world, world)
  const seen = (value: string, confidence: number) => ({ value, page: 1, span: [0, 4], confidence, grounds: [] })
  const payload = { vessel: seen('BOREAL TRADER', 0.9), voyage: seen('612E', 0.9) }
  const proposed = { eta: seen('2026-05-12', 0.6), terminal: seen('Pier 3', 0.6) }
  await reads({ extraction: { schemaVersion: '2026-11-22', payload, proposed, leftOut: [] } })
  const served = async () => {
    const { included } = await api.documents.get(id, { include: ['current_extraction'] })
    const [one] = included!
    if (one?.type !== 'document_representation') throw new Error('There is no representation.')
    return { payload: one.attributes.payload, ...one.meta! }
  }
  const decide = async (field: string, value: unknown) => {
    const { manual } = await served()
    await api.documents.update(id, { extracted_data_manual: { ...manual, [field]: value } })
  }
  await decide('eta', proposed.eta)
  await decide('voyage', { value: '613W' })
  await decide('vessel', null)
  const decided = { eta: proposed.eta, voyage: { value: '613W' }, vessel: null }
  expect(await served()).toEqual({
    payload: decided,
    proposed: { terminal: proposed.terminal },
    manual: decided,
    left_out: [],
  })
  await decide('terminal', null)
  await api.documents.reextract(id)
  await reads({ extraction: { schemaVersion: '2026-11-22', payload, proposed, leftOut: [] } })
  expect(await served()).toMatchObject({ payload: { ...decided, terminal: null }, proposed: {} })
  await api.documents.update(id, { extracted_data_manual: null })
  expect(await served()).toEqual({ payload, proposed, manual: {}, left_out: [] })
})

test('a bill that the line reported is found by an index among 20,000 shipments', async () => {
  const { shipmentId } = await trackedShipment(world)
  const client = await pool.connect()
  await client.query('set session_replication_role = replica')
  await client.query(
    `insert into shipments select made.*
     from shipments s, generate_series(1, 20000) n, jsonb_populate_record(s, jsonb_build_object('id', gen_random_uuid(),
       'journey_id', gen_random_uuid(), 'bill_of_lading_number', 'BOOKED' || n, 'normalized_number', 'REPORTED' || n)) made
     where s.id = $1`,
    [shipmentId],
  )
  client.release(true)
  // The pending list of a GIN index makes it slower to read until a vacuum.
  await pool.query('vacuum analyze shipments')
  const given = [world.accountId, ['bill_of_lading', 'bill_of_lading'], ['REPORTED77', 'MAEUREPORTED78']]
  const plan = JSON.stringify((await pool.query(`explain (format json) ${findTrackedNumbersSql.text}`, given)).rows)
  expect(plan).toContain('shipments_by_name')
  expect(plan).not.toMatch(/"Seq Scan","[^}]*"Relation Name":"shipments"/)
  const { rows } = await pool.query(findTrackedNumbersSql.text, given)
  expect(rows.map(({ value }) => value).toSorted()).toEqual(['MAEUREPORTED78', 'REPORTED77'])
  await showAgain(pool)
})
