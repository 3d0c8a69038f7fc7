import { Readable } from 'node:stream'
import { documentTypes } from '@boxtrail/document-reading/document-types'
import { describe, expect, test } from 'vitest'
import { images, readOrientations } from '../../../document-reading/test/harness/sample-images.ts'
import { removeUnwanted } from '../../src/maintenance/blobs.ts'
import { testApi } from '../harness/api.ts'
import { readingOf, readUntilIdle, uploadedDocument, uploadedFile } from '../harness/records/documents.ts'

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
  test('201: no connection is held while the file is read, also with an Idempotency-Key, and the same answer is repeated', async () => {
    const attached_document = await uploadedFile(world, world)
    const body = { data: { type: 'document', attributes: { name: 'Keyed', attached_document } } }
    const { open } = context.store
    const waiting: number[] = []
    context.store.open = async (key) => {
      waiting.push(context.pool.totalCount - context.pool.idleCount)
      return open(key)
    }
    const create = () => request('POST', '/v2/documents', { body, headers: { 'idempotency-key': 'document-1' } })
    const [first, again] = [await create(), await create()]
    context.store.open = open
    expect([first.status, waiting, again.headers.get('idempotency-replayed')]).toEqual([201, [0], 'true'])
    expect(await again.json()).toEqual(await first.json())
  })

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

  test('422: an identifier that names no file of the account, a used file, or has no name, is refused', async () => {
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

  test('201 and 422: of 20 concurrent requests that attach one file, one makes a document', async () => {
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
    // Documents that no user added come last in both orders, with and without a filter.
    await pool.query('update documents set user_id = null where id = $1', [invoice])
    for (const filter of [{}, { 'filter[filename]': 'pdf' }]) {
      expect(await found({ ...filter, sort: 'added_by' })).toEqual([bill, notice, invoice])
      expect(await found({ ...filter, sort: '-added_by' })).toEqual([notice, bill, invoice])
    }
    expect(await found({ 'filter[filename]': 'LADING bill' })).toEqual([bill])
    expect(await found({ 'filter[filename]': 'arrival-notice.pdf' })).toEqual([notice])
    expect(await found({ 'filter[document_types]': ['arrival_notice', 'bill_of_lading'] })).toEqual([notice, bill])
    expect(await found({ 'filter[reference]': 'PO-1' })).toEqual([])
    const second = await account.api.documents.list({
      sort: 'created_at',
      'page[number]': 2,
      'page[size]': 2,
    })
    expect([second.data.map(({ id }) => id), second.meta.total]).toEqual([[invoice], 3])
    const walked = []
    for await (const { id } of account.api.documents.iterate({ 'page[size]': 1 })) walked.push(id)
    expect(walked).toEqual([invoice, notice, bill])
  })

  test('400: an unknown order, filter or include is named', async () => {
    expect(await refused('GET', '/documents?sort=name')).toEqual([400, 'sort'])
    expect(await refused('GET', '/documents?filter[name]=x')).toEqual([400, 'filter[name]'])
    expect(await refused('GET', '/documents?include=containers')).toEqual([400, 'include'])
  })
})

