import type { Segment } from './segment.ts'

/** The outcome of one subject of a transaction set or message. */
export interface Advice {
  /** Null if the set names none. */
  container: string | null
  outcome: 'applied' | 'not_tracked' | 'not_used' | 'unchanged' | 'refused'
  /** Sentences: what it changed, or why it changed nothing. */
  reasons: readonly string[]
}

/** A transaction set or message of the sender, by its first segment, with its outcomes. */
export interface AdvisedSet<S extends Segment<unknown>> {
  head: S
  /** GS; null for EDIFACT, and outside of a group. */
  group: S | null
  advice: readonly Advice[]
}

/** An interchange of the sender, by its first segment. */
export interface AdvisedInterchange<S extends Segment<unknown>> {
  head: S
  sets: readonly AdvisedSet<S>[]
}

/** Wraps a text into lines of a maximum length, broken between words. */
export const wrapText = (text: string, width: number): string[] => {
  const lines: string[] = []
  for (const word of text.split(/\s+/).flatMap((one) => one.match(new RegExp(`.{1,${width}}`, 'gsu')) ?? [])) {
    const line = lines.at(-1)
    if (line !== undefined && line.length + 1 + word.length <= width) lines[lines.length - 1] = `${line} ${word}`
    else lines.push(word)
  }
  return lines
}
