import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createSigner } from '../../src/config/keys/signer.ts'
import { createLogger } from '../../src/logger.ts'
import { createStore } from '../../src/storage/create-store.ts'
import { checkStore } from '../../src/storage/store/check-store.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'boxtrail-check-store-'))
let code = ''
/** A service that answers every request with one S3 error. */
const service = createServer((_, response) => {
  response.writeHead(code === 'NoSuchBucket' ? 404 : 403, { 'content-type': 'application/xml' })
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>refused</Message></Error>`)
})

beforeAll(async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'id')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret')
  service.listen(0, '127.0.0.1')
  await once(service, 'listening')
})
afterAll(() => {
  vi.unstubAllEnvs()
  service.close()
  rmSync(dataDir, { recursive: true })
})

/** Returns what is logged about the store. Rejects if the setting is refused. */
const checked = async (storageUrl: string): Promise<string> => {
  let logged = ''
  const log = createLogger('warn', {
    write: (line) => {
      logged += line
    },
  })
  const signer = createSigner(Buffer.alloc(32))
  await checkStore(await createStore({ storageUrl, dataDir, baseUrl: () => 'http://box.example', signer }), log)
  return logged
}
const bucket = () => `s3://files?endpoint=http://127.0.0.1:${(service.address() as AddressInfo).port}`

test.each([
  ['NoSuchBucket', /STORAGE_URL: the bucket files does not exist; create it/],
  ['InvalidAccessKeyId', /STORAGE_URL: the bucket files .* does not know; set AWS_ACCESS_KEY_ID/],
  ['SignatureDoesNotMatch', /STORAGE_URL: the bucket files .* whose secret is wrong; set AWS_ACCESS_KEY_ID/],
  ['AuthorizationHeaderMalformed', /STORAGE_URL: the bucket files is in another region; name it/],
])('a bucket that answers %s is refused with a sentence', async (name, sentence) => {
  code = name
  await expect(checked(bucket())).rejects.toThrow(sentence)
})

test('a bucket that may not be listed is used, and the operator is told', async () => {
  code = 'AccessDenied'
  expect(await checked(bucket())).toMatch(/STORAGE_URL: the bucket files may not be listed; allow s3:ListBucket/)
})

test('a service that is away is waited for, and the operator is told', async () => {
  expect(await checked('s3://files?endpoint=http://127.0.0.1:1')).toMatch(/STORAGE_URL: .* cannot be reached .*: check/)
})

test('a directory is made where it is missing, and refused where it cannot be', async () => {
  expect(await checked('file:files')).toBe('')
  writeFileSync(join(dataDir, 'taken'), '')
  await expect(checked('file:taken')).rejects.toThrow(/STORAGE_URL: files cannot be written in .*taken .*; make it/)
  await expect(checked('file:/proc/files')).rejects.toThrow(
    /STORAGE_URL: files cannot be written in \/proc\/files \(ENOENT/,
  )
})
