import { contradicted } from './contradicted.ts'
import type { ExplainedContainer, Sentence } from './explained-container.ts'
import { holdUps } from './hold-ups.ts'
import { nextSteps } from './next-steps.ts'
import { unknowns } from './unknowns.ts'
import { whereabouts } from './whereabouts.ts'

export type { ExplainedContainer, Sentence } from './explained-container.ts'

/** The sections of an explanation, in this order. */
export interface Explanation {
  where: Sentence[]
  next: Sentence[]
  holdUps: Sentence[]
  contradicted: Sentence[]
  unknown: Sentence[]
}

/**
 * Explains where the container is, what happens next, what holds it up, what sources disagree about, and what is not
 * known. Pure.
 */
export const explain = (container: ExplainedContainer): Explanation => ({
  where: whereabouts(container),
  next: nextSteps(container),
  holdUps: holdUps(container),
  contradicted: contradicted(container),
  unknown: unknowns(container),
})
