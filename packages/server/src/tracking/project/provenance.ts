import { formatInstant } from '../time.ts'
import type { Act, Evidence, FactClaim, FieldOrigin, Fields, SourcedClaim } from './types.ts'

/** The fields of one resource, each with who set it: nothing that is not null is written without an origin. */
export class Ledger {
  readonly fields: Fields = {}
  readonly provenance: Record<string, FieldOrigin> = {}

  set(field: string, value: unknown, from: Origin | null | undefined) {
    this.fields[field] = value ?? null
    if (value !== null && value !== undefined && from) this.provenance[field] = originOf(from)
  }
}

/** What a value rests on: one claim, and those that said otherwise and lost. */
export interface Origin {
  claim: SourcedClaim
  beaten?: readonly SourcedClaim[]
}

export const fromVisit = (visit: { set: Act; beaten: readonly Act[] } | null | undefined): Origin | null =>
  visit ? { claim: visit.set.claim, beaten: visit.beaten.map((act) => act.claim) } : null

export const fromAct = (act: Act | null | undefined): Origin | null => (act ? { claim: act.claim } : null)

export const fromFact = (fact: { set: FactClaim; beaten: readonly FactClaim[] } | undefined): Origin | null =>
  fact ? { claim: fact.set.claim, beaten: fact.beaten.map((other) => other.claim) } : null

const originOf = ({ claim, beaten = [] }: Origin): FieldOrigin => ({
  set_by: evidence(claim),
  beat: beaten.map(evidence),
})

const evidence = (claim: SourcedClaim): Evidence => ({
  source: claim.source.id,
  claim: claim.id,
  // Where it was said first. Where it was said last changes with every poll and is joined when asked for.
  report: claim.firstReport,
  first_said_at: formatInstant(claim.firstSeenMs),
  last_said_at: formatInstant(claim.lastSeenMs ?? claim.firstSeenMs),
  quote: quote(claim),
})

const quote = ({ statement }: SourcedClaim) => {
  if (statement.text) return statement.text
  return statement.says === 'fact' ? JSON.stringify(statement.value) : statement.time.at
}
