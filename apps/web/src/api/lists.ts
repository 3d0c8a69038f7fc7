import { keepPreviousData } from '@tanstack/react-query'

/** The number of rows for the screen and the next one. */
export const PAGE = { size: 50 }

/**
 * The previous rows stay until those of the new filters are loaded; comparing thousands of rows would cost more than it
 * saves.
 */
export const LISTED = { placeholderData: keepPreviousData, structuralSharing: false } as const
