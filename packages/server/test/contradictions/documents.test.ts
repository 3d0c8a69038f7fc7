import type { Reading } from '@boxtrail/document-reading/reading'
import { withCheckDigit } from '@boxtrail/reference/container-number'
import { beforeEach, expect, test } from 'vitest'
import { type TestAccount, testApi } from '../harness/api.ts'
import { dischargedContainers } from '../harness/records/discharged.ts'
import { identifier, readingOf, readUntilIdle, uploadedDocument } from '../harness/records/documents.ts'
import { workUntilIdle } from '../harness/workers.ts'

const world = await testApi()
const { context } = world

const discharged = dischargedContainers(world, 'BXTU7')
let [container, number, id] = ['', '', '']
beforeEach(async () => {
  ;({ container, number, id } = await discharged.next())
})

const found = (value: unknown, words?: string) => ({
  value,
  page: 2,
  span: [10, 20],
  confidence: 0.95,
  grounds: ['beside its label'],
  box: [0.1, 0.2, 0.3, 0.22],
  ...(words === undefined ? {} : { words }),
})

type Type = NonNullable<Reading['documentType']>

const paper = async (type: Type, values: Record<string, unknown>, { api }: Pick<TestAccount, 'api'> = world) => {
  const of = await uploadedDocument(world, { api }, { name: 'Paper' })
  const payload = { containers: [found(container)], bill_of_lading_number: found(number), ...values }
  const named = (payload.containers as { value: string }[]).map(({ value }) => identifier('container', value))
  const reading = readingOf({
    documentType: type,
    identifiers: [...named, identifier('bill_of_lading', number)],
    extraction: { schemaVersion: '2026-11-22', payload, proposed: {}, leftOut: [] },
  })
  await readUntilIdle(context, async () => reading)
  await workUntilIdle(context)
  return of.id
}

const decide = async (document: string, values: Record<string, unknown>) => {
  await world.api.documents.update(document, { extracted_data_manual: values })
  await readUntilIdle(context, async () => readingOf())
  await workUntilIdle(context)
}

const contradictions = async (
  query: Record<string, unknown> = {},
  { api }: Pick<TestAccount, 'api'> = world,
  of = id,
) => {
  const { data } = await api.GET('/contradictions', {
    params: { query: { 'filter[container_id]': of, ...query } as never },
  })
  return data!.data
}
const eventsOf = async (contradiction: string) => {
  const { rows } = await context.pool.query<{ event: string }>(
    'select event from changes where account_id = $1 and resource_id = $2 order by sequence',
    [world.accountId, contradiction],
  )
  return rows.map(({ event }) => event)
}
const attention = async () => {
  const { data } = await world.api.GET('/attention', {
    params: { query: { 'filter[kind]': ['document_contradicts'] } as never },
  })
  return data!.data.filter(({ attributes }) => attributes.title.includes(container))
}

test('what a bill states differently is a contradiction with its words and place, and needs attention, once', async () => {
  const bill = await paper('bill_of_lading', { vessel: found('HMM ALGECIRAS', 'M/V HMM Algeciras') })
  const [one, ...others] = await contradictions()
  expect(others).toEqual([])
  expect(one!.attributes).toMatchObject({
    kind: 'document_differs',
    severity: 'medium',
    title: `A bill of lading names another ship for ${container}, and Maeu names BOXTRAIL PIONEER.`,
    decided_by: { order: expect.not.arrayContaining(['document']) },
    statements: [
      { about: 'vessel', prevails: true, source: { kind: 'line' } },
      {
        about: 'vessel',
        value: 'HMM ALGECIRAS',
        prevails: false,
        source: { kind: 'document', name: 'Paper' },
        words: 'M/V HMM Algeciras',
        report_id: bill,
        document: { id: bill, name: 'Paper', page: 2, box: [0.1, 0.2, 0.3, 0.22] },
      },
    ],
  })
  expect((await attention()).map(({ relationships }) => relationships.document.data?.id)).toEqual([bill])
  const { data } = await world.api.GET('/containers/{id}/explain', { params: { path: { id } } })
  expect((data as { data: { attributes: { contradicted: unknown[] } } }).data.attributes.contradicted).toHaveLength(1)
  expect(await eventsOf(one!.id)).toEqual(['container.contradiction.opened'])
})

