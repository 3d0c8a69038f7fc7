import type { RuleId } from './rules.ts'

/**
 * A broken promise: its place, relative to the nearest named schema, the change, and which part of the place is
 * affected.
 */
export type Broken = { at: string; what: string; part?: string; rule: RuleId }

/** What a program would miss: the name of the promise, a description of the change, and the part of the contract. */
export type BrokenPromise = { promise: string; what: string; rule: RuleId; part?: string }
