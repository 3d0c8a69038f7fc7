import type { RuleId } from './rules.ts'

/** A broken promise: its place, relative to the nearest named schema, the change, and which part of the place it concerns. */
export type Broken = { at: string; what: string; part?: string; rule: RuleId }

/** What a program would miss: the name of the promise, its change in words, and the part of the contract it is in. */
export type BrokenPromise = { promise: string; what: string; rule: RuleId; part?: string }
