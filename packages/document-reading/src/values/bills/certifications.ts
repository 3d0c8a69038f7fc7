import type { PageLayout } from '../../layout/layout.ts'
import type { FoundValue } from '../../reading.ts'
import { findParagraphs, findSentences, valueInParagraph } from '../sentences/paragraphs.ts'

/** The certifications of the billing party that 46 CFR 541.6(e) requires. */
export const certificationFields = ['certifies_rules', 'certifies_no_fault'] as const
export type CertificationField = (typeof certificationFields)[number]

const RULES = String.raw`(?:\bFMC\b|Federal Maritime Commission|\b46 ?C\.? ?F\.? ?R\.?(?:,? ?part|,? ?§{1,2})? ?541\b)`
const anyOf = (...patterns: string[]) => new RegExp(patterns.join('|'), 'i')

const FOLLOWS = anyOf(
  String.raw`\b(?:consisten(?:t|cy)|accordance|complian(?:t|ce)|compl(?:y|ies|ied)|conformity|conformance|conform(?:s|ed)?)\b[^.]{0,60}?\b(?:with|to)\b[^.]{0,90}?${RULES}`,
  String.raw`\b(?:meets?|satisf(?:y|ies)|follows?|observes?)\b[^.]{0,30}?\b(?:rules?|regulations?|requirements?)\b[^.]{0,60}?${RULES}`,
  `${RULES}[^.]{0,20}[- ]compliant`,
)

const ONE_WHO_BILLS = String.raw`\b(?:we|us|our|carriers?|line|terminal|operator|(?<!billed )party)\b`
const CAUSED = String.raw`\b(?:caus|contribut)`
const NO_FAULT = anyOf(
  String.raw`\b(?:performance|actions?|conduct)\b[^.]{0,90}?\b(?:did not|has not|have not|had not|was not|were not|in no way|neither)\b[^.]{0,30}?${CAUSED}`,
  String.raw`${ONE_WHO_BILLS}[^.]{0,30}?\b(?:did not|has not|have not|neither)\b[^.]{0,20}?${CAUSED}`,
  String.raw`\bno (?:act|action|omission|conduct|fault)\b[^.]{0,60}?${ONE_WHO_BILLS}[^.]{0,40}?${CAUSED}`,
  String.raw`\b(?:not|neither|in no way)\b(?: been)?(?: directly)? (?:caus|contribut)ed\b[^.]{0,60}?\bby\b[^.]{0,40}?${ONE_WHO_BILLS}`,
)
/** Parties whose performance the rule does not concern. */
const OTHER_PARTY =
  /\b(?:consignee|shipper|customer|billed part(?:y|ies)|merchant|importer|receiver|truckers?|motor carriers?)\b/i

/** The sentence must be about this invoice, and be neither a request nor conditional. */
const IS_ABOUT_CHARGES = /\b(?:charges?|invoice[ds]?|bill(?:ed|ing)?|demurrage|detention|per diem|fees|amounts?)\b/i
const IS_NO_STATEMENT =
  /\?|\b(?:if|unless|whether|where|must|should|shall|may|might|could|would|will be|required to|requires?|(?:up)?on request)\b/i
/** The sentence denies it, or says what others state. */
const IS_DENIED =
  /\b(?:not|cannot|never|neither|nor|no|nothing|without|unable to)\b[^.]{0,30}?\b(?:certif|stat(?:e|ing)|confirm|represent|warrant|guarant|declar|assert|assur)|\b(?:believ|alleg|disput|contest|den(?:y|ies|ied)\b|disclaim|fail|refus|declin|claim(?:s|ed)? that)/i
/** "Invoice No. 4711": "No." is not a negation. */
const ABBREVIATED_NUMBER = /\bnos?\b\.?(?=\s*[:#]?\s*[A-Z]*[-/]?\d)/gi
const NEGATION = /\b(?:not|no|nothing|never|none|neither|nor|without)\b/i

const isCertified: Record<CertificationField, (text: string) => boolean> = {
  certifies_rules: (text) => {
    const found = FOLLOWS.exec(text)
    if (!found) return false
    const end = found.index + found[0].length
    const [behind = ''] = text.slice(end).split(/[,;]|\band\b/i)
    return !NEGATION.test(text.slice(0, end)) && !NEGATION.test(behind)
  },
  certifies_no_fault: (text) => {
    const found = NO_FAULT.exec(text)
    return found !== null && !OTHER_PARTY.test(text.slice(Math.max(0, found.index - 20), found.index + found[0].length))
  },
}

/** The sentence with the certification. */
export function findCertification(
  field: CertificationField,
  pages: readonly PageLayout[],
): FoundValue<string> | undefined {
  for (const page of pages)
    for (const paragraph of findParagraphs(page, () => false))
      for (const { text, at } of findSentences(paragraph)) {
        const sentence = text.replace(ABBREVIATED_NUMBER, 'number')
        if (!IS_ABOUT_CHARGES.test(sentence) || IS_NO_STATEMENT.test(sentence) || IS_DENIED.test(sentence)) continue
        if (!isCertified[field](sentence)) continue
        const length = Math.min(text.length, MAX_LENGTH)
        return valueInParagraph(paragraph, at, length, 'certified', 'the sentence states it')
      }
  return undefined
}
const MAX_LENGTH = 400
