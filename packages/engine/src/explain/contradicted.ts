import type { ExplainedContainer, Sentence } from './explained-container.ts'

/** Contradictions between sources, and which of the statements the record serves. */
export const contradicted = ({ contradictions = [] }: ExplainedContainer): Sentence[] =>
  contradictions.map(({ title, statements }) => ({ text: title, evidence: statements.map(({ claim }) => claim) }))
