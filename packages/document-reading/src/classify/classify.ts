import { type DocumentTypeCode, documentTypes } from '../document-types.ts'
import type { PageLayout } from '../layout/layout.ts'
import { withCredited } from './credit-notes.ts'
import { findTitleInFileName, findTitles, type Title } from './titles.ts'
import { computeSimilarities, type DocumentKind, extractFeatures } from './wording.ts'

const OTHER = { code: 'other', label: 'Another document' } as const
const kinds = [...documentTypes, OTHER]

export interface Classification {
  documentType: DocumentTypeCode | null
  classificationNotes: string
  /** Also true for a document that is certainly of none of the types. */
  isSure: boolean
}

/**
 * A kind is chosen if its score, its lead over the next kind and the number of known words reach these minimums; two
 * sentences are not a form.
 */
const THRESHOLDS = { score: 5, lead: 2.5, wordsWithoutTitle: 12 }
/**
 * What the wording adds to a title, which weighs 10. Documents of no type vary widely, so their wording counts less.
 */
const WORDING_WEIGHTS = { ofType: 12, ofOther: 6, manyWords: 40, besideTitle: 0.7 }
const MIN_TITLE_WEIGHT = 10
/** For a type without trained words only titles count. */
const NO_SIMILARITY = { likelihood: 0, words: [] }

/** Classifies by title, and by how similar the wording is to documents of each kind. */
export function classify(pages: readonly PageLayout[], fileName: string): Classification {
  const titles = withCredited([...findTitles(pages), ...findTitleInFileName(fileName)], pages)
  const { known, similarities } = computeSimilarities(extractFeatures(pages))
  // Wording counts less against a title, and a few words hardly count.
  const share = titles.some(({ weight }) => weight >= MIN_TITLE_WEIGHT)
    ? Math.min(WORDING_WEIGHTS.besideTitle, known / WORDING_WEIGHTS.manyWords)
    : 1
  const [first, second] = kinds
    .map(({ code, label }) => {
      const { likelihood, words } = similarities.find(({ kind }) => kind === code) ?? NO_SIMILARITY
      const ownTitles = titles.filter(({ kind }) => kind === code)
      const score = ownTitles.reduce(
        (all, { weight }) => all + weight,
        share * (code === OTHER.code ? WORDING_WEIGHTS.ofOther : WORDING_WEIGHTS.ofType) * likelihood,
      )
      const reasons = [
        ...ownTitles.map(describe),
        ...(words.length > 0 ? [`${percent(likelihood)} by its words, ${quote(words)}`] : []),
      ]
      return { code, label, score, reasons, isTitled: ownTitles.length > 0 }
    })
    .toSorted((a, b) => b.score - a.score) as unknown as [Scored, Scored]
  if (first.reasons.length === 0)
    return { documentType: null, classificationNotes: 'Nothing speaks for any type.', isSure: false }
  const isSure =
    first.score >= THRESHOLDS.score &&
    first.score - second.score >= THRESHOLDS.lead &&
    (first.isTitled || known >= THRESHOLDS.wordsWithoutTitle)
  const notes = `${first.label} (${rounded(first.score)}): ${first.reasons.join('; ')}. Next: ${second.label} (${rounded(second.score)}).`
  return isSure && first.code !== OTHER.code
    ? { documentType: first.code, classificationNotes: notes, isSure }
    : { documentType: null, classificationNotes: `Not sure. ${notes}`, isSure }
}

interface Scored {
  code: DocumentKind
  label: string
  score: number
  reasons: readonly string[]
  isTitled: boolean
}

const describe = ({ words, where, weight }: Title) => `"${words}" ${where} (${rounded(weight)})`
const quote = (words: readonly string[]) => words.map((word) => `"${word}"`).join(', ')
const percent = (share: number) => `${Math.round(100 * share)} %`
const rounded = (score: number) => Math.round(10 * score) / 10
