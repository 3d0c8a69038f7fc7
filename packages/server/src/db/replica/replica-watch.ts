import type { Pool } from 'pg'
import type { Logger } from '../../logger.ts'
import { unavailabilityOf } from '../errors.ts'
import { createCurrency } from './replica-currency.ts'
import { type Position, type Positions, within } from './replica-positions.ts'
import { createStateLog, type ReplicaState } from './replica-state.ts'

/** The state of a primary and its replica, which are examined continually. */
export interface ReplicaWatch {
  isCurrent(): boolean
  /** Whether the replica has everything up to a position. */
  has(position: bigint): boolean
  /** Whether the primary is away and the replica answers, if it was within the limit until then. */
  standsIn(): boolean
  /** Calls back once, as soon as the replica stands in; returns a function that cancels this. */
  whenStandingIn(call: () => void): () => void
  /** To be called after a connection was lost: looks until the primary has answered, or the replica stands in. */
  confirm(): Promise<void>
  lagMs(): number | undefined
  close(): void
}

interface Watched {
  /** Connections to the primary that never wait for requests. */
  probe: Pool
  replica: Pool
  maxLagMs: number
  positions: Positions
  log: Logger
}

const LOOK_EVERY_MS = 500
/** How often in a row a primary must be silent to be away: once may mean that this process was busy. */
const SILENT_LOOKS = 2
/** "Recovery is in progress": what should be the primary is a standby. */
const NOT_A_PRIMARY = '55000'

export const watchReplica = ({ probe, replica, maxLagMs, positions, log }: Watched): ReplicaWatch => {
  const currency = createCurrency(maxLagMs)
  const waiting = new Set<() => void>()
  let misses = 0
  let wasCurrent = false
  let answers = false
  /** The database of the primary. */
  let database: string | undefined
  const say = createStateLog(log)
  let looking: Promise<boolean> | undefined

  const isAway = () => misses >= SILENT_LOOKS
  const standsIn = () => isAway() && answers && wasCurrent
  /** Whether the primary has answered. */
  const look = async (): Promise<boolean> => {
    const askedMs = performance.now()
    const written = await within(positions.written(probe)).catch((error) => {
      log.debug({ error }, 'the position of the primary could not be read')
      const isSure = unavailabilityOf(error) === 'away' || (error as { code?: string }).code === NOT_A_PRIMARY
      misses = isSure ? SILENT_LOOKS : misses + 1
      return null
    })
    if (written !== null) {
      misses = 0
      database = written.database
      currency.wrote(written.at, askedMs)
    }
    let failure: unknown
    const found = await within(positions.replayed(replica)).catch((error) => {
      log.debug({ error }, 'the position of the replica could not be read')
      failure = error
      return undefined
    })
    // Positions of another database can be compared too, but mean nothing.
    const replayed = found?.database === database ? found : undefined
    answers = replayed !== undefined
    currency.replayed(replayed?.at ?? null)
    // As of the time when the primary was asked, not when a silent replica was given up.
    if (written !== null) wasCurrent = (currency.lagMs(askedMs) ?? maxLagMs + 1) <= maxLagMs
    if (written !== null || standsIn()) say(stateOf(found), failure)
    if (standsIn()) {
      for (const call of waiting) call()
      waiting.clear()
    }
    return written !== null
  }
  const lookOnce = () => {
    looking ??= look().finally(() => {
      looking = undefined
    })
    return looking
  }
  const confirm = async () => {
    // A look that is under way began before the connection was lost.
    await looking
    for (let looks = 0; looks < SILENT_LOOKS; looks++) if ((await lookOnce()) || standsIn()) return
  }
  const stateOf = (found: Position<bigint | null> | undefined): ReplicaState => {
    if (standsIn()) return 'stands in'
    if (currency.isCurrent(performance.now())) return 'current'
    if (found === undefined) return 'away'
    if (database !== undefined && found.database !== database) return 'another database'
    return found.at === null ? 'no standby' : 'behind'
  }
  const timer = setInterval(lookOnce, LOOK_EVERY_MS).unref()
  void lookOnce()

  return {
    isCurrent: () => currency.isCurrent(performance.now()),
    has: currency.has,
    standsIn,
    whenStandingIn: (call) => {
      waiting.add(call)
      return () => void waiting.delete(call)
    },
    confirm,
    lagMs: () => currency.lagMs(performance.now()),
    close: () => clearInterval(timer),
  }
}
