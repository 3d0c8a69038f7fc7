import { createHash, randomBytes } from 'node:crypto'
import { createReadStream, openAsBlob, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ConflictError, createClient, type Uploadable } from '@boxtrail/client'
import { describe, expect, test } from 'vitest'
import { BASE_URL, testApi } from '../harness/api.ts'
import { temporary } from '../harness/temporary.ts'

const world = await testApi()
const { api, app } = world

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const download = async (id: string) => {
  const answer = await app.request((await api.documents.downloadUrl(id)).download_url)
  return sha256(new Uint8Array(await answer.arrayBuffer()))
}

describe('client.documents.upload', () => {
  test('does all three steps in one call, and reports its progress', async () => {
    const bytes = randomBytes(2_500_000)
    const progress: [number, number][] = []
    const file = new File([new Uint8Array(bytes)], 'arrival-notice.pdf', { type: 'application/pdf' })
    const { data } = await api.documents.upload(file, {
      name: 'Arrival notice',
      onProgress: ({ sent, total }) => void progress.push([sent, total]),
    })
    expect(data.attributes).toMatchObject({
      name: 'Arrival notice',
      file_name: 'arrival-notice.pdf',
      file_content_type: 'application/pdf',
      file_size_bytes: bytes.length,
      document_type: null,
    })
    expect(await download(data.id)).toBe(sha256(bytes))
    expect([progress[0], progress.at(-1)]).toEqual([
      [0, bytes.length],
      [bytes.length, bytes.length],
    ])
  })

  const folder = temporary()
  const onDisk = (bytes: Uint8Array) => {
    const path = join(folder, 'packing-list.csv')
    writeFileSync(path, bytes)
    return path
  }
  const pieces = async function* (bytes: Uint8Array) {
    for (let at = 0; at < bytes.length; at += 1_000) yield bytes.subarray(at, at + 1_000)
  }
  const kinds: [string, (bytes: Uint8Array<ArrayBuffer>) => Uploadable | Promise<Uploadable>, string][] = [
    ['a Buffer', (bytes) => Buffer.from(bytes), 'file'],
    [
      'part of a Buffer',
      (bytes) => Buffer.concat([Buffer.from('xx'), bytes, Buffer.from('y')]).subarray(2, -1),
      'file',
    ],
    ['an ArrayBuffer', (bytes) => bytes.buffer, 'file'],
    ['a Blob', (bytes) => new Blob([bytes]), 'file'],
    ['a file on the disk', (bytes) => openAsBlob(onDisk(bytes)), 'file'],
    ['a stream from the disk', (bytes) => createReadStream(onDisk(bytes)), 'packing-list.csv'],
    ['a stream of Node without a path', (bytes) => pieces(bytes), 'file'],
    ['a stream of the web', (bytes) => new Blob([bytes]).stream(), 'file'],
  ]
  test.each(kinds)('takes %s', async (_, of, name) => {
    const bytes = new Uint8Array(randomBytes(5_000))
    const { data } = await api.documents.upload(await of(bytes))
    expect(data.attributes).toMatchObject({ name, file_name: name, file_size_bytes: 5_000 })
    expect(await download(data.id)).toBe(sha256(bytes))
  })

  test('names the document that has the same content already', async () => {
    const { data } = await api.documents.upload(new Blob(['the same']), { filename: 'first.txt' })
    const refusal = await api.documents.upload(new Blob(['the same'])).catch((error) => error)
    expect(refusal).toBeInstanceOf(ConflictError)
    expect(refusal.errors[0]).toMatchObject({
      code: 'duplicate_document',
      meta: { existing_document_id: data.id, existing_document_name: 'first.txt' },
    })
  })

  test('makes one document when only the answer to its last step was lost', async () => {
    let lost = 0
    const client = createClient({
      baseUrl: BASE_URL,
      apiKey: world.apiKey,
      format: 'raw',
      fetch: async (request) => {
        const isCreation = request.method === 'POST' && new URL(request.url).pathname === '/v2/documents'
        const response = await app.request(request)
        if (isCreation && lost++ === 0) throw new TypeError('the line went dead')
        return response
      },
    })
    const before = (await api.documents.list()).meta.total
    const { data } = await client.documents.upload(new Blob([randomBytes(100)]))
    expect([lost, (await api.documents.list()).meta.total]).toEqual([2, before + 1])
    expect((await api.documents.get(data.id)).data.id).toBe(data.id)
  })

  test('ends on request, and leaves no document', async () => {
    const before = (await api.documents.list()).meta.total
    const stop = new AbortController()
    const upload = api.documents.upload(new Blob([randomBytes(3_000_000)]), {
      signal: stop.signal,
      onProgress: ({ sent }) => sent > 0 && stop.abort(new Error('enough')),
    })
    await expect(upload).rejects.toThrow('enough')
    expect((await api.documents.list()).meta.total).toBe(before)
  })

  test('holds no stream that is longer than a file may be', async () => {
    const endless = async function* () {
      const piece = new Uint8Array(2 ** 22)
      for (;;) yield piece
    }
    await expect(api.documents.upload(endless())).rejects.toThrow('longer than 52428800 bytes')
  })
})
