import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isLong } from '../../../../tools/config/form.ts'
import { createSigner } from '../../src/config/keys/signer.ts'
import { createDirectoryStore } from '../../src/storage/directory/directory-store.ts'
import { createS3Store } from '../../src/storage/s3/s3-store.ts'
import type { Store } from '../../src/storage/store/store.ts'
import { temporary } from '../harness/temporary.ts'
import { announce, attack, attacks, put, replay } from './attacks.ts'
import { missingForS3, type S3Engine, startS3Engine } from './s3-engine/s3-engine.ts'
import { served } from './served.ts'
import { storeSuite } from './store-suite.ts'

const ROUNDS = isLong ? 200 : 5

const root = temporary()
const signer = createSigner(Buffer.alloc(32, 3))
let baseUrl = () => ''
await served((where) => {
  baseUrl = where
  return createDirectoryStore({ root, baseUrl, signer })
})
const directory = (ms: number): Store => createDirectoryStore({ root, baseUrl, signer, clock: () => new Date(ms) })

const missing = missingForS3()
if (missing) process.stdout.write(`the S3 store is not tested: ${missing}\n`)

const BUCKET = 'documents'
const opened = async (options?: { conditional: boolean }): Promise<S3Engine> => {
  const engine = await startS3Engine(options)
  process.env.AWS_ACCESS_KEY_ID = engine.accessKeyId
  process.env.AWS_SECRET_ACCESS_KEY = engine.secretAccessKey
  const client = new S3Client({ endpoint: engine.endpoint, region: engine.region, forcePathStyle: true })
  await client.send(new CreateBucketCommand({ Bucket: BUCKET }))
  client.destroy()
  return engine
}
const s3At =
  (engine: S3Engine, more = '') =>
  (ms: number): Store =>
    createS3Store(`s3://${BUCKET}?endpoint=${engine.endpoint}&region=${engine.region}${more}`, () => new Date(ms))

const figures = async (at: (ms: number) => Store) => {
  for (const [name, kind] of [...Object.entries(attacks)]) {
    const { refused, stored, statuses } = await attack({ at }, kind, ROUNDS)
    process.stdout.write(`${at(0).name}, ${name}: ${refused} of ${ROUNDS} refused (${statuses}), ${stored} stored\n`)
    expect([name, refused, stored]).toEqual([name, ROUNDS, 0])
  }
  const { refused, stored, changed, statuses } = await replay({ at }, ROUNDS)
  process.stdout.write(`${at(0).name}, replayed URL: ${refused} of ${ROUNDS} refused (${statuses}), ${stored} stored\n`)
  expect([refused, stored, changed]).toEqual([ROUNDS, 0, 0])
}

test(`a directory rejects ${ROUNDS} of ${ROUNDS} of each kind`, () => figures(directory))

describe.skipIf(missing)('with an engine that speaks S3', () => {
  let engine: S3Engine
  beforeAll(async () => {
    engine = await opened()
  })
  afterAll(() => engine?.stop())

  storeSuite('a bucket', () => ({ at: s3At(engine), rounds: 5 }))

  test(`a bucket rejects ${ROUNDS} of ${ROUNDS} of each kind`, () => figures(s3At(engine)))
})

describe.skipIf(missing)('with an engine that takes no conditions', () => {
  let engine: S3Engine
  beforeAll(async () => {
    engine = await opened({ conditional: false })
  })
  afterAll(() => engine?.stop())

  test('the store of STORAGE_URL is used for uploads, which are checked against their announcement', async () => {
    const [usual, without] = [s3At(engine)(Date.now()), s3At(engine, '&conditional_writes=false')]
    const refused = await announce(usual)
    expect(await put(refused.signed, refused.bytes)).toBe(501)
    const store = without(Date.now())
    const { signed, bytes, object } = await announce(store)
    expect([await put(signed, bytes), await store.size(object.key)]).toEqual([200, 4_096])
    for (const kind of Object.values(attacks))
      expect(await attack({ at: without }, kind, 5)).toMatchObject({ refused: 5, stored: 0 })
  })
})
