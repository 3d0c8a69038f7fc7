/** The effect of a statement, or of an action of `alter table`, on concurrent processes of the last release. */
interface Rule {
  pattern: RegExp
  breaks: string
}

const REFUSED = 'such a process writes rows that it may refuse'

/** Rules for statements; the first group of the pattern is the affected object. */
export const statementRules: readonly Rule[] = [
  {
    pattern: /^drop (?:table|view|materialized view|sequence|type|domain|schema|extension) (?:if exists )?"?([\w%.]+)/i,
    breaks: 'drops what such a process may use',
  },
  {
    pattern: /^drop (?:function|procedure|trigger) (?:if exists )?"?([\w%.]+)/i,
    breaks: 'drops what keeps the writes of such a process complete',
  },
  {
    pattern: /^create unique index (?:concurrently )?(?:if not exists )?(?:\w+ )?on (?:only )?"?([\w%.]+)/i,
    breaks: `makes rows unique: ${REFUSED}`,
  },
  {
    pattern:
      /^alter (?:view|materialized view|sequence|function|procedure|trigger|schema|type|domain) "?([\w%.]+)[^;]*? rename\b/i,
    breaks: 'renames what such a process may use',
  },
  {
    pattern: /^alter type "?([\w%.]+)"? (?:drop|alter) attribute/i,
    breaks: 'changes a type that such a process may use',
  },
]

/** Rules for actions of `alter table`. */
export const actionRules: readonly Rule[] = [
  { pattern: /^rename\b/i, breaks: 'renames what such a process may use' },
  {
    pattern: /^drop (?:column )?(?!constraint\b)(?:if exists )?"?\w+/i,
    breaks: 'drops a column that such a process may use',
  },
  {
    pattern: /^alter (?:column )?"?\w+"? (?:set data )?type\b/i,
    breaks: 'changes the type of a column that such a process may use',
  },
  { pattern: /^alter (?:column )?"?\w+"? set not null/i, breaks: `demands a value: ${REFUSED}` },
  { pattern: /^alter (?:column )?"?\w+"? drop not null/i, breaks: 'allows null where such a process expects a value' },
  { pattern: /^alter (?:column )?"?\w+"? drop (?:default|identity)/i, breaks: `drops a default: ${REFUSED}` },
  {
    pattern:
      /^add (?!constraint\b)(?:column )?(?!(?:check|unique|primary|foreign|exclude)\b)(?!.*\b(?:default|generated)\b).*\bnot null\b/is,
    breaks: `adds a column that has no default and must not be null: ${REFUSED}`,
  },
  {
    pattern: /^add (?:constraint "?\w+"? )?(?:check|unique|primary key|foreign key|exclude)\b/i,
    breaks: `adds a constraint: ${REFUSED}`,
  },
  { pattern: /^(?:enable|force) row level security/i, breaks: 'hides rows from such a process' },
]
