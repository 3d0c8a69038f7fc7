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

/** Above a statement: why processes of the last release live with it. */
const ACCEPTED = /^-- (?:lives with it|contracts): \S/
/** What makes something that no earlier release knows. */
const MADE =
  /^create (?:or replace )?(?:unlogged |temporary |temp )?(?:table|view|materialized view|function|procedure|trigger|sequence|type|domain) (?:if not exists )?"?(\w+)/i
const ALTER = /^alter table (?:if exists )?(?:only )?"?([\w%.]+)"?\s+/i

/** What the migrations of one release take from processes of the release before. */
export const migrationProblems = (migrations: readonly Migration[]): Problem[] => {
  const made = new Set<string>()
  return migrations.flatMap(({ name, sql }) => {
    const problems: Problem[] = []
    for (const statement of statementsOf(withoutComments(sql))) {
      const found = MADE.exec(statement.text)
      if (found) made.add(found[1]!.toLowerCase())
      for (const { at, message } of problemsOf(unwrapped(statement), made)) {
        const line = lineOf(sql, at)
        if (!isAccepted(sql, lineOf(sql, statement.at))) problems.push({ name, line, message })
      }
    }
    return problems
  })
}

const problemsOf = ({ text, at }: Piece, made: ReadonlySet<string>): { at: number; message: string }[] => {
  const isMade = (name: string) => made.has(name.toLowerCase())
  const altered = ALTER.exec(text)
  if (altered) {
    if (isMade(altered[1]!)) return []
    const actions = actionsOf(text.slice(altered[0].length), at + altered[0].length)
    return actions.flatMap((action) => {
      const rule = actionRules.find(({ pattern }) => pattern.test(action.text))
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

/** The lines of comment that stand directly above a statement. */
const isAccepted = (sql: string, line: number): boolean => {
  const lines = sql.split('\n')
  for (let above = line - 2; above >= 0 && lines[above]!.startsWith('--'); above--)
    if (ACCEPTED.test(lines[above]!)) return true
  return false
}
