import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Signer } from '../config/signer.ts'
import { createDirectoryStore } from './directory/directory-store.ts'
import type { Store } from './store.ts'

interface Parts {
  storageUrl: string | undefined
  dataDir: string
  baseUrl: () => string
  signer: Signer
  clock?: () => Date
}

/** The store that STORAGE_URL names; a directory in the data directory unless it does. */
export const createStore = async ({ storageUrl, dataDir, ...parts }: Parts): Promise<Store> => {
  if (storageUrl?.startsWith('s3:')) {
    // Costs memory and a moment at the start, so who does not use it does not pay for it.
    const { createS3Store } = await import('./s3/s3-store.ts')
    return createS3Store(storageUrl, parts.clock)
  }
  return createDirectoryStore({ root: rootOf(storageUrl, dataDir), ...parts })
}

/** `file:///srv/files` is absolute, `file:files` stands in the data directory. */
const rootOf = (storageUrl: string | undefined, dataDir: string): string => {
  if (storageUrl === undefined) return join(dataDir, 'files')
  if (storageUrl.startsWith('file:/')) return fileURLToPath(storageUrl)
  return resolve(dataDir, storageUrl.slice('file:'.length))
}
