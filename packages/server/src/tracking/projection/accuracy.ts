import { casesIn } from '@boxtrail/engine/accuracy/accuracy'
import type { AccuracyCase } from '@boxtrail/engine/accuracy/case'
import { canonical, hashId } from '@boxtrail/engine/claims/claim-key'
import type { Contradictions } from '@boxtrail/engine/contradictions/contradictions'
import type { projectJourneys } from '@boxtrail/engine/project/project'
import type { ProjectionInput, SourcedClaim } from '@boxtrail/engine/project/projection'

/** What a journey shows of its sources. */
export interface Measured {
  cases: readonly AccuracyCase[]
  claims: readonly SourcedClaim[]
  pair: { pol: string | null; pod: string | null }
  /** Of all that decides how its sources are counted: as long as it stays, nothing is written. */
  fingerprint: string
}

/** Null while there is no journey. */
export const measuredIn = (
  { claims }: ProjectionInput,
  { projection: { shipment }, journeys }: ReturnType<typeof projectJourneys>,
  contradictions: Contradictions,
): Measured | null => {
  if (shipment === null) return null
  const { port_of_lading_locode: pol, port_of_discharge_locode: pod } = shipment.fields
  const cases = casesIn(journeys, claims)
  const contradicting = [...contradictions].flatMap(([number, found]) =>
    found.map(({ kind, about, statements }) => [
      ...[number, kind, about],
      ...statements.map(({ claim, prevails }) => [claim.id, prevails]),
    ]),
  )
  const pair = { pol, pod }
  return { cases, claims, pair, fingerprint: hashId(canonical([pair, cases, contradicting])) }
}
