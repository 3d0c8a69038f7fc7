import { appendFileSync, chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isLong } from '../../../../../tools/config/form.ts'
import { buildWeb } from '../../../../../tools/launch/web.mjs'
import { startService } from '../../../../../tools/service/service.ts'
import { createSecrets } from '../create.ts'
import { createScanner, scanFolder } from '../scan.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'boxtrail-secrets-'))
// The database runs as another user if this is root.
chmodSync(dataDir, 0o755)
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))
const COUNT = isLong ? 100 : 20

// The link that creates the owner is printed only where there is a page for it.
beforeAll(() => buildWeb(), 120_000)

test('no secret is written into the database, its write-ahead log, a file or the log of the service, in any form', async () => {
  const service = await startService({
    config: 'limits: { requests_per_minute: 1000000 }',
    dataDir,
    env: { BOXTRAIL_LOG: 'debug' },
  })
  const secrets = await createSecrets(service, COUNT)
  await service.stop()
  const scan = createScanner(secrets)
  const { found, bytes } = scanFolder(scan, dataDir)
  process.stdout.write(`${secrets.size} secrets, ${bytes} bytes below the data folder\n`)
  expect(secrets.size).toBeGreaterThan(COUNT * 5)
  expect(bytes).toBeGreaterThan(10_000_000)
  expect(service.output()).toContain('boxtrail ready')
  expect([...found, ...scan('log', Buffer.from(service.output()))]).toEqual([])

  // The control: each secret is found where it is written down.
  for (const [name, secret] of secrets) {
    const forms = [secret, Buffer.from(secret).toString('hex'), `x${Buffer.from(secret).toString('base64')}`]
    for (const form of forms) expect(scan('control', Buffer.from(`…${form}…`)).map((one) => one.secret)).toContain(name)
  }
  appendFileSync(join(dataDir, 'left-behind.txt'), `password=${secrets.get('password 7')}`)
  expect(scanFolder(scan, dataDir).found).toEqual([{ secret: 'password 7', form: 'plain', place: 'left-behind.txt' }])
})
