import { fieldsByType, valueKinds } from '../fields.ts'
import type { FieldName } from '../labels/labels.ts'
import type { Correction, Extraction, FoundValue } from '../reading.ts'
import { isAccepted } from '../values/accept.ts'
import type { Reader } from '../values/document-context.ts'
import { accept } from '../values/read-field.ts'
import { anchorsOf, placesOf, readAt } from './anchors.ts'
import { type Conclusion, isSameAnchor } from './combine-corrections.ts'

/** What a person wrote, by field; null where what was read is no value of the field. */
export type Corrections = Readonly<Record<string, unknown>>

/** What corrections say of the form of their document. Where a place is in doubt nothing is learned. */
export const learn = (
  corrections: Corrections,
  reader: Reader,
  extraction: Extraction,
  conclusions: readonly Conclusion[],
): Correction[] =>
  fieldsByType[reader.type].flatMap((field) => {
    if (!Object.hasOwn(corrections, field)) return []
    const given = bare(corrections[field])
    const standing = conclusions.find((one) => one.field === field && one.isHere)
    const lesson = given === null ? rejection(field, reader, extraction) : correction(field, given, reader, standing)
    return lesson ? [{ field, ...lesson }] : []
  })

/** With its place, as values are served, or by itself. */
const bare = (given: unknown): unknown =>
  typeof given === 'object' && given !== null && 'value' in given ? given.value : given

function rejection(
  field: FieldName,
  reader: Reader,
  { payload, proposed }: Extraction,
): Omit<Correction, 'field'> | null {
  const [anchor] = anchorsOfFound((payload[field] ?? proposed[field]) as FoundValue<unknown> | undefined, reader)
  return anchor ? { ...anchor, isHere: false } : null
}

function correction(
  field: FieldName,
  given: unknown,
  reader: Reader,
  standing: Conclusion | undefined,
): Omit<Correction, 'field'> | null {
  const isGiven = (value: unknown) => isSame(field, value, given, reader)
  const [now, ...more] = standing ? readAt(field, standing, reader) : []
  if (standing && now && more.length === 0 && isGiven(now.accepted.value))
    return { ...anchorOf(standing), isHere: true }
  const [place, ...others] = placesOf(field, reader).filter(({ accepted }) => isGiven(accepted.value))
  const anchor =
    place && others.length === 0
      ? anchorsOf(place.map, place.cell, place.from).find((one) => {
          const found = readAt(field, one, reader)
          return found.length === 1 && isGiven(found[0]!.accepted.value)
        })
      : undefined
  if (anchor) return { ...anchor, isHere: true }
  return standing && now ? { ...anchorOf(standing), isHere: false } : null
}

const anchorOf = ({ label, place }: Conclusion) => ({ label, place })

/** The anchors of a value that was read. */
export function anchorsOfFound(found: FoundValue<unknown> | undefined, { maps }: Reader) {
  const map = maps.find((one) => one.map.page.number === found?.page)?.map
  const [start] = found?.span ?? [-1]
  const cell = map?.cells.find((one) => one.start <= start && start < one.start + one.text.length)
  return map && cell ? anchorsOf(map, cell, start - cell.start) : []
}

export const isAt = (found: FoundValue<unknown>, anchor: Conclusion, reader: Reader): boolean =>
  anchorsOfFound(found, reader).some((one) => isSameAnchor(one, anchor))

const LONGEST = 200

/** Whether a value is what a person wrote, however it is spelt. */
export function isSame(field: FieldName, value: unknown, given: unknown, { manner }: Reader): boolean {
  const kind = valueKinds[field] ?? 'text'
  if (kind === 'amount' || kind === 'quantity') {
    const wanted = typeof given === 'string' ? amountIn(field, given, manner) : given
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
  if (typeof given !== 'string' || given.length > LONGEST) return false
  const judged = accept(field, given, '', manner)
  return plain(value) !== '' && plain(value) === plain(isAccepted(judged) ? judged.value : given)
}

const amountIn = (field: FieldName, given: string, manner: Reader['manner']): unknown => {
  const judged = given.length > LONGEST ? null : accept(field, given, '', manner)
  return isAccepted(judged) ? judged.value : null
}

const plain = (value: unknown): string =>
  String(value)
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
