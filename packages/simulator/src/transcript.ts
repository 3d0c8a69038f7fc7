import { createHash } from 'node:crypto'
import { momentsOf } from './moments.ts'
import { billNumber, bookingNumber, containerNumber } from './numbers.ts'
import type { World } from './world.ts'

/** The day on which the journeys of a transcript begin. */
const BEGAN_MS = Date.UTC(2026, 0, 5, 8)

/** For a larger bill, only its first containers are included. */
const MAX_CONTAINERS = 10

/**
 * A hash of everything that every source reports in one play of every scenario, at every moment at which something
 * changes: the same seed gives the same on every run and machine.
 */
export const transcriptHash = (world: World, variations = 1): { hash: string; answers: number } => {
  const hash = createHash('sha256')
  let answers = 0
  for (const { serial, containers = 1 } of world.scenarios)
    for (let variation = 0; variation < variations; variation++) {
      const parts = { serial, variation }
      const bill = billNumber(parts)
      const numbers = Array.from({ length: Math.min(containers, MAX_CONTAINERS) }, (_, container) =>
        containerNumber(parts, container),
      )
      for (const { atMs } of momentsOf(bill, BEGAN_MS, world)) {
        const line = [bill, bookingNumber(parts), ...numbers].map((number) => ({ source: 'line:TEST', number }))
        const feeds = numbers.flatMap((number) => [
          { source: 'terminal:TEST', number },
          { source: 'rail:TEST', number },
          { source: 'linefeed:TEST', number },
          { source: 'edi:TEST', number },
        ])
        for (const query of [...line, ...feeds]) {
          const answer = world.answer({ ...query, beganMs: BEGAN_MS, nowMs: atMs })
          hash.update(`${query.source} ${query.number} ${atMs} ${JSON.stringify(answer)}\n`)
          answers++
        }
      }
    }
  return { hash: hash.digest('hex'), answers }
}
