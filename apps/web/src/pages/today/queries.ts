import type { AttentionEntry } from '@boxtrail/client'
import { useAttention, useUpdateAttentionEntry } from '@boxtrail/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '../../api/client.ts'
import { LISTED, PAGE } from '../../api/lists.ts'
import { INCLUDED } from './included.ts'
import type { TodaySearch } from './search.ts'
import { readTroubles } from './sources-in-trouble.ts'

/** Entries change with the time of day, without an event. */
const AGAIN_MS = 5 * 60_000

export const useEntries = ({ kind, state, source }: TodaySearch) =>
  useAttention(
    {
      include: INCLUDED,
      page: PAGE,
      filter: {
        ...(kind ? { kind: [kind as AttentionEntry['kind']] } : {}),
        ...(state ? { state: [state] } : {}),
        ...(source ? { source } : {}),
      },
    },
    { ...LISTED, refetchInterval: AGAIN_MS },
  )

/** The number of entries in a state that is not shown. */
export const useCount = (state: 'snoozed' | 'done'): number =>
  useAttention({ page: { size: 1 }, filter: { state: [state] } }, { select: ({ pages }) => pages[0]?.meta.total ?? 0 })
    .data ?? 0

/** Sources that do not answer, and for owners also those that are not connected. */
export const useTroubles = (isOwner: boolean) => {
  const kind: AttentionEntry['kind'][] = isOwner ? ['source_silent', 'source_not_connected'] : ['source_silent']
  return useQuery({
    queryKey: ['boxtrail', 'attention', 'troubles', kind],
    queryFn: ({ signal }) => readTroubles(client, kind, signal),
  })
}

/** Snoozes, completes or reopens an entry, and reloads the counts. */
export const useHandle = () => {
  const queryClient = useQueryClient()
  return useUpdateAttentionEntry({
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['boxtrail', 'attention'] }),
  })
}
