import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createClient } from '@boxtrail/client'
import { ApiError } from '@boxtrail/protocol/errors'
import { describe, expect, it } from 'vitest'
import { transaction } from '../../../src/db/transaction.ts'
import { checkBlob } from '../../../src/documents/blobs/check-blob.ts'
import { takeBlob } from '../../../src/documents/blobs/queries.ts'
import { createHttpServer } from '../../../src/http/server.ts'
import { removeUnattached } from '../../../src/maintenance/blobs.ts'
import { removeUnnamed } from '../../../src/maintenance/unnamed.ts'
import { newKey } from '../../../src/storage/store/new-key.ts'
import { type TestAccount, testApi } from '../../harness/api.ts'
import { type TestFile, testFile } from './file.ts'

const test = await testApi()
const { api, app, context, request, otherAccount, accountId, userId } = test
const { pool, store } = context

const path = '/v2/storage/direct_uploads'
const announce = async (file: TestFile, account: TestAccount = test) => {
  const response = await account.request('POST', path, { body: { blob: file.blob } })
  expect(response.status).toBe(200)
  return response.json()
}
const put = ({ direct_upload }: Awaited<ReturnType<typeof announce>>, bytes: Buffer) =>
  app.request(direct_upload.url, {
    method: 'PUT',
    headers: { ...direct_upload.headers, 'content-length': String(bytes.length) },
    body: new Uint8Array(bytes),
  })
const uploaded = async (file = testFile(), account: TestAccount = test) => {
  const announced = await announce(file, account)
  expect((await put(announced, file.bytes)).status).toBe(204)
  return announced
}
const callOf = ({ accountId, userId, keyId }: TestAccount = test, now?: number) => ({
  ...context,
  accountId,
  userId,
  keyId,
  features: {},
  pickupLfdPolicy: 'line_first',
  isOperator: false,
  actor: 'api_key' as const,
  mayWrite: true,
  requestUrl: '',
  withoutSlot: async <T>(wait: () => Promise<T>) => wait(),
  ...(now === undefined ? {} : { clock: () => new Date(now) }),
})
const refusalOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (thrown) => thrown,
  )
  if (!(error instanceof ApiError)) throw error ?? new Error('it was not refused')
  return error.problems[0]!
}
const pointer = '/data/attributes/attached_document'

describe('createDirectUpload', () => {
  it('200: returns the upload URL, and the signed id to attach the file by', async () => {
    const file = testFile()
    const response = await request('POST', path, { body: { blob: file.blob } })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/json')
    const answer = await response.json()
    expect(answer).toMatchObject({ ...file.blob, metadata: {}, service_name: 'disk' })
    expect(answer.key).toMatch(new RegExp(`^${accountId}/[0-9a-z]{28}$`))
    expect(answer.signed_id).toMatch(/^[\w-]+--[0-9a-f]{64}$/)
    expect(answer.direct_upload.headers).toEqual({
      'Content-Type': 'application/pdf',
      'Content-MD5': file.blob.checksum,
      'Content-Disposition': "inline; filename=arrival-notice.pdf; filename*=UTF-8''arrival-notice.pdf",
    })
    const { rows } = await pool.query('select account_id, user_id, attached_at from blobs where id = $1', [answer.id])
    expect(rows).toEqual([{ account_id: accountId, user_id: userId, attached_at: null }])
  })

  it('responds alike at all four paths', async () => {
    for (const address of [
      path,
      '/storage/direct_uploads',
      '/v2/rails/active_storage/direct_uploads',
      '/rails/active_storage/direct_uploads',
    ]) {
      const response = await request('POST', address, { body: { blob: testFile().blob } })
      expect([address, response.status]).toEqual([address, 200])
      const nobody = await request('POST', address, { headers: { authorization: 'Token nobody' }, body: {} })
      expect([address, nobody.status]).toEqual([address, 401])
    }
  })

  it('repeats its response for the same Idempotency-Key', async () => {
    const init = { headers: { 'idempotency-key': 'upload-1' }, body: { blob: testFile().blob } }
    const first = await (await request('POST', path, init)).json()
    const second = await request('POST', path, init)
    expect(second.headers.get('idempotency-replayed')).toBe('true')
    expect(await second.json()).toEqual(first)
  })

  it.each([
    ['byte_size', 52_428_801],
    ['byte_size', 0],
    ['byte_size', -1],
    ['byte_size', 1.5],
    ['byte_size', '4096'],
    ['checksum', ''],
    ['checksum', 'd41d8cd98f00b204e9800998ecf8427e'],
    ['checksum', '1B2M2Y8AsgTpgAmY7PhCfg='],
    ['checksum', '1B2M2Y8AsgTpgAmY7PhCfh=='],
    ['filename', ''],
    ['filename', '  '],
    ['filename', 'x'.repeat(256)],
    ['content_type', 'pdf'],
    ['content_type', 'application/pdf\r\nX-Evil: 1'],
    ['filename', undefined],
    ['content_type', undefined],
    ['byte_size', undefined],
    ['checksum', undefined],
    ['key', 'mine'],
  ])('422: rejects %s %j', async (name, value) => {
    const response = await request('POST', path, { body: { blob: { ...testFile().blob, [name]: value } } })
    expect(response.status).toBe(422)
    expect((await response.json()).errors[0].source.pointer).toBe(`/blob/${name}`)
  })

  it('accepts a file of 50 MB, and any name', async () => {
    for (const filename of ['../../etc/passwd', '..\\boot.ini', 'CON', 'a\r\nX: 1', '\u202Efdp.exe', 'été "1".pdf']) {
      const answer = await announce(testFile(1, { filename, byte_size: 52_428_800 }))
      expect(answer.filename).toBe(filename)
      expect(answer.direct_upload.headers['Content-Disposition']).toMatch(
        /^inline; filename=[\x20-\x7e]+; filename\*=UTF-8''[\x21-\x7e]+$/,
      )
    }
  })
})

