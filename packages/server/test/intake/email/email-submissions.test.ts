import { describe, expect, test } from 'vitest'
import { prepareSubmission } from '../../../src/intake/email/create-submission.ts'
import { testApi } from '../../harness/api.ts'
import { readingOf, readUntilIdle } from '../../harness/records/documents.ts'
import { type File, mailOf } from './mail.ts'

const world = await testApi()
const { api, context, request } = world
const { pool } = context

let next = 0
const notice = (more: Partial<File> = {}): File => ({
  name: 'arrival-notice.pdf',
  type: 'application/pdf',
  text: `notice ${++next}`,
  ...more,
})
const id = () => `<${++next}@line.example>`
const hand = (body: string, headers: Record<string, string> = {}) =>
  request('POST', '/v2/email_submissions', { body, headers: { 'content-type': 'message/rfc822', ...headers } })
const namesOf = async (mail: string) => {
  const { included } = await api.emailSubmissions.create(mail)
  return included!.map((one) => (one.type === 'document' ? one.attributes.name : one.type))
}

/** The context that a handler gets for a request of the account. */
const call = {
  ...context,
  ...world,
  features: {},
  pickupLfdPolicy: 'line_first',
  isOperator: false,
  actor: 'api_key' as const,
  mayWrite: true,
  requestUrl: '',
  withoutSlot: async <T>(wait: () => Promise<T>) => wait(),
}

