import { projectJourneys } from '../project/project.ts'
import type { Projection, ProjectionInput } from '../project/projection.ts'
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
 * The projection, and what is said of each container that cannot all be true. None of it blocks a value: the record serves
 * what prevails.
 */
export const projectWithContradictions = (
  input: ProjectionInput,
): { projection: Projection; contradictions: Contradictions } => {
  const { projection, journeys } = projectJourneys(input)
  const { equipment, resolvePlace } = input
  const found = projection.containers.map((settled): [string, Contradiction[]] => {
    const recorded = { journey: journeys.get(settled.number)!, settled, equipment, resolvePlace }
    return [settled.number, rules.flatMap((rule) => rule(recorded))]
  })
  return { projection, contradictions: new Map(found) }
}
