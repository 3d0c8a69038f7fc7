import { createHash } from 'node:crypto'
import { examples } from '@boxtrail/contracts/examples'
import { expect, test } from 'vitest'
import { renderInThread } from '../src/render-in-thread.ts'
import { renderPack } from '../src/render-pack.ts'
import { type Attributes, money, type Pack } from '../src/words.ts'
import { compact, readPdf } from './read-pdf.ts'

const { data: example } = examples.getContainerEvidence[200].default as unknown as { data: Pack }
const packWith = (attributes: Partial<Attributes>): Pack => ({
  ...example,
  attributes: { ...example.attributes, ...attributes },
})
const { attributes } = example
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

test('the same pack has the same bytes, here and in a thread', async () => {
  const bytes = await renderPack(example)
  expect((await renderPack(structuredClone(example))).equals(bytes)).toBe(true)
  expect(bytes.equals(await renderInThread(example))).toBe(true)
})

test('the file has its title, its data, and the hash of the data in its text', async () => {
  const { info, attached, text, pages } = await readPdf(await renderPack(example))
  expect(info).toMatchObject({ Title: 'Evidence pack: container MSKU7054410', Author: 'Lakeside Furniture' })
  expect(JSON.parse(Buffer.from(attached!).toString())).toEqual(attributes)
  expect(text).toContain(sha256(attached!))
  expect(sha256(attached!)).toBe(example.meta.sha256)
  for (const [index, page] of pages.entries()) expect(page).toContain(`page${index + 1}of${pages.length}`)
})

test('the text has each speaker, the words, the times in local time, and each report with its hash', async () => {
  const { text } = await readPdf(await renderPack(example))
  for (const one of [
    '6 Mar 2026, 13:15 America/Los_Angeles (21:15 UTC)',
    'Fenix Marine Services (terminal): “UV” [R1]',
    'Maersk (line): “DISC” [R2], for 6 Mar 2026, 23:00 UTC',
    'Rule for discharge: terminal before railway before line before entry of the account',
    'Unknown: no source has reported about them.',
    '2026-03-11 is the earliest that still applies',
    "none of the account's tariffs",
    ...attributes.reports.flatMap(({ id, body_sha256 }) => [id, body_sha256!]),
  ])
    expect(text).toContain(compact(one))
})

test('a source that says the same is told apart from one that says otherwise', async () => {
  const [first] = attributes.values.filter(({ provenance }) => provenance.prevailed_over.length > 0)
  const { provenance } = first!
  const { words, happened_at } = provenance.set_by
  const agreeing = { ...provenance.prevailed_over[0]!, words, happened_at }
  const values = [{ ...first!, provenance: { ...provenance, prevailed_over: [agreeing] } }]
  const { text } = await readPdf(await renderPack(packWith({ values, journey: [] })))
  expect(text).toContain(compact(`The same: Maersk (line): “${words}” [R2]`))
  expect(text).not.toContain('Prevailedover')
  expect(text).not.toContain('Rulefor')
})

test('of many others five are printed, in their first words; the attached data has all of them whole', async () => {
  const [event] = attributes.journey
  const { provenance } = event!
  const others = Array.from({ length: 20 }, (_, index) => ({
    ...provenance!.prevailed_over[0]!,
    words: `OTHER${index} ${'x'.repeat(1_000)}`,
  }))
  const journey = [{ ...event!, provenance: { ...provenance!, prevailed_over: others } }]
  const { text, attached } = await readPdf(await renderPack(packWith({ journey, values: [] })))
  expect(text).toContain('OTHER4x')
  expect(text).not.toContain('OTHER5x')
  expect(text).toContain(compact('and 15 more, which the attached data has'))
  expect(text.match(/x{201,}/)).toBeNull()
  expect(JSON.parse(Buffer.from(attached!).toString()).journey[0].provenance.prevailed_over).toEqual(others)
})

test('a clock says which event it begins with, and who reported that', async () => {
  const { text } = await readPdf(await renderPack(example))
  expect(text).toContain(
    compact('(21:15 UTC) port of discharge discharged at; Fenix Marine Services (terminal): “UV” [R1] not ended'),
  )
})

test('a fee has the name of its charge, and the name of its source', async () => {
  const [clock] = attributes.free_time.charges
  const fee = {
    type: 'demurrage',
    amount: 80,
    currency_code: 'USD',
    payee: 'terminal',
    source: 'terminal:USLAX-W218',
  } as const
  const unnamed = { ...fee, type: 'other', amount: 7, source: 'rail:BNSF' } as const
  const free_time = {
    ...attributes.free_time,
    charges: [{ ...clock!, free_time: { ...clock!.free_time, charge: 'storage' as const }, reported: [fee] }],
    other_fees: [unnamed],
  }
  const { text } = await readPdf(await renderPack(packWith({ free_time })))
  expect(text).toContain(compact('storage 80.00 USD terminal Fenix Marine Services (terminal)'))
  expect(text).toContain(compact('other 7.00 USD terminal BNSF (railway)'))
})

test.each([
  ['tariff:019cc520-0b40-7c1e-8d2a-3f5b6a7c8d9f', 'Free; tariff of the account'],
  ['document:019cc520-0b40-7c1e-8d2a-3f5b6a7c8d9f', 'Free; Notice.pdf (document) [D1]'],
])('a reason of free time from %s is named', async (source, expected) => {
  const [clock] = attributes.free_time.charges
  const because = [{ detail: 'Free', source }]
  const free_time = { ...attributes.free_time, charges: [{ ...clock!, free_time: { ...clock!.free_time, because } }] }
  const documents = [{ reference: 'D1', id: '019cc520-0b40-7c1e-8d2a-3f5b6a7c8d9f', name: 'Notice.pdf' }]
  const { text } = await readPdf(await renderPack(packWith({ free_time, documents })))
  expect(text).toContain(compact(expected))
})

