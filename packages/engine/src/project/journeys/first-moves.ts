import { wireMs } from '../../time.ts'
import type { FactClaim } from '../types/projection.ts'

/** When the container first moved under each bill and booking of the response. */
export const firstMovesMs = (facts: readonly FactClaim[]): number[] =>
  facts.flatMap(({ statement: { name, text } }) =>
    name && /^(?:bill|booking):/.test(name) ? (wireMs(text) ?? []) : [],
  )
