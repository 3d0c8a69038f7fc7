import { expect, test } from 'vitest'
import { buildPdf, papers } from '../../../document-reading/test/harness/build-pdf.ts'
import { testApi } from '../harness/api.ts'
import { readingOf, readReally, readUntilIdle, uploadedDocument } from '../harness/records/documents.ts'

const world = await testApi()
const { api, context, app } = world
const { bill, terms, invoice, packing } = papers
await api.webhooks.create({ url: 'https://hooks.harbour-street.example/boxtrail', active: true })

let next = 0
/** Uploads a file with these pages and a unique number, so that it is not a duplicate. */
const upload = (...pages: (readonly string[])[]) => {
  next++
  const numbered = pages.map((lines, at) => [...lines, `Our file ${next}, sheet ${String.fromCharCode(65 + at)}`])
  return uploadedDocument(world, world, { name: 'Scan', filename: 'scan.pdf', text: buildPdf(numbered).toString() })
}
const read = () => readUntilIdle(context, readReally)
const document = async (id: string) => (await api.documents.get(id)).data
const partsOf = async (id: string) => {
  const { meta } = await document(id)
  return Promise.all(meta!.parts.map(({ document_id }) => document(document_id)))
}
const fileOf = async (id: string) => {
  const { download_url } = await api.documents.downloadUrl(id)
  return Buffer.from(await (await app.request(download_url)).arrayBuffer())
}
const eventsOf = async (id: string) => {
  const { rows } = await context.pool.query('select event from notifications where reference_id = $1', [id])
  return rows.map(({ event }) => event)
}

test('a file of several documents is not a document itself, and each part is one, with its pages and values', async () => {
  const { id } = await upload(bill, terms, invoice)
  await read()
  const whole = await document(id)
  expect(whole.attributes).toMatchObject({
    document_type: null,
    classification_notes: 'It holds 2 documents: bill of lading (pages 1 to 2), commercial invoice (page 3).',
  })
  expect(whole.relationships.last_document_representation.data).toBeNull()
  expect(await eventsOf(id)).toEqual([])
  const parts = await partsOf(id)
  expect(parts.map(({ attributes, meta }) => [attributes.document_type, attributes.source, meta!.split_from])).toEqual([
    ['bill_of_lading', 'split_document', { document_id: id, first_page: 1, last_page: 2 }],
    ['commercial_invoice', 'split_document', { document_id: id, first_page: 3, last_page: 3 }],
  ])
  expect(parts.map(({ attributes }) => attributes.name)).toEqual(['Scan (pages 1-2)', 'Scan (page 3)'])
  for (const part of parts) {
    expect(await eventsOf(part.id)).toEqual(['document.extracted'])
    const bytes = await fileOf(part.id)
    expect(bytes.length).toBe(part.attributes.file_size_bytes)
    expect((await readReally({ account: 'a', name: 'part.pdf', bytes })).documentType).toBe(
      part.attributes.document_type,
    )
  }
})

test('a file is split once, however often it is read, and although its parts were deleted', async () => {
  const { id } = await upload(invoice, packing)
  await read()
  const [first, second] = await partsOf(id)
  await api.documents.delete(first!.id)
  await api.documents.reclassify(id)
  await read()
  expect((await partsOf(id)).map((part) => part.id)).toEqual([second!.id])
  expect((await document(id)).attributes.document_type).toBeNull()
})

test('the parts of a file are kept when it is deleted itself', async () => {
  const { id } = await upload(invoice, packing)
  await read()
  const parts = await partsOf(id)
  await api.documents.delete(id)
  expect((await document(parts[0]!.id)).meta!.split_from!.document_id).toBe(id)
})

test('a file is not split when a user has set its type', async () => {
  const { id } = await upload(invoice, packing)
  await api.documents.update(id, { document_type_manual: 'commercial_invoice' })
  await read()
  expect((await document(id)).meta!.parts).toEqual([])
})

test('a file stays whole, with the reason, where its pages cannot be copied', async () => {
  const { id } = await uploadedDocument(world, world)
  const parts = [1, 2].map((page) => ({
    documentType: 'packing_list' as const,
    pages: [page, page] as [number, number],
  }))
  await readUntilIdle(context, async () => readingOf({ bundle: { parts, notes: 'It holds 2 documents.' } }))
  const { attributes, meta } = await document(id)
  expect(attributes.document_type).toBe('arrival_notice')
  expect(attributes.classification_notes).toBe(
    'The title says so. It holds 2 documents. Not split: The PDF is broken or encrypted.',
  )
  expect(meta!.parts).toEqual([])
})

test('the parts are documents of no other account', async () => {
  const other = await world.otherAccount()
  const { id } = await upload(invoice, packing)
  await read()
  for (const part of await partsOf(id)) {
    const response = await other.request('GET', `/v2/documents/${part.id}`)
    expect(response.status).toBe(404)
  }
  expect((await other.api.documents.list()).data).toEqual([])
})

test('a part that the account has already does not become a second document', async () => {
  const shared = ['PACKING LIST', 'Packages: 77', 'Gross weight: 900 kg']
  const other = (number: number) => [...invoice, `Our file ${number}`]
  const bundles = [other(1001), other(1002)].map((first) => buildPdf([first, shared]).toString())
  const ids = []
  for (const text of bundles) ids.push((await uploadedDocument(world, world, { text, filename: 'scan.pdf' })).id)
  await read()
  expect((await Promise.all(ids.map(partsOf))).map((parts) => parts.length).sort()).toEqual([1, 2])
})
