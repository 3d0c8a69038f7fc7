import type { Schemas } from '@boxtrail/client'
import { keys } from '@boxtrail/react'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../api/client.ts'

/** A record whose values can say who reported them. */
export interface Subject {
  kind: 'container' | 'shipment'
  id: string
}

export type ProvenanceOf = Schemas['Provenance']['attributes']
export type ProvenanceEntry = Schemas['ProvenanceEntry']
export type ReportedStatement = Schemas['ReportedStatement']

/** By the names of the contract, which are the names of the fields that it describes. */
export const provenanceQuery = ({ kind, id }: Subject) =>
  queryOptions({
    queryKey: [...(kind === 'container' ? keys.containerProvenance(id) : keys.shipmentProvenance(id)), 'raw'],
    queryFn: async ({ signal }): Promise<ProvenanceOf> => {
      const records = kind === 'container' ? client.containers : client.shipments
      return (await records.provenance(id, { signal, format: 'raw' })).data.attributes
    },
  })