describe('createEmailSubmission', () => {
  test('201: stores a mail with its content, and creates documents of its files, to be read', async () => {
    const file = notice()
    const messageId = id()
    const { data, included } = await api.emailSubmissions.create(
      mailOf({
        headers: {
          From: 'Notices <notices@line.example>',
          To: 'papers@harbour-street.example, Desk <desk@harbour-street.example>',
          Cc: 'desk@lakeside.example',
          Subject: '=?utf-8?q?Ank=C3=BCndigung?= MAEU261904573',
          Date: 'Fri, 27 Feb 2026 16:04:02 +0100',
          'Message-ID': messageId,
          'In-Reply-To': '<0@line.example>',
          References: '<00@line.example> <0@line.example>',
        },
        text: 'Please find attached.',
        files: [file],
      }),
    )
    expect(data.attributes).toMatchObject({
      subject: 'Ankündigung MAEU261904573',
      body: expect.stringContaining('Please find attached.'),
      from: ['notices@line.example'],
      to: ['papers@harbour-street.example', 'desk@harbour-street.example'],
      cc: ['desk@lakeside.example'],
      sent_at: '2026-02-27T15:04:02Z',
      message_id: messageId,
      in_reply_to: '<0@line.example>',
      references: ['<00@line.example>', '<0@line.example>'],
      content_type: 'multipart/mixed',
      documents_count: 1,
    })
    const [document] = included!
    expect(document).toMatchObject({
      id: data.relationships.documents.data[0]!.id,
      attributes: { name: 'arrival-notice.pdf', source: 'email', file_content_type: 'application/pdf' },
      relationships: { email_submission: { data: { type: 'email_submission', id: data.id } } },
    })
    const link = await world.app.request((await api.documents.downloadUrl(document!.id)).download_url)
    expect(await link.text()).toBe(file.text)
    const seen: string[] = []
    await readUntilIdle(context, async ({ name }) => {
      seen.push(name)
      return readingOf()
    })
    expect(seen).toEqual(['arrival-notice.pdf'])
    const { data: log } = await api.events.list({ 'filter[resource_id]': data.id })
    expect(log.map(({ attributes }) => attributes.changeset)).toMatchObject([{ message_id: [null, messageId] }])
  })

  test('201: stores the same mail once, under concurrency, by its Message-ID or its bytes', async () => {
    for (const headers of [{ 'Message-ID': id() }, {}] as Record<string, string>[]) {
      const mail = mailOf({ headers, files: [notice()] })
      const answers = await Promise.all(Array.from({ length: 5 }, () => hand(mail)))
      const bodies = await Promise.all(answers.map((answer) => answer.json()))
      expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(201))
      expect(new Set(bodies.map(({ data }) => data.id)).size).toBe(1)
      const again = await (await hand(mail)).json()
      expect([again.data.id, again.data.attributes.documents_count]).toEqual([bodies[0].data.id, 1])
    }
    const messageId = id()
    const first = await api.emailSubmissions.create(mailOf({ headers: { 'Message-ID': messageId }, text: 'one' }))
    const other = await api.emailSubmissions.create(mailOf({ headers: { 'Message-ID': messageId }, text: 'two' }))
    expect([other.data.id, other.data.attributes.body]).toEqual([first.data.id, first.data.attributes.body])
    const stranger = await world.otherAccount()
    const theirs = await stranger.api.emailSubmissions.create(mailOf({ headers: { 'Message-ID': messageId } }))
    expect(theirs.data.id).not.toBe(first.data.id)
  })

  test('201: uses files of a forwarded mail, skips logos and signatures, and creates one document per content', async () => {
    const inner = mailOf({ files: [notice({ name: 'inner.pdf' })] })
    const same = notice({ name: 'first.pdf' })
    const files = [
      { name: 'forwarded.eml', type: 'message/rfc822', text: inner, disposition: 'inline' },
      { name: 'logo.png', type: 'image/png', text: 'logo', disposition: 'inline', contentId: '<logo@line.example>' },
      { name: 'smime.p7s', type: 'application/pkcs7-signature', text: 'signed' },
      { name: 'scan.png', type: 'image/png', text: `scan ${++next}` },
      { name: '', type: 'application/pdf', text: `nameless ${++next}` },
      { name: 'empty.pdf', type: 'application/pdf', text: '' },
      same,
      { ...same, name: 'second.pdf' },
    ]
    expect((await namesOf(mailOf({ files }))).sort()).toEqual([
      'attachment-3.pdf',
      'first.pdf',
      'inner.pdf',
      'scan.png',
    ])
    const again = await api.emailSubmissions.create(mailOf({ headers: { 'Message-ID': id() }, files: [same] }))
    expect(again.included).toEqual([])
    expect(again.data.attributes.left_out).toEqual([{ name: 'first.pdf', reason: 'It is a document already' }])
  })

  test('201: stores any content as data', async () => {
    const headers = {
      Subject: 'a\0b\u202e'.padEnd(5_000, 'x'),
      Date: 'the day after tomorrow',
      'Message-ID': id(),
      To: Array.from({ length: 500 }, (_, n) => `${n}@harbour-street.example`).join(', '),
    }
    const odd = notice({ name: '../../etc/passwd\u0007.pdf', type: 'text/html' })
    const { data, included } = await api.emailSubmissions.create(
      mailOf({ headers, text: 'y'.repeat(300_000), files: [odd] }),
    )
    expect(data.attributes.sent_at).toBeNull()
    expect(data.attributes.subject.length).toBeLessThanOrEqual(998)
    expect(data.attributes.body!.length).toBe(100_000)
    expect(data.attributes.to).toHaveLength(100)
    const file = await world.app.request((await api.documents.downloadUrl(included![0]!.id)).download_url)
    expect(file.headers.get('content-type')).toBe('application/octet-stream')
    expect(file.headers.get('content-disposition')).toMatch(/^attachment/)
  })

  test('422: rejects hostile and invalid mails, and leaves nothing behind', async () => {
    const before = (await api.emailSubmissions.list()).meta.total
    const nested = Array.from(
      { length: 5_000 },
      (_, n) => `Content-Type: multipart/mixed; boundary="${n}"\r\n\r\n--${n}\r\n`,
    ).join('')
    const from = 'From: a@line.example\r\n'
    const parts = `${from}Content-Type: multipart/mixed; boundary=p\r\n\r\n${'--p\r\n\r\nx\r\n'.repeat(20_000)}--p--`
    const many = mailOf({ files: Array.from({ length: 101 }, (_, n) => notice({ name: `${n}.pdf` })) })
    const hostile = [
      'no mail at all',
      'Subject: x\r\n\r\nwithout a sender',
      from + nested,
      parts,
      `${from}${'X-Long: '.padEnd(300_000, 'x')}\r\n\r\n`,
      `${from}${'X-Many: x\r\n'.repeat(50_000)}\r\n`,
      many,
    ]
    for (const body of hostile) {
      const answer = await hand(body)
      const { errors } = await answer.json()
      expect([answer.status, errors[0].code], body.slice(0, 60)).toEqual([422, 'unreadable_mail'])
    }
    expect((await api.emailSubmissions.list()).meta.total).toBe(before)
  })

  test('422: rejects files that exceed the storage limit together with the mail', async () => {
    const small = await testApi({ documents: { stored_mb_per_account: 1 } })
    const mail = (size: number) =>
      mailOf({ headers: { 'Message-ID': id() }, files: [notice({ text: 'z'.repeat(size) })] })
    const full = await small.api.emailSubmissions.create(mail(2 ** 20 + 1)).catch((error) => error)
    expect([full.status, full.errors[0].code]).toEqual([422, 'limit'])
    expect((await small.context.pool.query('select 1 from blobs')).rowCount).toBe(0)
    expect((await small.api.emailSubmissions.create(mail(1_000))).data.attributes.documents_count).toBe(1)
  })

  test('400, 413, 415: rejects an empty, oversized or wrongly typed body', async () => {
    expect((await hand('')).status).toBe(400)
    expect((await hand('x'.repeat(36_700_161))).status).toBe(413)
    expect((await hand('From: a@line.example\r\n\r\n', { 'content-type': 'application/json' })).status).toBe(415)
    expect((await hand('From: a@line.example\r\n\r\n', { 'content-encoding': 'gzip' })).status).toBe(415)
  })

  test('422: rejects an Idempotency-Key that was used for another mail; repeats the response for the same', async () => {
    const mail = mailOf({ headers: { 'Message-ID': id() }, files: [notice()] })
    const key = { 'idempotency-key': 'mail-1' }
    const first = await hand(mail, key)
    const again = await hand(mail, key)
    expect([first.status, again.headers.get('idempotency-replayed')]).toEqual([201, 'true'])
    expect(await again.json()).toEqual(await first.json())
    expect((await hand(mailOf({ headers: { 'Message-ID': id() } }), key)).status).toBe(422)
  })

  test('201: files are named before they are stored, and no connection waits for the store, also with an Idempotency-Key', async () => {
    const seen: unknown[] = []
    const { put } = context.store
    context.store.put = async (object, bytes) => {
      const waiting = pool.totalCount - pool.idleCount
      const { rowCount } = await pool.query('select 1 from blobs where key = $1', [object.key])
      seen.push({ waiting, named: rowCount })
      await put(object, bytes)
    }
    try {
      const mail = mailOf({ headers: { 'Message-ID': id() }, files: [notice()] })
      expect((await hand(mail, { 'idempotency-key': 'mail-named' })).status).toBe(201)
      const again = await hand(mail, { 'idempotency-key': 'mail-named' })
      expect(again.headers.get('idempotency-replayed')).toBe('true')
    } finally {
      context.store.put = put
    }
    expect(seen).toEqual([{ waiting: 0, named: 1 }])
  })

  test('stores the files of 20 concurrent mails with one Idempotency-Key once, and responds alike', async () => {
    const before = (await pool.query('select count(*)::int as n from blobs')).rows[0].n
    const mail = mailOf({ headers: { 'Message-ID': id() }, files: [notice()] })
    const answers = await Promise.all(Array.from({ length: 20 }, () => hand(mail, { 'idempotency-key': 'mail-race' })))
    const created = await Promise.all(answers.filter(({ status }) => status === 201).map((each) => each.json()))
    expect(created.length).toBeGreaterThan(0)
    expect(new Set(created.map((each) => (each as { data: { id: string } }).data.id)).size).toBe(1)
    expect((await pool.query('select count(*)::int as n from blobs')).rows[0].n).toBe(before + 1)
  })

  test('422: repeats the response for an unreadable mail with the same Idempotency-Key', async () => {
    const key = { 'idempotency-key': 'mail-unreadable' }
    const first = await hand('no mail', key)
    const again = await hand('no mail', key)
    expect([first.status, again.status, again.headers.get('idempotency-replayed')]).toEqual([422, 422, 'true'])
  })

  test('says that a file is left out which became a document while the mail was stored', async () => {
    const [first, second] = [notice({ name: 'first.pdf' }), notice({ name: 'second.pdf' })]
    const mail = mailOf({ headers: { 'Message-ID': id() }, files: [first, second] })
    const create = await prepareSubmission(call, Buffer.from(mail))
    await api.emailSubmissions.create(mailOf({ headers: { 'Message-ID': id() }, files: [first] }))
    const { data, included } = await api.emailSubmissions.get(await create(call))
    expect(included!.map((one) => one.type === 'document' && one.attributes.name)).toEqual(['second.pdf'])
    expect(data.attributes.left_out).toEqual([{ name: 'first.pdf', reason: 'It is a document already' }])
  })

  test('leaves files of a mail that was submitted concurrently unattached, and returns that mail', async () => {
    const mail = mailOf({ headers: { 'Message-ID': id() }, files: [notice()] })
    let other = ''
    const store = {
      ...context.store,
      put: async (...given: Parameters<typeof context.store.put>) => {
        other ||= (await api.emailSubmissions.create(mail)).data.id
        await context.store.put(...given)
      },
    }
    const create = await prepareSubmission({ ...call, store }, Buffer.from(mail))
    expect(await create(call)).toBe(other)
    const { rows } = await pool.query('select count(*)::int as n from blobs where attached_at is null')
    expect(rows[0].n).toBeGreaterThan(0)
  })
})

