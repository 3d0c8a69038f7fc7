import { setTimeout } from 'node:timers/promises'
import { isTransient } from '../errors.ts'

const RETRY_AFTER_MS = 500

/**
 * Does the first work with a database that may still be unavailable or starting: `work` is run again until it succeeds.
 * `onWait` is called once, with the reason. An error that waiting does not fix (a wrong password, a database that does
 * not exist) is thrown.
 */
export const whenReachable = async <T>(work: () => Promise<T>, onWait: (error: unknown) => void): Promise<T> => {
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await work()
    } catch (error) {
      if (!isTransient(error)) throw error
      if (isFirst) onWait(error)
      await setTimeout(RETRY_AFTER_MS)
    }
  }
}
