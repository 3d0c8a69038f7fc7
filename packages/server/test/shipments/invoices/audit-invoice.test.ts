import type { Schemas } from '@boxtrail/contracts'
import { addDays, dayIn } from '@boxtrail/engine/charges/days'
import { withCheckDigit } from '@boxtrail/reference/container-number'
import { beforeAll, describe, expect, test } from 'vitest'
import { testApi } from '../../harness/api.ts'
import { readingOf, readReally, readUntilIdle, uploadedDocument } from '../../harness/records/documents.ts'
import { trackingBody } from '../../harness/records/tracked.ts'
import { workUntilIdle } from '../../harness/workers.ts'
import { journeyAt, pusher, terminal, wire } from '../../intake/feeds/feed.ts'

const api = await testApi({ sources: [terminal()] })
const push = pusher(api)
const ZONE = 'America/Los_Angeles'
const today = dayIn(Date.now(), ZONE)
const CONTAINER = withCheckDigit('BXTU600001')!
let id: string
let billNumber: string
let tariffId: string
const lastFreeDay = addDays(today, -4)

/** Tracks a container at Los Angeles whose free time at its terminal ended four days ago, and adds a storage tariff. */
beforeAll(async () => {
  const body = trackingBody()
  billNumber = body.data.attributes.request_number
  api.line.knows(billNumber, journeyAt(44, CONTAINER))
  await api.api.POST('/tracking_requests', { body })
  await workUntilIdle(api.context)
  const facility = { firms: 'Y258', locode: 'USLAX' }
  const snapshot = {
    container_number: CONTAINER,
    observed_at: wire(Date.now()),
    facility,
    holds: [],
    last_free_day: lastFreeDay,
  }
  await push.message('trapac-la', { snapshots: [snapshot] })
  await workUntilIdle(api.context)
  const { data } = await api.api.GET('/containers', { params: { query: { 'filter[number]': CONTAINER } } })
  id = data!.data[0]!.id
  const tariff = {
    charge: 'storage',
    currency_code: 'USD',
    valid_from: '2020-01-01',
    tiers: [{ from_day: 1, amount_per_day: 50 }],
  }
  const made = await api.request('POST', '/v2/tariffs', { body: { data: { type: 'tariff', attributes: tariff } } })
  tariffId = (await made.json()).data.id
  await workUntilIdle(api.context)
})

const send = (attributes: object, account: Pick<typeof api, 'request'> = api) =>
  account.request('POST', '/v2/invoices/audit', { body: { data: { type: 'invoice_audit', attributes } } })

const audit = async (attributes: object) => {
  const response = await send({ container_id: id, charge: 'storage', ...attributes })
  expect(response.status).toBe(200)
  return ((await response.json()) as Schemas['InvoiceAuditDocument']).data.attributes
}

const RIGHT = () => ({
  container_number: CONTAINER,
  bill_of_lading_number: billNumber,
  port_of_discharge: 'Los Angeles',
  invoice_date: today,
  free_time_ends_on: lastFreeDay,
  charged_from: addDays(lastFreeDay, 1),
  charged_through: addDays(lastFreeDay, 3),
  daily_rates: [50],
  total_amount: 150,
  currency_code: 'USD',
})

/** Uploads an invoice, and stores this reading of it. */
const invoice = async (payload: object, documentType = 'demurrage_invoice') => {
  const { id } = await uploadedDocument(api, api, { name: 'Invoice', filename: 'invoice.pdf' })
  const extraction = { schemaVersion: '2026-11-22', payload, proposed: {}, leftOut: [] }
  await readUntilIdle(api.context, () => Promise.resolve(readingOf({ documentType, extraction } as never)))
  return id
}

