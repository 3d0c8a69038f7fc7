import type { ValueCandidate } from '../labelled/candidates.ts'

/**
 * Confidence by relation to the label. Chosen by hand: `packages/document-forms/src/measure/measure.ts` prints how
 * often values are right by confidence.
 */
const BASE_CONFIDENCE: Record<ValueCandidate['relation'], number> = {
  'behind its label': 0.96,
  'beside its label': 0.95,
  'below its label': 0.95,
  'behind words': 0.85,
}

/** Below this confidence a value is proposed to a person and not served. */
export const MIN_SERVED_CONFIDENCE = 0.8

/** Labels of one common word have other meanings too. */
const COMMON_LABEL = /^(?:date|datum|fecha|ref|no|total|amount|terminal|destination|customer|origin|dated|messrs)\.?$/i

export function computeConfidence(
  { relation, labelMatch, cell }: ValueCandidate,
  hasRivals: boolean,
): { confidence: number; grounds: string[] } {
  const grounds = [`${relation} "${labelMatch.words.replace(/\s*[:：#]\s*$/, '').slice(0, 60)}"`]
  let confidence = BASE_CONFIDENCE[relation]
  if (COMMON_LABEL.test(labelMatch.words.replace(/[\s:：#]+$/, ''))) {
    confidence -= 0.05
    grounds.push('a label of common words')
  }
  if (relation === 'beside its label' && !labelMatch.hasColon && cell.left - labelMatch.box.right > 120) {
    confidence -= 0.1
    grounds.push('far from its label')
  }
  if (hasRivals) {
    confidence -= 0.06
    grounds.push('another value has the same label')
  }
  return { confidence: Math.round(confidence * 100) / 100, grounds }
}