describe('the storage limit of an account', () => {
  it('422: is never exceeded under concurrency, and deleting makes room', async () => {
    const small = await testApi({ documents: { stored_mb_per_account: 1 } })
    const announceOf = async (byte_size: number) => {
      const response = await small.request('POST', path, { body: { blob: testFile(1, { byte_size }).blob } })
      const { errors, id } = await response.json()
      return errors ? [response.status, errors[0].code, errors[0].source.pointer] : id
    }
    const full = [422, 'limit', '/blob/byte_size']
    expect(await announceOf(2 ** 20 + 1)).toEqual(full)
    const answers = await Promise.all(Array.from({ length: 20 }, () => announceOf(2 ** 17)))
    expect(answers.filter((answer) => typeof answer === 'string')).toHaveLength(8)
    expect(await announceOf(1)).toEqual(full)
    const [id] = answers.filter((answer) => typeof answer === 'string')
    await small.context.pool.query(`update blobs set created_at = now() - interval '49 hours' where id = $1`, [id])
    await removeUnattached(small.context.pool, small.context.store, new AbortController().signal)
    expect(await announceOf(2 ** 17)).toEqual(expect.any(String))
    expect(await announceOf(1)).toEqual(full)
  })

  it('is counted per account', async () => {
    const small = await testApi({ documents: { stored_mb_per_account: 1 } })
    for (const account of [small, await small.otherAccount()])
      await account.api.directUploads.create(testFile(1, { byte_size: 2 ** 20 }).blob)
  })
})

describe('a signed id', () => {
  it('identifies the uploaded file for its account, with the SHA-256 of the stored bytes', async () => {
    const file = testFile()
    const { signed_id, id } = await uploaded(file)
    const sha256 = createHash('sha256').update(file.bytes).digest()
    expect(await checkBlob(callOf(), signed_id)).toMatchObject({ id, byte_size: 4_096, sha256 })
    const { rows } = await pool.query('select sha256 from blobs where id = $1', [id])
    expect(rows).toEqual([{ sha256 }])
  })

  it('is rejected for another account, when forged, for another purpose or when expired', async () => {
    const { signed_id } = await uploaded()
    const last = signed_id.at(-1)
    const { signer } = context
    const own = { account: accountId, blob: test.userId }
    for (const [call, text] of [
      [callOf(await otherAccount()), signed_id],
      [callOf(), `${signed_id.slice(0, -1)}${last === '0' ? '1' : '0'}`],
      [callOf(), signed_id.toUpperCase()],
      [callOf(), `x${signed_id}`],
      [callOf(), 'https://files.example/notice.pdf'],
      [callOf(), ''],
      [callOf(), '--'],
      [callOf(), signer.sign('put file', own, Date.now() + 1_000)],
      [callOf(), signer.sign('attach file', own, Date.now() + 1_000)],
      [callOf(test, Date.now() + 24 * 3_600_000 + 1_000), signed_id],
    ] as const)
      expect(await refusalOf(checkBlob(call, text))).toMatchObject({
        status: '422',
        code: 'invalid',
        source: { pointer },
      })
    expect(await checkBlob(callOf(test, Date.now() + 23 * 3_600_000), signed_id)).toMatchObject({ attached_at: null })
  })

  it('is rejected before the bytes are uploaded', async () => {
    const { signed_id } = await announce(testFile())
    expect(await refusalOf(checkBlob(callOf(), signed_id))).toMatchObject({
      status: '422',
      code: 'not_uploaded',
      source: { pointer },
    })
  })

  it('attaches the file once under concurrency', async () => {
    const { signed_id } = await uploaded()
    const { id } = await checkBlob(callOf(), signed_id)
    const take = () => transaction(pool, (client) => takeBlob(client, accountId, id))
    const taken = await Promise.all(Array.from({ length: 20 }, take))
    expect(taken.filter(Boolean)).toHaveLength(1)
    expect(await refusalOf(checkBlob(callOf(), signed_id))).toMatchObject({ status: '422', code: 'already_attached' })
  })

  it('attaches neither files of another account nor unverified ones', async () => {
    const { signed_id, id } = await uploaded()
    const stranger = await otherAccount()
    const take = (account: string) => transaction(pool, (client) => takeBlob(client, account, id))
    expect(await take(accountId)).toBe(false)
    await checkBlob(callOf(), signed_id)
    expect([await take(stranger.accountId), await take(accountId)]).toEqual([false, true])
  })
})

