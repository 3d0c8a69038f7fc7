import type { ContainerJourney } from '../project/container-journey.ts'
import { projectJourneys } from '../project/project.ts'
import type { FactClaim, Projection, ProjectionInput } from '../project/projection.ts'
import { aboard } from './aboard.ts'
import { arrivals } from './arrivals.ts'
import { cargo } from './cargo.ts'
import type { Contradiction, Rule } from './contradiction.ts'
import { denials } from './denials.ts'
import { dischargeTimes } from './discharge-times.ts'
import { documents } from './documents.ts'
import { gate } from './gate.ts'
import { holds } from './holds.ts'
import { lastFreeDays } from './last-free-days.ts'
import { terminals } from './terminals.ts'
import { vessels } from './vessels.ts'

const rules: readonly Rule[] = [
  lastFreeDays,
  dischargeTimes,
  gate,
  aboard,
  holds,
  terminals,
  arrivals,
  vessels,
  cargo,
  denials,
  documents,
]

/** By the number of the container. */
export type Contradictions = ReadonlyMap<string, readonly Contradiction[]>

/**
 * What is said of each container that cannot all be true. None of it blocks a value: the record serves what prevails.
 */
export const contradictionsIn = (
  { projection, journeys }: ReturnType<typeof projectJourneys>,
  { equipment, resolvePlace }: ProjectionInput,
): Contradictions => {
  const found = projection.containers.map((settled): [string, Contradiction[]] => {
    const journey = inOrder(journeys.get(settled.number)!)
    const recorded = { journey, settled, equipment, resolvePlace }
    return [settled.number, rules.flatMap((rule) => rule(recorded))]
  })
  return new Map(found)
}

/** The projection, with what contradicts itself in what was said. */
export const projectWithContradictions = (
  input: ProjectionInput,
): { projection: Projection; contradictions: Contradictions } => {
  const projected = projectJourneys(input)
  return { projection: projected.projection, contradictions: contradictionsIn(projected, input) }
}

/** Facts in the order in which they were stated: which of several is named does not follow from how they were read. */
const inOrder = (journey: ContainerJourney): ContainerJourney => ({
  ...journey,
  facts: journey.facts.toSorted(byStatement),
  pickup: { ...journey.pickup, facts: journey.pickup.facts.toSorted(byStatement) },
})

const byStatement = ({ claim: a }: FactClaim, { claim: b }: FactClaim) =>
  a.firstSeenMs - b.firstSeenMs || (a.id < b.id ? -1 : Number(a.id > b.id))
