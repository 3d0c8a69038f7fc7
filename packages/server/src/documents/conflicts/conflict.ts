import type { Stated } from './compared-document.ts'

/** Values of documents that cannot all be right. */
export interface Conflict {
  field: string
  /** The container of the conflict; null if it is about the whole shipment. */
  container: string | null
  /** The value of each document; for containers, those that the others do not name. */
  values: readonly (Stated | Tracked)[]
}

/** A value of the shipment as tracked. */
export interface Tracked {
  document: null
  value: string
}
