import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { recognizeBy } from '../../../src/documents/reading/ocr-service.ts'
import { testApi } from '../../harness/api.ts'
import { readingOf, readUntilIdle, uploadedDocument } from '../../harness/records/documents.ts'

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47])
const WORD = { text: 'MSKU7054410', left: 120, top: 88.5, width: 210, height: 24, confidence: 0.98 }

let respond: (request: IncomingMessage, response: ServerResponse) => unknown
const server = createServer((request, response) => void respond(request, response))
let url: string
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/words?lang=eng`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const answering = (body: unknown, status = 200) => {
  respond = (_, response) => response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body))
}
const recognize = (timeout_ms = 10_000) =>
  recognizeBy({ url, headers: { authorization: 'Bearer s3cret' }, timeout_ms })(PNG)

beforeEach(() => answering({ words: [WORD] }))

test('the page is posted as a PNG with the configured headers, and the words of the answer are used', async () => {
  let seen = {}
  respond = async (request, response) => {
    const { method, url: path, headers } = request
    seen = {
      method,
      path,
      type: headers['content-type'],
      authorization: headers.authorization,
      body: await text(request),
    }
    response.end(JSON.stringify({ words: [WORD], rotation: 90, engine: 'of the operator' }))
  }
  const { confidence, ...placed } = WORD
  expect(await recognize()).toEqual({ words: [{ ...placed, certainty: confidence }], rotation: 90 })
  expect(seen).toEqual({
    method: 'POST',
    path: '/words?lang=eng',
    type: 'image/png',
    authorization: 'Bearer s3cret',
    body: Buffer.from(PNG).toString(),
  })
})

test.each<[string, unknown, RegExp]>([
  ['no JSON', '<html>', /not as documented: \/: /],
  ['no words', { text: 'ARRIVAL NOTICE' }, /not as documented: \/words: /],
  ['a word without a place', { words: [{ text: 'A' }] }, /not as documented: \/words\/0\/left: /],
  ['a word beyond every picture', { words: [{ ...WORD, left: 1e9 }] }, /\/words\/0\/left: /],
  ['a confidence in percent', { words: [{ ...WORD, confidence: 98 }] }, /\/words\/0\/confidence: /],
  ['a rotation by a few degrees', { words: [], rotation: 3 }, /\/rotation: /],
  ['more words than a page has', { words: Array(20_001).fill(WORD) }, /\/words: /],
  ['more bytes than an answer has', `"${'x'.repeat(17 * 2 ** 20)}"`, /not as documented/],
])('an answer with %s is refused, and the place is named', async (_, body, reason) => {
  answering(body)
  await expect(recognize()).rejects.toThrow(reason)
})

test('the error names the status of the answer, the time that it waited, or that there was no answer', async () => {
  answering('', 503)
  await expect(recognize()).rejects.toThrow('The OCR service (documents.ocr) answered 503')
  answering('', 302)
  await expect(recognize()).rejects.toThrow('answered 302')
  respond = () => {}
  await expect(recognize(50)).rejects.toThrow('did not answer within 50 ms')
  await expect(recognizeBy({ url: 'http://127.0.0.1:1/', headers: {}, timeout_ms: 5_000 })(PNG)).rejects.toThrow(
    'could not be reached (ECONNREFUSED)',
  )
})

test('a document whose text cannot be recognized at the moment is read again, and finally recorded with the reason', async () => {
  const world = await testApi()
  const { pool } = world.context
  const once = await uploadedDocument(world, world)
  const never = await uploadedDocument(world, world)
  const tries = new Map<string, number>()
  const missing = {
    documentType: null,
    extraction: null,
    readability: 'no_text',
    classificationNotes: 'It has no text. The OCR service answered 503.',
    transient: 'The OCR service answered 503',
  } as const
  const read = async () =>
    readUntilIdle(world.context, async ({ bytes }) => {
      const file = Buffer.from(bytes).toString()
      tries.set(file, (tries.get(file) ?? 0) + 1)
      return file === once.text && tries.get(file)! > 1 ? readingOf({ readability: 'recognized' }) : readingOf(missing)
    })
  for (let n = 0; n < 9; n++) {
    await read()
    await pool.query(`update documents set next_read_at = now() where next_read_at is not null`)
  }
  expect([tries.get(once.text), tries.get(never.text)]).toEqual([2, 8])
  const of = async ({ id }: { id: string }) => (await world.api.documents.get(id)).data.attributes
  expect(await of(once)).toMatchObject({ document_type: 'arrival_notice', readability: 'recognized' })
  expect(await of(never)).toMatchObject({ readability: 'no_text', classification_notes: missing.classificationNotes })
})
