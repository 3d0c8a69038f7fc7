import { describe, expect, test } from 'vitest'
import { testApi } from '../harness/api.ts'
import { readingOf, readUntilIdle, uploadedDocument, uploadedFile } from '../harness/documents.ts'

const world = await testApi()
const { api, context, request } = world
const { pool } = context

const refused = async (
  method: string,
  path: string,
  body?: unknown,
  account = world as Pick<typeof world, 'request'>,
) => {
  const response = await account.request(method, `/v2${path}`, { body })
  const { errors } = await response.json()
  return [response.status, errors[0].source?.pointer ?? errors[0].source?.parameter ?? errors[0].title] as const
}
const creation = (attributes: object) => ({ data: { type: 'document', attributes } })
const changesOf = async (id: string) =>
  (await api.events.list({ 'filter[resource_id]': id, limit: 100 })).data.map(({ attributes }) => attributes.changeset)

describe('createDocument', () => {
  test('201: an uploaded file becomes a document that waits to be read', async () => {
    const { id, text } = await uploadedDocument(world, world, { name: '  Arrival notice ' })
    const { data } = await api.documents.get(id)
    expect(data.attributes).toMatchObject({
      id,
      name: 'Arrival notice',
      document_type: null,
      source: 'api',
      file_name: 'arrival-notice.pdf',
      file_content_type: 'application/pdf',
      file_size_bytes: text.length,
    })
    expect(data.relationships.user.data?.id).toBe(world.userId)
    expect(data.links).toEqual({ self: `/v2/documents/${id}`, download: `/v2/documents/${id}/download_url` })
    expect(await changesOf(id)).toMatchObject([{ name: [null, 'Arrival notice'] }])
  })

  test('409: the same bytes are one document, and the refusal names it', async () => {
    const { id, text } = await uploadedDocument(world, world, { name: 'First' })
    const attached_document = await uploadedFile(world, world, { text, filename: 'other.pdf' })
    const response = await request('POST', '/v2/documents', { body: creation({ name: 'Second', attached_document }) })
    const { errors } = await response.json()
    expect([response.status, errors[0]]).toMatchObject([
      409,
      {
        title: 'Duplicate document',
        code: 'duplicate_document',
        meta: { existing_document_id: id, existing_document_name: 'First' },
      },
    ])
    await api.documents.delete(id)
    const { data } = await api.documents.create({ name: 'Second', attached_document })
    expect(data.id).not.toBe(id)
  })

  test('422: what names no file of the account, a used file, or has no name, is refused', async () => {
    const other = await world.otherAccount()
    const theirs = await uploadedFile(world, other)
    const { signedId } = await uploadedDocument(world, world)
    const at = '/data/attributes/attached_document'
    for (const attached_document of ['https://files.example/x.pdf', theirs, signedId])
      expect(await refused('POST', '/documents', creation({ name: 'x', attached_document }))).toEqual([422, at])
    const attached_document = await uploadedFile(world, world)
    const blank = await refused('POST', '/documents', creation({ name: '  ', attached_document }))
    expect(blank).toEqual([422, '/data/attributes/name'])
  })

  test('of 20 who attach one file at once, one makes a document', async () => {
    const attached_document = await uploadedFile(world, world)
    const before = (await api.documents.list()).meta.total
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        request('POST', '/v2/documents', { body: creation({ name: 'x', attached_document }) }),
      ),
    )
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([201, ...Array(19).fill(422)])
    expect((await api.documents.list()).meta.total).toBe(before + 1)
  })
})

