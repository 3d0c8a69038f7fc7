import type { Extraction, FoundValue } from '../reading.ts'
import { foundAt } from '../values/choose-value.ts'
import { SERVED_FROM } from '../values/confidence.ts'
import type { Reader } from '../values/document-context.ts'
import { readAt } from './anchors.ts'
import type { Conclusion } from './combine-corrections.ts'
import { isAt } from './learn-corrections.ts'

/** So many documents in succession, and a value at the place is served. */
const OFTEN = 3
/** Chosen by hand, on either side of the line from which values are served. */
const CONFIDENCE = { seldom: 0.7, often: 0.9, rejected: 0.5 }

/** What was read, with what persons said of the form: values at the places they showed, none from those they rejected. */
export function applyLessons(extraction: Extraction, conclusions: readonly Conclusion[], reader: Reader): Extraction {
  const payload = { ...extraction.payload }
  const proposed = { ...extraction.proposed }
  const leftOut = [...extraction.leftOut]
  for (const conclusion of conclusions) {
    if (conclusion.isHere) putAtPlace(conclusion)
    else takeFromPlace(conclusion)
  }
  return { ...extraction, payload, proposed, leftOut }

  function putAtPlace(conclusion: Conclusion): void {
    const { field, times } = conclusion
    const found = foundBy(conclusion, reader)
    const served = payload[field] as FoundValue<unknown> | undefined
    if (!found || (served && isEqual(served, found))) return
    delete proposed[field]
    if (times >= OFTEN && found.confidence >= SERVED_FROM) {
      payload[field] = found
      return
    }
    proposed[field] = found
    if (!served) return
    delete payload[field]
    leftOut.push({ field, reason: 'a person showed another place for it in a similar document' })
  }

  function takeFromPlace(conclusion: Conclusion): void {
    const { field } = conclusion
    const served = payload[field] as FoundValue<unknown> | undefined
    const offered = proposed[field] as FoundValue<unknown> | undefined
    if (served && isAt(served, conclusion, reader)) {
      delete payload[field]
      const grounds = [...served.grounds, 'a person rejected a value from this place in a similar document']
      proposed[field] = { ...served, confidence: Math.min(served.confidence, CONFIDENCE.rejected), grounds }
    } else if (offered && isAt(offered, conclusion, reader)) {
      delete proposed[field]
      leftOut.push({ field, reason: 'a person rejected a value from this place in a similar document' })
    }
  }
}

const isEqual = (one: FoundValue<unknown>, other: FoundValue<unknown>) =>
  JSON.stringify(one.value) === JSON.stringify(other.value)

/** The value at the place that was shown, if there is exactly one. */
function foundBy(conclusion: Conclusion, reader: Reader): FoundValue<unknown> | null {
  const [one, ...more] = readAt(conclusion.field, conclusion, reader)
  if (!one || more.length > 0) return null
  const { map, cell, from, words, accepted } = one
  const { place, times } = conclusion
  return foundAt(map.page, cell, from + accepted.at, accepted, {
    confidence: times >= OFTEN ? CONFIDENCE.often : CONFIDENCE.seldom,
    grounds: [
      `${place} "${words.slice(0, 60)}", as corrected by a person in ${times === 1 ? 'a similar document' : `${times} similar documents`}`,
    ],
  })
}
