import { chmodSync, closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { killServices, type Service, startService } from '../../../../../tools/service/service.ts'
import { mountDisk, unmount } from '../small-disk.ts'

const disk = mkdtempSync(join(tmpdir(), 'boxtrail-disk-'))

const whyNot = mountDisk(disk, '400m')

afterAll(() => {
  killServices()
  if (whyNot === null) unmount(disk)
  rmSync(disk, { recursive: true, force: true })
})

const start = (dataDir: string) =>
  startService({
    dataDir,
    config: 'limits: { requests_per_minute: 100000, tracking_requests_per_minute: 100000 }',
    env: { BOXTRAIL_LOG: 'silent' },
  })

const headers = (service: Service) => ({
  authorization: `Token ${service.apiKey}`,
  'content-type': 'application/vnd.api+json',
})
const track = async (service: Service, number: string) => {
  const attributes = { request_type: 'bill_of_lading', request_number: number, scac: 'TEST' }
  const body = JSON.stringify({ data: { type: 'tracking_request', attributes } })
  const response = await fetch(`${service.url}/v2/tracking_requests`, {
    method: 'POST',
    headers: headers(service),
    body,
  })
  const answer = await response.json()
  return { status: response.status, detail: answer.errors?.[0].detail as string | undefined }
}
const readiness = async ({ url }: Service) => (await (await fetch(`${url}/readyz`)).json()).status as string

/** Writes a file until the disk has no room left. */
const fill = (): void => {
  const file = openSync(join(disk, 'filler'), 'w')
  const megabyte = Buffer.alloc(2 ** 20)
  try {
    for (;;) writeSync(file, megabyte)
  } catch {
    closeSync(file)
  }
}

test.skipIf(whyNot !== null)(
  `a full disk is reported by name, and nothing that was acknowledged is lost${whyNot === null ? '' : ` (a file system cannot be mounted: ${whyNot})`}`,
  { timeout: 300_000 },
  async () => {
    const dataDir = join(disk, 'data')
    mkdirSync(dataDir)
    chmodSync(dataDir, 0o755)
    const service = await start(dataDir)
    const acknowledged: string[] = []
    const answers: Awaited<ReturnType<typeof track>>[] = []
    const trackMany = async (from: number, count: number) => {
      for (let n = from; n < from + count; n++) {
        const answer = await track(service, `TEST-DISK-${n}`)
        if (answer.status === 201) acknowledged.push(`TEST-DISK-${n}`)
        answers.push(answer)
      }
    }
    await trackMany(0, 50)
    expect(acknowledged).toHaveLength(50)
    expect(await readiness(service)).toBe('ready')

    const filling = trackMany(50, 100)
    fill()
    await filling
    await expect.poll(() => readiness(service), { timeout: 120_000 }).toBe('disk full')
    await trackMany(150, 50)
    expect(answers.at(-1)).toEqual({
      status: 503,
      detail: 'The disk is full: nothing can be written until there is room.',
    })
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 503]))
    const read = await fetch(`${service.url}/v2/tracking_requests`, { headers: headers(service) })
    expect(read.status).toBe(200)

    rmSync(join(disk, 'filler'))
    await expect.poll(() => readiness(service), { timeout: 60_000 }).toBe('ready')
    await trackMany(200, 10)
    expect(answers.slice(-10).map(({ status }) => status)).toEqual(Array(10).fill(201))
    await service.kill()

    const again = await start(dataDir)
    const lost: string[] = []
    for (const number of acknowledged) {
      const found = await fetch(`${again.url}/v2/tracking_requests?filter[request_number]=${number}`, {
        headers: headers(again),
      })
      if ((await found.json()).data?.length !== 1) lost.push(number)
    }
    process.stdout.write(`disk full: ${acknowledged.length} acknowledged, ${lost.length} lost\n`)
    expect(lost).toEqual([])
    await again.stop()
  },
)
