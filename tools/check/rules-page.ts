import { RULES, type Rule } from '@boxtrail/contracts/comparison'
import { EXPORT_RULES } from '../release/export-rules.ts'

/** The page of all rules, `spec/differences.md`, from the tables of the comparisons. */
export const rulesPage = (): string =>
  [
    '<!-- @generated from packages/contracts/src/comparison/rules-*.ts and tools/release/export-rules.ts. Run: pnpm generate -->',
    '',
    '# What differs between two versions',
    '',
    'Each difference that `pnpm check` reports names its rule. The line that declares it goes into the changeset of the change,',
    'at the level of the rule ([how](README.md#declare-what-changes)).',
    '',
    '`request` rules are of what Boxtrail accepts: requests, and answers of those it calls. `response` rules are of what it sends:',
    'answers, events, and calls of its own. Tools of the MCP server are compared by the same rules, arguments as requests.',
    '',
    '## The contract and MCP tools',
    '',
    ...table(RULES),
    '',
    '## Exports of packages',
    '',
    ...table(EXPORT_RULES),
    '',
  ].join('\n')

const table = (rules: Record<string, Rule>): string[] => [
  '| Rule | Level | What it means | Example of a line |',
  '|---|---|---|---|',
  ...Object.entries(rules)
    .sort(([one], [other]) => one.localeCompare(other, 'en'))
    .map(
      ([id, { kind, level, means, example }]) =>
        `| \`${id}\` | ${level} | ${means.replaceAll('|', '\\|')} | \`${kind}: ${example}\` |`,
    ),
]
