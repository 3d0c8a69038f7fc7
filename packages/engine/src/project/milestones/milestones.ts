import { vesselKey } from '../../claims/claim-key.ts'
import { isFavourable, type Kind, type PlaceText, type VesselText } from '../../statement.ts'
import { earliestMs, placeTime } from '../../time.ts'
import type { FactClaim, MilestoneClaim, ProjectionInput, SourcedClaim } from '../types/projection.ts'
import { factLetsGoMs, letsGoMs, newestDated, withoutPostponed } from './dated-facts.ts'
import { identifyShips } from './identify-ships.ts'
import { byTime } from './stages.ts'
import { isUnstated, withoutPlaceholders } from './unstated-values.ts'

/** How far ahead of our clock an actual may be before it is held back, because clocks differ. */
export const MAX_CLOCK_SKEW_MS = 5 * 60_000

/** Events that let a container go. */
const letsGo: ReadonlySet<Kind> = new Set(['available', 'customs_release', 'carrier_release'])

export interface GatheredClaims {
  milestones: MilestoneClaim[]
  facts: FactClaim[]
  flagged: SourcedClaim[]
  reevaluateAtMs: number | null
}

/**
 * Resolves the place, time and ship of every claim, and holds back what lies in the future: actuals, and what would let a
 * container go.
 */
export const gatherClaims = ({ claims, resolvePlace, nowMs }: ProjectionInput): GatheredClaims => {
  const gathered: GatheredClaims = { milestones: [], facts: [], flagged: [], reevaluateAtMs: null }
  const holdBack = (claim: SourcedClaim, happensMs: number): boolean => {
    const clearsMs = happensMs - MAX_CLOCK_SKEW_MS
    if (clearsMs <= nowMs) return false
    gathered.flagged.push(claim)
    gathered.reevaluateAtMs = Math.min(gathered.reevaluateAtMs ?? clearsMs, clearsMs)
    return true
  }
  for (const claim of claims) {
    const { statement, source } = claim
    const railway = source.kind === 'rail' ? source.scac : null
    if (statement.says === 'fact') {
      if (isUnstated(statement)) continue
      const place = statement.place && resolvePlace(statement.place, railway)
      gathered.facts.push({
        claim,
        statement,
        place,
        ...(statement.datedAt ? { datedAt: resolvePlace(statement.datedAt) } : {}),
        names: statement.field === 'off_dock_to' && statement.value ? resolvePlace(statement.value as PlaceText) : null,
      })
      continue
    }
    const isFinal = statement.classifier === 'actual' && claim.closedMs === null
    const place = resolvePlace(statement.place, railway)
    const happensMs = letsGo.has(statement.kind) ? letsGoMs(statement.time, place) : earliestMs(statement.time)
    if (isFinal && holdBack(claim, happensMs)) continue
    gathered.milestones.push({
      claim,
      statement: withoutPlaceholders(statement),
      place,
      time: placeTime(statement.time, place),
    })
  }
  const isHeldBack = (fact: FactClaim) =>
    fact.claim.closedMs === null && isFavourable(fact.statement) && holdBack(fact.claim, factLetsGoMs(fact))
  gathered.facts = newestDated(withoutPostponed(gathered.facts).filter((fact) => !isHeldBack(fact)))
  gathered.milestones = identifyShips(gathered.milestones.sort(byTime))
  return gathered
}

export const isOpen = (milestone: MilestoneClaim) => milestone.claim.closedMs === null
export const isActual = (milestone: MilestoneClaim) => milestone.statement.classifier === 'actual'
/** Whether a milestone is on water. What a barge brings to a gate, or takes from it, is on land there. */
export const isOnWater = ({ statement: { kind, mode } }: MilestoneClaim) =>
  mode === 'vessel' || (mode === 'barge' && kind !== 'gate_in' && kind !== 'gate_out')

export const isSameVessel = (a: VesselText | null, b: VesselText | null) => vesselKey(a) === vesselKey(b)
export const namesVessel = (vessel: VesselText | null) =>
  vessel !== null && (vessel.imo !== null || vessel.name !== null)

/** The containers that the sources mention. */
export const containerNumbers = ({ milestones, facts }: Pick<GatheredClaims, 'milestones' | 'facts'>): string[] => {
  const numbers = new Set<string>()
  for (const milestone of milestones) if (milestone.statement.container) numbers.add(milestone.statement.container)
  for (const fact of facts) if (fact.statement.container) numbers.add(fact.statement.container)
  return [...numbers].sort()
}

export const isHandling = ({ statement }: MilestoneClaim) => statement.kind === 'load' || statement.kind === 'discharge'
/** Whether a container or its ship begins a leg here. */
export const isBoarding = ({ statement }: MilestoneClaim) => statement.kind === 'load' || statement.kind === 'depart'
export const isLoading = ({ statement }: MilestoneClaim) => statement.kind === 'load'
