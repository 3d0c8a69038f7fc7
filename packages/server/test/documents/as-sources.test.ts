import type { Schemas } from '@boxtrail/contracts'
import type { Identifier, Reading } from '@boxtrail/document-reading/reading'
import { beforeEach, describe, expect, test } from 'vitest'
import { type TestAccount, testApi } from '../harness/api.ts'
import { dischargedContainers } from '../harness/records/discharged.ts'
import { identifier, readingOf, readUntilIdle, uploadedDocument } from '../harness/records/documents.ts'
import { workUntilIdle } from '../harness/workers.ts'
import { pusher, terminal, wire } from '../intake/feeds/feed.ts'

const world = await testApi({ sources: [terminal()] })
const { context } = world
const push = pusher(world)

const DAY_MS = 86_400_000
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
const FREE_UNTIL = dayIn(5)

const discharged = dischargedContainers(world, 'BXTU6')
let container: string
let number: string
let id: string
beforeEach(async () => {
  ;({ container, number, id } = await discharged.next())
})

let reports = 0
const report = async (more: object) => {
  const observedMs = Date.now() - 3_600_000 + ++reports * 60_000
  const facility = { firms: 'Y258', locode: 'USLAX' }
  const snapshot = { container_number: container, observed_at: wire(observedMs), facility, ...more }
  expect((await push.message('trapac-la', { snapshots: [snapshot] })).status).toBe(200)
  await workUntilIdle(context)
}

const found = (value: unknown, ...grounds: string[]) => ({
  value,
  page: 2,
  span: [10, 20],
  confidence: 0.95,
  grounds: ['beside its label "Last free day"', ...grounds],
  box: [0.1, 0.2, 0.3, 0.22],
})
const again = 'it is stated a second time, with a label of its own'

interface Paper {
  who?: Pick<TestAccount, 'api'>
  type?: Reading['documentType']
  numbers?: Identifier[]
}

/** Uploads a document of an account and stores this reading of it. */
const document = async (
  values: Record<string, unknown>,
  { who = world, type = 'arrival_notice', numbers }: Paper = {},
) => {
  const of = await uploadedDocument(world, who, { name: 'Notice of arrival' })
  const reading = readingOf({
    documentType: type,
    identifiers: numbers ?? [identifier('container', container)],
    extraction: { schemaVersion: '2026-11-22', payload: { containers: [], ...values }, proposed: {}, leftOut: [] },
  })
  await readUntilIdle(context, async () => reading)
  await workUntilIdle(context)
  return of.id
}

const decide = async (document: string, values: Record<string, unknown>, { api }: Pick<TestAccount, 'api'> = world) => {
  await api.documents.update(document, { extracted_data_manual: values })
  await readUntilIdle(context, async () => readingOf())
  await workUntilIdle(context)
}

const containerOf = async ({ api }: Pick<TestAccount, 'api'> = world, of = id) =>
  (await api.GET('/containers/{id}', { params: { path: { id: of } } })).data!.data
const lastFreeDay = async (...of: Parameters<typeof containerOf>) =>
  (await containerOf(...of)).attributes.pickup_lfd?.slice(0, 10) ?? null
const basisOf = async (attribute: string) => {
  const { data } = await world.api.GET('/containers/{id}/provenance', { params: { path: { id } } })
  return data!.data.attributes.attributes[attribute]
}
const logged = async (event: string) => {
  const { rows } = await context.pool.query<{ changeset: Record<string, unknown> }>(
    'select * from changes where account_id = $1 and container_id = $2 and event = $3 order by sequence',
    [world.accountId, id, event],
  )
  return rows
}

const sourcesOfEvents = async (event: string) => {
  const { rows } = await context.pool.query<{ data_source: string }>(
    'select distinct data_source from transport_events where account_id = $1 and container_id = $2 and event = $3',
    [world.accountId, id, event],
  )
  return rows.map(({ data_source }) => data_source)
}

