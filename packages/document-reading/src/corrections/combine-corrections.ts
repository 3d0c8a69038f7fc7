import type { DocumentTypeCode } from '../document-types.ts'
import { fieldsByType } from '../fields.ts'
import type { FieldName } from '../labels/labels.ts'
import type { Anchor, Correction } from '../reading.ts'
import { type FormFingerprint, isSameForm } from './form-fingerprint.ts'

/** A correction of another document. */
export interface EarlierCorrection extends Correction {
  form: FormFingerprint
}

/** What the corrections of a form say together about a field. */
export interface FieldExpectation extends Anchor {
  field: FieldName
  isHere: boolean
  /** The number of equal corrections in a row, up to the newest. */
  times: number
}

export const isSameAnchor = (one: Anchor, other: Anchor): boolean =>
  one.label === other.label && one.place === other.place

/** The newest correction of a field applies, counted with the equal ones before it. Expects the newest first. */
export function combineCorrections(
  earlierCorrections: readonly EarlierCorrection[],
  form: FormFingerprint,
  type: DocumentTypeCode,
): FieldExpectation[] {
  const ofForm = earlierCorrections.filter((one) => isSameForm(one.form, form))
  return fieldsByType[type].flatMap((field) => {
    const ofField = ofForm.filter((one) => one.field === field)
    const [newest] = ofField
    if (!newest) return []
    const other = ofField.findIndex((one) => one.isHere !== newest.isHere || !isSameAnchor(one, newest))
    const { label, place, isHere } = newest
    return [{ field, label, place, isHere, times: other === -1 ? ofField.length : other }]
  })
}
