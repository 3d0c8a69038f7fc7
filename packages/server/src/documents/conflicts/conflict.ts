import type { Stated } from './compared-document.ts'

/** What papers say of one thing, and cannot all be right about. */
export interface Conflict {
  field: string
  /** The container that it is about; null where it is about the whole. */
  container: string | null
  /** What each says; of containers those that the others do not name. */
  values: readonly (Stated | Tracked)[]
}

/** What the shipment has by itself, as it is tracked. */
export interface Tracked {
  document: null
  value: string
}
