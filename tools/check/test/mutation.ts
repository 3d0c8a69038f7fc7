import type { Level } from '@boxtrail/contracts/comparison'

// biome-ignore lint/suspicious/noExplicitAny: mutations edit a parsed document at will
export type Document = any

/** A change of the contract, with its effect on a program that was written before it. */
export interface Mutation {
  title: string
  level: Level
  edit: (spec: Document) => unknown
}
