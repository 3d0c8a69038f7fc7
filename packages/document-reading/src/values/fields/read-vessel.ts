import { createShippingLines } from '@boxtrail/reference/shipping-lines'
import { cellAt } from '../../layout/find-cells.ts'
import type { FoundValue } from '../../reading.ts'
import { isAccepted } from '../accept/accepted.ts'
import { acceptVoyage } from '../accept/identifiers.ts'
import { acceptText } from '../accept/names.ts'
import { type BoundValue, chooseValue, toFoundValue } from '../choose/choose-value.ts'
import { computeConfidence } from '../choose/confidence.ts'
import { fixVoyage, isDoubtfulName, isDoubtfulVoyage } from '../identifiers/fix-recognition.ts'
import { splitVessel } from '../identifiers/split-vessel.ts'
import { findCandidates, type ValueCandidate } from '../labelled/candidates.ts'
import { type LabelMatch, type LabelMeaning, labelMeanings } from '../labelled/label-matches.ts'
import type { LabelledPage } from '../labelled/page-labels.ts'

/** The name of a shipping line is not a vessel. */
const LINE_NAME =
  /^(?:msc|cma|cma cgm|cgm|ym|hmm|one|zim|oocl|nyk|apl|mol|pil|cosco|maersk|ever|evergreen|hapag|wan|yang|mv|m\/v|hyundai)$/i
const NOT_A_VESSEL =
  /^[^\p{L}]|[:：]$|\b(?:agent|ltd|inc|co\.|gmbh|llc|see clause|cancell?ed|replaced|(?:changed|amended) (?:to|from)|instead of|previously|formerly)\b/iu

/** In the box of the carrier: "EGLV EVER LEADING 0007E". */
const LINE_CODE = /^[A-Z]{4}\s+(?:\/\s*)?/
/** The line before the vessel, by its code or as the first of three: "WAN HAI LINES / WAN HAI A01 / E033". */
const LINE_PREFIX = /^(?:[A-Z]{4}\s+(?:\/\s*)?|[^/]+\/\s*(?=[^/]+\/[^/]+$))/
const lines = createShippingLines()
const beginsWithCode = (text: string) => LINE_CODE.test(text) && lines.byScac(text.slice(0, 4)) !== undefined

/** Vessel and voyage, from separate labels or a joint one. */
export function readVessel(maps: readonly LabelledPage[]): {
  vessel?: FoundValue<string>
  voyage?: FoundValue<string>
} {
  const both = findJointCandidate(maps, 'vessel_and_voyage')
  const names = bindLabels(maps, 'vessel', (text) => {
    const accepted = acceptText(text)
    return isAccepted(accepted) &&
      !NOT_A_VESSEL.test(accepted.value) &&
      !LINE_NAME.test(accepted.value) &&
      /\p{L}{2}/u.test(accepted.value)
      ? accepted
      : null
  })
  const voyage = withFixedVoyage(
    chooseValue(bindLabels(maps, 'voyage', (text) => acceptedOrNull(acceptVoyage(text)))),
    maps,
  )
  const one = both ?? chooseCandidate(names) ?? findJointCandidate(maps, 'carrier', beginsWithCode)
  if (!one) return { ...(voyage && { voyage }) }
  // "Carrier / Vessel / Voyage": the line comes before the vessel.
  const line = /^carrier/i.test(one.labelMatch.words) ? (LINE_PREFIX.exec(one.text)?.[0].length ?? 0) : 0
  const value = one.text.slice(line).replace(/[\s,;]+$/, '')
  const parts = splitVessel(value, both !== undefined || voyage === undefined)
  const evidence = computeConfidence(one, false)
  const behind = parts.voyage || voyage ? undefined : voyageBehind(maps, one)
  const at = (from: number, text: string) =>
    toFoundValue(one.page, one.cell, one.from + line + from, { value: text, length: text.length }, evidence)
  const named =
    isDoubtfulName(parts.vessel) && one.cell.certainty !== undefined
      ? undefined
      : at(value.indexOf(parts.vessel), parts.vessel)
  return {
    ...(named && { vessel: named }),
    ...(parts.voyage
      ? { voyage: withFixedVoyage(at(parts.voyage.at, parts.voyage.value), maps)! }
      : behind
        ? { voyage: behind }
        : voyage && { voyage }),
  }
}

/** On pictures a voyage is corrected by its usual format, and proposed if a letter may be a digit. */
function withFixedVoyage(
  found: FoundValue<string> | undefined,
  maps: readonly LabelledPage[],
): FoundValue<string> | undefined {
  const page = found && maps.find(({ map }) => map.page.number === found.page)?.map.page
  if (!found || !page?.lines.some((line) => line.some(({ certainty }) => certainty !== undefined))) return found
  const value = fixVoyage(found.value)
  return { ...found, value, ...(isDoubtfulVoyage(value) && { confidence: Math.min(found.confidence, 0.7) }) }
}