describe('a document', () => {
  test('includes what is requested, the last extraction once under both of its names', async () => {
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

  test('400 and 404: an unknown include is refused, and a document that does not exist or belongs to another account is not found', async () => {
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

  test('200: a value that a user sets is served at once, is logged, and is cleared with null', async () => {
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
    expect(data.attributes).toMatchObject({
      document_type_effective: 'delivery_order',
      document_type_manual: 'delivery_order',
    })
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

  test('409 and 422: another id or type is refused, and a value that cannot be set', async () => {
    const { id } = await uploadedDocument(world, world)
    const other = { data: { id: crypto.randomUUID(), attributes: {} } }
    expect(await refused('PATCH', `/documents/${id}`, other)).toEqual([409, '/data/id'])
    const named = { data: { attributes: { document_type_manual: 'No such form' } } }
    expect(await refused('PATCH', `/documents/${id}`, named)).toEqual([422, '/data/attributes/document_type_manual'])
    const text = { data: { attributes: { extracted_data_manual: 'x' } } }
    expect(await refused('PATCH', `/documents/${id}`, text)).toEqual([422, '/data/attributes/extracted_data_manual'])
  })

  test('204: a deleted document is in no list, and is not read', async () => {
    const { id } = await uploadedDocument(world, world)
    await api.documents.delete(id)
    expect((await refused('GET', `/documents/${id}`))[0]).toBe(404)
    expect((await api.documents.list({ 'page[size]': 100 })).data.map((one) => one.id)).not.toContain(id)
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
    const file = await world.app.request((await api.documents.downloadUrl(id)).download_url)
    expect([file.status, await file.text()]).toEqual([200, text])
    expect(file.headers.get('content-disposition')).toMatch(/^attachment/)
  })

  test('422: a missing file is reported', async () => {
    const { id } = await uploadedDocument(world, world)
    const { rows } = await pool.query(
      'select key from blobs b join documents d on d.account_id = b.account_id and d.blob_id = b.id where d.id = $1',
      [id],
    )
    await context.store.remove(rows[0].key)
    expect(await refused('GET', `/documents/${id}/download_url`)).toEqual([422, 'No document attached'])
    await api.documents.delete(id)
  })
})

test.each(['reextract', 'reclassify', 'relink'])(
  '%s 422: a key that was used for another request is refused',
  async (step) => {
    const { id } = await uploadedDocument(world, world)
    const fetchFile = (path: string) =>
      request('POST', `/v2/documents/${id}/${path}`, { headers: { 'idempotency-key': `key-${step}` } })
    expect((await fetchFile(step === 'relink' ? 'reextract' : 'relink')).status).toBe(202)
    const reused = await fetchFile(step)
    expect([reused.status, (await reused.json()).errors[0].code]).toEqual([422, 'idempotency_key_reused'])
  },
)

describe('rotateDocument', () => {
  const image = async (kind = 'jpeg', more = String(Math.random())) => {
    const bytes = Buffer.concat([images[kind]!(), Buffer.from(more)])
    const { data } = await api.documents.upload(new Blob([new Uint8Array(bytes)]), { filename: `scan.${kind}` })
    return data.id
  }
  const work = () => readUntilIdle(context, async () => readingOf({ documentType: null, extraction: null }))
  const orientation = async (id: string) => {
    const file = await world.app.request((await api.documents.downloadUrl(id)).download_url)
    return readOrientations(new Uint8Array(await file.arrayBuffer()))[0]
  }

  test('202: an image is turned soon after, and successive turns add up', async () => {
    const id = await image()
    await work()
    expect(await api.documents.rotate(id, 90)).toEqual({ status: 'accepted' })
    await work()
    expect(await orientation(id)).toBe(6)
    await api.documents.rotate(id, 180)
    await api.documents.rotate(id, 270)
    await work()
    expect(await orientation(id)).toBe(3)
    const before = await changesOf(id)
    await api.documents.rotate(id, 90)
    await api.documents.rotate(id, 270)
    await work()
    expect(await orientation(id)).toBe(3)
    expect((await changesOf(id)).slice(before.length)).toEqual([{ rotation: [0, 90] }, { rotation: [90, 0] }])
    const { data } = await api.documents.get(id)
    const file = await world.app.request((await api.documents.downloadUrl(id)).download_url)
    expect(data.attributes.file_size_bytes).toBe((await file.arrayBuffer()).byteLength)
  })

  test('202: a reading that was requested before is done on the turned image, and earlier links stay valid', async () => {
    const id = await image('png')
    const { download_url: link } = await api.documents.downloadUrl(id)
    await api.documents.rotate(id, 90)
    const seen: unknown[] = []
    await readUntilIdle(context, async ({ name, bytes }) => {
      if (name === 'scan.png') seen.push(readOrientations(bytes)[0])
      return readingOf()
    })
    expect(seen).toEqual([6])
    expect((await api.documents.get(id)).data.attributes.document_type).toBe('arrival_notice')
    expect((await world.app.request(link)).status).toBe(200)
  })

  test('202: the same upload is still the same document after it was turned', async () => {
    const id = await image('webp', 'same')
    await api.documents.rotate(id, 90)
    await work()
    await expect(image('webp', 'same')).rejects.toMatchObject({
      status: 409,
      errors: [{ meta: { existing_document_id: id } }],
    })
  })

  test('202: an image that turns out to be damaged is not turned, and the turn is not tried again', async () => {
    const id = await image('jpeg')
    await work()
    await api.documents.rotate(id, 90)
    const broken = { ...context.store, open: async () => Readable.from([Buffer.from('ffd8ffe1ffff', 'hex')]) }
    await readUntilIdle({ ...context, store: broken }, async () => readingOf())
    expect((await pool.query('select rotation, next_read_at from documents where id = $1', [id])).rows).toEqual([
      { rotation: 0, next_read_at: null },
    ])
    expect((await api.documents.get(id)).data.attributes.classification_notes).toBe('The title says so.')
  })

  test('422: other degrees, other files, a quarantined file and a missing file are refused', async () => {
    const id = await image()
    for (const degrees of [45, 0, -90, 360, '90', null])
      expect(await refused('POST', `/documents/${id}/rotate`, { degrees })).toEqual([422, '/degrees'])
    expect(await refused('POST', `/documents/${id}/rotate`, {})).toEqual([422, '/degrees'])
    const { id: paper } = await uploadedDocument(world, world)
    const turn = (of: string) =>
      api.documents.rotate(of, 90).catch(({ status, errors }) => [status, errors[0].code ?? errors[0].title])
    expect(await turn(paper)).toEqual([422, 'not_an_image'])
    await readUntilIdle(context, async () => readingOf({ quarantined: 'An image of 50000 x 50000 pixels' }))
    expect(await turn(id)).toEqual([422, 'not_an_image'])
    const gone = await image()
    const { rows } = await pool.query(
      'select key from blobs b join documents d on d.account_id = b.account_id and d.blob_id = b.id where d.id = $1',
      [gone],
    )
    await context.store.remove(rows[0].key)
    expect(await turn(gone)).toEqual([422, 'No document attached'])
    await api.documents.delete(gone)
  })
})

describe('document types', () => {
  test('200: listDocumentTypes names each with its label', async () => {
    const { document_types: types } = await api.documents.types()
    expect(types.map(({ code }) => code)).toEqual(documentTypes.map(({ code }) => code))
    expect(types.find(({ code }) => code === 'arrival_notice')).toEqual({
      code: 'arrival_notice',
      label: 'Arrival notice',
    })
  })

  test('200: getDocumentSchema gives the schema of each, by its version or as the current one', async () => {
    for (const { code, schemaVersion } of documentTypes) {
      const { data } = await api.documentSchemas.get(`${code}@${schemaVersion}`)
      expect(data).toMatchObject({
        id: `${code}@${schemaVersion}`,
        attributes: { document_type: code, schema_version: schemaVersion, current: true, draft: false },
      })
      expect(data.attributes.schema_payload).toHaveProperty('properties.containers')
      expect((await api.documentSchemas.get(code)).data).toEqual(data)
    }
    expect((await refused('GET', '/document_schemas/arrival_notice@2020-01-01'))[0]).toBe(404)
    expect((await refused('GET', '/document_schemas/__proto__'))[0]).toBe(404)
  })

  test('422: a type that does not exist cannot be given', async () => {
    const { id } = await uploadedDocument(world, world)
    const named = { data: { attributes: { document_type_manual: 'shopping_list' } } }
    expect(await refused('PATCH', `/documents/${id}`, named)).toEqual([422, '/data/attributes/document_type_manual'])
    expect((await api.documents.get(id)).data.attributes.document_type_manual).toBeNull()
  })
})

describe('the file of a deleted document', () => {
  const signal = new AbortController().signal
  const fileOf = async (id: string) =>
    (
      await pool.query(
        'select b.key, b.id from blobs b join documents d on d.account_id = b.account_id and d.blob_id = b.id where d.id = $1',
        [id],
      )
    ).rows[0]
  const removeAfter = async (days: number) => {
    await removeUnwanted(pool, context.store, days, signal)
  }

  test('stays for the configured days, then leaves the store, and its room is free again', async () => {
    const { id } = await uploadedDocument(world, world)
    const { id: other } = await uploadedDocument(world, world)
    const [gone, kept] = [await fileOf(id), await fileOf(other)]
    const stored = async () =>
      (await pool.query('select bytes from stored_files where account_id = $1', [world.accountId])).rows[0].bytes
    const size = (await api.documents.get(id)).data.attributes.file_size_bytes!
    await api.documents.delete(id)
    await removeAfter(7)
    expect(await context.store.size(gone.key)).toBe(size)
    await pool.query(`update blobs set unwanted_at = now() - interval '8 days' where id = $1`, [gone.id])
    const before = await stored()
    await removeAfter(7)
    expect([await context.store.size(gone.key), await context.store.size(kept.key)]).toEqual([null, expect.any(Number)])
    expect(before - (await stored())).toBe(size)
    expect((await api.documents.list({ 'page[size]': 100 })).data.map((one) => one.id)).toContain(other)
  })

  test('stays if another document holds it', async () => {
    const { id } = await uploadedDocument(world, world)
    const { key, id: blob } = await fileOf(id)
    await pool.query(`update blobs set unwanted_at = now() - interval '8 days' where id = $1`, [blob])
    await removeAfter(7)
    expect(await context.store.size(key)).not.toBeNull()
  })

  test('of an image from before it was turned is removed as well', async () => {
    const { data } = await api.documents.upload(new Blob([new Uint8Array(images.jpeg!()), 'before']))
    const before = await fileOf(data.id)
    await api.documents.rotate(data.id, 90)
    await readUntilIdle(context, async () => readingOf())
    const after = await fileOf(data.id)
    await removeAfter(0)
    expect([await context.store.size(before.key), await context.store.size(after.key)]).toEqual([
      null,
      expect.any(Number),
    ])
    expect((await world.app.request((await api.documents.downloadUrl(data.id)).download_url)).status).toBe(200)
  })
})
