import { useSyncExternalStore } from 'react'

const MINUTE = 60_000
let now = new Date()

const subscribe = (changed: () => void) => {
  const timer = setInterval(() => {
    now = new Date()
    changed()
  }, MINUTE)
  return () => clearInterval(timer)
}

/** The time, to the minute: ages stay true while a page is open. */
export const useNow = (): Date => useSyncExternalStore(subscribe, () => now)
