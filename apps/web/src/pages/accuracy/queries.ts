import { useAccuracy } from '@boxtrail/react'
import { LISTED, PAGE } from '../../api/lists.ts'
import type { AccuracySearch } from './search.ts'

export const useAccuracyRows = ({ by, kind, from, to, since, until }: AccuracySearch) =>
  useAccuracy(
    {
      page: PAGE,
      ...(by ? { by } : {}),
      filter: {
        ...(kind ? { kind: [kind as 'line'] } : {}),
        ...(from ? { portOfLading: from } : {}),
        ...(to ? { portOfDischarge: to } : {}),
        ...(since || until ? { month: { ...(since ? { start: since } : {}), ...(until ? { end: until } : {}) } } : {}),
      },
    },
    LISTED,
  )
