import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Difference, RULES, type RuleId } from '@boxtrail/contracts/comparison'
import { parse } from 'yaml'

/** A break that is tolerated without a declaration for a limited time. */
export interface Exception {
  rule: string
  promise: string
  reason: string
  owner: string
  /** The last day on which it applies. */
  until: string
}

const FILE = 'spec/exceptions.yaml'
const KEYS: (keyof Exception)[] = ['rule', 'promise', 'reason', 'owner', 'until']

/** The valid exceptions, and the problems of the others. */
export interface Exceptions {
  exceptions: Exception[]
  problems: string[]
}

export const readExceptions = async (root: string): Promise<Exceptions> => {
  const file = join(root, FILE)
  return existsSync(file) ? parseExceptions(await readFile(file, 'utf8')) : { exceptions: [], problems: [] }
}

export function parseExceptions(text: string): Exceptions {
  const given: unknown = parse(text) ?? []
  if (!Array.isArray(given)) return { exceptions: [], problems: [`${FILE} is not a list`] }
  const judged = given.map((entry: Record<string, unknown>, index) => ({ entry, problem: problemOf(entry, index + 1) }))
  return {
    exceptions: judged.filter(({ problem }) => !problem).map(({ entry }) => entry as unknown as Exception),
    problems: judged.flatMap(({ problem }) => problem ?? []),
  }
}

function problemOf(entry: Record<string, unknown>, number: number): string | undefined {
  const at = `${FILE}, entry ${number}`
  const lacking = KEYS.filter((key) => typeof entry?.[key] !== 'string' || !(entry[key] as string).trim())
  if (lacking.length > 0) return `${at} lacks ${lacking.join(', ')}`
  const unknown = Object.keys(entry).filter((key) => !KEYS.includes(key as keyof Exception))
  if (unknown.length > 0) return `${at} has ${unknown.join(', ')}, which mean nothing`
  const rule = String(entry.rule)
  if (RULES[rule as RuleId]?.kind !== 'breaks')
    return `${at}: ${rule} is no rule that tells of a break (spec/differences.md)`
  const day = new Date(String(entry.until))
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== entry.until)
    return `${at}: until is ${entry.until}, and not a day such as 2027-03-31`
  return undefined
}

const isOf = ({ rule, promise }: Exception, difference: Difference): boolean =>
  difference.kind === 'breaks' && difference.rule === rule && difference.promise === promise

/** The differences without an exception. */
export const untolerated = (exceptions: readonly Exception[], differences: readonly Difference[]): Difference[] =>
  differences.filter((one) => !exceptions.some((exception) => isOf(exception, one)))

/** Exceptions to remove: those that have expired, and those that match no difference to the release. */
export const exceptionProblems = (
  exceptions: readonly Exception[],
  differences: readonly Difference[],
  today: string,
): string[] =>
  exceptions.flatMap((exception) => {
    const { rule, promise, until, owner } = exception
    const name = `${FILE}: the exception of ${promise} (${rule})`
    if (!differences.some((one) => isOf(exception, one)))
      return [`${name} matches nothing that differs from the release. Remove it`]
    return until < today ? [`${name} has expired on ${until}. Declare the break in a changeset, or ask ${owner}`] : []
  })

/** A description of a tolerated break, which every run prints. */
export const tolerated = ({ rule, promise, until, reason, owner }: Exception): string =>
  `${promise} (${rule}), tolerated until ${until} by ${FILE} (${owner}): ${reason}`
