import type { Content } from '../document-content.ts'
import type { Sheet } from '../sheet.ts'
import type { PaperType } from '../vocabulary/vocabulary.ts'
import { bands } from './bands.ts'
import { boxes } from './boxes.ts'
import { cards } from './cards.ts'
import { columns } from './columns.ts'
import { ledger } from './ledger.ts'
import { letter } from './letter.ts'
import { lines } from './lines.ts'
import { notice } from './notice.ts'
import { numbered } from './numbered.ts'
import { printout } from './printout.ts'
import { sidebar } from './sidebar.ts'
import { statement } from './statement.ts'

/** A layout family. */
export interface Family {
  name: string
  draw: (content: Content, sheet: Sheet) => void
  /** Omitted: all types. */
  types?: readonly PaperType[]
}

const transport: readonly PaperType[] = [
  'bill_of_lading',
  'sea_waybill',
  'arrival_notice',
  'delivery_order',
  'booking_confirmation',
]
const invoices: readonly PaperType[] = ['commercial_invoice', 'freight_invoice', 'demurrage_invoice', 'packing_list']

/** The two halves share no family. */
export const families: Record<'development' | 'held_out', readonly Family[]> = {
  development: [
    { name: 'boxed form', draw: boxes, types: transport },
    { name: 'lined table', draw: lines },
    { name: 'letter', draw: letter },
    { name: 'letter with columns', draw: columns },
    { name: 'notice in two columns', draw: notice, types: [...transport, 'freight_invoice', 'demurrage_invoice'] },
    { name: 'printout', draw: printout },
    { name: 'invoice', draw: statement, types: invoices },
    { name: 'numbered boxes', draw: numbered, types: ['customs_entry', 'bill_of_lading', 'sea_waybill'] },
  ],
  held_out: [
    { name: 'bands', draw: bands },
    { name: 'cards', draw: cards },
    { name: 'ledger', draw: ledger },
    { name: 'sidebar', draw: sidebar },
  ],
}