describe('200', () => {
  test('a bill that is right differs in nothing', async () => {
    const { findings, overcharge, bill, rule } = await audit({ bill: RIGHT() })
    expect(findings.filter(({ result }) => result !== 'agrees')).toEqual([])
    expect(overcharge).toEqual({ amount: 0, currency_code: 'USD' })
    expect(bill.port_of_discharge).toBe('USLAX')
    expect(rule).toMatchObject({ applies: true, absent: [] })
  })

  test('each difference is listed with who reported otherwise, when and in which report, or with the tariff', async () => {
    const early = addDays(lastFreeDay, -1)
    const { findings, overcharge } = await audit({
      bill: { ...RIGHT(), free_time_ends_on: early, charged_from: lastFreeDay, total_amount: 200 },
    })
    const of = (check: string) => findings.find((one) => one.check === check)
    expect(of('free_time_ends_on')).toMatchObject({
      result: 'differs',
      billed: early,
      expected: lastFreeDay,
      evidence: [{ source: { id: 'terminal:trapac-la', kind: 'terminal' }, words: lastFreeDay }],
    })
    expect(of('charged_from')).toMatchObject({ result: 'differs', text: expect.stringContaining('1 day of free time') })
    expect(of('total_amount')).toMatchObject({ result: 'differs', expected: '150.00 USD', tariff_id: tariffId })
    expect(overcharge).toEqual({ amount: 50, currency_code: 'USD' })
    const { report_id } = of('free_time_ends_on')!.evidence[0]!
    expect((await api.request('GET', `/v2/reports/${report_id}`)).status).toBe(200)
  })

  test('another bill of lading is cited against the answer of the line, and a port beside that of discharge agrees', async () => {
    const bill = { bill_of_lading_number: `MAEU${Number(billNumber) + 1}`, port_of_discharge: 'Long Beach, CA' }
    const { findings } = await audit({ bill })
    expect(findings).toMatchObject([
      { check: 'bill_of_lading_number', result: 'differs', evidence: [{ source: { kind: 'line' } }] },
      { check: 'port_of_discharge', result: 'agrees', billed: 'USLGB', expected: 'USLAX' },
    ])
  })

  test('blank numbers name nothing that differs', async () => {
    const bill = { container_number: ' ', bill_of_lading_number: '-', port_of_discharge: ' ' }
    expect((await audit({ bill })).findings).toEqual([])
  })

  test.each(['<b>Los Angeles</b>', '@@LAX', '  ', '=1+1'])('%j is no port, and is none that differs', async (named) => {
    const { findings } = await audit({ bill: { port_of_discharge: named } })
    expect(findings.filter(({ result }) => result === 'differs')).toEqual([])
  })

  test('what the bill does not state is absent, and what nobody looked for is unknown', async () => {
    const { rule, contents } = await audit({ bill: { ...RIGHT(), tariff_rule: null } })
    expect(rule.absent).toEqual(['tariff_rule'])
    expect(rule.unknown).toContain('certifies_no_fault')
    expect(contents).toHaveLength(20)
  })

  test('what the record lacks is unknown, and no difference', async () => {
    const bill = { free_time_ends_on: today, charged_from: addDays(today, 1), total_amount: 100, currency_code: 'USD' }
    const { findings, overcharge } = await audit({ charge: 'detention', bill })
    expect(findings.map(({ result }) => result)).toEqual(findings.map(() => 'unknown'))
    expect(overcharge).toBeNull()
  })

  test('an invoice among the documents is read, and what is given comes before what was read', async () => {
    const document_id = await invoice({
      containers: [{ value: CONTAINER, page: 1 }],
      last_free_day: { value: lastFreeDay, page: 1 },
      total_amount: { value: { amount: 200, currency: 'USD' }, page: 1 },
      chargeable_days: { value: { amount: 4, unit: 'days' }, page: 1 },
    })
    const read = await audit({ document_id, bill: { charged_through: addDays(lastFreeDay, 4) } })
    expect(read).toMatchObject({
      document_id,
      bill: { container_number: CONTAINER, total_amount: 200, charged_days: 4 },
      overcharge: { amount: 0, currency_code: 'USD' },
    })
    const given = await audit({ document_id, bill: { charged_through: addDays(lastFreeDay, 4), total_amount: 250 } })
    expect(given).toMatchObject({ bill: { total_amount: 250 }, overcharge: { amount: 50 } })
  })

  test('what was read and exceeds what the contract allows is left out', async () => {
    const document_id = await invoice({
      containers: [{ value: CONTAINER, page: 1 }],
      invoice_number: { value: 'D'.repeat(60), page: 1 },
      invoice_date: { value: today, page: 1 },
      free_days: { value: { amount: 999, unit: 'days' }, page: 1 },
      rate_per_day: { value: { amount: 1e15, currency: 'USD' }, page: 1 },
      total_amount: { value: { amount: 4e15, currency: 'USD' }, page: 1 },
    })
    const { bill, read_from } = await audit({ document_id })
    expect(bill).toEqual({ container_number: CONTAINER, invoice_date: today, currency_code: 'USD' })
    expect(read_from.map(({ attribute }) => attribute).toSorted()).toEqual(Object.keys(bill).toSorted())
  })
})

