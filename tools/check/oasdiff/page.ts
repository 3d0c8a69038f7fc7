import { catalogue } from './catalogue.ts'

/** The page `spec/oasdiff.md`: our counterpart of each error of oasdiff. */
export function catalogueText(): string {
  const entries = catalogue()
  const covered = entries.filter((entry) => 'rule' in entry)
  return [
    '<!-- @generated from tools/check/oasdiff/. Run: pnpm generate -->',
    '',
    '# Beside the rules of oasdiff',
    '',
    `oasdiff, a widely used comparison of OpenAPI documents, has 509 rules, of which it calls ${entries.length} errors. ${covered.length} of these have a`,
    `[rule here](differences.md) that tells the same change, as a test shows by planting it; ${entries.length - covered.length} have nothing to tell here, for the reason`,
    'given. `request-default-added` and `deprecation-changed` are told and are no break: a default that is newly stated says what',
    'was left open, and a sunset that is taken back promises more.',
    '',
    'What the comparison does not judge is reported as a break, `keyword-not-judged`: no such keyword is in the contract.',
    '',
    '| Rule of oasdiff | Rule here, or why none |',
    '|---|---|',
    ...entries.map((entry) => `| \`${entry.id}\` | ${'rule' in entry ? `\`${entry.rule}\`` : entry.why} |`),
    '',
  ].join('\n')
}
