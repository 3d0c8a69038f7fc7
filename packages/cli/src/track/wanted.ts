import { numbersOf } from '@boxtrail/client'
import { UsageError } from '../failure.ts'
import { csvRows } from './csv.ts'

export const KINDS = ['container', 'bill_of_lading', 'booking_number'] as const
export type NumberKind = (typeof KINDS)[number]

/** A number to track, with what is known about it. */
export interface Wanted {
  number: string
  kind: NumberKind | undefined
  scac: string | undefined
  refNumbers: string[]
}

type Field = 'number' | 'kind' | 'scac' | 'references'

/** Headings of columns, in lower case, without spaces and punctuation. */
const HEADINGS: Record<Field, RegExp> = {
  number: /^(request)?(number|nr|no)$|^(container|billoflading|bol|bl|mbl|masterbill|booking)(number|nr|no)?$/,
  kind: /^(request|number)?(type|kind)$/,
  scac: /^(line|carrier|shippingline)?scac$|^(line|carrier|shippingline)$/,
  references: /^(ref|reference|refnumber|po|order)(number)?s?$/,
}

const plain = (heading: string) => heading.toLowerCase().replaceAll(/[^a-z]/g, '')

export const kindOf = (text: string): NumberKind | undefined => {
  const name = plain(text)
  if (/^container|^cntr/.test(name)) return 'container'
  if (/^(master)?bill|^bol$|^bl$|^mbl$/.test(name)) return 'bill_of_lading'
  return /^booking|^bkg/.test(name) ? 'booking_number' : undefined
}

/**
 * The numbers in pasted text or a file: a table with headings or with the kind in the first column, otherwise any text
 * with numbers in it.
 */
export const wantedOf = (text: string, from: string): Wanted[] => {
  const wanted = readWanted(text, from)
  const lost = wanted.flatMap(valuesOf).find((value) => value.includes('\uFFFD'))
  if (lost !== undefined)
    throw new UsageError(`"${lost}" has characters that cannot be read, since the text is not UTF-8.`, {
      where: from,
      action: 'save it as UTF-8; a spreadsheet calls that "CSV UTF-8"',
    })
  return wanted
}

const valuesOf = ({ number, scac = '', refNumbers }: Wanted): string[] => [number, scac, ...refNumbers]

const readWanted = (text: string, from: string): Wanted[] => {
  const rows = csvRows(text)
  const [first = []] = rows
  const headings = first.map(plain)
  const at = (field: Field) => headings.findIndex((heading) => HEADINGS[field].test(heading))
  if (at('number') >= 0 && !first.some((cell) => /\d{4}/.test(cell)))
    return rows.slice(1).flatMap((row, index) => ofTable(row, first, at, `${from}, row ${index + 2}`))
  if (rows.length > 0 && first.length > 1 && rows.every(([cell = '']) => kindOf(cell)))
    return rows.map(([kind = '', number = '', scac = '', ...references]) => ({
      number,
      kind: kindOf(kind),
      scac: scac || undefined,
      refNumbers: references.filter(Boolean),
    }))
  return numbersOf(text).map((number) => ({ number, kind: undefined, scac: undefined, refNumbers: [] }))
}

const ofTable = (row: string[], headings: string[], at: (field: Field) => number, where: string): Wanted[] => {
  const cell = (field: Field) => row[at(field)] ?? ''
  const number = cell('number')
  // Sheets may end with rows that only have totals.
  if (number === '') return []
  const kind = cell('kind')
  if (kind && !kindOf(kind))
    throw new UsageError(`"${kind}" is not a kind of number.`, { where, action: `there are ${KINDS.join(', ')}` })
  return [
    {
      number,
      kind: kind ? kindOf(kind) : kindOf(headings[at('number')]!),
      scac: cell('scac') || undefined,
      refNumbers: cell('references')
        .split(/[;|]/)
        .map((each) => each.trim())
        .filter(Boolean),
    },
  ]
}
