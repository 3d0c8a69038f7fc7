import { readFileSync } from 'node:fs'
import { hashText } from '../random.ts'

/**
 * The labels of trade documents, collected from the forms of 190 issuers in an earlier corpus (see README.md). Only the
 * labels were kept.
 */
export const languages = ['en', 'de', 'es', 'fr', 'it', 'nl', 'pt', 'tr'] as const
export type Language = (typeof languages)[number]

/** The held-out half uses labels that no form of the development half has, if there are enough. */
export type Half = 'development' | 'held_out'

const CODES = {
  bill_of_lading: 'BL',
  sea_waybill: 'SW',
  arrival_notice: 'AN',
  delivery_order: 'DO',
  commercial_invoice: 'CI',
  packing_list: 'PL',
  customs_entry: 'CE',
  freight_invoice: 'FI',
  demurrage_invoice: 'DI',
  booking_confirmation: 'BC',
} as const

export type PaperType = keyof typeof CODES
export const paperTypes = Object.keys(CODES) as PaperType[]

const table = (name: string): string[][] =>
  readFileSync(new URL(`${name}.tsv`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))

const labels = table('labels').map(([field, language, label, types]) => ({
  field,
  language,
  label: label!,
  types: types!.split(' '),
}))
const titles = table('titles').map(([type, language, title]) => ({ type, language, label: title! }))
const charges = table('charges').map(([language, charge]) => ({ language, label: charge! }))

const assignHalf = (label: string): Half => (hashText(label.toLowerCase()) % 3 === 0 ? 'held_out' : 'development')

/** The rows of the half, or all if it has none; in the language, or in English. */
function selectRows<Row extends { language?: string; label: string }>(
  rows: readonly Row[],
  language: Language,
  half: Half,
): readonly Row[] {
  const own = rows.filter((row) => row.language === language)
  const inLanguage = own.length > 0 ? own : rows.filter((row) => row.language === 'en')
  const ofHalf = inLanguage.filter(({ label }) => assignHalf(label) === half)
  return ofHalf.length > 0 ? ofHalf : inLanguage
}

/** The labels of a field in documents of a type; rare ones are as frequent as common ones. */
export function findLabels(field: string, type: PaperType, language: Language, half: Half): string[] {
  const ofField = labels.filter((row) => row.field === field)
  const ofType = ofField.filter(({ types }) => types.includes(CODES[type]))
  const rows = selectRows(ofType.length > 0 ? ofType : ofField, language, half)
  return rows.map(({ label }) => label)
}

export const findTitles = (type: PaperType | 'other', language: Language, half: Half): string[] =>
  selectRows(
    titles.filter((row) => row.type === type),
    language,
    half,
  ).map(({ label }) => label)

/** Names of charges, with the ocean freight separate. */
export function findCharges(language: Language, half: Half): { freight: string[]; others: string[] } {
  const isFreight = ({ label }: { label: string }) =>
    /^(?:basic |international )*(?:ocean ?freight|sea ?freight|seefracht|fret maritime|flete|nolo|zeevracht)/i.test(
      label,
    )
  const names = (rows: typeof charges) => selectRows(rows, language, half).map(({ label }) => label)
  return { freight: names(charges.filter(isFreight)), others: names(charges.filter((row) => !isFreight(row))) }
}
