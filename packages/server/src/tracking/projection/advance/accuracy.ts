import { casesIn } from '@boxtrail/engine/accuracy/accuracy'
import type { AccuracyCase } from '@boxtrail/engine/accuracy/case'
import { contradictionCases, type KeptContradiction } from '@boxtrail/engine/accuracy/contradiction-cases'
import { canonical, hashId, vesselKey } from '@boxtrail/engine/claims/claim-key'
import type { Contradictions } from '@boxtrail/engine/contradictions/contradictions'
import type { ContainerJourney } from '@boxtrail/engine/project/fields/container-journey'
import type { projectJourneys } from '@boxtrail/engine/project/project'
import type { ProjectionInput, SourcedClaim } from '@boxtrail/engine/project/types/projection'

/** What a journey shows about the accuracy of its sources. */
export interface Measured {
  cases: readonly AccuracyCase[]
  claims: readonly SourcedClaim[]
  pair: { pol: string | null; pod: string | null }
  /** The ship that brings each container, by its number. */
  ships: ReadonlyMap<string, string>
  /** A hash of all that its sources are counted by, except past contradictions, which `countedBy` adds. */
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
 * The fingerprint of all that the sources of a journey are counted by; while it stays the same, nothing is written.
 * Which source was wrong in a contradiction may change long after it was resolved, by the outcome of its statements.
 */
export const countedBy = (
  { fingerprint, claims }: Measured,
  contradicted: readonly Omit<KeptContradiction, 'ship'>[],
): string =>
  contradicted.length === 0
    ? COUNTED_AS + fingerprint
    : COUNTED_AS + hashId(fingerprint, canonical(contradictionCases(contradicted.map(inOneShip), claims)))

/**
 * The prefix of the fingerprint of a journey that was counted with all of today's counters; it changes whenever a
 * counter is added. Processes of an earlier version write none, or another one, so the journeys that they counted are
 * found and counted again.
 */
export const COUNTED_AS = 'sized:'

/** The ship is part of the fingerprint already, so any value serves here. */
const inOneShip = (one: Omit<KeptContradiction, 'ship'>): KeptContradiction => ({ ...one, ship: one.id })
