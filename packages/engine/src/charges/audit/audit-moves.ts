import type { Bill } from './bill.ts'
import { type BilledRecord, dayOfMove } from './billed-record.ts'
import { type Finding, finding } from './finding.ts'

/** Checks the days on which, by the bill, the container was picked up and returned empty. */
export const auditMoves = (bill: Bill, record: BilledRecord): Finding[] => [
  ...day(bill, record, 'gate_out_on', 'picked up', ['final_destination_full_out_at', 'pod_full_out_at']),
  ...day(bill, record, 'returned_on', 'returned', ['empty_terminated_at']),
]

const day = (
  bill: Bill,
  record: BilledRecord,
  name: 'gate_out_on' | 'returned_on',
  done: string,
  attributes: readonly Parameters<typeof dayOfMove>[1][],
): Finding[] => {
  const billed = bill[name]
  if (!billed) return []
  const field = attributes.find((one) => dayOfMove(record, one) !== null)
  const expected = field === undefined ? null : dayOfMove(record, field)
  const text =
    expected === null
      ? `Nobody reports that it was ${done}.`
      : `It was ${done} on ${expected}${billed === expected ? '' : `, not on ${billed}`}.`
  const basis = attributes.filter((one) => one === field) as Finding['basis']
  return [finding(name, { billed, expected, text, basis })]
}
