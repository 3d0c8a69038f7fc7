import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { createServer } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { type Config, ConfigError } from '@boxtrail/server/config/config'
import { RESERVE_BYTES } from '@boxtrail/server/db/examine/disk-space'
import { dropFolderProblem } from '@boxtrail/server/intake/drop-folder/drop-folder'
import type { Store } from '@boxtrail/server/storage/store/store'
import { directoryProblem } from '../data-directory.ts'
import { listen } from '../listen.ts'
import { unsignedStore } from '../unsigned-store.ts'
import { spaceFinding } from './decide.ts'
import { type Finding, findings } from './finding.ts'

/** The data directory, and the room on its disk. A missing one is left to the first start. */
export const examineDirectory = async ({ dataDir, databaseUrl }: Config): Promise<Finding[]> => {
  const { ok, problem } = findings('data directory')
  if (!existsSync(dataDir)) return [ok(`${dataDir} is created at the first start`)]
  const wrong = directoryProblem(dataDir, databaseUrl === undefined)
  if (wrong !== null) return [problem(wrong)]
  const { bavail, bsize } = await statfs(dataDir)
  return [ok(dataDir), spaceFinding(dataDir, bavail * bsize, RESERVE_BYTES)]
}

/** Checks the folder that is watched for files, if there is one. */
export const examineDropFolder = ({ edi: { drop_folder: path } }: Config): Finding[] => {
  if (path === undefined) return []
  const { ok, problem } = findings('drop folder')
  if (!existsSync(path)) return [ok(`${path} is created at the first start`)]
  const wrong = dropFolderProblem(path)
  return [wrong === null ? ok(path) : problem(`edi.drop_folder: ${wrong}`)]
}

/** Checks the store by writing, reading and removing an object of its own. */
export const examineStorage = async (config: Config): Promise<Finding> => {
  const { ok, problem } = findings('storage')
  if (!existsSync(config.dataDir) && !config.storageUrl?.startsWith('s3:')) return ok('created at the first start')
  const store = await unsignedStore(config)
  try {
    await store.check()
    await roundTrip(store)
    return ok(`${store.name}: an object was written, read and removed`)
  } catch (error) {
    return problem(`STORAGE_URL: ${(error as Error).message}`)
  }
}

const roundTrip = async (store: Store): Promise<void> => {
  const bytes = randomBytes(1_000)
  const key = `${randomUUID()}/${randomBytes(14).toString('hex')}`
  const checksum = createHash('md5').update(bytes).digest('base64')
  const object = {
    key,
    filename: 'examined',
    contentType: 'application/octet-stream',
    byteSize: bytes.length,
    checksum,
  }
  await store.put(object, bytes)
  const back = await buffer(await store.open(key))
  await store.remove(key)
  if (!back.equals(bytes)) throw new Error('an object was read with other bytes than were written')
}

const ANSWER_MS = 2_000

/** Checks whether a service answers at the port, or the port is free. */
export const examinePort = async (config: Config): Promise<Finding> => {
  const { ok, warning, problem } = findings('port')
  const own = `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${config.port}`
  if (config.port === 0) return ok('any free one')
  const answer = await fetch(`${own}/readyz`, { signal: AbortSignal.timeout(ANSWER_MS) }).catch(() => null)
  const state = await answer
    ?.json()
    .then((body) => (body as { status?: string }).status)
    .catch(() => undefined)
  if (state === 'ready') return ok(`a service answers at ${own} and is ready`)
  if (state !== undefined) return warning(`a service answers at ${own} and is not ready: ${state}`)
  const server = createServer()
  try {
    await listen(server, config)
    server.close()
    await once(server, 'close')
    return ok(`${config.port} is free`)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return problem(error.problems.join('; '))
  }
}
