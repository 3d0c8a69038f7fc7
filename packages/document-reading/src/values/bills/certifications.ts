import type { PageLayout } from '../../layout.ts'
import type { FoundValue } from '../../reading.ts'
import { findParagraphs, findSentences, valueInParagraph } from '../sentences/paragraphs.ts'

/** What the one who bills certifies by 46 CFR 541.6(e). */
export const certificationFields = ['certifies_rules', 'certifies_no_fault'] as const
export type CertificationField = (typeof certificationFields)[number]

const FOLLOWS =
  /\b(?:consistent with|in (?:full )?(?:accordance|compliance|conformity|conformance) with|compl(?:y|ies|ied) with|compliant with|conforms? (?:to|with))\b[^.]{0,90}?(?:\bFMC\b|Federal Maritime Commission)|(?:\bFMC\b|Federal Maritime Commission)[^.]{0,20}[- ]compliant/i
const NO_FAULT =
  /\b(?:performance|actions?|conduct)\b[^.]{0,90}?\b(?:did not|has not|have not|had not|was not|were not|in no way)\b[^.]{0,30}?\b(?:caus|contribut)|\b(?:we|carrier|line|terminal|operator|party)\b[^.]{0,30}?\b(?:did not|has not|have not)\b[^.]{0,20}?\b(?:cause|contribute)/i

const WORDS: Record<CertificationField, RegExp> = { certifies_rules: FOLLOWS, certifies_no_fault: NO_FAULT }

/** About this bill, and neither asked for nor on a condition nor denied. */
const IS_ABOUT_CHARGES = /\b(?:charges?|invoice[ds]?|bill(?:ed|ing)?|demurrage|detention|per diem|fees|amounts?)\b/i
const IS_NO_STATEMENT =
  /\?|\b(?:if|unless|whether|where|must|should|shall|may|might|required to|requires?|not (?:certif|consistent|compl|in (?:accordance|compliance))|cannot|does not certif|do not certif|un(?:able|certified))\b/i

/** The sentence that certifies it. */
export function findCertification(
  field: CertificationField,
  pages: readonly PageLayout[],
): FoundValue<string> | undefined {
  for (const page of pages)
    for (const paragraph of findParagraphs(page, () => false))
      for (const { text, at } of findSentences(paragraph.text)) {
        const found = WORDS[field].exec(text)
        if (!found || !IS_ABOUT_CHARGES.test(text) || IS_NO_STATEMENT.test(text)) continue
        const length = Math.min(text.length, MAX_LENGTH)
        return valueInParagraph(paragraph, at, length, 'certified', 'the sentence states it')
      }
  return undefined
}
const MAX_LENGTH = 400
