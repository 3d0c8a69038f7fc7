import { checkDigitOk, withCheckDigit } from '@boxtrail/reference/container-number'
import type { NumberKind, Reason, Role } from './types.ts'

/** A number in a text, or another text with digits. */
export type Found =
  | { number: string; kind?: NumberKind; correction?: string; isSure: boolean }
  | { text: string; reason: Reason }
  | { reference: string }

const CONTAINER =
  /(?<![A-Z0-9])([A-Z]{3}[UJZ])[\s.\-/]{0,3}(\d{3})[\s.-]?(\d{3})(?:[\s.\-/]{0,3}[([]?(\d)[)\]]?)?(?![A-Z0-9]|[.,]\d)/g
const MISREAD = /(?<![A-Z0-9])[A-Z]{3}[UJZ][\s-]?[0-9OILSBQ]{7}(?![A-Z0-9])/g
const READ_AS: Record<string, string> = { O: '0', Q: '0', I: '1', L: '1', S: '5', B: '8' }

const MONTH = '(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)[A-Z]*'
const UNIT =
  'KGS?|KILOS?|LBS?|MTS?|TONS?|TONNES?|CBM|M3|CFT|PCS|PIECES?|CTNS?|CARTONS?|PKGS?|PACKAGES|PALLETS?|PLTS?|PLT|UNITS?|BAGS|DRUMS|ROLLS|BOXES|DAYS?|HRS?|HOURS?|TEUS?|FEUS?|%|℃|°C'
const MONEY = 'USD|EUR|GBP|CNY|RMB|INR|CAD|US\\$|\\$|€|£|¥'

