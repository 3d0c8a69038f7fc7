import { casesIn } from '@boxtrail/engine/accuracy/accuracy'
import type { AccuracyCase } from '@boxtrail/engine/accuracy/case'
import { contradictionCases, type KeptContradiction } from '@boxtrail/engine/accuracy/contradiction-cases'
import { canonical, hashId, vesselKey } from '@boxtrail/engine/claims/claim-key'
import type { Contradictions } from '@boxtrail/engine/contradictions/contradictions'
import type { ContainerJourney } from '@boxtrail/engine/project/fields/container-journey'
import type { projectJourneys } from '@boxtrail/engine/project/project'
import type { ProjectionInput, SourcedClaim } from '@boxtrail/engine/project/types/projection'

/** What a journey shows of its sources. */
export interface Measured {
  cases: readonly AccuracyCase[]
  claims: readonly SourcedClaim[]
  pair: { pol: string | null; pod: string | null }
  /** The ship that brings each container, by its number. */
  ships: ReadonlyMap<string, string>
  /** Of what decides how its sources are counted, without what was contradicted before (`countedBy`). */
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
  const ships = shipsOf(journeys)
  const fingerprint = hashId(canonical([pair, cases, contradicting, [...ships]]))
  return { cases, claims, pair, ships, fingerprint }
}

const shipsOf = (journeys: ReadonlyMap<string, ContainerJourney>): Map<string, string> =>
  new Map(
    [...journeys]
      .map(([number, { route }]): [string, string] => [number, vesselKey(route.podCall?.statement.vessel ?? null)])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )

/**
 * By all that its sources are counted by: as long as it stays, nothing is written. Who lost a contradiction may change when
 * it has long been resolved, by what then becomes of its statements.
 */
export const countedBy = (
  { fingerprint, claims }: Measured,
  contradicted: readonly Omit<KeptContradiction, 'ship'>[],
): string =>
  contradicted.length === 0
    ? COUNTED_AS + fingerprint
    : COUNTED_AS + hashId(fingerprint, canonical(contradictionCases(contradicted.map(inOneShip), claims)))

/**
 * Begins the fingerprint of a journey that was counted with all of today's counters: another beginning whenever there are
 * more of them. Processes of an earlier version write none, or another, so what they counted is found and counted anew.
 */
export const COUNTED_AS = 'sized:'

/** Which ship it was follows from the fingerprint. */
const inOneShip = (one: Omit<KeptContradiction, 'ship'>): KeptContradiction => ({ ...one, ship: one.id })
