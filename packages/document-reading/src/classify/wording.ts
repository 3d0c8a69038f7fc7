import { readFileSync } from 'node:fs'
import type { DocumentTypeCode } from '../document-types.ts'
import type { PageLayout } from '../layout/layout.ts'
import { toLowercase } from '../lowercase.ts'
import { findPageLabels } from '../values/labelled/page-labels.ts'

/** A document type, or a document of none of the types. */
export type DocumentKind = DocumentTypeCode | 'other'

/**
 * The weight of each word and label for each kind, in the order of `kinds`: a multinomial logistic regression on 1,176
 * documents, three fillings of 392 forms, re-typed from those of 178 issuers. That corpus no longer exists
 * (`packages/document-forms` replaces it for measurements), so `wording.json` is data: it is neither fitted again nor
 * edited by hand, except that company names were removed, after which every type and value of that corpus was read as
 * before. On issuers left out of a fit, words alone classified at least 92 % correctly, and at least 98 % of the
 * confident cases.
 */
export interface Wording {
  kinds: readonly DocumentKind[]
  words: Readonly<Record<string, readonly number[]>>
}

export interface Similarity {
  kind: DocumentKind
  /** From 0 to 1; the likelihoods of all kinds add up to 1. */
  likelihood: number
  /** The words with the highest weights for it. */
  words: readonly string[]
}

const trainedWording: Wording = JSON.parse(readFileSync(new URL('./wording.json', import.meta.url), 'utf8'))
const MAX_LISTED_WORDS = 3

/** The weight of each word and label of a form, normalized so that each counts less the more there are. */
export function weighFeatures(features: Iterable<string>): Map<string, number> {
  const weights = [...features].map((one) => [one, one.startsWith(LABEL_PREFIX) ? LABEL_WEIGHT : 1] as const)
  const length = Math.sqrt(sum(weights.map(([, weight]) => weight ** 2)) + LENGTH_SMOOTHING)
  return new Map(weights.map(([one, weight]) => [one, weight / length]))
}
/** Keeps the similarity of a document with few words low. */
const LENGTH_SMOOTHING = 8
/** A label is recognized in many wordings and languages, so it counts more than a word. */
const LABEL_WEIGHT = 1.5

/** How similar a document is to those of each kind, and how many of its features are known. */
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

/** Later pages are small print or another document. */
const MAX_PAGES = 3
const LABEL_PREFIX = 'label: '

/** The words of a document, and the meanings of its labels. */
export function extractFeatures(pages: readonly PageLayout[]): Set<string> {
  const first = pages.slice(0, MAX_PAGES)
  const labels = first.flatMap((page) => findPageLabels(page).labelMatches.map(({ meaning }) => LABEL_PREFIX + meaning))
  return extractWords(first.map(({ text }) => text).join('\n')).union(new Set(labels))
}

/** Prose such as terms and conditions mentions every kind. */
const MAX_CELL_LENGTH = 80

/** Words and word pairs within one cell, without numbers; words like "of" and "no" are used only in pairs. */
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
