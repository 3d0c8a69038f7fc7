import { served } from '../../records/included/served.ts'
import type { Past, PastContainer } from '../past/past-records.ts'
import { containerBasesIn, shipmentBasesIn } from './load-provenance.ts'

/** Empty, because the provenance stored with a record is that of the present: the past rests on what was projected. */
const stored = {}

export const pastBasesOfContainer = (
  { call, journey }: Past,
  { row, events }: PastContainer,
  attributes: object = served.container(row, call).attributes,
) => containerBasesIn(call, journey, { row, attributes, stored, events })

export const pastBasesOfShipment = ({ journey, shipment }: Past, attributes: object) =>
  shipmentBasesIn(journey, { row: shipment, attributes, stored })
