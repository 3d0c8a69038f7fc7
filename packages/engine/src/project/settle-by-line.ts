import { cutWindows, type Window } from './cut-windows.ts'
import type { Dispute } from './dispute.ts'
import { settleDisputes } from './disputed-milestones.ts'
import { whereTerminalHasIt } from './disputed-port.ts'
import { startOf } from './journey-start.ts'
import { lineRouteOf } from './line-route.ts'
import type { Act, FactClaim } from './projection.ts'
import { isOfContainer } from './terminal-facts.ts'

/**
 * Settles the disputes about each journey that the line reports, before the acts are cut into journeys: a disputed act
 * neither begins nor ends one.
 */
export const settleByLine = (
  acts: readonly Act[],
  facts: readonly FactClaim[],
): { counted: readonly Act[]; disputed: Dispute[] } => {
  if (![...acts, ...facts].some(isFromFacility)) return { counted: acts, disputed: [] }
  const spans = cutWindows(acts.filter(isFromLine)).filter(({ isRepositioning }) => !isRepositioning)
  const settled = new Map<Act, Act | null>()
  const disputed: Dispute[] = []
  for (const [index, span] of spans.entries()) {
    const inSpan = acts.filter((act) => (isFromLine(act) ? span.acts.includes(act) : spanOf(act, spans) === index))
    const openedMs = startOf(span.acts) ?? Number.NEGATIVE_INFINITY
    const known = facts.filter(({ claim }) => claim.latestReportedMs >= openedMs)
    const placed = whereTerminalHasIt(
      inSpan,
      known.filter((fact) => isOfContainer(fact, fact.statement.container!)),
    )
    const route = lineRouteOf(placed)
    const found = route === null ? [] : settleDisputes(placed, known, route).disputed
    disputed.push(...found)
    const isDisputed = new Set(found.map(({ act }) => act))
    for (const [at, act] of placed.entries()) settled.set(inSpan[at]!, isDisputed.has(act) ? null : act)
  }
  const counted = acts.flatMap((act) => (settled.has(act) ? (settled.get(act) ?? []) : act))
  return { counted, disputed }
}

/** Of a terminal or a railway. */
export const isFromFacility = ({ claim: { source } }: Act | FactClaim) =>
  source.kind === 'terminal' || source.kind === 'rail'
const isFromLine = ({ claim }: Act) => claim.source.kind === 'line'

const DAY_MS = 86_400_000
/** How long before the first act that the line reports a terminal or a railway may have had the container. */
const BEFORE_MS = 45 * DAY_MS

const spanOf = ({ time: { ms } }: Act, spans: readonly Window[]): number => {
  const index = Math.max(
    0,
    spans.findLastIndex(({ openedMs }) => openedMs <= ms),
  )
  const span = spans[index]
  if (!span || ms < span.openedMs - BEFORE_MS) return -1
  return span.closedMs !== null && ms > span.closedMs ? -1 : index
}