test('it is resolved by a correction, once, and is known to have been open before', async () => {
  const before = new Date().toISOString()
  const bill = await paper('bill_of_lading', { port_of_discharge: found('Savannah, GA') })
  const [one] = await contradictions()
  expect(one!.attributes).toMatchObject({
    severity: 'high',
    statements: [{ value: 'USLAX' }, { value: 'Savannah, GA' }],
  })
  const open = new Date().toISOString()
  await decide(bill, { port_of_discharge: { value: 'Long Beach' } })
  expect(await contradictions()).toEqual([])
  expect(await attention()).toEqual([])
  expect(await eventsOf(one!.id)).toEqual(['container.contradiction.opened', 'container.contradiction.resolved'])
  expect(await contradictions({ known_at: before })).toEqual([])
  expect((await contradictions({ known_at: open })).map((then) => then.id)).toEqual([one!.id])
  expect(await contradictions({ known_at: new Date().toISOString() })).toEqual([])
})

test('a newer document with the same number supersedes it, and a deleted one has no effect', async () => {
  const beside = (seal_number: string) => ({ containers: [{ ...found(container), seal_number: found(seal_number) }] })
  await paper('bill_of_lading', beside('XY7654321'))
  expect((await contradictions()).map(({ attributes }) => attributes.statements[1]!.about)).toEqual(['seal_number'])
  const second = await paper('bill_of_lading', beside('BXT-004711'))
  expect(await contradictions()).toEqual([])
  await world.api.documents.delete(second)
  await workUntilIdle(context)
  expect(await contradictions()).toHaveLength(1)
})

test('a document that repeats the record in other spellings is no contradiction', async () => {
  await paper('arrival_notice', {
    containers: [{ ...found(container), seal_number: found('4711') }],
    port_of_discharge: found('LONG BEACH, CA'),
    vessel: found('TBN'),
    booking_number: found('ECL-77'),
  })
  expect(await contradictions()).toEqual([])
  expect(await attention()).toEqual([])
})

test.each(['ROTTERDAM', 'GENOA', 'Antwerp, Belgium', 'Nhava Sheva', 'Savannah'])(
  'a port of discharge "%s", whichever place of that name it is, is not Los Angeles',
  async (port) => {
    await paper('arrival_notice', { port_of_discharge: found(port) })
    expect((await contradictions()).map(({ attributes }) => attributes.statements[1]!.value)).toEqual([port])
  },
)

test.each(['SAN PEDRO', 'Wilmington', 'Port of Atlantis', 'LOSAN', 'Vienna'])(
  'a port of discharge "%s" may be Los Angeles, or is not known',
  async (port) => {
    await paper('arrival_notice', { port_of_discharge: found(port) })
    expect(await contradictions()).toEqual([])
  },
)

test('trade documents, and values that were read with doubt, are not compared', async () => {
  await paper('packing_list', { port_of_discharge: found('Savannah, GA') })
  await paper('sea_waybill', { port_of_discharge: { ...found('Savannah, GA'), confidence: 0.85 } })
  expect(await contradictions()).toEqual([])
})

test('another account that tracks the same container sees nothing of it', async () => {
  const other = await world.otherAccount()
  const theirs = await discharged.track({ container, number }, other)
  await paper('bill_of_lading', { vessel: found('HMM ALGECIRAS') })
  expect(await contradictions()).toHaveLength(1)
  expect(await contradictions({}, other, theirs)).toEqual([])
})

test('a bill that lacks the container, and names another, is found', async () => {
  await paper('bill_of_lading', { containers: [found(withCheckDigit('TCNU426589')!)] })
  expect(await contradictions()).toMatchObject([
    { attributes: { statements: [{ about: 'container_number', value: container }, { about: 'container_number' }] } },
  ])
})
