import type { Schemas } from '@boxtrail/contracts'
import type { ShippingLine } from '@boxtrail/reference/shipping-lines'
import type { Call } from '../../context.ts'
import { connectionOf, howToConnect } from './connection.ts'
import { providedData } from './provided-data.ts'

/** A line as the account of the call can use it. */
export const shippingLineResource = (
  line: ShippingLine,
  call: Pick<Call, 'registry' | 'accountId'>,
): Schemas['ShippingLine'] => {
  const source = call.registry.line(line.scac, call.accountId)
  const connection = connectionOf(line, source)
  return {
    id: line.id,
    type: 'shipping_line',
    attributes: {
      scac: line.scac,
      name: line.name,
      short_name: line.shortName,
      alternative_scacs: line.alternativeScacs,
      bill_of_lading_tracking_support: line.supports.bill_of_lading,
      booking_number_tracking_support: line.supports.booking,
      container_number_tracking_support: line.supports.container,
      configured: connection === 'connected',
      provided_data: providedData(line, source?.data) as Schemas['ShippingLine']['attributes']['provided_data'],
      notes: source?.data?.notes.join(' ') || null,
      tracking_url: line.trackingUrl,
      contact_url: line.contactUrl,
      bol_prefix: line.bolPrefix,
    },
    meta: { connection, how_to_connect: connection === 'connected' ? null : howToConnect(line, call) },
  }
}
