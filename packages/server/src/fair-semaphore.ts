import { busy } from '@boxtrail/protocol/errors'

export interface FairSemaphoreOptions {
  /** How much runs at once; in addition, one piece of a party that has nothing running. */
  running: number
  /** How much of one party may wait. */
  waiting: number
  waitMs: number
}

/** Runs the work of a party when it is its turn. */
export type FairSemaphore = <T>(party: string, work: () => Promise<T>) => Promise<T>

interface Waiting {
  party: string
  start: () => void
}

/**
 * Grants slots to the party that has the least running, in the order of its requests, so that however many one party
 * sends, another waits for no more than one piece of its work.
 */
export const createFairSemaphore = ({
  running: most,
  waiting: mostWaiting,
  waitMs,
}: FairSemaphoreOptions): FairSemaphore => {
  const running = new Map<string, number>()
  const waiting = new Set<Waiting>()
  const of = (party: string) => running.get(party) ?? 0
  const total = () => running.values().reduce((all, each) => all + each, 0)
  const mayStart = (party: string) => total() < most + Number(of(party) === 0)
  const enter = (party: string) => void running.set(party, of(party) + 1)
  const leave = (party: string) => {
    if (of(party) === 1) running.delete(party)
    else running.set(party, of(party) - 1)
    for (const next of [...waiting].sort((a, b) => of(a.party) - of(b.party)))
      if (mayStart(next.party)) return next.start()
  }
  const turn = (party: string): Promise<void> => {
    if (mayStart(party)) return Promise.resolve(enter(party))
    if ([...waiting].filter((each) => each.party === party).length >= mostWaiting) throw busy()
    return new Promise((resolve, reject) => {
      const end = () => {
        clearTimeout(timer)
        waiting.delete(own)
      }
      const timer = setTimeout(() => {
        end()
        reject(busy())
      }, waitMs)
      const own = {
        party,
        start: () => {
          end()
          resolve(enter(party))
        },
      }
      waiting.add(own)
    })
  }
  return async (party, work) => {
    await turn(party)
    try {
      return await work()
    } finally {
      leave(party)
    }
  }
}
