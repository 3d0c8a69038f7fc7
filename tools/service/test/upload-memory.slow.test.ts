import { fork } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readMasterKey } from '@boxtrail/server/config/keys/secrets'
import { createSigner } from '@boxtrail/server/config/keys/signer'
import { createDirectoryStore } from '@boxtrail/server/storage/directory/directory-store'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { temporary } from '../../../packages/server/test/harness/temporary.ts'
import { riseDuring } from '../memory.ts'
import { type Service, startService } from '../service.ts'

const MB = 1_024 * 1_024
const MOST = 32 * MB

let service: Service
beforeAll(async () => {
  service = await startService()
}, 60_000)
afterAll(() => service?.stop())

const bytes = randomBytes(50 * MB)

const upload = async (content: Buffer) => {
  const blob = {
    filename: 'scans.pdf',
    content_type: 'application/pdf',
    byte_size: content.length,
    checksum: createHash('md5').update(content).digest('base64'),
  }
  const announced = await fetch(`${service.url}/v2/storage/direct_uploads`, {
    method: 'POST',
    headers: { authorization: `Token ${service.apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ blob }),
  })
  expect(announced.status).toBe(200)
  const { key, direct_upload } = await announced.json()
  const stored = await fetch(direct_upload.url, {
    method: 'PUT',
    headers: direct_upload.headers,
    body: new Uint8Array(content),
  })
  expect(stored.status).toBe(204)
  return { key, filename: blob.filename, contentType: blob.content_type }
}

/** Downloads an object by the link that the service would issue for a document. */
const download = async (object: { key: string; filename: string; contentType: string }, content: Buffer) => {
  const signer = createSigner(readMasterKey(service.dataDir)!)
  const store = createDirectoryStore({ root: join(service.dataDir, 'files'), baseUrl: () => service.url, signer })
  const response = await fetch(await store.signGet(object, 300))
  expect(Buffer.from(await response.arrayBuffer()).equals(content)).toBe(true)
}

test('a file of 50 MB is uploaded and downloaded with at most 32 MB more memory of the server', async () => {
  const small = randomBytes(MB)
  await download(await upload(small), small)
  const pid = service.process.pid!
  let object: Awaited<ReturnType<typeof upload>>
  const up = await riseDuring(pid, async () => {
    object = await upload(bytes)
  })
  const down = await riseDuring(pid, () => download(object, bytes))
  process.stdout.write(`50 MB: memory rose by ${(up / MB).toFixed(1)} MB up, ${(down / MB).toFixed(1)} MB down\n`)
  expect([up <= MOST, down <= MOST]).toEqual([true, true])
})

test('control: the test detects a process that reads such a file as a whole', async () => {
  const script = join(temporary(), 'whole.mjs')
  writeFileSync(
    script,
    `process.on('message', (size) => { globalThis.whole = Buffer.alloc(size, 1); process.send('done') })`,
  )
  const child = fork(script)
  await once(child, 'spawn')
  const rise = await riseDuring(child.pid!, async () => {
    child.send(bytes.length)
    await once(child, 'message')
  })
  child.kill()
  expect(rise).toBeGreaterThan(MOST)
})
