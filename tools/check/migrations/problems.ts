import { actionRules, statementRules } from './rules.ts'
import { actionsOf, type Piece, statementsOf, unwrapped, withoutComments } from './split.ts'

export interface Migration {
  name: string
  sql: string
}

interface Problem {
  name: string
  line: number
  message: string
}

/** A comment above a statement that says why processes of the last release can live with it. */
const ACCEPTED = /^-- (?:lives with it|contracts): \S/
/** Statements that create something that no earlier release knows. */
const MADE =
  /^create (?:or replace )?(?:unlogged |temporary |temp )?(?:table|view|materialized view|function|procedure|trigger|sequence|type|domain) (?:if not exists )?"?(\w+)/i
const ALTER = /^alter table (?:if exists )?(?:only )?"?([\w%.]+)"?\s+/i

/** The tables in which statements write whole rows, and therefore null into columns that they do not know. */
export const wholeRowTables = (statements: Readonly<Record<string, string>>): Set<string> =>
  new Set(
    Object.values(statements).flatMap((text) =>
      [...text.matchAll(/insert into (\w+)\s+select \* from json_populate_recordset/g)].map(([, table]) => table!),
    ),
  )

/** The problems that the migrations of one release cause for processes of the release before. */
export const migrationProblems = (
  migrations: readonly Migration[],
  wholeRows: ReadonlySet<string> = new Set(),
): Problem[] => {
  const made = new Set<string>()
  return migrations.flatMap(({ name, sql }) => {
    const problems: Problem[] = []
    for (const statement of statementsOf(withoutComments(sql))) {
      const found = MADE.exec(statement.text)
      if (found) made.add(found[1]!.toLowerCase())
      for (const { at, message } of problemsOf(unwrapped(statement), made, wholeRows)) {
        const line = lineOf(sql, at)
        if (!isAccepted(sql, lineOf(sql, statement.at))) problems.push({ name, line, message })
      }
    }
    return problems
  })
}

const WANTS_VALUE = {
  pattern: /^add (?!constraint\b).*\bnot null\b/is,
  breaks: 'adds a column that must not be null, and such a process writes whole rows, without its default',
}

const problemsOf = (
  { text, at }: Piece,
  made: ReadonlySet<string>,
  wholeRows: ReadonlySet<string>,
): { at: number; message: string }[] => {
  const isMade = (name: string) => made.has(name.toLowerCase())
  const altered = ALTER.exec(text)
  if (altered) {
    if (isMade(altered[1]!)) return []
    const actions = actionsOf(text.slice(altered[0].length), at + altered[0].length)
    return actions.flatMap((action) => {
      const rules = wholeRows.has(altered[1]!) ? [WANTS_VALUE, ...actionRules] : actionRules
      const rule = rules.find(({ pattern }) => pattern.test(action.text))
      return rule ? [{ at: action.at, message: `${rule.breaks} (${altered[1]}: ${short(action.text)})` }] : []
    })
  }
  for (const { pattern, breaks } of statementRules) {
    const found = pattern.exec(text)
    if (found && !isMade(found[1]!)) return [{ at, message: `${breaks} (${short(text)})` }]
  }
  return []
}

const short = (text: string) => text.replaceAll(/\s+/g, ' ').slice(0, 80)
const lineOf = (sql: string, at: number) => sql.slice(0, at).split('\n').length

/** Whether the comment directly above a statement accepts it. */
const isAccepted = (sql: string, line: number): boolean => {
  const lines = sql.split('\n')
  for (let above = line - 2; above >= 0 && lines[above]!.startsWith('--'); above--)
    if (ACCEPTED.test(lines[above]!)) return true
  return false
}
