import type { Projection } from '@boxtrail/engine/project/types/projection'
import type { Seen } from '@boxtrail/simulator'
import { type Journey, projectedAt } from '../play.ts'
import { explainedAt } from './explained.ts'
import { contradictionsIn } from './wrong-sentences.ts'

/** Compares the explanation of each container with its record, at each step of `watch`. */
export const comparing = () => {
  const contradictions = new Set<string>()
  let read: { journey: Journey; projection: Projection } | undefined
  return {
    contradictions,
    changed: (journey: Journey, nowMs: number): Projection => {
      const projection = projectedAt(journey, nowMs)
      read = { journey, projection }
      return projection
    },
    see: ({ nowMs }: Seen): void => {
      if (!read) return
      for (const { number, explanation, shown } of explainedAt(read.journey, read.projection, nowMs))
        for (const text of contradictionsIn(explanation, shown))
          contradictions.add(`${number} ${shown.attributes.current_status}: ${text}`)
    },
  }
}
