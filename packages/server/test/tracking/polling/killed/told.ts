import type { SourceLimits } from '@boxtrail/sources/port/source'

/** The settings that a process receives (process-main.ts). */
export interface Told {
  databaseUrl: string
  lineUrl: string
  limits: SourceLimits
  leaseMs: number
  pollsPerSource: number
}