/** Other texts with digits, each as a pattern, in the order in which they are tried. */
const OTHERS: readonly (readonly [Reason, RegExp])[] = [
  ['address', /\S+@\S+\.\S+|(?:HTTPS?:\/\/|WWW\.)\S+/g],
  ['date', /(?<![A-Z0-9])\d{4}[-/.]\d{1,2}[-/.]\d{1,2}(?:T[\d:.]+Z?)?(?![A-Z0-9])/g],
  ['date', /(?<![A-Z0-9])\d{1,2}[-/.]\d{1,2}[-/.](?:\d{4}|\d{2})(?![A-Z0-9])/g],
  [
    'date',
    new RegExp(`(?<![A-Z0-9])\\d{1,2}(?:ST|ND|RD|TH)?[-/. ]?${MONTH}[-/., ]*(?:\\d{4}|\\d{2})?(?![A-Z0-9])`, 'g'),
  ],
  ['date', new RegExp(`(?<![A-Z0-9])${MONTH}[-/. ]{0,2}\\d{1,2}(?:ST|ND|RD|TH)?(?:,? \\d{4})?(?![A-Z0-9])`, 'g')],
  ['time', /(?<![A-Z0-9])\d{1,2}:\d{2}(?::\d{2})?(?: ?[AP]M)?(?: ?(?:UTC|GMT)(?:[+-]\d+)?)?(?![A-Z0-9])/g],
  ['phone', /(?<![A-Z0-9])(?:\+\d|\(0?\d{2,4}\))[\d\s()./-]{6,}\d(?![A-Z0-9])/g],
  ['phone', /(?<![A-Z0-9-])(?:\d{3}[-.]\d{3}[-.]\d{4}|\d{3,4}-\d{4}-\d{4})(?![A-Z0-9-])/g],
  ['amount', new RegExp(`(?:${MONEY}) ?\\d[\\d.,' ]*|(?<![A-Z0-9])\\d[\\d.,']* ?(?:${MONEY})(?![A-Z0-9])`, 'g')],
  ['amount', new RegExp(`(?<![A-Z0-9])\\d[\\d.,']* ?(?:${UNIT})(?![A-Z0-9])`, 'g')],
  [
    'equipment',
    /(?<![A-Z0-9])(?:\d{1,2} ?[X*] ?)?(?:20|40|45|53)(?:'|FT|FEET|-?FOOT)? ?(?:HC|HQ|HRF|DV|DC|DRY|GP|OT|FR|RF|RH|REEFER|ST|SD|TK|PL)?(?:-?DC)?(?![A-Z0-9,.])/g,
  ],
  ['equipment', /(?<![A-Z0-9])[24L][0-9][A-Z][0-9A-Z](?![A-Z0-9])/g],
]

const LABELS: readonly (readonly [Role, string])[] = [
  ['seal', 'SEALS?'],
  ['phone', 'TEL|PHONE|MOBILE|FAX|CELL|WHATSAPP'],
  ['other', 'IMO|MMSI|VOY|VOYAGE|HS|HTS|ZIP|VAT|EORI|TAX ID|PAGE'],
  ['booking', 'BOOKINGS?|BKGS?|BOOK(?:ING)? REF(?:ERENCE)?'],
  ['bill', 'B/L|BL|MBL|OBL|BOL|BILL OF LADING|MASTER BILL|WAYBILL|SWB'],
  ['container', 'CONTAINERS?|CNTR|CTR|CONT|EQUIPMENT'],
  [
    'reference',
    '(?:OUR|YOUR|CUSTOMER|CLIENT|SHIPPER|CONSIGNEE|INTERNAL) ?REF(?:ERENCE)?|REF(?:ERENCE)?S?|P\\.?O\\.?|PURCHASE ORDER|ORDER|JOB|FILE|INVOICE|INV',
  ],
]

const LABELLED = new RegExp(
  `(?<![A-Z0-9-])(${LABELS.map(([, words]) => words).join('|')})(?: ?(?:NO|NR|NUM|NUMBER|NUMBERS|ID))?(?=[\\s:#=.])\\.?\\s*(?:IS\\s)?[:#=.]*\\s*(?=[A-Z0-9-]*\\d)([A-Z0-9][A-Z0-9\\-_./]*[A-Z0-9])`,
  'g',
)

const roleOf = (label: string): Role => LABELS.find(([, words]) => new RegExp(`^(?:${words})$`).test(label))![0]

const digits = (text: string) => text.replaceAll(/\D/g, '').length

export const compact = (text: string): string => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

const containerOf = (text: string): Found => {
  const number = compact(text)
  const full = number.length === 10 ? withCheckDigit(number) : checkDigitOk(number) ? undefined : withCheckDigit(number)
  return { number, kind: 'container', ...(full ? { correction: full } : {}), isSure: number.length === 11 }
}

/** A container number in which digits were misread as letters. */
const misreadOf = (text: string): Found | undefined => {
  const number = compact(text)
  const read = number.slice(0, 4) + number.slice(4).replaceAll(/[A-Z]/g, (letter) => READ_AS[letter]!)
  return number !== read && checkDigitOk(read)
    ? { number, kind: 'container', correction: read, isSure: true }
    : undefined
}

/** A bill or booking number that starts with the SCAC of its line: recognized anywhere. */
const SURE = /^(?=(?:.*\d){5})[A-Z]{4}[A-Z0-9]{6,16}$/
const LIKELY = /^(?=(?:.*\d){5})[A-Z0-9]{8,20}$|^(?=(?:.*\d){4})[A-Z]{2,6}\d{4,14}$/
const TEST = /^TEST-[A-Z-]+$/
const REFERENCE = /^(?:PO|SO|INV|REF|ORD|JOB|FILE|SHP|CUST|DO)[-#_./]?(?=[A-Z0-9-]*\d)[A-Z0-9\-_/]+$/
const VOYAGE = /^\d{2,4}[NSEWR]$|^[A-Z]{2}\d{3}[A-Z]$/
const SCIENTIFIC = /^\d(?:[.,]\d+)?E\+?\d{1,2}$/

/** What a word is that matched nothing else. */
const wordOf = (word: string): Found | undefined => {
  const text = word.replaceAll(/^[^A-Z0-9]+|[^A-Z0-9]+$/g, '')
  if (TEST.test(text)) return { number: text, isSure: true }
  if (!/\d/.test(text)) return undefined
  if (REFERENCE.test(text)) return { reference: text }
  if (SCIENTIFIC.test(text)) return { text, reason: 'shortened' }
  const number = /^[A-Z]{4}-\d{6,12}$/.test(text) ? compact(text) : text.replace(/^(\d{6,14})\.0+$/, '$1')
  if (SURE.test(number)) return { number, isSure: true }
  if (LIKELY.test(number)) return { number, isSure: false }
  if (VOYAGE.test(text)) return { text, reason: 'voyage' }
  return { text, reason: digits(text) < 6 ? 'short' : 'unlike' }
}

const labelledAs = (role: Role, text: string, scacs: ReadonlySet<string>): Found | undefined => {
  // A number with the SCAC of its line is a bill, whatever its label says.
  if (SURE.test(text) && scacs.has(text.slice(0, 4)) && role !== 'booking') return { number: text, isSure: true }
  if (role === 'reference') return { reference: text }
  if (role === 'seal' || role === 'phone') return { text, reason: role }
  if (role === 'other') return { text, reason: 'other' }
  // A text labelled as a container that is not a container number may be another kind of number.
  if (role === 'container' || text.length < 5 || text.includes('/')) return undefined
  return { number: text.replaceAll(/[._]/g, ''), kind: role === 'booking' ? 'booking' : 'bill_of_lading', isSure: true }
}

/** Everything in a text that has digits, in order. `scacs` are those of the known lines. */
export const foundIn = (given: string, scacs: ReadonlySet<string>): Found[] => {
  let text = given.toUpperCase()
  const found: [at: number, Found][] = []
  const take = (pattern: RegExp, read: (match: RegExpMatchArray) => Found | undefined) => {
    for (const match of text.matchAll(pattern)) {
      const one = read(match)
      if (!one) continue
      found.push([match.index, one])
      text = text.slice(0, match.index) + ' '.repeat(match[0].length) + text.slice(match.index + match[0].length)
    }
  }
  take(OTHERS[0]![1], ([address]) => ({ text: address, reason: 'address' }))
  take(CONTAINER, ([number]) => containerOf(number))
  take(MISREAD, ([number]) => misreadOf(number))
  take(LABELLED, ([, label, value]) => labelledAs(roleOf(label!), value!, scacs))
  for (const [reason, pattern] of OTHERS.slice(1))
    take(pattern, ([word]) => (/\d/.test(word) ? { text: word.trim(), reason } : undefined))
  take(/[^\s,;|"'/()[\]{}<>:=]+/g, ([word]) => wordOf(word))
  return found.toSorted(([one], [other]) => one - other).map(([, one]) => one)
}
