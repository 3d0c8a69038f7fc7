import type { Mode } from '@boxtrail/engine/statement'
import { lookUp, text } from './event-text.ts'

/** By name, or by the number of UN/ECE Recommendation 19, as in version 1. */
const modes: Record<string, Mode> = {
  VESSEL: 'vessel',
  RAIL: 'rail',
  TRUCK: 'truck',
  BARGE: 'barge',
  '1': 'vessel',
  '2': 'rail',
  '3': 'truck',
  '8': 'barge',
}

export const modeOf = (stated: unknown): Mode | null => lookUp(modes, text(stated)) ?? null
