import { readFileSync } from 'node:fs'
import type { DocumentTypeCode } from '../document-types.ts'
import { lower } from '../words.ts'

/** A type of document, or a paper that is none of them. */
export type Kind = DocumentTypeCode | 'other'

/**
 * How much each word of a form speaks for each kind, in the order of `kinds`. Learned from the forms of the corpus by
 * tools/documents/corpus/learn-wording.ts, and never written by hand.
 */
export interface Wording {
  kinds: readonly Kind[]
  words: Readonly<Record<string, readonly number[]>>
}

export interface Likeness {
  kind: Kind
  /** From 0 to 1; those of all kinds add up to 1. */
  likelihood: number
  /** The words that speak most for it. */
  words: readonly string[]
}

const learned: Wording = JSON.parse(readFileSync(new URL('./wording.json', import.meta.url), 'utf8'))
const MOST_WORDS = 3

/** A word counts for less the more there are, and a paper of few words is like none. */
export const shareOf = (words: number): number => 1 / Math.sqrt(words + FEW_WORDS)
const FEW_WORDS = 20

/** How much a paper is worded as those of each kind are, and by how many words that are known. */
export function likenessOf(
  text: string,
  { kinds, words }: Wording = learned,
): { likenesses: Likeness[]; known: number } {
  const known = [...wordsOf(text)].filter((word) => Object.hasOwn(words, word))
  const share = shareOf(known.length)
  const likelihoods = softmax(kinds.map((_, at) => share * sum(known.map((word) => words[word]![at]!))))
  const likenesses = kinds.map((kind, at) => ({
    kind,
    likelihood: likelihoods[at]!,
    words: known
      .filter((word) => words[word]![at]! > 0)
      .toSorted((a, b) => words[b]![at]! - words[a]![at]!)
      .slice(0, MOST_WORDS),
  }))
  return { likenesses, known: known.length }
}

/** Prose, as terms and conditions are, speaks of every kind. */
const LONGEST_CELL = 80

/** Words and pairs of words that stand in one cell, without numbers; "of" and "no" say nothing alone. */
export function wordsOf(text: string): Set<string> {
  const cells = text.split(/[\t\n]/).filter(({ length }) => length <= LONGEST_CELL)
  return new Set(
    cells.flatMap((cell) => {
      const words = lower(cell).match(/\p{L}{2,}/gu) ?? []
      const alone = words.filter((word) => !/^[a-z]{2}$/.test(word))
      return [...alone, ...words.slice(1).map((word, at) => `${words[at]} ${word}`)]
    }),
  )
}

/** Shares that add up to 1. */
export function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - most))
  const all = sum(powers)
  return powers.map((power) => power / all)
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
