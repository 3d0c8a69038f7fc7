import type { PageLayout } from '../../layout/layout.ts'
import { toLowercase } from '../../lowercase.ts'
import type { FoundValue } from '../../reading.ts'
import type { Quantity } from '../accept/quantities.ts'
import { type DateOrder, readDate } from '../dates/dates.ts'
import { findParagraphs, findSentences, type Paragraph, valueInParagraph } from '../sentences/paragraphs.ts'

/** How to ask for a reduction, a refund or a waiver: 46 CFR 541.6(d). */
export const disputeFields = ['dispute_contact', 'dispute_url', 'dispute_within_days'] as const
export type DisputeField = (typeof disputeFields)[number]

export const DISPUTE =
  /\b(?:disput\w*|mitigat\w*|waivers?|waived|refunds?|contest(?:ed|ing|ation|ations|acao|azione)?|protests?|objections?|reklamation\w*|einspruch\w*|beanstandung\w*|reclamations?|reclamos?|reclamacion\w*|bezwaar|itiraz)\b/
const QUESTION = /\b(?:questions?|quer(?:y|ies)|inquir(?:y|ies)|enquir(?:y|ies))\b/
const OF_BILL = /\b(?:invoices?|bill(?:ing)?|charges?|demurrage|detention)\b/

const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/
const PHONE =
  /(?<=\b(?:tel(?:ephone)?|phone|call|ph)\b(?: us)?(?: (?:at|on))?[.:]{0,2}\s*)\+?[\d(][\d ().-]{6,}\d|\+\d[\d ().-]{7,}\d/i
const URL = /(?:https?:\/\/|www\.)[^\s<>"')]*[^\s<>"').,;:]/i
const QR_CODE = /(?:\bscan )?(?:the )?\bqr[- ]?code\b/i

const MAX_LENGTH = 4_000

/** The texts about disputes: paragraphs, labels with the text beside them, and, separately, contacts for questions. */
export function findDisputeParts(pages: readonly PageLayout[]): { disputes: Paragraph[]; questions: Paragraph[] } {
  const isDispute = (text: string) => DISPUTE.test(toLowercase(text))
  const all = pages.flatMap((page) => [
    ...findParagraphs(page, (text) => isDispute(text) && text.length <= 60),
    ...page.lines.flatMap((line) =>
      line.slice(0, -1).flatMap((cell, nth) => {
        const next = line[nth + 1]!
        const text = `${cell.text} ${next.text}`
        return isDispute(cell.text)
          ? [
              {
                page,
                text,
                pieces: [
                  { cell, at: 0 },
                  { cell: next, at: cell.text.length + 1 },
                ],
              },
            ]
          : []
      }),
    ),
  ])
  return {
    disputes: all.filter(({ text }) => text.length <= MAX_LENGTH && isDispute(text)),
    questions: all.filter(
      ({ text }) => text.length <= MAX_LENGTH && QUESTION.test(toLowercase(text)) && OF_BILL.test(toLowercase(text)),
    ),
  }
}

/** A value from the text about how to dispute the invoice. */
export function findDispute(
  field: DisputeField,
  pages: readonly PageLayout[],
  dating: Dating,
): FoundValue<string | Quantity> | undefined {
  const { disputes, questions } = findDisputeParts(pages)
  if (field === 'dispute_within_days') return findPeriod(disputes) ?? findDeadline(disputes, dating)
  if (field === 'dispute_url') return findFirst(disputes, URL) ?? findFirst(disputes, QR_CODE)
  return (
    findFirst(disputes, EMAIL) ??
    findFirst(disputes, PHONE) ??
    findFirst(questions, EMAIL) ??
    findFirst(questions, PHONE)
  )
}

const findFirst = (paragraphs: readonly Paragraph[], words: RegExp): FoundValue<string> | undefined => {
  for (const paragraph of paragraphs) {
    const found = words.exec(paragraph.text)
    if (found && !isCutOff(paragraph, found.index + found[0].length))
      return valueInParagraph(paragraph, found.index, found[0].length, found[0], 'where it says how to dispute')
  }
  return undefined
}

/** Whether a match is at the end of a line and may continue on the next. */
const isCutOff = ({ text, pieces }: Paragraph, end: number): boolean =>
  pieces.some(({ at }) => at === end + 1) && /^[\p{Ll}\d/._?=&-]/u.test(text.slice(end + 1))

const NUMBERS: Readonly<Record<string, number>> = {
  fourteen: 14,
  twenty: 20,
  thirty: 30,
  'forty-five': 45,
  sixty: 60,
  ninety: 90,
}
const PERIOD =
  /\b(?:(\d{1,3})|(fourteen|twenty|thirty|forty-five|sixty|ninety)(?: \((\d{1,3})\))?)(?: calendar)?[- ]days?\b/gi
/** A period for the answer or for the payment. */
const OTHER_PERIOD =
  /\b(?:resol|respon|repl|decid|decision|answer|review|process|pay|paid|payment|refund within|settle)\w*/i

/** The period for a dispute in days; undefined if the text gives several. */
function findPeriod(paragraphs: readonly Paragraph[]): FoundValue<Quantity> | undefined {
  const found = paragraphs.flatMap((paragraph) =>
    findSentences(paragraph).flatMap((sentence) =>
      Array.from(sentence.text.matchAll(PERIOD)).flatMap(({ 0: words, 1: digits, 2: word, 3: bracketed, index }) => {
        const clause = clauseAround(sentence.text, index)
        if (
          OTHER_PERIOD.test(clause) ||
          !/\b(?:within|no later than|up to|days (?:of|from|after|to)|deadline|time limit|period)\b/i.test(clause)
        )
          return []
        const amount = Number(digits ?? bracketed ?? NUMBERS[word!.toLowerCase()])
        return [{ paragraph, at: sentence.at + index, length: words.length, amount }]
      }),
    ),
  )
  const [first] = found
  if (!first || new Set(found.map(({ amount }) => amount)).size > 1) return undefined
  const { paragraph, at, length, amount } = first
  return valueInParagraph(paragraph, at, length, { amount, unit: 'days' }, 'where it says how to dispute')
}

/** The clause around an index, up to a comma or "and". */
const clauseAround = (text: string, index: number): string => {
  const ends = /[,;]\s|\band\b/gi
  const before = Array.from(text.slice(0, index).matchAll(ends)).at(-1)
  const behind = text.slice(index).search(/[,;]\s|\band\b/i)
  return text.slice(before ? before.index + before[0].length : 0, behind === -1 ? undefined : index + behind)
}

/** What a deadline counts from, and the order of day and month. */
export interface Dating {
  dates: DateOrder
  invoiceDate: unknown
}

/** Words before the last day to dispute; "before a day" would exclude that day. */
const UNTIL =
  /(?<!\p{L})(?:by|until|till|up to|no(?:t)? later than|on or before|latest(?: by)?|bis(?: sp[äa]testens)?(?: zum)?|sp[äa]testens(?: am| bis)?(?: zum)?|au plus tard(?: le)?|jusqu['’]au|hasta(?: el)?|a m[áa]s tardar(?: el)?|at[ée](?: o dia| ao dia)?|o mais tardar(?: em)?|entro(?: e non oltre)?(?: il)?|deadline(?: is)?|time limit(?: is)?|(?:einspruchs|reklamations|widerspruchs)?frist(?: ist)?|d[ée]lai(?: est)?|plazo(?: es)?|prazo(?: é)?|termine(?: è)?)\s*:?\s*(?:the )?$/iu
/** "You have until 22 Mar 2026 to dispute this invoice." */
const TO_DISPUTE =
  /^[\s,]*to (?:dispute|contest|challenge|object to|protest|(?:request|apply for|ask for|submit)\b[^.;]{0,30}?\b(?:disputes?|mitigation|waivers?|refunds?|reduction))\b/i
/** The sentence is about a decision that was made, or about something else. */
const NOT_TO_DISPUTE = /\b(?:grant|approv|accept|valid|extend|expir|credit|waived|refunded|revis|updat)\w*/i
const MAX_DAYS = 3_650
const DAY_MS = 86_400_000

/** The last day to dispute, as days from the date of the invoice; undefined if the text gives several. */
function findDeadline(
  paragraphs: readonly Paragraph[],
  { dates, invoiceDate }: Dating,
): FoundValue<Quantity> | undefined {
  const issued = (invoiceDate as FoundValue<string> | undefined)?.value
  if (issued === undefined) return undefined
  const found = paragraphs.flatMap((paragraph) =>
    findSentences(paragraph).flatMap((sentence) => {
      const day = readDate(sentence.text, dates)
      const before = day && sentence.text.slice(0, day.at)
      if (!before || !UNTIL.test(before) || OTHER_PERIOD.test(clauseAround(before, before.length))) return []
      const behind = sentence.text.slice(day.at + day.length)
      const isToDispute = DISPUTE.test(toLowercase(before)) || TO_DISPUTE.test(behind)
      if (!isToDispute || NOT_TO_DISPUTE.test(before)) return []
      const amount = Math.round((Date.parse(day.value) - Date.parse(issued)) / DAY_MS)
      return [{ paragraph, at: sentence.at + day.at, length: day.length, amount }]
    }),
  )
  const [first] = found
  if (!first || new Set(found.map(({ amount }) => amount)).size > 1) return undefined
  const { paragraph, at, length, amount } = first
  if (amount <= 0 || amount > MAX_DAYS) return undefined
  return valueInParagraph(
    paragraph,
    at,
    length,
    { amount, unit: 'days' },
    'where it says how to dispute, from the date of the invoice',
  )
}
