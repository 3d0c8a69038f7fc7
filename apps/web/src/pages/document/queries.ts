import type { Document } from '@boxtrail/client'
import { documentQuery, useDocument } from '@boxtrail/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ALL_RECORDS } from '../../api/all-records.ts'
import { client } from '../../api/client.ts'

export type ReadDocument = Document<'last_document_representation'>

const READ = { include: ['last_document_representation'] } as const

export const useReadDocument = (id: string) => useDocument(id, READ)

type Manual = Record<string, unknown>

/** Merges the decision of a person into the earlier ones, as currently stored. */
export const useDecision = (id: string) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (decide: (manual: Manual) => Manual) => {
      const now = { ...documentQuery(client, id, READ), staleTime: 0 }
      const { lastDocumentRepresentation: read } = await queryClient.fetchQuery(now)
      await client.documents.update(id, { extractedDataManual: decide(read?.meta?.manual ?? {}) })
    },
    onSuccess: () => queryClient.invalidateQueries(ALL_RECORDS),
  })
}

export const addressOfPage = (id: string, page: number): string => `/v2/documents/${id}/pages/${page}.png`
