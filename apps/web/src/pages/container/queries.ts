import type { Container } from '@boxtrail/client'
import { useContainer } from '@boxtrail/react'
import type { Subject } from '../../provenance/queries.ts'

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

/** A container now, or as it was known at a moment. While another moment is loading, the last one remains. */
export const useWholeContainer = (id: string, knownAt?: string) =>
  useContainer(
    id,
    { include: INCLUDED, ...(knownAt === undefined ? {} : { knownAt }) },
    { placeholderData: (last) => (last?.id === id ? last : undefined) },
  )

/** The subject whose provenance is shown; for a container at a past moment, that of the same moment. */
export const subjectOf = ({ id, meta }: WholeContainer): Subject => ({
  kind: 'container',
  id,
  knownAt: meta?.past?.knownAt ?? undefined,
})
