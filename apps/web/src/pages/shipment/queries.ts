import type { Document, Shipment } from '@boxtrail/client'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../../api/client.ts'

export type WholeShipment = Shipment<'containers' | 'pod_terminal' | 'destination_terminal'>

export const shipmentQuery = (id: string) =>
  queryOptions({
    queryKey: ['records', 'shipment', id],
    queryFn: ({ signal }) =>
      client.shipments.get(id, { include: ['containers', 'pod_terminal', 'destination_terminal'] }, { signal }),
  })

export type ShipmentDocument = Document<'last_document_representation'>

export const documentsQuery = (reference: string) =>
  queryOptions({
    queryKey: ['records', 'documents', reference],
    queryFn: async ({ signal }) =>
      (
        await client.documents.list(
          { include: ['last_document_representation'], filter: { reference }, sort: '-created_at', page: { size: 50 } },
          { signal },
        )
      ).items,
  })

export const documentTypesQuery = queryOptions({
  queryKey: ['document types'],
  queryFn: async ({ signal }) => {
    const { documentTypes } = await client.documents.types({ signal })
    return new Map(documentTypes.map(({ code, label }) => [code, label] as const))
  },
  staleTime: Number.POSITIVE_INFINITY,
})
