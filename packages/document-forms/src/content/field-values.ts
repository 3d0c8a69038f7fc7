import type { Issuer } from '../issuer.ts'
import type { Place } from '../places.ts'
import { addDays } from '../print-formats.ts'
import type { Facts } from '../shipment.ts'

export const PLACES: Record<string, (facts: Facts) => Place> = {
  place_of_receipt: ({ receipt }) => receipt,
  port_of_loading: ({ loading }) => loading,
  port_of_discharge: ({ discharge }) => discharge,
  place_of_delivery: ({ delivery }) => delivery,
}
export const DATES: Record<string, (facts: Facts) => string> = {
  on_board_date: ({ onBoard }) => onBoard,
  issue_date: ({ issued }) => issued,
  document_date: ({ noticed }) => noticed,
  etd: ({ departure }) => departure,
  eta: ({ arrival }) => arrival,
  last_free_day: ({ lastFreeDay }) => lastFreeDay,
  valid_until: ({ arrival }) => addDays(arrival, 20),
  invoice_date: ({ invoiced }) => invoiced,
  due_date: ({ due }) => due,
  entry_date: ({ available }) => available,
  gate_out_date: ({ gateOut }) => gateOut,
  returned_date: ({ returned }) => returned,
  empty_pickup_date: ({ emptyPickup }) => emptyPickup,
  documentation_cutoff: ({ documentCutoff }) => documentCutoff,
  vgm_cutoff: ({ vgmCutoff }) => vgmCutoff,
  cargo_cutoff: ({ cargoCutoff }) => cargoCutoff,
}
export const NUMBERS: Record<string, (facts: Facts, issuer: Issuer) => string> = {
  bill_of_lading_number: ({ digits, letters }, { random }) => `${random('code').letters(4)}${letters(2)}${digits(7)}`,
  master_bill_number: ({ digits }, { random }) => `${random('line').letters(4)}${digits(9)}`,
  house_bill_number: ({ house }) => house,
  booking_number: ({ digits }, { random }) => `${random('booking').letters(3)}${digits(8)}`,
  reference_number: ({ digits, letters }) => `${letters(2)}${digits(6)}`,
  purchase_order_number: ({ order }) => order,
  invoice_number: ({ digits }, { random }) => `${random('invoice').letters(2)}${digits(7)}`,
  entry_number: ({ digits, letters }) =>
    `26${letters(2)}${digits(4)}${letters(2)}${digits(7)}${letters(1)}${digits(1)}`,
  release_number: ({ digits }) => `R${digits(7)}`,
}
export const TEXTS: Record<string, (facts: Facts) => string> = {
  terminal: ({ terminal }) => terminal,
  vessel: ({ vessel }) => vessel,
  voyage: ({ voyage }) => voyage,
  incoterm: ({ loading }) => `FOB ${loading.name.toUpperCase()}`,
}
