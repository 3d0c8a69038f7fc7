import { createContext, type ReactNode, use, useMemo, useSyncExternalStore } from 'react'

const MINUTE = 60_000
let now = new Date()

const subscribe = (changed: () => void) => {
  const timer = setInterval(() => {
    now = new Date()
    changed()
  }, MINUTE)
  return () => clearInterval(timer)
}

const readNow = () => now

const Reached = createContext<number>(0)

/** The current time, updated every minute, so that ages stay correct while a page is open. */
export const useNow = (): Date => {
  const time = useSyncExternalStore(subscribe, readNow, readNow)
  const reached = use(Reached)
  return useMemo(() => (reached > time.getTime() ? new Date(reached) : time), [reached, time])
}

interface RecordTimeProps {
  sources: readonly { lastAnsweredAt: string | null }[]
  children: ReactNode
}

/**
 * Sets the current time for records of a sandbox, whose clock is ahead: the last answer of their sources, if that is
 * later.
 */
export const RecordTime = ({ sources, children }: RecordTimeProps) => {
  const reached = Math.max(0, ...sources.flatMap(({ lastAnsweredAt: at }) => (at ? [Date.parse(at)] : [])))
  return <Reached value={reached > Date.now() + MINUTE ? reached : 0}>{children}</Reached>
}
