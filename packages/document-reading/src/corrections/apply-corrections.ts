import type { Extraction, FoundValue } from '../reading.ts'
import { toFoundValue } from '../values/choose/choose-value.ts'
import { MIN_SERVED_CONFIDENCE } from '../values/choose/confidence.ts'
import type { DocumentContext } from '../values/choose/document-context.ts'
import { readAtAnchor } from './anchors.ts'
import type { FieldExpectation } from './combine-corrections.ts'
import { isAtAnchor } from './learn-corrections.ts'

/** A value at a place is served after this many equal corrections in a row. */
const MIN_REPEATS = 3
/** Chosen by hand, on either side of MIN_SERVED_CONFIDENCE. */
const CONFIDENCE = { seldom: 0.7, often: 0.9, rejected: 0.5 }

/**
 * Applies earlier corrections of the form: values at corrected places are moved there, and values from rejected places
 * are removed.
 */
export function applyCorrections(
  extraction: Extraction,
  expectations: readonly FieldExpectation[],
  context: DocumentContext,
): Extraction {
  const payload = { ...extraction.payload }
  const proposed = { ...extraction.proposed }
  const leftOut = [...extraction.leftOut]
  for (const expectation of expectations) {
    if (expectation.isHere) moveToPlace(expectation)
    else rejectAtPlace(expectation)
  }
  return { ...extraction, payload, proposed, leftOut }

  function moveToPlace(expectation: FieldExpectation): void {
    const { field, times } = expectation
    const found = readAtPlace(expectation, context)
    const served = payload[field] as FoundValue<unknown> | undefined
    if (!found || (served && isEqual(served, found))) return
    delete proposed[field]
    if (times >= MIN_REPEATS && found.confidence >= MIN_SERVED_CONFIDENCE) {
      payload[field] = found
      return
    }
    proposed[field] = found
    if (!served) return
    delete payload[field]
    leftOut.push({ field, reason: 'a person showed another place for it in a similar document' })
  }

  function rejectAtPlace(expectation: FieldExpectation): void {
    const { field } = expectation
    const served = payload[field] as FoundValue<unknown> | undefined
    const current = proposed[field] as FoundValue<unknown> | undefined
    if (served && isAtAnchor(served, expectation, context)) {
      delete payload[field]
      const grounds = [...served.grounds, 'a person rejected a value from this place in a similar document']
      proposed[field] = { ...served, confidence: Math.min(served.confidence, CONFIDENCE.rejected), grounds }
    } else if (current && isAtAnchor(current, expectation, context)) {
      delete proposed[field]
      leftOut.push({ field, reason: 'a person rejected a value from this place in a similar document' })
    }
  }
}

const isEqual = (one: FoundValue<unknown>, other: FoundValue<unknown>) =>
  JSON.stringify(one.value) === JSON.stringify(other.value)

/** The value at the corrected place, if there is exactly one. */
function readAtPlace(expectation: FieldExpectation, context: DocumentContext): FoundValue<unknown> | null {
  const [one, ...more] = readAtAnchor(expectation.field, expectation, context)
  if (!one || more.length > 0) return null
  const { map, cell, from, words, accepted } = one
  const { place, times } = expectation
  return toFoundValue(map.page, cell, from + accepted.at, accepted, {
    confidence: times >= MIN_REPEATS ? CONFIDENCE.often : CONFIDENCE.seldom,
    grounds: [
      `${place} "${words.slice(0, 60)}", as corrected by a person in ${times === 1 ? 'a similar document' : `${times} similar documents`}`,
    ],
  })
}