describe('a last free day in a document', () => {
  test('does not count while the document names another bill of the line, until a person corrects the number', async () => {
    const other = `${number.slice(0, -3)}${number.endsWith('555') ? '444' : '555'}`
    const notice = await document({ last_free_day: found(FREE_UNTIL, again), bill_of_lading_number: found(other) })
    expect(await lastFreeDay()).toBeNull()
    const { data } = await world.api.GET('/contradictions', {
      params: { query: { 'filter[container_id]': id } as never },
    })
    expect(data!.data.map(({ attributes }) => attributes.statements[1]!.value)).toEqual([other])
    await decide(notice, { bill_of_lading_number: { value: number } })
    expect(await lastFreeDay()).toBe(FREE_UNTIL)
  })

  test('counts once a person confirmed it, with the page and the place on it as evidence', async () => {
    const notice = await document({ last_free_day: found(FREE_UNTIL) })
    expect(await lastFreeDay()).toBeNull()
    await decide(notice, { last_free_day: found(FREE_UNTIL) })
    expect(await lastFreeDay()).toBe(FREE_UNTIL)
    const basis = await basisOf('import_deadlines.pickup_lfd_line')
    expect(basis).toMatchObject({
      set_by: {
        source: { id: `document:${notice}`, kind: 'document', name: 'Notice of arrival' },
        words: FREE_UNTIL,
        report_id: null,
        document: { id: notice, name: 'Notice of arrival', page: 2, box: [0.1, 0.2, 0.3, 0.22] },
      },
      decided_by: { field: 'pickup_lfd_line', order: ['line', 'document'] },
    })
    const { meta } = await containerOf()
    expect(meta?.from_documents).toContainEqual({ attribute: 'pickup_lfd', document_id: notice, page: 2 })
    expect(meta?.free_time?.binding).toMatchObject({ stated_by: 'document', source: `document:${notice}` })
    const { data } = await world.api.GET('/containers/{id}/explain', { params: { path: { id } } })
    const { next } = (data as { data: Schemas['Explanation'] }).data.attributes
    const sentence = next.find(({ text }) => text.startsWith('The last free day'))
    expect(sentence?.evidence).toMatchObject([{ source: { kind: 'document' }, document: { id: notice, page: 2 } }])
  })

  test('counts without a person where two grounds support it', async () => {
    await document({ last_free_day: found(FREE_UNTIL, again) })
    expect(await lastFreeDay()).toBe(FREE_UNTIL)
  })

  test('counts if a document of another type says the same', async () => {
    await document({ last_free_day: found(FREE_UNTIL) })
    await document({ last_free_day: found(FREE_UNTIL) }, { type: 'delivery_order' })
    expect(await lastFreeDay()).toBe(FREE_UNTIL)
  })

  test('yields to the day of the terminal, before and after, and returns when that is withdrawn', async () => {
    const terminals = dayIn(3)
    await report({ last_free_day: terminals })
    await document({ last_free_day: found(FREE_UNTIL, again) })
    expect(await lastFreeDay()).toBe(terminals)
    const basis = await basisOf('pickup_lfd')
    expect(basis?.prevailed_over).toMatchObject([{ source: { kind: 'document' } }])
    await report({ last_free_day: null })
    expect(await lastFreeDay()).toBe(FREE_UNTIL)
    await report({ last_free_day: terminals })
    expect(await lastFreeDay()).toBe(terminals)
  })

  test('is withdrawn with its events when it is no longer confirmed, and when its document is deleted', async () => {
    const notice = await document({ last_free_day: found(FREE_UNTIL) })
    await decide(notice, { last_free_day: found(FREE_UNTIL) })
    await decide(notice, {})
    expect(await lastFreeDay()).toBeNull()
    await decide(notice, { last_free_day: { value: dayIn(6) } })
    expect(await lastFreeDay()).toBe(dayIn(6))
    await world.api.documents.delete(notice)
    await workUntilIdle(context)
    expect(await lastFreeDay()).toBeNull()
    expect((await containerOf()).meta?.from_documents).toBeUndefined()
    const changes = await logged('container.updated')
    expect(changes.map(({ changeset }) => (changeset.pickup_lfd as unknown[])[1])).toEqual([
      expect.stringContaining(FREE_UNTIL),
      null,
      expect.stringContaining(dayIn(6)),
      null,
    ])
    expect(await logged('container.pickup_lfd.changed')).toHaveLength(4)
    expect(await sourcesOfEvents('container.pickup_lfd.changed')).toEqual(['document'])
  })

  test('is that of the newest document of one bill, whatever an earlier one said', async () => {
    const bill = found(number)
    await document({ bill_of_lading_number: bill, last_free_day: found(FREE_UNTIL, again) })
    const second = await document({ bill_of_lading_number: bill, last_free_day: found(dayIn(7), again) })
    expect(await lastFreeDay()).toBe(dayIn(7))
    await world.api.documents.delete(second)
    await workUntilIdle(context)
    expect(await lastFreeDay()).toBe(FREE_UNTIL)
  })

  test('is withdrawn when the document is no longer linked', async () => {
    const ownNumber = `PO-${container}`
    const notice = await document(
      { last_free_day: found(FREE_UNTIL, again) },
      { numbers: [identifier('bill_of_lading', ownNumber.replaceAll('-', ''))] },
    )
    const { data } = await world.api.GET('/containers/{id}', { params: { path: { id } } })
    const shipmentId = data!.data.relationships.shipment.data!.id
    const refer = async (ref_numbers: string[]) => {
      await world.api.PATCH('/shipments/{id}', {
        params: { path: { id: shipmentId } },
        body: { data: { type: 'shipment', id: shipmentId, attributes: { ref_numbers } } } as never,
      })
      await world.api.documents.relink(notice)
      await readUntilIdle(context, async () => readingOf())
      await workUntilIdle(context)
    }
    await refer([ownNumber])
    expect(await lastFreeDay()).toBe(FREE_UNTIL)
    await refer([])
    expect(await lastFreeDay()).toBeNull()
  })

  test('is never seen by another account that tracks the same container', async () => {
    const other = await world.otherAccount()
    const theirs = await discharged.track({ container, number }, other)
    await document({ last_free_day: found(FREE_UNTIL, again) })
    expect(await lastFreeDay()).toBe(FREE_UNTIL)
    expect(await lastFreeDay(other, theirs)).toBeNull()
    await document({ last_free_day: found(dayIn(9), again) }, { who: other })
    expect(await lastFreeDay(other, theirs)).toBe(dayIn(9))
    expect(await lastFreeDay()).toBe(FREE_UNTIL)
  })

  test('of a document of another type, of a proposal or of a misspelled date is no part of the record', async () => {
    await document({ last_free_day: found(FREE_UNTIL, again) }, { type: 'demurrage_invoice' })
    const notice = await document({})
    await decide(notice, { last_free_day: { value: '31 May' } })
    expect(await lastFreeDay()).toBeNull()
  })

  test('is the same after all journeys are projected again', async () => {
    await document({ last_free_day: found(FREE_UNTIL, again) })
    const before = await containerOf()
    const changes = await logged('container.updated')
    await context.pool.query('update journeys set stale_seq = stale_seq + 1')
    await workUntilIdle(context)
    expect(await containerOf()).toEqual(before)
    expect(await logged('container.updated')).toEqual(changes)
  })
})

