import type { Schemas } from '@boxtrail/client'
import { keys } from '@boxtrail/react'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../api/client.ts'

/** A record whose values have provenance. */
export interface Subject {
  kind: 'container' | 'shipment'
  id: string
  /** The past moment at which it is shown. */
  knownAt?: string | undefined
}

export type ProvenanceOf = Schemas['Provenance']['attributes']
export type ProvenanceEntry = Schemas['ProvenanceEntry']
export type ReportedStatement = Schemas['ReportedStatement']

/** By the names in the contract, which are those of the fields that it describes. */
export const provenanceQuery = ({ kind, id, knownAt }: Subject) =>
  queryOptions({
    queryKey: [
      ...(kind === 'container' ? keys.containerProvenance(id) : keys.shipmentProvenance(id)),
      'raw',
      knownAt ?? 'now',
    ],
    queryFn: async ({ signal }): Promise<ProvenanceOf> => {
      const records = kind === 'container' ? client.containers : client.shipments
      const query = knownAt === undefined ? {} : { knownAt }
      return (await records.provenance(id, query, { signal, format: 'raw' })).data.attributes
    },
  })
