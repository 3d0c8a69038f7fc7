import fs from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { createReference } from '@boxtrail/reference/reference'
import type { PoolClient } from 'pg'
import { pino } from 'pino'

/** Watches a drop folder as a worker does, and kills itself at a given moment, as by `kill -9`. */
const [url = '', path = '', moment = ''] = process.argv.slice(2)

const die = (now: string) => {
  if (now !== moment) return
  process.kill(process.pid, 'SIGKILL')
}

// Temporary files are renamed to the files beside the original, which is moved last.
const { rename } = fs
fs.rename = async (from, to) => {
  const isBeside = String(from).endsWith('.tmp')
  die(isBeside ? 'before the answer is written' : 'before the file is moved')
  await rename(from, to)
  die(isBeside ? 'after the answer is written' : 'after the file is moved')
}
syncBuiltinESMExports()

const { createDatabase } = await import('../../../src/db/connection/database.ts')
const { createWakeups } = await import('../../../src/db/queues/wakeups.ts')
const { processFile } = await import('../../../src/intake/drop-folder/process-file.ts')
const { runDropFolder } = await import('../../../src/intake/drop-folder/drop-folder-worker.ts')
const { createRegistry } = await import('../../../src/sources/registry.ts')
const { createSigner } = await import('../../../src/config/keys/signer.ts')
const { createDirectoryStore } = await import('../../../src/storage/directory/directory-store.ts')
const { sources } = await import('./sources.ts')

const { pool } = createDatabase(url, { maxConnections: 4 })
let commits = 0
pool.on('connect', (client: PoolClient) => {
  const query = client.query.bind(client) as (...all: unknown[]) => unknown
  client.query = ((...all: unknown[]) => {
    if (all[0] !== 'commit') return query(...all)
    commits += 1
    die(`before commit ${commits}`)
    const done = query(...all) as Promise<unknown>
    // The commit is sent, but its response is lost, so the process cannot know whether it took effect.
    if (moment === `in commit ${commits}`) setImmediate(() => process.kill(process.pid, 'SIGKILL'))
    const which = commits
    return done.then((result) => {
      die(`after commit ${which}`)
      return result
    })
  }) as typeof client.query
})
const take = processFile({
  pool,
  wakeups: createWakeups(null),
  registry: createRegistry(sources()),
  reference: createReference(),
  clock: () => new Date(),
  store: createDirectoryStore({ root: `${path}/files`, baseUrl: () => '', signer: createSigner(Buffer.alloc(32)) }),
})
await runDropFolder(
  {
    path,
    pollMs: 20,
    log: pino({ level: 'error' }),
    take: async (name, bytes, modifiedMs) => {
      die('before the file is processed')
      const taken = await take(name, bytes, modifiedMs)
      die('after the file is processed')
      return taken
    },
  },
  new AbortController().signal,
)
