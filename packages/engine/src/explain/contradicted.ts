import type { ExplainedContainer, Sentence } from './explained-container.ts'

/** What sources say that cannot all be so, and which of them the record serves. */
export const contradicted = ({ contradictions = [] }: ExplainedContainer): Sentence[] =>
  contradictions.map(({ title, statements }) => ({ text: title, evidence: statements.map(({ claim }) => claim) }))
