import type { SourceLimits } from '@boxtrail/sources/port/source'

/** What a process is told (process-main.ts). */
export interface Told {
  databaseUrl: string
  lineUrl: string
  limits: SourceLimits
  leaseMs: number
  pollsPerSource: number
}
