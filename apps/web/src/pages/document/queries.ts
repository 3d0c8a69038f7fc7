import type { Document } from '@boxtrail/client'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { client } from '../../api/client.ts'

export type ReadDocument = Document<'last_document_representation'>

export const documentQuery = (id: string) =>
  queryOptions({
    queryKey: ['records', 'document', id],
    queryFn: ({ signal }) => client.documents.get(id, { include: ['last_document_representation'] }, { signal }),
  })

type Manual = Record<string, unknown>

/** Writes what a person decided over what they decided before, as it is now. */
export const useDecision = (id: string) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (decide: (manual: Manual) => Manual) => {
      const { lastDocumentRepresentation: read } = await queryClient.fetchQuery({ ...documentQuery(id), staleTime: 0 })
      await client.documents.update(id, { extractedDataManual: decide(read?.meta?.manual ?? {}) })
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['records'] }),
  })
}

export const addressOfPage = (id: string, page: number): string => `/v2/documents/${id}/pages/${page}.png`
