/** Legal forms of companies, and words that only occur at the end of company names. */
export const COMPANY_WORD =
  /(?:^|[\s,.])(?:co\.?,? ?ltd|ltd|limited|inc|llc|corp|corporation|company|gmbh|ag|kg|s\.?a\.?(?:s|u)?|s\.?r\.?l|s\.?p\.?a|b\.?v|n\.?v|pvt|pte|plc|oy|ab|a\/s|aps|ltda|lda|a\.?ş|as|şti|sdn|bhd|kft|s\.?r\.?o|sp\. z o\.o|k\.?k|pty|group|trading|logistics|forwarding|shipping|lines?)\.?(?=$|[\s,.)])/i

/** The legal form of a company at the end of its name. */
const LEGAL_FORM =
  '(?:co(?:mpany)?\\.?,? ?(?:ltd|limited|inc)|(?:pvt|pte|pty|\\(pvt\\)|\\(pte\\)|private)\\.?,? (?:ltd|limited)|sdn\\.? bhd|gmbh(?: ?& ?co\\.? ?kgaa?)?|s\\. ?a\\. ?de c\\. ?v|sp\\. ?z o\\. ?o|ltd\\.? ?[sş]ti|ltd|limited|inc(?:orporated)?|l\\.?l\\.?[cp]|corp(?:oration)?|s\\. ?r\\. ?l|srl|s\\. ?p\\. ?a|spa|s\\. ?a(?:\\. ?[sucr])?|b\\. ?v|n\\. ?v|a\\. ?[sş]|a\\/s|aps|plc|ltda|lda|e\\. ?u|k\\. ?k|oyj?|kft|s\\. ?r\\. ?o)'
/** After the legal form: a house number, or a comma or point with an address. */
const ADDRESS_SUFFIX = new RegExp(
  `(?<=\\p{L}[\\s\\p{P}]+${LEGAL_FORM}(?:(?<=\\.)|(?!\\p{L}))\\.?)(?:\\s*(?:[,;|·•]|\\s[-–])\\s*(?!${LEGAL_FORM}(?!\\p{L}))(?=[\\p{L}\\d]{2})|\\s+(?=(?:no\\.? ?)?\\d)).*$`,
  'iu',
)
/** "…, Shanghai branch", "… as agents for …" are part of the name. */
const NAME_SUFFIX = /\b(?:branch|division|dept|department|as agents?|on behalf|c\/o|o\/b|d\/?b\/?a|group)\b/i
/** A house number after a comma, before or after its street. */
const STREET =
  /(?<=\p{L}{2}.*\.?),\s+(?:(?:no\.?\s?)?\d{1,5}[A-Z]?,?\s+\p{L}|\p{L}[\p{L} .'-]{3,30}\s\d{1,4}[A-Z]?,).*$/u

/** The name of a company without an address on the same line. */
export function companyName(text: string): string {
  const behind = ADDRESS_SUFFIX.exec(text)
  return (behind && !NAME_SUFFIX.test(behind[0]) ? text.slice(0, behind.index) : text).replace(STREET, '')
}
