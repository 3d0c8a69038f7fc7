import type { Mode } from '@boxtrail/engine/statement'
import { lookUp, text } from './event-text.ts'

/** Modes by name, or by the number of UN/ECE Recommendation 19, which version 1 uses. */
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
