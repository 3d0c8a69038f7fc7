import { isSameBill } from '@boxtrail/reference/bare-number'
import { isLocode } from '@boxtrail/reference/locode'
import { visibleText } from '../../visible-text.ts'
import type { Bill } from './bill.ts'
import type { BilledRecord } from './billed-record.ts'
import { type Finding, finding } from './finding.ts'
import { plainNumber as plain } from './plain-number.ts'

/** Whether the bill is about this container. */
export const auditIdentity = (bill: Bill, record: BilledRecord): Finding[] => {
  const findings: Finding[] = []
  if (plain(bill.container_number ?? '') !== '') {
    const billed = bill.container_number!
    const differs = plain(billed) !== record.number
    const text = differs
      ? `The bill names ${visibleText(billed)}, not ${record.number}.`
      : 'The bill names this container.'
    findings.push(finding('container_number', { billed, expected: record.number, differs, text }))
  }
  if (plain(bill.bill_of_lading_number ?? '') !== '') {
    const [billed, expected] = [bill.bill_of_lading_number!, record.billOfLading]
    const differs = expected !== null && !isSameBill(plain(billed), plain(expected))
    const text =
      expected === null
        ? 'The bill of lading of the container is not known.'
        : differs
          ? `The container came under the bill of lading ${expected}, not ${visibleText(billed)}.`
          : 'The bill of lading is that of the container.'
    findings.push(
      finding('bill_of_lading_number', { billed, expected, differs, text, basis: ['bill_of_lading_number'] }),
    )
  }
  if (bill.port_of_discharge?.trim()) {
    const [billed, expected] = [bill.port_of_discharge, record.portOfDischarge]
    // A name that no port is known by does not count as another port.
    const isCode = isLocode(billed)
    const isBeside = isCode && expected !== null && billed !== expected && record.isBesidePort?.(billed) === true
    const text =
      expected === null
        ? 'The port of discharge is not known.'
        : billed === expected
          ? 'The port of discharge is that of the shipment.'
          : isBeside
            ? `The port of discharge is ${expected}, beside ${billed}.`
            : `The port of discharge is ${expected}, not ${billed}.`
    findings.push(
      finding('port_of_discharge', {
        billed,
        expected: isCode ? expected : null,
        differs: billed !== expected && !isBeside,
        text: isCode ? text : `No port is known by the name ${visibleText(billed)}.`,
        basis: ['port_of_discharge_locode'],
      }),
    )
  }
  return findings
}
