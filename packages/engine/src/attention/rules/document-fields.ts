import type { FactValues, Statement } from '../../statement.ts'
import { dateInWords } from '../../wording.ts'

const not = (value: unknown): string => (value === 'not_released' ? 'not ' : '')

/** The fields of documents that can contradict a record or add to it, and how a sentence states their value. */
const wordings = {
  last_free_day: (value) => `its last free day is ${dateInWords(String(value))}`,
  empty_return_by: (value) => `the empty container is to be back by ${dateInWords(String(value))}`,
  terminal: () => 'it names a place of pickup',
  freight_release: (value) => `it says that the freight is ${not(value)}released`,
  customs_release: (value) => `it says that customs have ${not(value)}released it`,
  vessel: () => 'it names another ship',
  voyage: () => 'it names another voyage',
  port_of_loading: () => 'it names another port of loading',
  port_of_discharge: () => 'it names another port of discharge',
  place_of_delivery: () => 'it names another place of delivery',
  etd: (value) => `it expects the departure on ${dateInWords(String(value))}`,
  eta: (value) => `it expects the arrival on ${dateInWords(String(value))}`,
  on_board_date: (value) => `it has it on board on ${dateInWords(String(value))}`,
  gross_weight: () => 'it has another weight',
  seal_number: () => 'it has another seal',
  size_type: () => 'it has another size and type',
  bill_of_lading_number: () => 'it names another bill of lading',
  master_bill_number: () => 'it names another bill of lading',
  booking_number: () => 'it names another booking',
  containers: () => 'it names other containers of the bill',
  gate_out_date: (value) => `it has the gate-out on ${dateInWords(String(value))}`,
  returned_date: (value) => `it has the empty return on ${dateInWords(String(value))}`,
} satisfies Record<string, (value: unknown) => string>

export type ComparedField = keyof typeof wordings

/**
 * The value as part of a sentence. Names and words from the document are in the evidence only, because others wrote
 * them.
 */
export const whatItSays = (field: ComparedField, value: unknown): string => wordings[field](value)

/** The document field that a statement was made from. */
export const fieldOf = (statement: Statement): ComparedField => {
  if (statement.says === 'fact') {
    const { field, name, value } = statement
    if (field === 'pickup_lfd_line') return 'last_free_day'
    if (field === 'empty_return_by') return field
    if (field === 'hold') return name === 'customs' ? 'customs_release' : 'freight_release'
    if (field === 'document_value') return (value as FactValues['document_value']).field as ComparedField
  }
  return 'terminal'
}
