import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Signer } from '../config/keys/signer.ts'
import { createDirectoryStore } from './directory/directory-store.ts'
import type { Store } from './store/store.ts'

interface Parts {
  storageUrl: string | undefined
  dataDir: string
  baseUrl: () => string
  signer: Signer
  clock?: () => Date
}

/** The store that STORAGE_URL names; by default a directory in the data directory. */
export const createStore = async ({ storageUrl, dataDir, ...parts }: Parts): Promise<Store> => {
  if (storageUrl?.startsWith('s3:')) {
    // Loaded on demand, because it costs memory and start-up time.
    const { createS3Store } = await import('./s3/s3-store.ts')
    return createS3Store(storageUrl, parts.clock)
  }
  return createDirectoryStore({ root: rootOf(storageUrl, dataDir), ...parts })
}

/** The directory of a `file:` URL: `file:///srv/files` is absolute, `file:files` is relative to the data directory. */
const rootOf = (storageUrl: string | undefined, dataDir: string): string => {
  if (storageUrl === undefined) return join(dataDir, 'files')
  if (storageUrl.startsWith('file:/')) return fileURLToPath(storageUrl)
  return resolve(dataDir, storageUrl.slice('file:'.length))
}
