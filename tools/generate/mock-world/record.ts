import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startService } from '../../service/service.ts'
import { packages } from '../places.ts'
import { callOf } from './call.ts'
import { crawl } from './crawl.ts'
import { populate } from './populate.ts'

/**
 * Records the world of the mock: `node tools/generate/mock-world/record.ts`. The real service plays the demo world of the
 * simulator; what its API then answers is what the mock begins with. Run by hand when the records of the API change; a
 * test of the mock says so.
 */

const service = await startService({ env: { BOXTRAIL_ROLES: 'api,worker,simulator' } })
try {
  const until = async (isSo: () => Promise<boolean> | boolean) => {
    while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 200))
  }
  await until(() => /demo world tracked/.test(service.output()))
  const call = callOf(service)
  // A line that cannot be read is polled again: its request stays pending.
  type Requests = { data: { attributes: { is_retrying: boolean } }[] }
  const isSettled = async () =>
    ((await call('GET', '/tracking_requests?filter[status]=pending')) as Requests).data.every(
      ({ attributes }) => attributes.is_retrying,
    )
  await until(isSettled)
  await populate(service, call)
  type Documents = { data: { attributes: { readability: string | null } }[] }
  await until(async () =>
    ((await call('GET', '/documents')) as Documents).data.every(({ attributes }) => attributes.readability !== null),
  )
  await until(isSettled)
  const recording = await crawl((path) => call('GET', path), new Date().toISOString().replace(/\.\d+/, ''))
  const file = process.argv[2] ?? join(packages, 'mock/src/generated/recording.json')
  await writeFile(file, JSON.stringify(recording))
  console.log(`${recording.resources.length} records, ${Object.keys(recording.documents).length} documents`)
} finally {
  await service.stop()
}