describe('maintenance', () => {
  const old = (id: string) =>
    pool.query(`update blobs set created_at = now() - interval '49 hours' where id = $1`, [id])
  const clean = () => removeUnattached(pool, store, new AbortController().signal)
  const rowOf = async (id: string) => (await pool.query('select 1 from blobs where id = $1', [id])).rowCount

  it('removes a file that was not attached for two days, row and object', async () => {
    const [stale, fresh, attached] = [await uploaded(), await uploaded(), await uploaded()]
    await checkBlob(callOf(), attached.signed_id)
    await transaction(pool, (client) => takeBlob(client, accountId, attached.id))
    await Promise.all([stale.id, attached.id].map(old))
    await clean()
    expect([await store.size(stale.key), await rowOf(stale.id)]).toEqual([null, 0])
    for (const { key, id } of [fresh, attached]) expect([await store.size(key), await rowOf(id)]).toEqual([4_096, 1])
  })

  it('removes unreferenced objects after a day, and none that is referenced, new, or of another service', async () => {
    const inDays = (days: number) => () => new Date(Date.now() + days * 86_400_000)
    const sweep = (days: number) => removeUnnamed(pool, store, new AbortController().signal, inDays(days))
    const [named, unnamed, foreign] = [await uploaded(), await uploaded(), newKey(randomUUID())]
    const bytes = Buffer.from('somebody else')
    const checksum = createHash('md5').update(bytes).digest('base64')
    await store.put({ key: foreign, filename: 'a', contentType: 'text/plain', byteSize: bytes.length, checksum }, bytes)
    await pool.query('delete from blobs where id = $1', [unnamed.id])
    await sweep(0.9)
    expect(await store.size(unnamed.key)).toBe(4_096)
    await sweep(1.1)
    expect([await store.size(unnamed.key), await store.size(named.key), await store.size(foreign)]).toEqual([
      null,
      4_096,
      bytes.length,
    ])
  })

  it('keeps the row of an object that could not be removed, for the next run', async () => {
    const { id, key } = await uploaded()
    await old(id)
    const away = { ...store, remove: () => Promise.reject(new Error('the store is away')) }
    await expect(removeUnattached(pool, away, new AbortController().signal)).rejects.toThrow('away')
    expect([await store.size(key), await rowOf(id)]).toEqual([4_096, 1])
    await clean()
    expect([await store.size(key), await rowOf(id)]).toEqual([null, 0])
  })
})

describe('the client', () => {
  it('announces a file', async () => {
    const { signed_id, direct_upload } = await api.directUploads.create(testFile().blob)
    expect([signed_id, direct_upload.url]).toEqual([expect.any(String), expect.stringContaining('/storage/files/')])
  })

  it('uploads a file in one call, reports progress, and returns its signed id', async () => {
    const { bytes } = testFile(2_500_000)
    const progress: number[] = []
    const file = new File([new Uint8Array(bytes)], 'notice.pdf', { type: 'application/pdf' })
    const signedId = await api.putBlob(file, { onProgress: ({ sent, total }) => void progress.push(sent / total) })
    expect(await checkBlob(callOf(), signedId)).toMatchObject({
      filename: 'notice.pdf',
      content_type: 'application/pdf',
      sha256: createHash('sha256').update(bytes).digest(),
    })
    expect([progress[0], progress.at(-1)]).toEqual([0, 1])
    expect(progress).toEqual(progress.toSorted((a, b) => a - b))
  })

  it('uploads over the network with a content length, and again if only the response was lost', async () => {
    const server = createHttpServer(app).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    let lost = 0
    const client = createClient({
      baseUrl: origin,
      apiKey: test.apiKey,
      // The links in this test name a host that has no server.
      fetch: async (request) => {
        const { pathname } = new URL(request.url)
        if (request.method !== 'PUT') return fetch(request)
        const init = { method: 'PUT', headers: request.headers, body: request.body, duplex: 'half' }
        const response = await fetch(origin + pathname, init as RequestInit)
        if (lost++ === 0) throw new Error('the line went dead')
        return response
      },
    })
    const { bytes } = testFile(1_500_000)
    const signedId = await client.putBlob(new Blob([new Uint8Array(bytes)]), { onProgress: () => {} })
    expect(await checkBlob(callOf(), signedId)).toMatchObject({ filename: 'file', byte_size: 1_500_000 })
    expect(lost).toBe(2)
    server.closeAllConnections()
    server.close()
  })

  it("throws the API's error for a file that is too large, and for a store that rejects", async () => {
    await expect(api.putBlob(new Blob([]))).rejects.toMatchObject({ status: 422 })
    const refusing = createClient({
      baseUrl: 'https://boxtrail.test',
      apiKey: test.apiKey,
      fetch: async (request) =>
        request.method === 'PUT' ? new Response('{"errors":[{"detail":"no"}]}', { status: 403 }) : app.request(request),
    })
    await expect(refusing.putBlob(new Blob(['x']))).rejects.toMatchObject({ status: 403 })
  })
})
