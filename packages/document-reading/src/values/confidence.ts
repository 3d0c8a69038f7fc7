import type { Candidate } from './candidates.ts'

/** What a value rests on. Chosen by hand: `packages/document-forms/src/measure/measure.ts` prints how often values are right by confidence. */
const GROUNDS: Record<Candidate['how'], number> = {
  'behind its label': 0.96,
  'beside its label': 0.95,
  'below its label': 0.95,
  'behind words': 0.85,
}

/** Below this a value is proposed to a person, and not served. */
export const SERVED_FROM = 0.8

/** Labels of one common word stand for other things too. */
const COMMON = /^(?:date|datum|fecha|ref|no|total|amount|terminal|destination|customer|origin|dated|messrs)\.?$/i

export function confidenceOf(
  { how, spot, cell }: Candidate,
  hasRivals: boolean,
): { confidence: number; grounds: string[] } {
  const grounds = [`${how} "${spot.words.replace(/\s*[:：#]\s*$/, '').slice(0, 60)}"`]
  let confidence = GROUNDS[how]
  if (COMMON.test(spot.words.replace(/[\s:：#]+$/, ''))) {
    confidence -= 0.05
    grounds.push('a label of common words')
  }
  if (how === 'beside its label' && !spot.hasColon && cell.left - spot.box.right > 120) {
    confidence -= 0.1
    grounds.push('far from its label')
  }
  if (hasRivals) {
    confidence -= 0.06
    grounds.push('another value has the same label')
  }
  return { confidence: Math.round(confidence * 100) / 100, grounds }
}
