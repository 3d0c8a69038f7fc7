import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startService } from '../../service/service.ts'
import { packages } from '../places.ts'
import { callOf } from './call.ts'
import { crawl } from './crawl.ts'
import { playDemoWorld } from './play.ts'

/**
 * Records the world of the mock: `node tools/generate/mock-world/record.ts`. The real service plays the demo world of
 * the simulator, and the mock begins with the responses of its API. Run by hand when the records of the API change; a
 * test of the mock detects that.
 */

const dataDir = await mkdtemp(join(tmpdir(), 'boxtrail-mock-world-'))
try {
  await playDemoWorld(dataDir)
  // Without workers nothing changes during the recording.
  const service = await startService({ dataDir, env: { BOXTRAIL_ROLES: 'api' } })
  try {
    const call = callOf(service)
    const recording = await crawl((path) => call('GET', path), `${new Date().toISOString().slice(0, 19)}Z`)
    // The address of this service is replaced by a reserved one.
    const text = JSON.stringify(recording).replaceAll(service.url, 'http://boxtrail.test')
    await writeFile(process.argv[2] ?? join(packages, 'mock/src/generated/recording.json'), text)
    console.log(`${recording.resources.length} records, ${Object.keys(recording.documents).length} documents`)
  } finally {
    await service.stop()
  }
} finally {
  await rm(dataDir, { recursive: true, force: true })
}
