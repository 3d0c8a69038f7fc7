import type { Schemas } from '@boxtrail/contracts'
import { auditInvoice as audit } from '@boxtrail/engine/charges/audit/audit-invoice'
import type { Bill } from '@boxtrail/engine/charges/audit/bill'
import type { ReadBill } from '@boxtrail/engine/charges/audit/bill-of-document'
import { formatInstant } from '@boxtrail/engine/time'
import { document } from '@boxtrail/protocol/answer/json-api'
import { chargedBackwards, noSuchRecord } from '@boxtrail/protocol/errors'
import type { Call, Handler } from '../../context.ts'
import { findContainerWithShipment } from '../../records/containers/queries.ts'
import { evidenceOf } from '../../records/evidence.ts'
import { readBill } from './read-bill.ts'
import { billedRecordOf } from './record.ts'

type Place = Schemas['BilledPlace']

const NOT_READ: ReadBill = { bill: {}, places: {} }

export const auditInvoice: Handler<'auditInvoice'> = async ({ body }, call) => {
  const { container_id: id, charge, document_id = null, bill: given = {} } = body.data.attributes
  const found = await findContainerWithShipment(call.pool, call.accountId, id)
  if (!found) throw noSuchRecord('/data/attributes/container_id', 'container')
  const { number } = found.container
  const read = document_id === null ? NOT_READ : await readBill(call, document_id, number, charge)
  const bill = withPortCode({ ...read.bill, ...given }, call)
  if (bill.charged_from && bill.charged_through && bill.charged_through < bill.charged_from) throw chargedBackwards()
  const { record, claimsOf } = await billedRecordOf(call, found, charge)
  const placesOf = (field: keyof Bill): Place[] =>
    Object.hasOwn(given, field) ? [] : (read.places[field] ?? []).map((place) => ({ attribute: field, ...place }))
  const { findings, ...audited } = audit(bill, record, read.printedSum)
  return document(call, {
    id,
    type: 'invoice_audit',
    attributes: {
      number,
      charge: record.charge,
      document_id,
      as_of: formatInstant(record.nowMs),
      bill,
      read_from: (Object.keys(bill) as (keyof Bill)[]).flatMap(placesOf),
      ...audited,
      findings: findings.map(({ basis, compared, ...one }) => ({
        ...one,
        read_from: compared.flatMap(placesOf),
        evidence: basis.flatMap(claimsOf).map(evidenceOf),
      })),
    },
  })
}

/** Replaces the name of a port by its code, by which it is compared; a name that matches none, or several, is kept. */
const withPortCode = (bill: Bill, { reference: { places } }: Call): Bill => {
  const named = bill.port_of_discharge?.trim()
  if (!named) return bill
  const place = places.byLocode(named) ?? places.byName(named)
  return { ...bill, port_of_discharge: place?.code ?? named }
}
