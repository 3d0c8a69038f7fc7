import type { Container } from '@boxtrail/client'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../../api/client.ts'

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

export const containerQuery = (id: string) =>
  queryOptions({
    queryKey: ['records', 'container', id],
    queryFn: ({ signal }) => client.containers.get(id, { include: INCLUDED }, { signal }),
  })

export const explainQuery = (id: string) =>
  queryOptions({
    queryKey: ['records', 'explain', id],
    queryFn: ({ signal }) => client.containers.explain(id, {}, { signal }),
  })

export const chargesQuery = (id: string) =>
  queryOptions({
    queryKey: ['records', 'charges', id],
    queryFn: ({ signal }) => client.containers.chargesForecast(id, {}, { signal }),
  })
