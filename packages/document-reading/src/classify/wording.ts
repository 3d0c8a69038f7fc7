import { readFileSync } from 'node:fs'
import type { DocumentTypeCode } from '../document-types.ts'
import type { PageLayout } from '../layout.ts'
import { toLowercase } from '../lowercase.ts'
import { spotPage } from '../values/page-labels.ts'

/** A type of document, or a paper that is none of them. */
export type Kind = DocumentTypeCode | 'other'

/**
 * How much each word and label of a form speaks for each kind, in the order of `kinds`: weights of a multinomial logistic
 * regression on 1,176 papers, three fillings of 392 forms, re-typed from those of 178 issuers. That corpus is not kept
 * (`packages/document-forms` measures in its place), so `wording.json` is data: it is not fitted again, and never written
 * by hand, apart from names of companies, which were taken out: every type and value of that corpus was read as before. Of
 * the papers of issuers that were left out of a fit, words alone told at least 92 %, and at least 98 % of those that they
 * were sure of.
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

/** What a form says: the weight of each of its words and labels, which count for less the more there are. */
export function weigh(said: Iterable<string>): Map<string, number> {
  const weights = [...said].map((one) => [one, one.startsWith(LABEL) ? LABELLED : 1] as const)
  const length = Math.sqrt(sum(weights.map(([, weight]) => weight ** 2)) + FEW_WORDS)
  return new Map(weights.map(([one, weight]) => [one, weight / length]))
}
/** A paper of few words is like none. */
const FEW_WORDS = 8
/** A label is known in many words and languages, and so says more than a word. */
const LABELLED = 1.5

/** How much a paper says what those of each kind say, and how much of it is known. */
export function likenessOf(
  said: ReadonlySet<string>,
  { kinds, words }: Wording = learned,
): { likenesses: Likeness[]; known: number } {
  const known = weigh([...said].filter((word) => Object.hasOwn(words, word)))
  const likelihoods = softmax(kinds.map((_, at) => sum([...known].map(([word, weight]) => weight * words[word]![at]!))))
  const likenesses = kinds.map((kind, at) => ({
    kind,
    likelihood: likelihoods[at]!,
    words: [...known.keys()]
      .filter((word) => words[word]![at]! > 0)
      .toSorted((a, b) => words[b]![at]! - words[a]![at]!)
      .slice(0, MOST_WORDS),
  }))
  return { likenesses, known: known.size }
}

/** What follows is small print, or another paper. */
const FIRST_PAGES = 3
const LABEL = 'label: '

/** The words of a paper, and what its labels are of. */
export function saidIn(pages: readonly PageLayout[]): Set<string> {
  const first = pages.slice(0, FIRST_PAGES)
  const labels = first.flatMap((page) => spotPage(page).spots.map(({ spoken }) => LABEL + spoken))
  return wordsOf(first.map(({ text }) => text).join('\n')).union(new Set(labels))
}

/** Prose, as terms and conditions are, speaks of every kind. */
const LONGEST_CELL = 80

/** Words and pairs of words that stand in one cell, without numbers; "of" and "no" say nothing alone. */
function wordsOf(text: string): Set<string> {
  const cells = text.split(/[\t\n]/).filter(({ length }) => length <= LONGEST_CELL)
  return new Set(
    cells.flatMap((cell) => {
      const words = toLowercase(cell).match(/\p{L}{2,}/gu) ?? []
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
