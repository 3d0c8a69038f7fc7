import type { Resource } from '@boxtrail/protocol/answer/include'
import type { Call } from '../../context.ts'
import { include } from '../../records/included/include.ts'
import { served } from '../../records/included/served.ts'
import type { Past } from './past-records.ts'

/** What a response about the past includes: the records of the journey as they were, and never as they are. */
export const includePast = async (
  data: readonly Resource[],
  paths: readonly string[] | undefined,
  past: Past | null,
  call: Call,
) => include(data, paths, call, paths && past ? recordsOf(past) : [])

const recordsOf = ({ call, shipment, containers, meta }: Past): Resource[] => {
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
