import { keepPreviousData } from '@tanstack/react-query'

/** Rows that a screen and the next one need. */
export const PAGE = { size: 50 }

/** The rows stay until those of other filters are there; comparing thousands of them would cost more than it saves. */
export const LISTED = { placeholderData: keepPreviousData, structuralSharing: false } as const
