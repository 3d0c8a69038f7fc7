import type { Level } from '@boxtrail/contracts/comparison'

// biome-ignore lint/suspicious/noExplicitAny: mutations edit a parsed document at will
export type Document = any

/** One change of the contract, with what it does to a program that was written before it. */
export interface Mutation {
  title: string
  level: Level
  edit: (spec: Document) => unknown
}
