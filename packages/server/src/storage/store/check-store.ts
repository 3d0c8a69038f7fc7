import { ConfigError } from '../../config/config.ts'
import type { Logger } from '../../logger.ts'
import { StorageProblem } from './storage-problem.ts'
import type { Store } from './store.ts'

/** Rejects a wrong setting before the first upload; a store that is temporarily unavailable is only logged. */
export const checkStore = async (store: Store, log: Logger): Promise<void> => {
  try {
    await store.check()
  } catch (error) {
    if (!(error instanceof StorageProblem)) throw error
    const sentence = `STORAGE_URL: ${error.message}`
    if (error.isPermanent) throw new ConfigError([sentence])
    log.warn(sentence)
  }
}
