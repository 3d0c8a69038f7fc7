import type { QueryConfig } from 'pg'

/** A statement, and its text for a distributed database; there it may be several, one after the other. */
export type Query = QueryConfig & { distributed?: string | readonly string[] | undefined }

/** A statement as a distributed database can plan it. */
interface Plan {
  steps: { text: string; needsTime: boolean }[]
  /** The positions of the parameters that are lists with one entry per row; the first is the list of accounts. */
  list: readonly number[]
}

export interface Rewritten extends Plan {
  /** The parameters of each run. */
  runs: unknown[][]
}

const plans = new Map<string, Plan>()

/**
 * Rewrites a statement for a distributed database. Our statements name the account of each row, mostly of several at
 * once, in lists that are joined. Citus cannot see in a list that all rows are on one machine, and refuses to lock rows
 * on several. So:
 *
 * - a statement on a list of accounts is run for each account separately;
 * - a row of the same account as another is stated to be of that account, also in a subquery;
 * - the time is a parameter: in a write, Citus accepts no `now()` beside a column;
 * - an insert that skips rows returns those that it wrote, because Citus counts the others as well.
 */
export function rewritten({ values = [], ...query }: Query): Rewritten {
  const plan = planned(query)
  return { ...plan, runs: plan.list.length === 0 ? [values] : runsOf(values, plan.list) }
}

const LIST = /unnest\(\$1::uuid\[\]((?:,\s+\$\d+::\w+\[\])+)\)\s+as (\w+)\(account_id((?:, \w+)+)\)/g
const NAMES_ACCOUNT = /\baccount_id = \$1(?!\d)/
const SAME_ACCOUNT = /\b(\w+)\.account_id = (\w+)\.account_id\b/g

/** The texts that a distributed database gets. */
export const distributedTexts = (query: Query): string[] => planned(query).steps.map(({ text }) => text)

const planned = ({ text, distributed = text }: Query): Plan => {
  const plan = plans.get(text) ?? planOf([distributed].flat())
  plans.set(text, plan)
  return plan
}

const planOf = (texts: readonly string[]): Plan => {
  const bound = texts.map(counted).map(boundToAccount)
  return { list: bound[0]!.list, steps: bound.map(({ text }) => timed(text)) }
}

const SKIPS = /^\s*insert into\b.*\bselect\b.*\bdo nothing\s*$/s

const counted = (text: string): string => (SKIPS.test(text) ? `${text} returning true as is_written` : text)

/** States the account of all rows in the text, if they are of one account. */
function boundToAccount(text: string): { text: string; list: number[] } {
  let list: number[] = []
  const spread = text.replace(LIST, (_, others: string, alias: string, names: string) => {
    list = [0, ...positionsIn(others)]
    return `(select $1::uuid as account_id${names} from unnest(${others.slice(1).trim()}) as listed(${names.slice(2)})) ${alias}`
  })
  const single = list.length > 0 ? spread.replaceAll('$1::uuid[]', 'array[$1::uuid]') : text
  const isOfAccount = list.length > 0 || NAMES_ACCOUNT.test(text)
  if (!isOfAccount) return { text, list }
  return {
    text: single.replace(SAME_ACCOUNT, '($& and $1.account_id = $$1::uuid and $2.account_id = $$1::uuid)'),
    list,
  }
}

/** Adds the time of the transaction as a parameter. */
const timed = (text: string) => {
  const withTime = text.replace(/\bnow\(\)/g, `$${Math.max(-1, ...positionsIn(text)) + 2}::timestamptz`)
  return { text: withTime, needsTime: withTime !== text }
}

const positionsIn = (text: string): number[] => [...text.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number) - 1)

/** The parameters of the run for each account, in order of the accounts. */
function runsOf(values: readonly unknown[], list: readonly number[]): unknown[][] {
  const accounts = values[0] as readonly string[]
  return [...new Set(accounts)].sort().map((account) => {
    const at = accounts.flatMap((one, place) => (one === account ? [place] : []))
    const run = [...values]
    for (const position of list) run[position] = at.map((place) => (values[position] as readonly unknown[])[place])
    run[0] = account
    return run
  })
}
