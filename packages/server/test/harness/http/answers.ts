import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OperationId } from '@boxtrail/contracts'

/** The folder set by tools/config/vitest.config.ts. The run ends with a matrix of these records. */
const directory = process.env.BOXTRAIL_ANSWERS_DIR
const noted = new Set<string>()

/** Records that a test saw an operation respond with a status, and that the response matched the contract. */
export const noteAnswer = (id: OperationId, status: number): void => {
  const line = `${id} ${status}`
  if (!directory || noted.has(line)) return
  noted.add(line)
  appendFileSync(join(directory, String(process.pid)), `${line}\n`)
}
