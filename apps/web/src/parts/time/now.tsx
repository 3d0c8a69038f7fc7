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

/** The time, to the minute: ages stay true while a page is open. */
export const useNow = (): Date => {
  const time = useSyncExternalStore(subscribe, readNow, readNow)
  const reached = use(Reached)
  return useMemo(() => (reached > time.getTime() ? new Date(reached) : time), [reached, time])
}

interface RecordTimeProps {
  sources: readonly { lastAnsweredAt: string | null }[]
  children: ReactNode
}

/** What follows the clock of a sandbox is ahead of the time of day: there it is as late as its sources' last answer. */
export const RecordTime = ({ sources, children }: RecordTimeProps) => {
  const reached = Math.max(0, ...sources.flatMap(({ lastAnsweredAt: at }) => (at ? [Date.parse(at)] : [])))
  return <Reached value={reached > Date.now() + MINUTE ? reached : 0}>{children}</Reached>
}
