import { describe, expect, test } from 'vitest'
import { buildPdf, type Line } from '../../../document-reading/test/harness/build-pdf.ts'
import { findCorrectionsSql } from '../../src/documents/reading/correction-queries.ts'
import { testApi } from '../harness/api.ts'
import { readReally, readUntilIdle, uploadedDocument } from '../harness/records/documents.ts'
import { mailOf } from '../intake/email/mail.ts'

const world = await testApi()
const { context } = world

const days = Array.from({ length: 28 }, (_, at) => `2026-05-${String(at + 1).padStart(2, '0')}`)
/** A new account, which has no corrections of any form yet. */
const someone = async () => ({ app: world.app, api: (await world.otherAccount()).api })
type Someone = Awaited<ReturnType<typeof someone>>

let next = 0
/** A notice that states the arrival under a label that no reader knows. */
const notice = (day: string, more: readonly Line[] = []): Line[] => [
  'ARRIVAL NOTICE',
  { 40: 'Vessel', 220: 'Voyage', 400: 'Docking forecast' },
  { 40: 'BOREAL TRADER', 220: `6${String(++next).padStart(2, '0')}W`, 400: day },
  { 40: 'Shipper', 220: 'Consignee' },
  { 40: 'Harbour Street Foods', 220: 'Northern Retail' },
  { 40: 'Port of loading', 220: 'Port of discharge' },
  { 40: 'Valencia', 220: 'Gdansk' },
  ...more,
]
const otherForm = (day: string): Line[] => [
  'ARRIVAL NOTICE',
  { 40: 'Docking forecast', 220: day },
  { 40: 'Importing vessel:', 220: 'BOREAL TRADER' },
  { 40: 'Terminal:', 220: 'West Quay' },
  { 40: 'Free time expires:', 220: '2026-07-01' },
  { 40: 'Carrier:', 220: `Line ${String.fromCharCode(65 + (++next % 26))}` },
]

const read = () => readUntilIdle(context, readReally)
const given = async (who: Someone, lines: readonly Line[]) => {
  const { id } = await uploadedDocument(world, who, { filename: 'notice.pdf', text: buildPdf([lines]).toString() })
  await read()
  return id
}
const correct = async (who: Someone, id: string, values: Record<string, unknown>) => {
  await who.api.documents.update(id, { extracted_data_manual: values })
  await read()
}
interface Found {
  value: unknown
  confidence: number
  grounds: string[]
}
const valuesOf = async (who: Someone, id: string) => {
  const { included } = await who.api.documents.get(id, { include: ['current_extraction'] })
  const { attributes, meta } = included![0] as unknown as {
    attributes: { payload: Record<string, Found> }
    meta: { proposed: Record<string, Found>; left_out: { field: string; reason: string }[] }
  }
  return { served: attributes.payload, proposed: meta.proposed, leftOut: meta.left_out }
}
/** Reads the next document of the form, and returns its values. */
const nextOf = async (who: Someone, day: string, lines = notice(day)) => {
  const id = await given(who, lines)
  return { id, ...(await valuesOf(who, id)) }
}
const rowsOf = async (id: string) =>
  (await context.pool.query('select * from document_lessons where document_id = $1', [id])).rows

