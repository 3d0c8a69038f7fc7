import { fieldsByType, valueKinds } from '../fields.ts'
import type { FieldName } from '../labels/labels.ts'
import type { Correction, Extraction, FoundValue } from '../reading.ts'
import { isAccepted } from '../values/accept/accepted.ts'
import type { DocumentContext } from '../values/choose/document-context.ts'
import { acceptValue } from '../values/fields/read-field.ts'
import { findAnchors, locateValues, readAtAnchor } from './anchors.ts'
import { type FieldExpectation, isSameAnchor } from './combine-corrections.ts'

/** The values entered by a person, by field; null for a field that has no value. */
export type CorrectedValues = Readonly<Record<string, unknown>>

/** What corrected values teach about the form of their document. Nothing is learned from an ambiguous place. */
export const learnCorrections = (
  correctedValues: CorrectedValues,
  context: DocumentContext,
  extraction: Extraction,
  expectations: readonly FieldExpectation[],
): Correction[] =>
  fieldsByType[context.type].flatMap((field) => {
    if (!Object.hasOwn(correctedValues, field)) return []
    const given = plainValue(correctedValues[field])
    const expectation = expectations.find((one) => one.field === field && one.isHere)
    const correction =
      given === null ? learnRejection(field, context, extraction) : learnPlace(field, given, context, expectation)
    return correction ? [{ field, ...correction }] : []
  })

/** A value with its position, as served, or a plain value. */
const plainValue = (given: unknown): unknown =>
  typeof given === 'object' && given !== null && 'value' in given ? given.value : given

function learnRejection(
  field: FieldName,
  context: DocumentContext,
  { payload, proposed }: Extraction,
): Omit<Correction, 'field'> | null {
  const [anchor] = findValueAnchors((payload[field] ?? proposed[field]) as FoundValue<unknown> | undefined, context)
  return anchor ? { ...anchor, isHere: false } : null
}

function learnPlace(
  field: FieldName,
  given: unknown,
  context: DocumentContext,
  expectation: FieldExpectation | undefined,
): Omit<Correction, 'field'> | null {
  const matchesGiven = (value: unknown) => isSameValue(field, value, given, context)
  const [currentPlace, ...more] = expectation ? readAtAnchor(field, expectation, context) : []
  if (expectation && currentPlace && more.length === 0 && matchesGiven(currentPlace.accepted.value))
    return { ...toAnchor(expectation), isHere: true }
  const [place, ...others] = locateValues(field, context).filter(({ accepted }) => matchesGiven(accepted.value))
  const anchor =
    place && others.length === 0
      ? findAnchors(place.map, place.cell, place.from).find((one) => {
          const found = readAtAnchor(field, one, context)
          return found.length === 1 && matchesGiven(found[0]!.accepted.value)
        })
      : undefined
  if (anchor) return { ...anchor, isHere: true }
  return expectation && currentPlace ? { ...toAnchor(expectation), isHere: false } : null
}

const toAnchor = ({ label, place }: FieldExpectation) => ({ label, place })

/** The anchors of a value in the extraction. */
export function findValueAnchors(found: FoundValue<unknown> | undefined, { maps }: DocumentContext) {
  const map = maps.find((one) => one.map.page.number === found?.page)?.map
  const [start] = found?.span ?? [-1]
  const cell = map?.cells.find((one) => one.start <= start && start < one.start + one.text.length)
  return map && cell ? findAnchors(map, cell, start - cell.start) : []
}

export const isAtAnchor = (found: FoundValue<unknown>, anchor: FieldExpectation, context: DocumentContext): boolean =>
  findValueAnchors(found, context).some((one) => isSameAnchor(one, anchor))

const MAX_TEXT_LENGTH = 200

/** Whether a value equals what a person entered, regardless of spelling. */
export function isSameValue(
  field: FieldName,
  value: unknown,
  given: unknown,
  { conventions }: DocumentContext,
): boolean {
  const kind = valueKinds[field] ?? 'text'
  if (kind === 'amount' || kind === 'quantity') {
    const wanted = typeof given === 'string' ? parseAmount(field, given, conventions) : given
    const { amount } = value as { amount: number }
    if (typeof wanted === 'number') return amount === wanted
    return (
      typeof wanted === 'object' &&
      wanted !== null &&
      (['amount', 'unit', 'currency'] as const).every((part) => {
        const [one, other] = [(value as Record<string, unknown>)[part], (wanted as Record<string, unknown>)[part]]
        return one === other || (part !== 'amount' && (one == null || other == null))
      })
    )
  }
  if (typeof given !== 'string' || given.length > MAX_TEXT_LENGTH) return false
  const result = acceptValue(field, given, '', conventions)
  return (
    normalizeText(value) !== '' && normalizeText(value) === normalizeText(isAccepted(result) ? result.value : given)
  )
}

const parseAmount = (field: FieldName, given: string, conventions: DocumentContext['conventions']): unknown => {
  const result = given.length > MAX_TEXT_LENGTH ? null : acceptValue(field, given, '', conventions)
  return isAccepted(result) ? result.value : null
}

const normalizeText = (value: unknown): string =>
  String(value)
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
