import type { Document, Shipment } from '@boxtrail/client'
import { useDocuments, useDocumentTypes, useShipment } from '@boxtrail/react'
import { PAGE } from '../../api/lists.ts'

export type WholeShipment = Shipment<'containers' | 'pod_terminal' | 'destination_terminal'>

export const useWholeShipment = (id: string | undefined) =>
  useShipment(
    id ?? '',
    { include: ['containers', 'pod_terminal', 'destination_terminal'] },
    { enabled: id !== undefined },
  )

export type ShipmentDocument = Document<'last_document_representation'>

export const useDocumentsOf = (reference: string) =>
  useDocuments(
    { include: ['last_document_representation'], filter: { reference }, sort: '-created_at', page: PAGE },
    { select: ({ pages }) => pages.flatMap(({ items }) => items) },
  )

export const useTypeNames = () =>
  useDocumentTypes({
    select: ({ documentTypes }) => new Map(documentTypes.map(({ code, label }) => [code, label] as const)),
    staleTime: Number.POSITIVE_INFINITY,
  })