describe('listDocuments', () => {
  test('200: pages, filters and orders', async () => {
    const account = await world.otherAccount()
    const names = ['bill-of_lading.pdf', 'arrival notice.pdf', 'Invoice.pdf']
    const ids: string[] = []
    for (const filename of names) ids.push((await uploadedDocument(world, account, { filename })).id)
    const [bill, notice, invoice] = ids as [string, string, string]
    await account.api.documents.update(bill, { document_type_manual: 'bill_of_lading' })
    await account.api.documents.update(notice, { document_type_manual: 'arrival_notice' })
    await pool.query(`update documents set source = 'email' where id = $1`, [notice])
    const found = async (query: Parameters<typeof api.documents.list>[0]) =>
      (await account.api.documents.list(query)).data.map(({ id }) => id)
    expect(await found({})).toEqual([invoice, notice, bill])
    expect(await found({ sort: 'created_at' })).toEqual([bill, notice, invoice])
    expect(await found({ sort: 'document_type' })).toEqual([notice, bill, invoice])
    expect(await found({ sort: '-document_type' })).toEqual([bill, notice, invoice])
    expect(await found({ sort: 'added_by' })).toEqual([invoice, bill, notice])
    expect(await found({ sort: '-added_by' })).toEqual([notice, invoice, bill])
    expect(await found({ 'filter[filename]': 'LADING bill' })).toEqual([bill])
    expect(await found({ 'filter[filename]': 'arrival-notice.pdf' })).toEqual([notice])
    expect(await found({ 'filter[document_types]': ['arrival_notice', 'bill_of_lading'] })).toEqual([notice, bill])
    expect(await found({ 'filter[reference]': 'PO-1' })).toEqual([])
    const second = await account.api.documents.list({ sort: 'created_at' }, { page: 2, pageSize: 2 })
    expect([second.data.map(({ id }) => id), second.meta.total]).toEqual([[invoice], 3])
    const walked = []
    for await (const { id } of account.api.documents.iterate({}, { pageSize: 1 })) walked.push(id)
    expect(walked).toEqual([invoice, notice, bill])
  })

  test('400: an unknown order, filter or include is named', async () => {
    expect(await refused('GET', '/documents?sort=name')).toEqual([400, 'sort'])
    expect(await refused('GET', '/documents?filter[name]=x')).toEqual([400, 'filter[name]'])
    expect(await refused('GET', '/documents?include=containers')).toEqual([400, 'include'])
  })
})

