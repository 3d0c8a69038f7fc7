import { type Fact, isFavourable, type Milestone, type Statement } from '../statement.ts'
import { roughMs } from '../time.ts'
import type { Claim, SourceStyle } from './claim.ts'
import { canonical, claimKey, isSame } from './claim-key.ts'

export interface Matched {
  /** Stated again, unchanged. */
  repeated: { claim: Claim; statement: Statement }[]
  /** The same claim with a changed statement: a correction of time, voyage, vessel, terminal or value. */
  changed: { claim: Claim; statement: Statement }[]
  missing: Claim[]
  added: Statement[]
}

/**
 * A source that sends deltas never reports that a container has come back for another journey. So a milestone that is
 * reported again this much earlier or later is not a correction but belongs to another journey.
 */
export const CORRECTED_WITHIN_MS = 14 * 86_400_000

/**
 * Pairs the open claims of a check with the statements of its newest response. Equal keys pair by nearest time first.
 */
export const match = (open: readonly Claim[], read: readonly Statement[], style: SourceStyle = 'snapshot'): Matched => {
  const matched: Matched = { repeated: [], changed: [], missing: [], added: [] }
  const byKey = new Map<string, { claims: Claim[]; statements: Statement[] }>()
  const group = (key: string) => {
    const found = byKey.get(key) ?? { claims: [], statements: [] }
    byKey.set(key, found)
    return found
  }
  for (const claim of open) group(claim.key).claims.push(claim)
  for (const statement of read) group(claimKey(statement)).statements.push(statement)
  for (const { claims, statements } of byKey.values()) pairGroup(claims, unique(statements), matched, style)
  return matched
}

/** An event that a source lists twice counts once. */
const unique = (statements: Statement[]) =>
  statements.length < 2
    ? statements
    : [...new Map(statements.map((statement) => [canonical(statement), statement])).values()]

const pairGroup = (claims: Claim[], statements: Statement[], matched: Matched, style: SourceStyle) => {
  const [claim, statement] = [claims[0], statements[0]]
  if (claims.length === 1 && statements.length === 1 && claim && statement && mayPair(claim, statement, style)) {
    matched[isSame(claim.statement, statement) ? 'repeated' : 'changed'].push({ claim, statement })
    return
  }
  const pairs = claims.flatMap((claim) =>
    statements.flatMap((statement) => {
      if (!mayPair(claim, statement, style)) return []
      const same = isSame(claim.statement, statement)
      return [{ claim, statement, same, distance: same ? -1 : distance(claim.statement, statement) }]
    }),
  )
  // Break ties by content, so that the order in which a response lists its events has no effect.
  pairs.sort(
    (a, b) =>
      a.distance - b.distance ||
      compare(canonical(a.statement), canonical(b.statement)) ||
      compare(a.claim.id, b.claim.id),
  )
  const takenClaims = new Set<Claim>()
  const takenStatements = new Set<Statement>()
  for (const { claim, statement, same } of pairs) {
    if (takenClaims.has(claim) || takenStatements.has(statement)) continue
    takenClaims.add(claim)
    takenStatements.add(statement)
    matched[same ? 'repeated' : 'changed'].push({ claim, statement })
  }
  matched.missing.push(...claims.filter((claim) => !takenClaims.has(claim)))
  matched.added.push(...statements.filter((statement) => !takenStatements.has(statement)))
}

const mayPair = ({ statement: claimed }: Claim, statement: Statement, style: SourceStyle) => {
  if (claimed.says === 'fact') return mayReplace(claimed, statement as Fact, style)
  return style === 'snapshot' || isOfOneJourney(claimed, statement)
}

/**
 * Dated facts do not replace each other, because the newer statement may have an older or a future date; nor do a dated
 * and an undated one. Their times decide which counts (project/milestones/dated-facts.ts). In a complete response, a
 * hold replaces a hold, as its correction.
 */
const mayReplace = (claimed: Fact, fact: Fact, style: SourceStyle): boolean => {
  const isDated = claimed.at !== undefined
  if (isDated !== (fact.at !== undefined)) return style === 'snapshot'
  if (!isDated) return true
  return style === 'snapshot' ? isFavourable(claimed) === isFavourable(fact) : isSame(claimed, fact)
}

const isOfOneJourney = (claimed: Milestone, statement: Statement) =>
  claimed.classifier !== 'actual' ||
  // The source's own id identifies the milestone, whatever its time.
  claimed.sourceEventId !== null ||
  distance(claimed, statement) <= CORRECTED_WITHIN_MS

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

const distance = (a: Statement, b: Statement) =>
  a.says === 'milestone' && b.says === 'milestone' ? Math.abs(roughMs(a.time) - roughMs(b.time)) : 0
