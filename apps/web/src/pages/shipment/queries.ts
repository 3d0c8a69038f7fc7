import type { Document, DocumentTypes, Shipment } from '@boxtrail/client'
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

const rowsOf = ({ pages }: { pages: readonly { items: ShipmentDocument[] }[] }) => pages.flatMap(({ items }) => items)

export const useDocumentsOf = (reference: string) =>
  useDocuments(
    { include: ['last_document_representation'], filter: { reference }, sort: '-created_at', page: PAGE },
    { select: rowsOf },
  )

const namesOf = ({ documentTypes }: DocumentTypes) =>
  new Map(documentTypes.map(({ code, label }) => [code, label] as const))

export const useTypeNames = () => useDocumentTypes({ select: namesOf, staleTime: Number.POSITIVE_INFINITY })