describe('a document', () => {
  test('comes with what is asked for around it, the last reading once under both of its names', async () => {
    const { id } = await uploadedDocument(world, world)
    await readUntilIdle(context, async () => readingOf())
    const { data, included = [] } = await api.documents.get(id, {
      include: [
        'account',
        'user',
        'last_document_representation',
        'current_extraction',
        'shipments',
        'cargos',
        'email_submission',
      ],
    })
    expect(included.map(({ type }) => type)).toEqual(['account', 'user', 'document_representation'])
    expect(included[0]).toMatchObject({ id: world.accountId, attributes: { company_name: 'Lakeside Furniture' } })
    expect(included[2]!.id).toBe(data.relationships.last_document_representation.data?.id)
    expect((await api.documents.get(id)).included).toBeUndefined()
  })

  test('400 and 404: an unknown include, and what is not there or another’s', async () => {
    const other = await world.otherAccount()
    const { id } = await uploadedDocument(world, other)
    expect(await refused('GET', `/documents/${id}?include=x`)).toEqual([400, 'include'])
    for (const path of ['', '/download_url']) expect((await refused('GET', `/documents/${id}${path}`))[0]).toBe(404)
    for (const step of ['reextract', 'reclassify', 'relink'])
      expect((await refused('POST', `/documents/${id}/${step}`))[0]).toBe(404)
    expect((await refused('DELETE', `/documents/${id}`))[0]).toBe(404)
    const body = { data: { attributes: { document_type_manual: 'arrival_notice' } } }
    expect((await refused('PATCH', `/documents/${id}`, body))[0]).toBe(404)
  })

  test('200: what a person says of it is there at once, is logged, and is taken back with null', async () => {
    const { id } = await uploadedDocument(world, world)
    await readUntilIdle(context, async () => readingOf())
    const payload = async () => {
      const { included } = await api.documents.get(id, { include: ['current_extraction'] })
      const [one] = included!
      return one!.type === 'document_representation' ? one!.attributes.payload : null
    }
    await api.documents.update(id, { extracted_data_manual: { voyage: '613W' } })
    expect(await payload()).toEqual({ vessel: 'BOREAL TRADER', voyage: '613W' })
    const { data } = await api.documents.update(id, { document_type_manual: 'delivery_order' })
    expect(data.attributes).toMatchObject({ document_type: 'delivery_order', document_type_manual: 'delivery_order' })
    const cleared = await api.documents.update(id, { document_type_manual: null, extracted_data_manual: null })
    expect(cleared.data.attributes).toMatchObject({ document_type: 'arrival_notice', document_type_manual: null })
    expect(await payload()).toEqual({ vessel: 'BOREAL TRADER', voyage: '612E' })
    expect(await changesOf(id)).toMatchObject([
      {},
      {},
      { extracted_data_manual: [null, { voyage: '613W' }] },
      { document_type_manual: [null, 'delivery_order'] },
      { document_type_manual: ['delivery_order', null], extracted_data_manual: [{ voyage: '613W' }, null] },
    ])
  })

  test('409 and 422: another id or type, and what cannot be set', async () => {
    const { id } = await uploadedDocument(world, world)
    const other = { data: { id: crypto.randomUUID(), attributes: {} } }
    expect(await refused('PATCH', `/documents/${id}`, other)).toEqual([409, '/data/id'])
    const named = { data: { attributes: { document_type_manual: 'No such form' } } }
    expect(await refused('PATCH', `/documents/${id}`, named)).toEqual([422, '/data/attributes/document_type_manual'])
    const text = { data: { attributes: { extracted_data_manual: 'x' } } }
    expect(await refused('PATCH', `/documents/${id}`, text)).toEqual([422, '/data/attributes/extracted_data_manual'])
  })

  test('204: once deleted it is in no list, and nobody reads it', async () => {
    const { id } = await uploadedDocument(world, world)
    await api.documents.delete(id)
    expect((await refused('GET', `/documents/${id}`))[0]).toBe(404)
    expect((await api.documents.list({}, { pageSize: 100 })).data.map((one) => one.id)).not.toContain(id)
    const read: string[] = []
    await readUntilIdle(context, async ({ name }) => {
      read.push(name)
      return readingOf()
    })
    expect((await pool.query('select 1 from document_representations where document_id = $1', [id])).rowCount).toBe(0)
    expect(await changesOf(id)).toMatchObject([{}, { deleted: [false, true] }])
  })
})

describe('getDocumentDownloadUrl', () => {
  test('200: the link gives the bytes as an attachment, without a key', async () => {
    const { id, text } = await uploadedDocument(world, world)
    const file = await world.app.request(await api.documents.downloadUrl(id))
    expect([file.status, await file.text()]).toEqual([200, text])
    expect(file.headers.get('content-disposition')).toMatch(/^attachment/)
  })

  test('422: a file that is gone', async () => {
    const { id } = await uploadedDocument(world, world)
    const { rows } = await pool.query('select key from blobs b join documents d on d.blob_id = b.id where d.id = $1', [
      id,
    ])
    await context.store.remove(rows[0].key)
    expect(await refused('GET', `/documents/${id}/download_url`)).toEqual([422, 'No document attached'])
    await api.documents.delete(id)
  })
})

test.each(['reextract', 'reclassify', 'relink'])('%s 422: a key that was used for another request', async (step) => {
  const { id } = await uploadedDocument(world, world)
  const ask = (path: string) =>
    request('POST', `/v2/documents/${id}/${path}`, { headers: { 'idempotency-key': `key-${step}` } })
  expect((await ask(step === 'relink' ? 'reextract' : 'relink')).status).toBe(202)
  const reused = await ask(step)
  expect([reused.status, (await reused.json()).errors[0].code]).toEqual([422, 'idempotency_key_reused'])
})
