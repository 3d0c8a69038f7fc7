import { checkDigit, checkDigitOk, isContainerNumber } from '../container-number.ts'
import { withoutSeparators } from '../number.ts'
import type { OwnerPrefixes } from '../owner-prefixes.ts'
import type { ShippingLine, ShippingLines } from '../shipping-lines.ts'
import { type InferredKind, readInferenceRules, readNumberFormats } from './number-formats.ts'

export interface Candidate {
  scac: string
  name: string
  confidence: number
  /** The rule of the table that suggested it. */
  rule: string
}

export interface Inference {
  kind: InferredKind | null
  /** In upper case, without separators. */
  number: string
  isValid: boolean | null
  checkDigitPassed: boolean | null
  /** Why it is not valid. */
  reason: string | null
  decision: 'auto_select' | 'needs_confirmation' | 'no_prediction'
  /** The first candidate, unless nothing is predicted. */
  selected: Candidate | null
  /** Likeliest first, one per line. */
  candidates: Candidate[]
}

/** At or above these confidences a line is selected automatically, or proposed. */
export const thresholds = { autoSelect: 0.95, needsConfirmation: 0.7 }

/** Infers type and line from a number alone; null if it is not a number. */
export type InferNumber = (text: string, mayUse: (line: ShippingLine) => boolean) => Inference | null

/** A number that can occur on a transport document: at most the 35 characters that EDI allows. */
const NUMBER = /^(?=\D*\d)[A-Z\d]{4,35}$/

/** The rule that suggests lines only by their size, without any evidence in the number. */
export const LESSOR_CONTAINER = 'lessor_box'
const MAX_LESSOR_LINES = 5

interface Clue {
  line: ShippingLine
  kind: InferredKind
  rule: string
}

type MayUse = (line: ShippingLine) => boolean

export const createInferNumber = (facts: {
  shippingLines: ShippingLines
  ownerPrefixes: OwnerPrefixes
}): InferNumber => {
  const fleets = countPrefixes(facts.ownerPrefixes)
  const rank = createRanking(fleets)
  const fromOwner = createOwnerClues(facts, fleets)
  const fromShipment = createShipmentClues(facts.shippingLines)
  const shipment = (number: string, mayUse: MayUse): Inference => {
    const clues = fromShipment(number)
    const candidates = rank(clues, mayUse)
    const best = candidates[0]
    const kind = best ? clues.find(({ line, rule }) => line.scac === best.scac && rule === best.rule)!.kind : null
    const decision = decide(candidates)
    // Only the line's own format can be checked for a bill or a booking.
    const isValid = decision.decision === 'auto_select' ? true : null
    return { kind, number, isValid, checkDigitPassed: null, reason: null, ...decision }
  }
  return (text, mayUse) => {
    const number = withoutSeparators(text)
    if (isTestNumber(number)) return shipment(number, mayUse)
    if (!NUMBER.test(number)) return null
    const container = readContainer(number)
    if (!container) return shipment(number, mayUse)
    const rule = container.checkDigitPassed ? 'owner_prefix' : 'owner_prefix_wrong_check_digit'
    return { kind: 'container', number, ...container, ...decide(rank(fromOwner(number, rule, mayUse), mayUse)) }
  }
}

/** How many owner prefixes each line has: a measure of its fleet. */
const countPrefixes = (ownerPrefixes: OwnerPrefixes): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const { scac } of ownerPrefixes.all()) if (scac) counts.set(scac, (counts.get(scac) ?? 0) + 1)
  return counts
}

/** Lines by confidence; on a tie, lines with more owner prefixes first. Each line once. */
const createRanking = (fleets: ReadonlyMap<string, number>) => {
  const rules = readInferenceRules()
  return (clues: readonly Clue[], mayUse: MayUse): Candidate[] => {
    const candidates = clues
      .filter(({ line }) => mayUse(line))
      .map(({ line: { scac, shortName }, rule }) => ({
        scac,
        name: shortName,
        confidence: rules.get(rule)!.confidence,
        rule,
      }))
      .toSorted(
        (a, b) =>
          b.confidence - a.confidence ||
          (fleets.get(b.scac) ?? 0) - (fleets.get(a.scac) ?? 0) ||
          (a.scac < b.scac ? -1 : 1),
      )
    const first = new Map<string, Candidate>()
    for (const one of candidates) if (!first.has(one.scac)) first.set(one.scac, one)
    return [...first.values()]
  }
}

const createOwnerClues = (
  { shippingLines, ownerPrefixes }: { shippingLines: ShippingLines; ownerPrefixes: OwnerPrefixes },
  fleets: ReadonlyMap<string, number>,
) => {
  // The lines with the most owner prefixes also lease the most containers.
  const largest = [...fleets]
    .toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .flatMap(([scac]) => shippingLines.byScac(scac) ?? [])
  return (number: string, rule: string, mayUse: MayUse): Clue[] => {
    const owner = ownerPrefixes.find(number)
    // A leased container may be with any line: likely lines are listed, and none is selected.
    if (owner?.kind === 'lessor')
      return largest
        .filter(mayUse)
        .slice(0, MAX_LESSOR_LINES)
        .map((line) => ({ line, kind: 'container', rule: LESSOR_CONTAINER }))
    const line = owner?.kind === 'line' && owner.scac ? shippingLines.byScac(owner.scac) : undefined
    return line ? [{ line, kind: 'container', rule }] : []
  }
}

const createShipmentClues = (shippingLines: ShippingLines) => {
  const formats = readNumberFormats()
  return (number: string): Clue[] => {
    const clues = formats.flatMap(({ scac, kind, pattern, rule }): Clue[] => {
      const line = pattern.test(number) ? shippingLines.byScac(scac) : undefined
      return line ? [{ line, kind, rule }] : []
    })
    const named = number.length > 8 ? shippingLines.byScac(number.slice(0, 4)) : undefined
    return named && named.scac !== 'TEST'
      ? [...clues, { line: named, kind: 'bill_of_lading', rule: 'carrier_prefix' }]
      : clues
  }
}

const isTestNumber = (number: string) => /^TESTTR[A-Z]{6,9}$/.test(number)

const readContainer = (number: string) => {
  if (isContainerNumber(number)) {
    const passed = checkDigitOk(number)
    const reason = passed ? null : `The check digit of ${number.slice(0, 10)} is ${checkDigit(number)}.`
    return { isValid: passed, checkDigitPassed: passed, reason }
  }
  // Railways omit the check digit.
  if (/^[A-Z]{3}U\d{6}$/.test(number))
    return {
      isValid: false,
      checkDigitPassed: false,
      reason: `The check digit is missing: that of ${number} is ${checkDigit(number)}.`,
    }
  return null
}

const decide = (candidates: Candidate[]): Pick<Inference, 'decision' | 'selected' | 'candidates'> => {
  const [best] = candidates
  if (!best || best.confidence < thresholds.needsConfirmation)
    return { decision: 'no_prediction', selected: null, candidates }
  const decision = best.confidence >= thresholds.autoSelect ? 'auto_select' : 'needs_confirmation'
  return { decision, selected: best, candidates }
}