describe('a release in a document', () => {
  test('is evidence that no source holds the container, and takes nothing off the list of a terminal', async () => {
    await document({ customs_release: found('released', again) })
    const basis = await basisOf('holds_at_pod_terminal')
    expect(basis?.set_by.source.kind).toBe('document')
    await report({ holds: [{ raw_name: 'CUSTOMS_HOLD', raw_status: 'HOLD' }], availability: 'no' })
    expect((await containerOf()).attributes.holds_at_pod_terminal).toMatchObject([{ name: 'customs' }])
  })
})

describe('a pickup place in a document', () => {
  test('is the facility where no source names one', async () => {
    expect((await containerOf()).relationships.pickup_facility.data).toBeNull()
    const notice = await document({ terminal: found('Trapac Container Terminal', again) })
    const { relationships, meta } = await containerOf()
    expect(relationships.pickup_facility.data).toMatchObject({ type: 'terminal' })
    expect(meta?.pickup_place).toMatchObject({ facility: 'Trapac Container Terminal', locode: 'USLAX' })
    expect(meta?.from_documents).toEqual([{ attribute: 'pickup_facility', document_id: notice, page: 2 }])
  })

  test('that reference data does not know at the port changes nothing', async () => {
    await document({ terminal: found('Nowhere Container Yard', again) })
    const { relationships, meta } = await containerOf()
    expect(relationships.pickup_facility.data).toBeNull()
    expect(meta?.from_documents).toBeUndefined()
  })
})

