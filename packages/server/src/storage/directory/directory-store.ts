import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { access, constants, mkdir, readdir, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { makeDirectory } from '../../config/environment/directories.ts'
import type { Signer } from '../../config/keys/signer.ts'
import { uploadHeaders } from '../store/headers.ts'
import { StorageProblem } from '../store/storage-problem.ts'
import { type Announced, FILES_PATH, isKey, MAX_LINK_S, type Store } from '../store/store.ts'
import { keepFile } from './keep-file.ts'
import { createLinks } from './links.ts'
import { listObjects } from './list-objects.ts'
import { serveFiles } from './serve-files.ts'

export interface DirectoryOptions {
  root: string
  /** The address of this service, read for each link. */
  baseUrl: () => string
  signer: Signer
  clock?: () => Date
}

const BROKEN_OFF_AFTER_MS = 3_600_000

/** Files in a directory under random names, uploaded and downloaded by links that we sign and serve ourselves. */
export const createDirectoryStore = ({ root, baseUrl, signer, clock = () => new Date() }: DirectoryOptions): Store => {
  const links = createLinks(signer, clock)
  const incoming = join(root, 'incoming')
  const pathOf = (key: string): string => {
    if (!isKey(key)) throw new Error('This is not a key of the store.')
    return join(root, 'objects', key)
  }
  const keep = async (object: Announced, pieces: AsyncIterable<Uint8Array>): Promise<void> => {
    const path = pathOf(object.key)
    await mkdir(incoming, { recursive: true, mode: 0o700 })
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    await keepFile({ path, draft: join(incoming, randomUUID()), object, pieces })
  }
  const size = async (key: string): Promise<number | null> => {
    const found = await stat(pathOf(key)).catch(unlessMissing)
    return found?.size ?? null
  }
  const open = async (key: string): Promise<Readable> => createReadStream(pathOf(key))

  return {
    name: 'disk',
    signPut: async (object, expiresInS) => ({
      url: `${baseUrl()}${FILES_PATH}/${links.forPut(object, Math.min(expiresInS, MAX_LINK_S))}`,
      headers: uploadHeaders(object),
    }),
    signGet: async (object, expiresInS) =>
      `${baseUrl()}${FILES_PATH}/${links.forGet(object, Math.min(expiresInS, MAX_LINK_S))}`,
    size,
    storedAt: async (key) => (await stat(pathOf(key)).catch(unlessMissing))?.mtime ?? null,
    list: () => listObjects(join(root, 'objects')),
    open,
    put: (object, bytes) => keep(object, Readable.from(piecesOf(bytes))),
    remove: (key) => rm(pathOf(key), { force: true }),
    serve: serveFiles({ links, keep, size, pathOf }),
    check: async () => {
      try {
        makeDirectory(incoming, 0o700)
        await access(incoming, constants.W_OK)
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException
        throw new StorageProblem(
          `files cannot be written in ${root} (${code}); make it writable to the user that runs Boxtrail, or set STORAGE_URL to another place`,
          true,
        )
      }
    },
    tidy: async () => {
      for (const name of (await readdir(incoming).catch(unlessMissing)) ?? []) {
        const draft = join(incoming, name)
        const found = await stat(draft).catch(unlessMissing)
        if (found && found.mtimeMs < clock().getTime() - BROKEN_OFF_AFTER_MS) await rm(draft, { force: true })
      }
    },
  }
}

const unlessMissing = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT') return null
  throw error
}

const PIECE_BYTES = 2 ** 20

/** Cuts a file into pieces, so that computing the checksum of a large file does not block the event loop. */
function* piecesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) yield bytes.subarray(at, at + PIECE_BYTES)
}
