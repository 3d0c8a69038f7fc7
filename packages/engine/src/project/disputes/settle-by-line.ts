import { isOfContainer } from '../facts/terminal-facts.ts'
import { cutWindows, type Window } from '../journeys/cut-windows.ts'
import { startOf } from '../journeys/journey-start.ts'
import type { FactClaim, MilestoneClaim } from '../types/projection.ts'
import type { Dispute } from './dispute.ts'
import { settleDisputes } from './disputed-milestones.ts'
import { placeAtReportingTerminal } from './disputed-port.ts'
import { lineRouteOf } from './line-route.ts'

/**
 * Settles the disputes about each journey that the line reports, before the milestones are divided into journeys: a
 * disputed milestone neither starts nor ends one.
 */
export const settleByLine = (
  milestones: readonly MilestoneClaim[],
  facts: readonly FactClaim[],
): { counted: readonly MilestoneClaim[]; disputed: Dispute[] } => {
  if (![...milestones, ...facts].some(isFromFacility)) return { counted: milestones, disputed: [] }
  const spans = cutWindows(milestones.filter(isFromLine)).filter(({ isRepositioning }) => !isRepositioning)
  const settled = new Map<MilestoneClaim, MilestoneClaim | null>()
  const disputed: Dispute[] = []
  for (const [index, span] of spans.entries()) {
    const inSpan = milestones.filter((milestone) =>
      isFromLine(milestone) ? span.milestones.includes(milestone) : spanOf(milestone, spans) === index,
    )
    const openedMs = startOf(span.milestones) ?? Number.NEGATIVE_INFINITY
    const known = facts.filter(({ claim }) => claim.latestReportedMs >= openedMs)
    const placed = placeAtReportingTerminal(
      inSpan,
      known.filter((fact) => isOfContainer(fact, fact.statement.container!)),
    )
    const route = lineRouteOf(placed)
    const found = route === null ? [] : settleDisputes(placed, known, route).disputed
    disputed.push(...found)
    const isDisputed = new Set(found.map(({ milestone }) => milestone))
    for (const [at, milestone] of placed.entries())
      settled.set(inSpan[at]!, isDisputed.has(milestone) ? null : milestone)
  }
  const counted = milestones.flatMap((milestone) =>
    settled.has(milestone) ? (settled.get(milestone) ?? []) : milestone,
  )
  return { counted, disputed }
}

/** Whether a terminal or a railway reports it. */
export const isFromFacility = ({ claim: { source } }: MilestoneClaim | FactClaim) =>
  source.kind === 'terminal' || source.kind === 'rail'
const isFromLine = ({ claim }: MilestoneClaim) => claim.source.kind === 'line'

const DAY_MS = 86_400_000
/** How long before the line's first milestone a terminal or a railway may have had the container. */
const BEFORE_MS = 45 * DAY_MS

const spanOf = ({ time: { ms } }: MilestoneClaim, spans: readonly Window[]): number => {
  const index = Math.max(
    0,
    spans.findLastIndex(({ openedMs }) => openedMs <= ms),
  )
  const span = spans[index]
  if (!span || ms < span.openedMs - BEFORE_MS) return -1
  return span.closedMs !== null && ms > span.closedMs ? -1 : index
}
