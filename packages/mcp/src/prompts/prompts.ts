import { analyzeDelays } from './analyze-delays.ts'
import { checkDemurrage } from './check-demurrage.ts'
import type { Prompt } from './prompt.ts'
import { trackShipment } from './track-shipment.ts'

export const prompts: readonly Prompt[] = [trackShipment, checkDemurrage, analyzeDelays]
