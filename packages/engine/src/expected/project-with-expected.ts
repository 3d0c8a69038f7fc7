import type { ContainerJourney } from '../project/fields/container-journey.ts'
import { projectJourneys } from '../project/project.ts'
import type { ProjectedContainer, ProjectionInput } from '../project/types/projection.ts'
import { expectedOf } from './expected.ts'

/** The projection, with the milestones that are due for each container as records show them, and the journeys. */
export const projectWithExpected = (input: ProjectionInput): ReturnType<typeof projectJourneys> => {
  const { projection, journeys } = projectJourneys(input)
  const containers = projection.containers.map((one) => withExpected(one, journeys.get(one.number)!, input))
  return { projection: { ...projection, containers }, journeys }
}

const NO_GAPS: ReadonlySet<string> = new Set()

const withExpected = (
  container: ProjectedContainer,
  journey: ContainerJourney,
  { gaps = NO_GAPS, lane = {}, inland = {}, askedUntilMs, isPaused = false, nowMs: presentMs }: ProjectionInput,
): ProjectedContainer => {
  const { fields, marks, cancelledBy } = container
  const { free_time: freeTime, journey: ended, no_longer_reported_since: gone } = marks
  if (ended || gone || cancelledBy || isPaused) return { ...container, isWithoutDue: true }
  const nowMs = Math.min(presentMs, askedUntilMs ?? presentMs)
  const expected = expectedOf({ journey, fields, freeTime, gaps, lane, inland, nowMs })
  return expected.length === 0 ? container : { ...container, marks: { ...marks, expected } }
}