test('a time is in the zone of its place, although the place is named by its event alone', async () => {
  const [value] = attributes.values.filter(({ name }) => name === 'pod_discharged_at')
  const [event] = attributes.journey
  const [timestamp, timezone] = ['2026-02-01T01:00:00Z', 'Asia/Shanghai']
  const values = [{ ...value!, name: 'empty_out_at', value: timestamp, time: null }]
  const { text } = await readPdf(await renderPack(packWith({ values, journey: [{ ...event!, timestamp, timezone }] })))
  expect(text).toContain(compact('empty out at 1 Feb 2026, 09:00 Asia/Shanghai (01:00 UTC)'))
})

test('an event of a change names what changed as the values do', async () => {
  const [event] = attributes.journey
  const journey = [{ ...event!, event: 'container.pickup_lfd_line.changed' }]
  const { text } = await readPdf(await renderPack(packWith({ journey })))
  expect(text).toContain(compact('last free day by the line changed'))
})

test('words in any script stay, and what no font has is written as its code point', async () => {
  const words = 'Gümrük kontrolü; Таможня; Τελωνείο; 海关查验 已放行; 通関 保留; 세관 보류; ศุลกากร; 🚢\u0007'
  const [hold] = attributes.holds.items
  const items = [{ ...hold!, value: { ...hold!.value, description: words } }]
  const { text } = await readPdf(await renderPack(packWith({ holds: { ...attributes.holds, items } })))
  for (const one of words.split(';').slice(0, 6)) expect(text).toContain(compact(one))
  expect(text).toContain('[U+0007]')
  expect(text).toContain(compact('Characters that the fonts of this document lack'))
})

test.each([
  ['Hebrew', 'מכולה עצורה במכס (בדיקה פיזית) עד 12 בינואר'],
  ['Arabic', 'الحاوية محتجزة لدى الجمارك (فحص مادي) حتى 12 يناير'],
])('words in %s stand in the order in which they are read', async (_, description) => {
  const [hold] = attributes.holds.items
  const items = [{ ...hold!, value: { ...hold!.value, description } }]
  const { text } = await readPdf(await renderPack(packWith({ holds: { ...attributes.holds, items } })))
  expect(text).toContain(compact(description.slice(0, description.indexOf('('))))
})

test('what could turn round the order of other words is written as its code point, and stays in the data', async () => {
  const description = 'waived \u202e0021 USD\u202c, \u2067isolated'
  const [hold] = attributes.holds.items
  const items = [{ ...hold!, value: { ...hold!.value, description } }]
  const { text, attached } = await readPdf(await renderPack(packWith({ holds: { ...attributes.holds, items } })))
  expect(text).toContain('waived[U+202E]0021USD[U+202C],[U+2067]isolated')
  expect(text).toContain(compact('Characters that the fonts of this document lack'))
  expect(JSON.parse(Buffer.from(attached!).toString()).holds.items[0].value.description).toBe(description)
})

test('a table that is longer than a page repeats its head, and loses no row', async () => {
  const [event] = attributes.journey
  const journey = Array.from({ length: 100 }, (_, index) => ({ ...event!, voyage_number: `V${index}E` }))
  const { pages, text } = await readPdf(await renderPack(packWith({ journey })))
  for (const { voyage_number } of journey) expect(text).toContain(`BOREALTRADER${voyage_number}`)
  const ofJourney = pages.filter((page) => page.includes('BOREALTRADER'))
  expect(ofJourney.length).toBeGreaterThan(5)
  for (const page of ofJourney) expect(page).toContain('WhenWhatWhereWhosaidso')
})

test('a text that is longer than a page goes on on the next one', async () => {
  const [hold] = attributes.holds.items
  const description = Array.from({ length: 1_500 }, (_, index) => `w${index}`).join(' ')
  const items = [{ ...hold!, value: { ...hold!.value, description } }]
  const { text } = await readPdf(await renderPack(packWith({ holds: { ...attributes.holds, items } })))
  expect(text.replaceAll(/Evidencepack:[^“]*?page\d+of\d+/g, '')).toContain('w0w1w2')
  expect(text).toContain('w1498w1499')
})

test('a pack of the sandbox says on each page that it is invented', async () => {
  const { pages } = await readPdf(await renderPack(packWith({ is_sandbox: true })))
  for (const page of pages) expect(page).toContain('SANDBOX')
})

test('a body that is no longer kept is named with its hash', async () => {
  const reports = attributes.reports.map((one) => ({ ...one, body: 'dropped' as const }))
  const evidence = { dropped_before: '2026-03-07T00:00:00Z' }
  const pack = packWith({ reports })
  const { text } = await readPdf(await renderPack({ ...pack, meta: { ...pack.meta, evidence } }))
  expect(text).toContain(compact(reports[0]!.body_sha256!))
  expect(text).toContain(compact('The body is no longer kept; its hash is.'))
  expect(text).toContain('receivedbefore2026-03-07T00:00:00Z')
})

test('amounts have the decimals of their currency', () => {
  expect([money(12.345, 'KWD'), money(60, 'BHD'), money(12_000, 'JPY'), money(5, null)]).toEqual([
    ...['12.345 KWD', '60.000 BHD', '12000 JPY', '5.00 (currency unknown)'],
  ])
})
