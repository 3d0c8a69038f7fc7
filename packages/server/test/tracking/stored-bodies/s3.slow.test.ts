import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { afterAll, expect, test } from 'vitest'
import { createS3Store } from '../../../src/storage/s3/s3-store.ts'
import { missingForS3, startS3Engine } from '../../storage/s3-engine/s3-engine.ts'
import { storedScene } from './scene.ts'

const missing = missingForS3()
if (missing) process.stdout.write(`bodies of reports in S3 are not tested: ${missing}\n`)

const BUCKET = 'bodies'

test.skipIf(missing)('in a bucket, bodies are read as before, and are unavailable when it is', async () => {
  const engine = await startS3Engine()
  afterAll(() => engine.stop())
  process.env.AWS_ACCESS_KEY_ID = engine.accessKeyId
  process.env.AWS_SECRET_ACCESS_KEY = engine.secretAccessKey
  const client = new S3Client({ endpoint: engine.endpoint, region: engine.region, forcePathStyle: true })
  await client.send(new CreateBucketCommand({ Bucket: BUCKET }))
  client.destroy()
  const { tracked, report, reportsOf, bodyOf, move, remove, ...scene } = await storedScene(
    createS3Store(`s3://${BUCKET}?endpoint=${engine.endpoint}&region=${engine.region}`),
  )
  const container = await tracked()
  for (const yard_location of ['A', 'B', 'C'])
    await report(container, yard_location.charCodeAt(0) - 64, { yard_location })
  const reports = await reportsOf(container)
  const bodies = () => Promise.all(reports.map(({ id }) => bodyOf(id)))
  const before = await bodies()
  await move({ bodiesOfObject: 2 })
  expect(await scene.bodiesInDatabase()).toBe(0)
  expect((await scene.objects()).map(({ key }) => key).sort()).toEqual(await scene.keysInStore())
  expect(await bodies()).toEqual(before)
  await scene.store.remove((await scene.objects())[0]!.key)
  expect((await bodies()).filter((body) => body === null).length).toBeGreaterThan(0)
  await remove()
  expect(await scene.keysInStore()).toEqual([])
  expect(await bodies()).toEqual(before.map(() => null))
})
