/** Words before the days that show that the amount was refunded or billed earlier, or is only an example. */
const ELSEWHERE =
  'refund(?!able)\\w*|reimburs\\w*|credited|previous(?:ly)?|earlier|for example|example|e\\.\\s?g\\.|z\\.\\s?b\\.|beispiel|par exemple|exemple|ejemplo|esempio|exemplo|voorbeeld|erstatte\\w*|rembours\\w*'
/** Words that show the same only at the beginning of the line or right before the days: elsewhere other days are meant. */
export const WAIVED =
  'waived|waiver|not (?:charged|billed|invoiced)|estimated?|estimates|erlassen|nicht (?:berechnet|verrechnet)|geschätzt|exonérée?s?|non facturée?s?|estimée?s?|condonad[oa]s?|no facturad[oa]s?|estimad[oa]s?|kwijtgescholden|stimat[oaie]'
/** What is before the days of an amount that this document does not charge. */
const NOT_CHARGED = new RegExp(
  `(?<!\\p{L})(?:${ELSEWHERE}|(?<=^\\P{L}*)(?:${WAIVED})|(?:${WAIVED})(?=\\s*[:–-]?\\s*$))(?!\\p{L})`,
  'iu',
)
/** The same right behind the amount of a calculation: "= USD 200.00 (waived)". */
const NOT_CHARGED_BEHIND = new RegExp(
  `^[\\s,;:()–-]*(?:[A-Z]{3}[\\s,;:()–-]*)?(?:(?:is|are|was|were|has been|have been|wird|wurden?|est|sont) )?(?:${WAIVED}|${ELSEWHERE})(?!\\p{L})`,
  'iu',
)

/** Words anywhere in a line that show that an amount is waived or charged elsewhere. */
const SAYS_NOT_CHARGED = new RegExp(`(?<!\\p{L})(?:${WAIVED}|${ELSEWHERE})(?!\\p{L})`, 'iu')
export const saysNotCharged = (text: string): boolean => SAYS_NOT_CHARGED.test(text)

/** Whether a document charges what a line calculates between two offsets, by the words on both sides. */
export const isCharged = (text: string, from: number, until: number): boolean =>
  !NOT_CHARGED.test(text.slice(0, from)) && !NOT_CHARGED_BEHIND.test(text.slice(until))
