import type { Container } from '@boxtrail/client'
import { useContainer } from '@boxtrail/react'

const INCLUDED = [
  'shipment',
  'pod_terminal',
  'pickup_facility',
  'transport_events.location',
  'transport_events.vessel',
  'transport_events.terminal',
  'raw_events',
] as const

export type WholeContainer = Container<(typeof INCLUDED)[number] | 'transport_events'>

export const useWholeContainer = (id: string) => useContainer(id, { include: INCLUDED })
