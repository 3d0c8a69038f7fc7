import type { Schemas } from '@boxtrail/contracts'
import type { ShippingLine } from '@boxtrail/reference/shipping-lines'

export const shippingLineResource = (line: ShippingLine): Schemas['ShippingLine'] => ({
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
    provided_data: line.providedData as Schemas['ShippingLine']['attributes']['provided_data'],
    tracking_url: line.trackingUrl,
    contact_url: line.contactUrl,
    bol_prefix: line.bolPrefix,
  },
})
