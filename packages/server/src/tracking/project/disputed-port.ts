import { isActual, isOpen, onWater } from './acts.ts'
import { isHappened, landings } from './custody.ts'
import { areNeighbours } from './neighbours.ts'
import type { Act, FactClaim, Place } from './types.ts'

const DAY_MS = 86_400_000
/** Line and terminal report one landing within this time of each other. */
const ONE_LANDING_MS = 4 * DAY_MS

/** What a terminal reports only about a container that stands there. */
const presenceFields = ['location_at_pod_terminal', 'available_for_pickup']

/**
 * A line names one of two neighbouring ports, and a terminal of the other has the container: one landing, at the port of
 * the terminal that physically has it. The line's acts at its own port move there; raw events keep the place as stated.
 */
export const atTerminalsPort = (acts: readonly Act[], facts: readonly FactClaim[]): readonly Act[] => {
  const landings = acts.filter((act) => isOpen(act) && isLanding(act) && act.claim.source.kind === 'line')
  const stated = landings.findLast(isActual) ?? landings.at(-1)
  if (!stated) return acts
  const loadedMs =
    acts.findLast((act) => isHappened(act) && act.statement.kind === 'load' && onWater(act))?.time.ms ?? 0
  if (loadedMs > stated.time.ms) return acts
  const has = portOfTerminal(stated, acts, facts)
  if (!has) return acts
  const { key } = stated.place
  return acts.map((act) =>
    act.place.key === key && act.claim.source.kind === 'line' && (!isActual(act) || act.time.ms >= loadedMs)
      ? { ...act, place: has, statedAt: act.place }
      : act,
  )
}

/** The one port elsewhere where a terminal has the container, if no terminal of the line's port reports it. */
const portOfTerminal = (stated: Act, acts: readonly Act[], facts: readonly FactClaim[]): Place | null => {
  const claims = [
    ...acts.filter((act) => isOpen(act) && isActual(act) && (isLanding(act) || act.statement.kind === 'gate_out')),
    ...facts.filter(
      ({ statement, claim }) =>
        claim.closedMs === null && presenceFields.includes(statement.field) && statement.value !== null,
    ),
  ].filter(({ claim, place }) => claim.source.kind === 'terminal' && place?.locode)
  const since = claims.filter((one) => {
    const ms = 'time' in one ? one.time.ms : one.claim.firstSeenMs
    return ms >= stated.time.ms - ONE_LANDING_MS && (!('time' in one) || ms <= stated.time.ms + 10 * ONE_LANDING_MS)
  })
  if (since.some(({ place }) => place!.key === stated.place.key)) return null
  const ports = new Map(since.map(({ place }) => [place!.key, place!]))
  const [port] = ports.values()
  if (ports.size !== 1 || !areNeighbours(port!, stated.place)) return null
  const isAlsoStated = acts.some(
    (act) => act.claim.source.kind === 'line' && act.place.key === port!.key && isOpen(act),
  )
  return isAlsoStated ? null : port!
}

const isLanding = ({ statement }: Act) => landings.includes(statement.kind) && statement.mode === 'vessel'