describe('what needs attention', () => {
  const entriesOf = async (kind: string, { api }: Pick<TestAccount, 'api'> = world) => {
    const { data } = await api.GET('/attention', { params: { query: { 'filter[kind]': [kind] } as never } })
    return data!.data.filter(({ attributes }) => attributes.title.includes(container))
  }
  const eventsOf = async (entry: string) => {
    const { rows } = await context.pool.query<{ event: string }>(
      'select event from changes where account_id = $1 and resource_id = $2 order by sequence',
      [world.accountId, entry],
    )
    return rows.map(({ event }) => event)
  }

  test('a value that nobody confirmed is offered, until a person decides on it', async () => {
    const notice = await document({ last_free_day: found(FREE_UNTIL) })
    const [offer, ...others] = await entriesOf('document_offers_value')
    expect(others).toEqual([])
    expect(offer).toMatchObject({
      attributes: {
        severity: 'medium',
        due_on: FREE_UNTIL,
        what_to_do: 'Look at it on page 2, and confirm it if it is right.',
        evidence: [
          { attribute: 'pickup_lfd', value: FREE_UNTIL, source: { kind: 'document', name: 'Notice of arrival' } },
        ],
        actions: [{ action: 'review_document', method: 'GET', path: `/v2/documents/${notice}` }],
      },
      relationships: { document: { data: { type: 'document', id: notice } }, container: { data: { id } } },
    })
    await decide(notice, { last_free_day: found(FREE_UNTIL) })
    expect(await entriesOf('document_offers_value')).toEqual([])
    expect(await eventsOf(offer!.id)).toEqual(['attention.opened', 'attention.closed'])
  })

  test('a value that differs from what a source reports is a contradiction, until it is corrected or rejected', async () => {
    await report({ last_free_day: dayIn(3), holds: [{ raw_name: 'CUSTOMS_HOLD', raw_status: 'HOLD' }] })
    const values = { last_free_day: found(FREE_UNTIL, again), customs_release: found('released', again) }
    const notice = await document(values)
    const entries = await entriesOf('document_contradicts')
    expect(entries.map(({ attributes }) => attributes.evidence.map(({ source }) => source?.kind))).toEqual([
      ['document', 'terminal'],
      ['document', 'terminal'],
    ])
    await decide(notice, { last_free_day: { value: dayIn(3) }, customs_release: null })
    expect(await entriesOf('document_contradicts')).toEqual([])
  })

  test('no entry is about the document of another account', async () => {
    const other = await world.otherAccount()
    await discharged.track({ container, number }, other)
    await document({ last_free_day: found(FREE_UNTIL) })
    expect(await entriesOf('document_offers_value')).toHaveLength(1)
    expect(await entriesOf('document_offers_value', other)).toEqual([])
  })
})
