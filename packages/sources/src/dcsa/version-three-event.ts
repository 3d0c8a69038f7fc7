import type { Json } from '@boxtrail/engine/json'

/** An event of version 3; without `event`, it only retracts others. */
export interface VersionThreeEvent {
  id: string | null
  retracts: string | null
  updatedMs: number
  event: Json | null
}
