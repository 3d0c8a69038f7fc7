import { auditInvoice as audit } from '@boxtrail/engine/charges/audit/audit-invoice'
import type { Bill } from '@boxtrail/engine/charges/audit/bill'
import { formatInstant } from '@boxtrail/engine/time'
import { document } from '@boxtrail/protocol/answer/json-api'
import { chargedBackwards, noSuchRecord } from '@boxtrail/protocol/errors'
import type { Call, Handler } from '../../context.ts'
import { findContainerWithShipment } from '../../records/containers/queries.ts'
import { evidenceOf } from '../../records/evidence.ts'
import { readBill } from './read-bill.ts'
import { billedRecordOf } from './record.ts'

export const auditInvoice: Handler<'auditInvoice'> = async ({ body }, call) => {
  const { container_id: id, charge, document_id = null, bill: given = {} } = body.data.attributes
  const found = await findContainerWithShipment(call.pool, call.accountId, id)
  if (!found) throw noSuchRecord('/data/attributes/container_id', 'container')
  const { number } = found.container
  const read = document_id === null ? {} : await readBill(call, document_id, number, charge)
  const bill = withPortCode({ ...read, ...given }, call)
  if (bill.charged_from && bill.charged_through && bill.charged_through < bill.charged_from) throw chargedBackwards()
  const { record, claimsOf } = await billedRecordOf(call, found, charge)
  const { findings, ...audited } = audit(bill, record)
  return document(call, {
    id,
    type: 'invoice_audit',
    attributes: {
      number,
      charge: record.charge,
      document_id,
      as_of: formatInstant(record.nowMs),
      bill,
      ...audited,
      findings: findings.map(({ basis, ...one }) => ({
        ...one,
        evidence: basis.flatMap(claimsOf).map(evidenceOf),
      })),
    },
  })
}

/** A port is compared by its code; a name that fits none, or several, stays as it is. */
const withPortCode = (bill: Bill, { reference: { places } }: Call): Bill => {
  const named = bill.port_of_discharge?.trim()
  if (!named) return bill
  const place = places.byLocode(named) ?? places.byName(named)
  return { ...bill, port_of_discharge: place?.code ?? named }
}
