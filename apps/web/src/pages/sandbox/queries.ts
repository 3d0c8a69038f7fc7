import type { SandboxClock } from '@boxtrail/client'

export type Journey = SandboxClock['journeys'][number]
