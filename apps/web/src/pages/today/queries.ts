import type { AttentionEntry } from '@boxtrail/client'
import { useAttention, useUpdateAttentionEntry } from '@boxtrail/react'
import { useQueryClient } from '@tanstack/react-query'
import { LISTED, PAGE } from '../../api/lists.ts'
import type { TodaySearch } from './search.ts'

export type Entry = AttentionEntry<'container' | 'shipment' | 'tracking_request' | 'document'>

const INCLUDED = ['container', 'shipment', 'tracking_request', 'document'] as const

/** What is due changes with the time of day, without an event. */
const AGAIN_MS = 5 * 60_000

export const useEntries = ({ kind, state }: TodaySearch) =>
  useAttention(
    {
      include: INCLUDED,
      page: PAGE,
      filter: { ...(kind ? { kind: [kind as AttentionEntry['kind']] } : {}), ...(state ? { state: [state] } : {}) },
    },
    { ...LISTED, refetchInterval: AGAIN_MS },
  )

/** How many there are in a state that is not shown. */
export const useCount = (state: 'snoozed' | 'done'): number =>
  useAttention({ page: { size: 1 }, filter: { state: [state] } }, { select: ({ pages }) => pages[0]?.meta.total ?? 0 })
    .data ?? 0

/** Entries about sources that do not answer, and for who can have them connected also of those that are not. */
export const useTroubles = (isOwner: boolean) =>
  useAttention(
    {
      include: INCLUDED,
      page: { size: 100 },
      filter: { kind: isOwner ? ['source_silent', 'source_not_connected'] : ['source_silent'] },
    },
    { select: ({ pages }) => pages.flatMap(({ items }) => items) },
  )

/** Snoozes an entry, marks it as done or takes that back; the counts are read again. */
export const useHandle = () => {
  const queryClient = useQueryClient()
  return useUpdateAttentionEntry({
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['boxtrail', 'attention'] }),
  })
}
