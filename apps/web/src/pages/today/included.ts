import type { AttentionEntry } from '@boxtrail/client'

/** The records that an entry is about are read with it. */
export const INCLUDED = ['container', 'shipment', 'tracking_request', 'document'] as const

export type Entry = AttentionEntry<(typeof INCLUDED)[number]>