test('a credit note that is uploaded keeps its sign, and the decimals of its currency', async () => {
  const text = `Gulf Pearl Lines\n\nDETENTION CREDIT NOTE\n\nCredit note no.: GPL-CN-55120\nContainer no.: ${CONTAINER}\n
Description                 Days   Rate (KWD)   Amount (KWD)
Detention waived               9       12.505        112.545
Total amount                                         112.545\n\nAll charges of the year: KWD 1,127.250\n`
  const { id: document_id } = await uploadedDocument(api, api, { name: 'Credit', filename: 'credit.txt', text })
  await readUntilIdle(api.context, readReally)
  const { bill, rule, findings, overcharge } = await audit({ charge: 'detention', document_id })
  expect(bill).toMatchObject({ invoice_number: 'GPL-CN-55120', total_amount: -112.545, currency_code: 'KWD' })
  expect([rule.applies, overcharge]).toEqual([false, null])
  expect(findings.find(({ check }) => check === 'total_amount')).toMatchObject({
    result: 'unknown',
    billed: '-112.545 KWD',
  })
})

test('of an uploaded invoice of two containers the rows of this one are audited, and what it lacks is named', async () => {
  const [from, through] = [addDays(lastFreeDay, 1), addDays(lastFreeDay, 2)]
  const text = `SSA STORAGE INVOICE\n\nInvoice no.: OAK-77120          Invoice date: ${today}\nB/L no.: ${billNumber}\n
Container      Last free day   From         To           Days   Rate    Amount USD
TGHU7306155    ${lastFreeDay}      ${from}   ${from}   1      70.00   70.00
${CONTAINER}    ${lastFreeDay}      ${from}   ${through}   2      70.00   140.00
Total USD                                                               210.00
`
  const { id: document_id } = await uploadedDocument(api, api, { name: 'Storage', filename: 'storage.txt', text })
  await readUntilIdle(api.context, readReally)
  const { bill, read_from, rule, contents, findings } = await audit({ document_id })
  const wordsOf = (attribute: string, places = read_from) =>
    places.filter((one) => one.attribute === attribute).map(({ page, words }) => [page, words])
  expect(['container_number', 'total_amount', 'charged_through', 'tariff_rule'].map((one) => wordsOf(one))).toEqual([
    [[1, CONTAINER]],
    [[1, '140.00']],
    [[1, through]],
    [],
  ])
  const differing = findings.find(({ check }) => check === 'total_amount')!
  expect(wordsOf('total_amount', differing.read_from)).toEqual([[1, '140.00']])
  const given = await audit({ document_id, bill: { total_amount: 139 } })
  expect(wordsOf('total_amount', given.read_from)).toEqual([])
  expect(given.findings.find(({ check }) => check === 'total_amount')!.read_from).toEqual([])
  expect(bill).toMatchObject({
    ...{ container_number: CONTAINER, total_amount: 140, daily_rates: [70], charged_days: 2 },
    ...{ free_time_ends_on: lastFreeDay, charged_from: from, charged_through: through, tariff_rule: null },
  })
  expect(rule.absent).toEqual(expect.arrayContaining(['tariff_rule', 'certifies_rules', 'certifies_no_fault']))
  expect(contents.find(({ element }) => element === 'certifies_rules')).toMatchObject({
    section: '541.6(e)(1)',
    state: 'absent',
  })
  expect(findings.find(({ check }) => check === 'total_amount')).toMatchObject({
    result: 'differs',
    expected: '100.00 USD',
    tariff_id: tariffId,
  })
})

