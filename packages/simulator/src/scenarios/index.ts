import type { Scenario } from '../scenario.ts'
import { normal } from './normal.ts'

/** Every journey that the simulator can play. */
export const scenarios: readonly Scenario[] = [...normal]
