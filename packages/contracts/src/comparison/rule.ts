/** The levels of a version number that a change can require, in ascending order. */
export const LEVELS = ['none', 'patch', 'minor', 'major'] as const
export type Level = (typeof LEVELS)[number]

/** One way in which two contracts can differ. */
export interface Rule<Reverse extends string = string> {
  kind: 'breaks' | 'adds' | 'changes'
  level: Level
  means: string
  /** A promise, as written in a line of a changeset. */
  example: string
  /** The rule of the opposite change. Without one, the opposite breaks something too. */
  reverse?: Reverse
}

export const breaks = <Reverse extends string>(means: string, example: string, reverse?: Reverse): Rule<Reverse> => ({
  kind: 'breaks',
  level: 'major',
  means,
  example,
  ...(reverse ? { reverse } : {}),
})
export const adds = (means: string, example: string): Rule => ({ kind: 'adds', level: 'minor', means, example })
export const changes = (level: Level, means: string, example: string): Rule => ({
  kind: 'changes',
  level,
  means,
  example,
})
