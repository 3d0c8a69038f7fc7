import { setTimeout } from 'node:timers/promises'
import { isTransient } from './errors.ts'

const AGAIN_AFTER_MS = 500

/**
 * Does the first work with a database that may still be away or starting: `work` is run again until the database is
 * there. `onWait` is called once, with the reason. A mistake that waiting will not cure (a wrong password, a database
 * that does not exist) is thrown.
 */
export const whenReachable = async <T>(work: () => Promise<T>, onWait: (error: unknown) => void): Promise<T> => {
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await work()
    } catch (error) {
      if (!isTransient(error)) throw error
      if (isFirst) onWait(error)
      await setTimeout(AGAIN_AFTER_MS)
    }
  }
}
