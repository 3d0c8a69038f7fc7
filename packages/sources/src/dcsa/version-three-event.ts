import type { Json } from '@boxtrail/engine/json'

/** An event of version 3; without `event`, it only takes others back. */
export interface VersionThreeEvent {
  id: string | null
  retracts: string | null
  updatedMs: number
  event: Json | null
}
