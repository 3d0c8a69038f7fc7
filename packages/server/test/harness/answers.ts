import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OperationId } from '@boxtrail/contracts'

/** Set by tools/config/vitest.config.ts; the run ends with a matrix of what was noted there. */
const directory = process.env.BOXTRAIL_ANSWERS_DIR
const noted = new Set<string>()

/** Notes that a test saw an operation answer with a status, and that the answer was as the contract says. */
export const noteAnswer = (id: OperationId, status: number): void => {
  const line = `${id} ${status}`
  if (!directory || noted.has(line)) return
  noted.add(line)
  appendFileSync(join(directory, String(process.pid)), `${line}\n`)
}
