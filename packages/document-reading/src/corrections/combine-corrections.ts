import type { DocumentTypeCode } from '../document-types.ts'
import { fieldsByType } from '../fields.ts'
import type { FieldName } from '../labels/labels.ts'
import type { Anchor, Correction } from '../reading.ts'
import { type Form, isSimilar } from './form-fingerprint.ts'

/** A lesson of another document. */
export interface Remembered extends Correction {
  form: Form
}

/** What the lessons of a form say together of a field. */
export interface Conclusion extends Anchor {
  field: FieldName
  isHere: boolean
  /** How many documents in succession said so, up to the newest. */
  times: number
}

export const isSameAnchor = (one: Anchor, other: Anchor): boolean =>
  one.label === other.label && one.place === other.place

/** The newest lesson of a field counts, with those before it that say the same. Expects the newest first. */
export function conclude(remembered: readonly Remembered[], form: Form, type: DocumentTypeCode): Conclusion[] {
  const ofForm = remembered.filter((one) => isSimilar(one.form, form))
  return fieldsByType[type].flatMap((field) => {
    const lessons = ofForm.filter((one) => one.field === field)
    const [newest] = lessons
    if (!newest) return []
    const other = lessons.findIndex((one) => one.isHere !== newest.isHere || !isSameAnchor(one, newest))
    const { label, place, isHere } = newest
    return [{ field, label, place, isHere, times: other === -1 ? lessons.length : other }]
  })
}
