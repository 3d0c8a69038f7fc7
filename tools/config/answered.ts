import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OperationId } from '@boxtrail/contracts'
import { operations } from '@boxtrail/contracts/operations'
import { temporaryFolder } from '../service/temporary-folder.ts'

/**
 * Creates the folder in which test files record the statuses of operations
 * (packages/server/test/harness/http/answers.ts).
 */
export const openAnswers = (): string => {
  const directory = temporaryFolder('answers')
  process.env.BOXTRAIL_ANSWERS_DIR = directory
  return directory
}

/** The pairs `operation status` that tests have seen, and that matched the contract. */
export const readAnswers = (directory: string): Set<string> =>
  new Set(readdirSync(directory).flatMap((name) => readFileSync(join(directory, name), 'utf8').split('\n')))

/** Statuses that do not depend on the operation are tested once for each mechanism (packages/server/test/http). */
const BY_MECHANISM = new Set(['408', '500', '503'])

/**
 * A matrix of operations and documented statuses, with the pairs that no test has seen. Operations that list 501 are
 * not implemented yet.
 */
export const matrixOf = (seen: ReadonlySet<string>): { text: string; pairs: number; untested: string[] } => {
  const documented = (id: OperationId) => operations[id].statuses.map(String).filter((status) => !BY_MECHANISM.has(status))
  const ids = (Object.keys(operations) as OperationId[]).filter((id) => !documented(id).includes('501'))
  const pairs = ids.flatMap((id) => documented(id).map((status) => `${id} ${status}`))
  const untested = pairs.filter((pair) => !seen.has(pair))
  const wide = Math.max(...ids.map((id) => id.length))
  const rows = ids.map((id) => {
    const cells = documented(id).map((status) => (seen.has(`${id} ${status}`) ? status : `${status}?`))
    return `  ${id.padEnd(wide)}  ${cells.join(' ')}`
  })
  const percent = ((100 * (pairs.length - untested.length)) / pairs.length).toFixed(1)
  const head = `Operations by documented statuses: ${pairs.length - untested.length} of ${pairs.length} seen in tests (${percent} %)`
  return { text: [head, ...rows].join('\n'), pairs: pairs.length, untested }
}