describe('a corrected value', () => {
  test('is proposed from its place in the next document of the form, with the reason', async () => {
    const who = await someone()
    const first = await nextOf(who, days[0]!)
    expect([first.served.eta, first.proposed.eta]).toEqual([undefined, undefined])
    await correct(who, first.id, { eta: days[0] })
    const { served, proposed } = await nextOf(who, days[1]!)
    expect(served.eta).toBeUndefined()
    expect(proposed.eta).toMatchObject({
      value: days[1],
      confidence: 0.7,
      grounds: ['below "Docking forecast", as corrected by a person in a similar document'],
    })
  })

  test('may be given as it is served or as it is written', async () => {
    const who = await someone()
    const first = await nextOf(who, days[0]!)
    await correct(who, first.id, { eta: { value: '1 May 2026' } })
    expect((await nextOf(who, days[1]!)).proposed.eta).toMatchObject({ value: days[1] })
  })

  test('is not proposed for another form', async () => {
    const who = await someone()
    const first = await nextOf(who, days[0]!)
    await correct(who, first.id, { eta: days[0] })
    const { served, proposed } = await nextOf(who, days[1]!, otherForm(days[1]!))
    expect([served.eta, proposed.eta]).toEqual([undefined, undefined])
  })

  test('is not proposed to another account', async () => {
    const who = await someone()
    const first = await nextOf(who, days[0]!)
    await correct(who, first.id, { eta: days[0] })
    expect((await nextOf(await someone(), days[1]!)).proposed.eta).toBeUndefined()
  })

  test('is proposed by the domain of the sender, and not for another sender', async () => {
    const who = await someone()
    const mailed = async (from: string, day: string) => {
      const pdf = buildPdf([notice(day)]).toString()
      const attachment = { name: 'notice.pdf', type: 'application/pdf', text: pdf }
      const mail = mailOf({ headers: { From: from, 'Message-ID': `<${++next}@x.example>` }, files: [attachment] })
      const { included } = await who.api.emailSubmissions.create(mail)
      await read()
      return included!.find(({ type }) => type === 'document')!.id
    }
    const first = await mailed('desk@line.example', days[0]!)
    await correct(who, first, { eta: days[0] })
    const etaOf = async (id: string) => (await valuesOf(who, id)).proposed.eta?.value
    expect(await etaOf(await mailed('Import <other@LINE.example>', days[1]!))).toBe(days[1])
    expect(await etaOf(await mailed('desk@line2.example', days[2]!))).toBeUndefined()
    expect((await nextOf(who, days[3]!)).proposed.eta).toBeUndefined()
  })

  test('is served after three documents agree, and proposed again when one disagrees', async () => {
    const who = await someone()
    for (const day of days.slice(0, 3)) {
      const { id, served } = await nextOf(who, day)
      expect(served.eta).toBeUndefined()
      await correct(who, id, { eta: day })
      await correct(who, id, { eta: { value: day } })
    }
    const fourth = await nextOf(who, days[3]!)
    expect(fourth.served.eta).toMatchObject({
      value: days[3],
      confidence: 0.9,
      grounds: ['below "Docking forecast", as corrected by a person in 3 similar documents'],
    })
    await correct(who, fourth.id, { eta: days[20] })
    const fifth = await nextOf(who, days[4]!)
    expect([fifth.served.eta, fifth.proposed.eta]).toEqual([undefined, undefined])
    await correct(who, fifth.id, { eta: days[4] })
    const sixth = await nextOf(who, days[5]!)
    expect([sixth.served.eta, sixth.proposed.eta?.value]).toEqual([undefined, days[5]])
  })

  test('takes the place of what would be served from elsewhere: that is left out with the reason', async () => {
    const who = await someone()
    const both = (day: string, other: string) => notice(day, [{ 40: 'ETA:', 120: other }])
    const first = await nextOf(who, '', both(days[0]!, days[9]!))
    expect(first.served.eta?.value).toBe(days[9])
    await correct(who, first.id, { eta: days[0] })
    const { served, proposed, leftOut } = await nextOf(who, '', both(days[1]!, days[8]!))
    expect([served.eta, proposed.eta?.value]).toEqual([undefined, days[1]])
    expect(leftOut).toContainEqual({
      field: 'eta',
      reason: 'a person showed another place for it in a similar document',
    })
  })

  test('is forgotten when it is withdrawn', async () => {
    const who = await someone()
    const { id } = await nextOf(who, days[0]!)
    await correct(who, id, { eta: days[0] })
    expect(await rowsOf(id)).toHaveLength(1)
    await who.api.documents.update(id, { extracted_data_manual: null })
    await read()
    expect(await rowsOf(id)).toEqual([])
  })
})

test('a rejected value is proposed in the next document, and no longer served', async () => {
  const who = await someone()
  const { id, served } = await nextOf(who, days[0]!)
  expect(served.vessel?.value).toBe('BOREAL TRADER')
  await correct(who, id, { vessel: null })
  const after = await nextOf(who, days[1]!)
  expect(after.served.vessel).toBeUndefined()
  expect(after.proposed.vessel).toMatchObject({ value: 'BOREAL TRADER', confidence: 0.5 })
  expect(after.proposed.vessel!.grounds).toContain('a person rejected a value from this place in a similar document')
})

describe('nothing is learned', () => {
  test('of a value that occurs in two places', async () => {
    const who = await someone()
    const id = await given(who, notice(days[0]!, [{ 40: 'Printed', 220: days[0]! }]))
    await correct(who, id, { eta: days[0] })
    expect(await rowsOf(id)).toEqual([])
  })

  test.each([
    ['a value that is not there', { eta: '2031-01-01' }],
    ['a field that its type does not have', { duty_amount: 12 }],
    ['a huge value', { shipper: 'Harbour Street Foods'.repeat(3_000) }],
    ['values of other kinds', { eta: [days[0]], shipper: { a: { b: 1 } }, vessel: 7, gross_weight: {} }],
    ['a pattern', { shipper: '(a+)+$', consignee: '.*' }],
  ])('of %s', async (_, values) => {
    const who = await someone()
    const id = await given(who, notice(days[0]!))
    await correct(who, id, values)
    expect(await rowsOf(id)).toEqual([])
  })
})

test('no text of a document is kept', async () => {
  const who = await someone()
  const { id } = await nextOf(who, days[0]!)
  await correct(who, id, { eta: days[0], shipper: 'Harbour Street Foods' })
  const rows = await rowsOf(id)
  expect(rows.map(({ field }) => field).toSorted()).toEqual(['eta', 'shipper'])
  expect(JSON.stringify(rows)).not.toMatch(/harbour|docking|2026-05-01"/i)
})

test('the newest corrections of a sender are found by an index among 100,000', async () => {
  const { pool } = context
  const { id } = await nextOf(world, days[0]!)
  await pool.query(
    `insert into document_lessons (account_id, document_id, field, sender, form, label, place, is_here, learned_at)
     select $1, $2, 'f' || n, 'line' || (n & 7) || '.example', '{1,2,3,4}', repeat('0', 16), 'below', true,
       now() - random() * interval '1 year' from generate_series(1, 100000) n`,
    [world.accountId, id],
  )
  await pool.query('analyze document_lessons')
  const given = [world.accountId, 'line3.example', '00000000-0000-0000-0000-000000000000'] as const
  const plan = JSON.stringify((await pool.query(`explain (format json) ${findCorrectionsSql.text}`, [...given])).rows)
  expect(plan).toContain('document_lessons_by_sender')
  expect(plan).not.toMatch(/Sort|Seq Scan/)
  expect(await findCorrectionsSql.rows(pool, ...given)).toHaveLength(200)
})