describe('one mail', () => {
  test('200: includes its documents and their readings by default', async () => {
    const { data } = await api.emailSubmissions.create(mailOf({ headers: { 'Message-ID': id() }, files: [notice()] }))
    await readUntilIdle(context, async () => readingOf())
    const types = async (query: Parameters<typeof api.emailSubmissions.get>[1]) =>
      ((await api.emailSubmissions.get(data.id, query)).included ?? []).map(({ type }) => type)
    expect(await types({})).toEqual(['document', 'document_representation'])
    expect(await types({ include: ['documents'] })).toEqual(['document'])
    expect(await types({ include: ['account', 'user'] })).toEqual(['account', 'user'])
    expect(await types({ include: ['documents.last_document_representation'] })).toEqual([
      'document',
      'document_representation',
    ])
    const [paper] = data.relationships.documents.data
    const { included } = await api.documents.get(paper!.id, { include: ['email_submission'] })
    expect(included![0]).toMatchObject({ id: data.id, type: 'email_submission', attributes: { body_preview: 'text' } })
    await api.documents.delete(paper!.id)
    const { data: after } = await api.emailSubmissions.get(data.id)
    expect([after.attributes.documents_count, after.relationships.documents.data]).toEqual([0, []])
  })

  test('200: lists mails newest first, page by page', async () => {
    const account = await world.otherAccount()
    const ids: string[] = []
    for (let n = 0; n < 3; n++)
      ids.unshift((await account.api.emailSubmissions.create(mailOf({ headers: { 'Message-ID': id() } }))).data.id)
    const walked: string[] = []
    for await (const one of account.api.emailSubmissions.iterate({ 'page[size]': 2 })) walked.push(one.id)
    expect(walked).toEqual(ids)
    const { data, meta } = await account.api.emailSubmissions.list({ 'page[number]': 2, 'page[size]': 2 })
    expect([data.map((one) => one.id), meta.total]).toEqual([[ids[2]], 3])
  })

  test('400 and 404: rejects an unknown include, and a mail of another account', async () => {
    const { data } = await api.emailSubmissions.create(mailOf({ headers: { 'Message-ID': id() } }))
    expect((await request('GET', `/v2/email_submissions/${data.id}?include=shipments`)).status).toBe(400)
    expect((await request('GET', '/v2/email_submissions?include=shipments')).status).toBe(400)
    const stranger = await world.otherAccount()
    expect((await stranger.request('GET', `/v2/email_submissions/${data.id}`)).status).toBe(404)
  })
})
