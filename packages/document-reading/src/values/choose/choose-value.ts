import type { Cell, PageLayout } from '../../layout/layout.ts'
import type { FoundValue } from '../../reading.ts'
import type { Accepted } from '../dates/dates.ts'
import type { ValueCandidate } from '../labelled/candidates.ts'
import { computeConfidence } from './confidence.ts'

export interface BoundValue<Value> {
  candidate: ValueCandidate
  accepted: Accepted<Value>
}

/** Creates a found value with its position and confidence. */
export function toFoundValue<Value>(
  page: PageLayout,
  cell: Cell,
  from: number,
  { value, length }: Pick<Accepted<Value>, 'value' | 'length'>,
  { confidence, grounds }: { confidence: number; grounds: readonly string[] },
): FoundValue<Value> {
  // For a value that wraps, only the part on its first line.
  const within = Math.min(from, cell.text.length)
  const end = Math.min(from + length, cell.text.length)
  const found: FoundValue<Value> = {
    value,
    page: page.number,
    span: [cell.start + within, cell.start + end],
    ...withRecognitionCertainty(cell, { confidence, grounds }),
  }
  if (!page.size) return found
  const letter = (cell.right - cell.left) / Math.max(1, cell.text.length)
  const { width, height, quarterTurns = 0 } = page.size
  const share = (part: number, all: number) => Math.round((Math.min(Math.max(part, 0), all) / all) * 10_000) / 10_000
  return {
    ...found,
    box: toOriginalRotation(quarterTurns, [
      share(cell.left + within * letter, width),
      share(cell.top, height),
      share(cell.left + end * letter, width),
      share(cell.bottom, height),
    ]),
  }
}

type RelativeBox = NonNullable<FoundValue<unknown>['box']>

/** Converts a box to the original page before it was rotated upright. */
const toOriginalRotation = (quarterTurns: number, upright: RelativeBox): RelativeBox => {
  let [left, top, right, bottom] = upright
  for (let turn = 0; turn < quarterTurns; turn++)
    [left, top, right, bottom] = [top, complement(right), bottom, complement(left)]
  return [left, top, right, bottom]
}
const complement = (share: number) => Math.round((1 - share) * 10_000) / 10_000

/** The confidence of a value on a picture is limited by the certainty of its words. */
function withRecognitionCertainty(
  { certainty }: Cell,
  { confidence, grounds }: { confidence: number; grounds: readonly string[] },
) {
  if (certainty === undefined) return { confidence, grounds }
  const reduced = confidence * (1 - 0.5 * (1 - certainty))
  return {
    confidence: Math.round(reduced * 100) / 100,
    grounds: [...grounds, `its text was recognized with ${Math.round(certainty * 100)} % certainty`],
  }
}

/** The best candidate: a value directly at its own label comes before others. */
export function chooseValue<Value>(
  bound: readonly BoundValue<Value>[],
  prefer: (one: ValueCandidate) => number = () => 0,
): FoundValue<Value> | undefined {
  if (bound.length === 0) return undefined
  const best = bound.toSorted((a, b) => scoreCandidate(b.candidate, prefer) - scoreCandidate(a.candidate, prefer))[0]!
  const hasRivals = bound.some(
    (other) =>
      JSON.stringify(other.accepted.value) !== JSON.stringify(best.accepted.value) &&
      scoreCandidate(other.candidate, prefer) >= scoreCandidate(best.candidate, prefer) - 0.02,
  )
  const { candidate, accepted } = best
  return toFoundValue(
    candidate.page,
    candidate.cell,
    candidate.from + accepted.at,
    accepted,
    computeConfidence(candidate, hasRivals),
  )
}

const scoreCandidate = (one: ValueCandidate, prefer: (one: ValueCandidate) => number): number =>
  computeConfidence(one, false).confidence + prefer(one)
