import type { Resource } from '@boxtrail/protocol/answer/include'
import type { Call } from '../../context.ts'
import { served } from '../../records/included/served.ts'
import type { Past } from './past-records.ts'

/** The records of the journey as they were, so that none of them is included as it is. */
export const recordsOf = ({ shipment, containers, meta }: Past, call: Call): Resource[] => {
  const withMoment = <Record extends { meta?: object }>(record: Record) => ({
    ...record,
    meta: { ...record.meta, ...meta },
  })
  return [
    withMoment(served.shipment(shipment, call)),
    ...[...containers.values()].flatMap(({ row, events, rawEvents }) => [
      withMoment(served.container(row, call)),
      ...events.map((event) => served.transportEvent(event, call)),
      ...rawEvents.map((event) => served.rawEvent(event, call)),
    ]),
  ]
}
