import { readFileSync } from 'node:fs'
import type { DocumentTypeCode } from '../document-types.ts'
import type { PageLayout } from '../layout.ts'
import { toLowercase } from '../lowercase.ts'
import { findPageLabels } from '../values/page-labels.ts'

/** A type of document, or a paper that is none of them. */
export type PaperKind = DocumentTypeCode | 'other'

/**
 * How much each word and label of a form speaks for each kind, in the order of `kinds`: weights of a multinomial logistic
 * regression on 1,176 papers, three fillings of 392 forms, re-typed from those of 178 issuers. That corpus is not kept
 * (`packages/document-forms` measures in its place), so `wording.json` is data: it is not fitted again, and never written
 * by hand, apart from names of companies, which were taken out: every type and value of that corpus was read as before. Of
 * the papers of issuers that were left out of a fit, words alone told at least 92 %, and at least 98 % of those that they
 * were sure of.
 */
export interface Wording {
  kinds: readonly PaperKind[]
  words: Readonly<Record<string, readonly number[]>>
}

export interface Similarity {
  kind: PaperKind
  /** From 0 to 1; those of all kinds add up to 1. */
  likelihood: number
  /** The words that speak most for it. */
  words: readonly string[]
}

const trainedWording: Wording = JSON.parse(readFileSync(new URL('./wording.json', import.meta.url), 'utf8'))
const MAX_LISTED_WORDS = 3

/** What a form says: the weight of each of its words and labels, which count for less the more there are. */
export function weighFeatures(features: Iterable<string>): Map<string, number> {
  const weights = [...features].map((one) => [one, one.startsWith(LABEL_PREFIX) ? LABEL_WEIGHT : 1] as const)
  const length = Math.sqrt(sum(weights.map(([, weight]) => weight ** 2)) + LENGTH_SMOOTHING)
  return new Map(weights.map(([one, weight]) => [one, weight / length]))
}
/** A paper of few words is like none. */
const LENGTH_SMOOTHING = 8
/** A label is known in many words and languages, and so says more than a word. */
const LABEL_WEIGHT = 1.5

/** How much a paper says what those of each kind say, and how much of it is known. */
export function computeSimilarities(
  features: ReadonlySet<string>,
  { kinds, words }: Wording = trainedWording,
): { similarities: Similarity[]; known: number } {
  const known = weighFeatures([...features].filter((word) => Object.hasOwn(words, word)))
  const likelihoods = softmax(kinds.map((_, at) => sum([...known].map(([word, weight]) => weight * words[word]![at]!))))
  const similarities = kinds.map((kind, at) => ({
    kind,
    likelihood: likelihoods[at]!,
    words: [...known.keys()]
      .filter((word) => words[word]![at]! > 0)
      .toSorted((a, b) => words[b]![at]! - words[a]![at]!)
      .slice(0, MAX_LISTED_WORDS),
  }))
  return { similarities, known: known.size }
}

/** What follows is small print, or another paper. */
const MAX_PAGES = 3
const LABEL_PREFIX = 'label: '

/** The words of a paper, and what its labels are of. */
export function extractFeatures(pages: readonly PageLayout[]): Set<string> {
  const first = pages.slice(0, MAX_PAGES)
  const labels = first.flatMap((page) => findPageLabels(page).labelMatches.map(({ meaning }) => LABEL_PREFIX + meaning))
  return extractWords(first.map(({ text }) => text).join('\n')).union(new Set(labels))
}

/** Prose, as terms and conditions are, speaks of every kind. */
const MAX_CELL_LENGTH = 80

/** Words and pairs of words that stand in one cell, without numbers; "of" and "no" say nothing alone. */
function extractWords(text: string): Set<string> {
  const cells = text.split(/[\t\n]/).filter(({ length }) => length <= MAX_CELL_LENGTH)
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
  const max = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - max))
  const all = sum(powers)
  return powers.map((power) => power / all)
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
