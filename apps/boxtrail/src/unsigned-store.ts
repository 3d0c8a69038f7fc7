import { randomBytes } from 'node:crypto'
import type { readEnvironment } from '@boxtrail/server/config/config'
import { createSigner } from '@boxtrail/server/config/keys/signer'
import { createStore } from '@boxtrail/server/storage/create-store'
import type { Store } from '@boxtrail/server/storage/store/store'

type Settings = Pick<ReturnType<typeof readEnvironment>, 'storageUrl' | 'dataDir'>

/** The store for work that makes no links, and so signs nothing. */
export const unsignedStore = ({ storageUrl, dataDir }: Settings): Promise<Store> =>
  createStore({ storageUrl, dataDir, baseUrl: () => '', signer: createSigner(randomBytes(32)) })