test('what a source reports as owed is evidence, with its words and its report', async () => {
  const container = withCheckDigit('BXTU600002')!
  const body = trackingBody()
  api.line.knows(body.data.attributes.request_number, journeyAt(44, container))
  await api.api.POST('/tracking_requests', { body })
  await workUntilIdle(api.context)
  const fees = [{ raw_type: 'DEMURRAGE', amount: 240, currency: 'USD' }]
  const snapshot = { container_number: container, observed_at: wire(Date.now()), fees }
  await push.message('trapac-la', { snapshots: [{ ...snapshot, facility: { firms: 'Y258', locode: 'USLAX' } }] })
  await workUntilIdle(api.context)
  const { data } = await api.api.GET('/containers', { params: { query: { 'filter[number]': container } } })
  const bill = { total_amount: 300, currency_code: 'USD' }
  const { findings } = await audit({ container_id: data!.data[0]!.id, charge: 'demurrage', bill })
  const [found] = findings.filter(({ check }) => check === 'reported_fee')
  expect(found).toMatchObject({
    result: 'differs',
    expected: '240.00 USD',
    evidence: [{ source: { id: 'terminal:trapac-la' }, words: expect.stringContaining('DEMURRAGE') }],
  })
  expect((await api.request('GET', `/v2/reports/${found!.evidence[0]!.report_id}`)).status).toBe(200)
})

describe('422', () => {
  test.each([
    ['a container', { container_id: '0195a3c2-0000-7000-8000-00000000dead' }, '/data/attributes/container_id'],
    ['a document', { document_id: '0195a3c2-0000-7000-8000-00000000dead' }, '/data/attributes/document_id'],
  ])('%s that the account does not have', async (_, wrong, pointer) => {
    const response = await send({ container_id: id, charge: 'storage', ...wrong })
    expect(response.status).toBe(422)
    expect((await response.json()).errors[0].source.pointer).toBe(pointer)
  })

  test('containers and documents of another account are answered like those that nobody has', async () => {
    const other = await api.otherAccount()
    const document_id = await invoice({ containers: [{ value: CONTAINER, page: 1 }] })
    const answerOf = async (attributes: object, account: Pick<typeof api, 'request'>) => {
      const response = await send({ charge: 'storage', ...attributes }, account)
      return [response.status, await response.json()]
    }
    const nobody = '0195a3c2-0000-7000-8000-00000000dead'
    expect(await answerOf({ container_id: id }, other)).toEqual(await answerOf({ container_id: nobody }, other))
    expect(await answerOf({ container_id: id, document_id }, other)).toEqual(
      await answerOf({ container_id: nobody, document_id }, other),
    )
  })

  test('a document that is no such invoice', async () => {
    const document_id = await invoice({ vessel: { value: 'BOREAL TRADER' } }, 'arrival_notice')
    const response = await send({ container_id: id, charge: 'storage', document_id })
    expect(response.status).toBe(422)
    expect((await response.json()).errors[0].detail).toContain('no demurrage or detention invoice')
  })

  test('a period that ends before it begins, and values that are none', async () => {
    const pointerOf = async (bill: object) => {
      const response = await send({ container_id: id, charge: 'storage', bill })
      return [response.status, (await response.json()).errors[0].source.pointer]
    }
    expect(await pointerOf({ charged_from: today, charged_through: addDays(today, -1) })).toEqual([
      422,
      '/data/attributes/bill/charged_through',
    ])
    expect(await pointerOf({ total_amount: -1_000_000_000_001 })).toEqual([422, '/data/attributes/bill/total_amount'])
    expect(await pointerOf({ invoice_date: 'soon' })).toEqual([422, '/data/attributes/bill/invoice_date'])
    expect(await pointerOf({ invoice_date: '2026-02-30' })).toEqual([422, '/data/attributes/bill/invoice_date'])
    expect(await pointerOf({ invoice_date: '2026-02-20T10:00:00' })).toEqual([
      422,
      '/data/attributes/bill/invoice_date',
    ])
    expect(await pointerOf({ liability_basis: 'x'.repeat(1_001) })).toEqual([
      422,
      '/data/attributes/bill/liability_basis',
    ])
    expect(await pointerOf({ currency_code: '$' })).toEqual([422, '/data/attributes/bill/currency_code'])
  })
})