/** The voyage in the next cell after a slash: "EVER LANTERN" and "/ FE987W". */
function voyageBehind(maps: readonly LabelledPage[], one: ValueCandidate): FoundValue<string> | undefined {
  const next = maps.find(({ map }) => map.page === one.page)?.map.right(one.cell)
  const stroke = next && /^\/\s*/.exec(next.text)
  const accepted = stroke && acceptVoyage(next.text.slice(stroke[0].length))
  return accepted && isAccepted(accepted) && next.left - one.cell.right < 30
    ? toFoundValue(one.page, next, stroke[0].length + accepted.at, accepted, computeConfidence(one, false))
    : undefined
}

const acceptedOrNull = (judged: ReturnType<typeof acceptVoyage>) => (isAccepted(judged) ? judged : null)

function findJointCandidate(
  maps: readonly LabelledPage[],
  meaning: LabelMeaning,
  isWanted: (text: string) => boolean = () => true,
): ValueCandidate | undefined {
  return chooseCandidate(
    bindLabels(maps, meaning, (text) => {
      const accepted = acceptText(text)
      if (!isAccepted(accepted) || !isWanted(text)) return null
      const parts = splitVessel(accepted.value, true)
      return parts.voyage && !NOT_A_VESSEL.test(parts.vessel) ? accepted : null
    }),
  )
}

const chooseCandidate = (bound: readonly BoundValue<string>[]): ValueCandidate | undefined =>
  bound.toSorted((a, b) => scoreVessel(b.candidate) - scoreVessel(a.candidate))[0]?.candidate

/** Prefers the arriving vessel. */
const scoreVessel = (one: ValueCandidate) =>
  computeConfidence(one, false).confidence + (/arriv/i.test(one.labelMatch.words) ? 0.02 : 0)

/**
 * "Vessel OB HORIZON": a name in capitals after a label that is not in capitals. "VESSEL SCHEDULE" may be a heading.
 */
const isNameBehind = ({ cell, from, words }: LabelMatch): boolean => {
  const name = cell.text.slice(from).trim()
  return /\p{Ll}/u.test(words) && NAME.test(name) && !NO_NAME.test(name) && labelMeanings(name).length === 0
}
const NAME = /^[A-Z][A-Z0-9.'-]+(?: [A-Z0-9.'-]+){0,4}$/
const NO_NAME =
  /^(?:ETA|ETD|ATA|ATD|ETB|IMO|VOY|NO|NAME|FLAG|CODE|TB[ACDN]|N\/A|CALL|AGENT|VGM|CY|GMT|UTC|LOA|DWT|NOT|UNKNOWN|DELAYED|OPERATOR|OWNER|CARRIER|LINE|ARRIVE[DS]|ARRIVAL|DEPART\w*|SAILE?D?|TYPE|DETAILS|STATUS)\b/

const OTHER_LEG = /connecting|feeder(?!.*mother)|2nd|pre-?carriage/i
const OTHER_SHIP =
  /^(?:connecting|feeder|2nd|second|pre-?carriage|original|old|previous|former)(?: vessel| ship| vsl|\s*[:：])/i
const SHIP = /\b(?:vessel|ship|vsl|feeder|m\/v)\b/i
/** "Feeder vessel: BALTIC MOON  Voyage: 612E": the voyage is that of the last ship before it on its line. */
const isOfOtherShip = ({ page, cell }: LabelMatch): boolean => {
  const { line } = cellAt(page, cell.start)!
  const ship = page.lines[line]!.findLast(
    ({ left, text }) => left < cell.left && (SHIP.test(text) || OTHER_SHIP.test(text)),
  )
  return ship !== undefined && OTHER_SHIP.test(ship.text)
}

function bindLabels(
  maps: readonly LabelledPage[],
  meaning: LabelMeaning,
  accept: (text: string) => BoundValue<string>['accepted'] | null,
): BoundValue<string>[] {
  return maps.flatMap(({ map, labelMatches }) =>
    labelMatches
      .filter(
        (labelMatch) =>
          labelMatch.meaning === meaning &&
          (labelMatch.form !== 'open' || (meaning === 'vessel' && isNameBehind(labelMatch))) &&
          !OTHER_LEG.test(labelMatch.words) &&
          !(meaning === 'voyage' && isOfOtherShip(labelMatch)),
      )
      .flatMap((labelMatch) => {
        for (const candidate of findCandidates(map, labelMatch)) {
          const accepted = accept(candidate.text)
          if (accepted) return [{ candidate, accepted }]
        }
        return []
      }),
  )
}
