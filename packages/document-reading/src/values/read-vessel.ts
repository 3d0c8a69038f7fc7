import { createShippingLines } from '@boxtrail/reference/shipping-lines'
import type { FoundValue } from '../reading.ts'
import { splitVessel } from '../split-vessel.ts'
import { acceptText, acceptVoyage, isAccepted } from './accept.ts'
import { type Candidate, candidatesOf } from './candidates.ts'
import { type Bound, choose, foundAt } from './choose-value.ts'
import { confidenceOf } from './confidence.ts'
import { isDoubtfulName, isDoubtfulVoyage, mendedVoyage } from './fix-recognition.ts'
import type { Spoken } from './label-matches.ts'
import type { SpottedPage } from './page-labels.ts'

/** The name of a line is no vessel's. */
const LINE_ALONE =
  /^(?:msc|cma|cma cgm|cgm|ym|hmm|one|zim|oocl|nyk|apl|mol|pil|cosco|maersk|ever|evergreen|hapag|wan|yang|mv|m\/v|hyundai)$/i
const NO_VESSEL = /^[^\p{L}]|[:：]$|\b(?:agent|ltd|inc|co\.|gmbh|llc|see clause)\b/iu

/** In the box of the carrier: "EGLV EVER LEADING 0007E". */
const CODE_OF_LINE = /^[A-Z]{4}\s+(?:\/\s*)?/
/** Her line, by its code or as the first of three: "WAN HAI LINES / WAN HAI A01 / E033". */
const LINE_BEFORE = /^(?:[A-Z]{4}\s+(?:\/\s*)?|[^/]+\/\s*(?=[^/]+\/[^/]+$))/
const lines = createShippingLines()
const beginsWithCode = (text: string) => CODE_OF_LINE.test(text) && lines.byScac(text.slice(0, 4)) !== undefined

/** The vessel and her voyage, each by its own label, or both by one. */
export function readVessel(maps: readonly SpottedPage[]): { vessel?: FoundValue<string>; voyage?: FoundValue<string> } {
  const both = firstOf(maps, 'vessel_and_voyage')
  const names = bindAll(maps, 'vessel', (text) => {
    const accepted = acceptText(text)
    return isAccepted(accepted) &&
      !NO_VESSEL.test(accepted.value) &&
      !LINE_ALONE.test(accepted.value) &&
      /\p{L}{2}/u.test(accepted.value)
      ? accepted
      : null
  })
  const voyage = asRecognized(choose(bindAll(maps, 'voyage', (text) => only(acceptVoyage(text)))), maps)
  const one = both ?? choiceOf(names) ?? firstOf(maps, 'carrier', beginsWithCode)
  if (!one) return { ...(voyage && { voyage }) }
  // "Carrier / Vessel / Voyage": her line goes before her name.
  const line = /^carrier/i.test(one.spot.words) ? (LINE_BEFORE.exec(one.text)?.[0].length ?? 0) : 0
  const value = one.text.slice(line).replace(/[\s,;]+$/, '')
  const parts = splitVessel(value, both !== undefined || voyage === undefined)
  const sure = confidenceOf(one, false)
  const behind = parts.voyage || voyage ? undefined : voyageBehind(maps, one)
  const at = (from: number, text: string) =>
    foundAt(one.page, one.cell, one.from + line + from, { value: text, length: text.length }, sure)
  const named =
    isDoubtfulName(parts.vessel) && one.cell.certainty !== undefined
      ? undefined
      : at(value.indexOf(parts.vessel), parts.vessel)
  return {
    ...(named && { vessel: named }),
    ...(parts.voyage
      ? { voyage: asRecognized(at(parts.voyage.at, parts.voyage.value), maps)! }
      : behind
        ? { voyage: behind }
        : voyage && { voyage }),
  }
}

/** Of a picture a voyage is taken as such numbers are built, and proposed where a letter may be a digit. */
function asRecognized(
  found: FoundValue<string> | undefined,
  maps: readonly SpottedPage[],
): FoundValue<string> | undefined {
  const page = found && maps.find(({ map }) => map.page.number === found.page)?.map.page
  if (!found || !page?.lines.some((line) => line.some(({ certainty }) => certainty !== undefined))) return found
  const value = mendedVoyage(found.value)
  return { ...found, value, ...(isDoubtfulVoyage(value) && { confidence: Math.min(found.confidence, 0.7) }) }
}

/** In the next cell, behind a stroke: "EVER LANTERN" and "/ FE987W". */
function voyageBehind(maps: readonly SpottedPage[], one: Candidate): FoundValue<string> | undefined {
  const next = maps.find(({ map }) => map.page === one.page)?.map.right(one.cell)
  const stroke = next && /^\/\s*/.exec(next.text)
  const accepted = stroke && acceptVoyage(next.text.slice(stroke[0].length))
  return accepted && isAccepted(accepted) && next.left - one.cell.right < 30
    ? foundAt(one.page, next, stroke[0].length + accepted.at, accepted, confidenceOf(one, false))
    : undefined
}

const only = (judged: ReturnType<typeof acceptVoyage>) => (isAccepted(judged) ? judged : null)

function firstOf(
  maps: readonly SpottedPage[],
  spoken: Spoken,
  isMeant: (text: string) => boolean = () => true,
): Candidate | undefined {
  return choiceOf(
    bindAll(maps, spoken, (text) => {
      const accepted = acceptText(text)
      if (!isAccepted(accepted) || !isMeant(text)) return null
      const parts = splitVessel(accepted.value, true)
      return parts.voyage && !NO_VESSEL.test(parts.vessel) ? accepted : null
    }),
  )
}

const choiceOf = (bound: readonly Bound<string>[]): Candidate | undefined =>
  bound.toSorted((a, b) => preferred(b.candidate) - preferred(a.candidate))[0]?.candidate

/** Of two vessels, the one that arrives. */
const preferred = (one: Candidate) => confidenceOf(one, false).confidence + (/arriv/i.test(one.spot.words) ? 0.02 : 0)

function bindAll(
  maps: readonly SpottedPage[],
  spoken: Spoken,
  accept: (text: string) => Bound<string>['accepted'] | null,
): Bound<string>[] {
  return maps.flatMap(({ map, spots }) =>
    spots
      .filter(
        (spot) =>
          spot.spoken === spoken &&
          spot.form !== 'open' &&
          !/connecting|feeder(?!.*mother)|2nd|pre-?carriage/i.test(spot.words),
      )
      .flatMap((spot) => {
        for (const candidate of candidatesOf(map, spot)) {
          const accepted = accept(candidate.text)
          if (accepted) return [{ candidate, accepted }]
        }
        return []
      }),
  )
}
