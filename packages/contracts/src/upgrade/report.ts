import type { Affected, Finding } from './affected.ts'
import type { Site } from './uses.ts'

/** What was compared and read, and what was found. */
export interface UpgradeReport extends Affected {
  from: string
  to: string
  /** How many files were read, and records of usage. */
  files: number
  records: number
  operations: number
  events: number
  /** Where more counts as used than the code names, and why. */
  notFollowed: (Site & { why: string })[]
}

export const UPGRADE_FORMATS = ['text', 'json', 'sarif', 'github', 'azure'] as const
export type UpgradeFormat = (typeof UPGRADE_FORMATS)[number]

/** The report as text without a newline at its end. */
export function writtenUpgrade(report: UpgradeReport, format: UpgradeFormat): string {
  if (format === 'json') return JSON.stringify({ breaks: report.findings.length > 0, ...report }, null, 2)
  if (format === 'sarif') return JSON.stringify(sarif(report), null, 2)
  if (format !== 'text')
    return [...report.findings.flatMap((one) => annotations(one, format)), summary(report)].join('\n')
  return [...report.findings.map(paragraph), ...notes(report), summary(report)].join('\n')
}

/** How many places are listed for one change; the others are only counted. */
const MOST = 10

const paragraph = ({ promise, what, rule, sites }: Finding): string =>
  [
    `✗ ${promise}: ${what} (${rule})`,
    ...sites.slice(0, MOST).map((site) => `    ${at(site)}${site.why ? `  ${site.why}` : ''}`),
    ...(sites.length > MOST ? [`    and ${sites.length - MOST} more`] : []),
  ].join('\n')

const at = ({ file, line, column }: Site): string => `${file}:${line}:${column}`

const notes = ({ notFollowed }: UpgradeReport): string[] =>
  notFollowed.length === 0
    ? []
    : [
        'Counted as used as a whole:',
        ...notFollowed.slice(0, MOST).map((site) => `    ${at(site)}  ${site.why}`),
        ...(notFollowed.length > MOST ? [`    and ${notFollowed.length - MOST} more`] : []),
      ]

const count = (number: number, one: string, many = `${one}s`): string => `${number} ${number === 1 ? one : many}`

const summary = ({ from, to, files, records, operations, events, findings, unused }: UpgradeReport): string => {
  const read = [files > 0 ? count(files, 'file') : '', records > 0 ? count(records, 'record') : ''].filter(Boolean)
  const used = `${count(operations, 'operation')} and ${count(events, 'event')} used in ${read.join(' and ')}`
  const others = unused > 0 ? `; ${count(unused, 'other break')} of what is not used` : ''
  const verdict =
    findings.length > 0 ? `${count(findings.length, 'change')} of what is used` : 'nothing that is used breaks'
  return `${from} → ${to}: ${verdict}${others} (${used})`
}

const escaped = (text: string, others = ''): string =>
  [...text].map((one) => (`%\r\n${others}`.includes(one) ? encodeURIComponent(one) : one)).join('')

function annotations({ promise, what, sites }: Finding, format: 'github' | 'azure'): string[] {
  return sites
    .slice(0, MOST)
    .map(({ file, line, column }) =>
      format === 'github'
        ? `::error file=${escaped(file, ',:')},line=${line},col=${column},title=${escaped(`Contract: ${promise}`, ',:')}::${escaped(what)}`
        : `##vso[task.logissue type=error;sourcepath=${escaped(file, ';]')};linenumber=${line};columnnumber=${column}]${escaped(`${promise}: ${what}`)}`,
    )
}

/** SARIF 2.1.0 for code scanning: one result for each change, at each place that uses it. */
const sarif = ({ findings, from, to }: UpgradeReport) => {
  const rules = [...new Set(findings.map(({ rule }) => rule))].sort()
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'boxtrail-contracts can-i-upgrade',
            rules: rules.map((id) => ({
              id,
              shortDescription: { text: id.replaceAll('-', ' ') },
              defaultConfiguration: { level: 'error' },
            })),
          },
        },
        columnKind: 'utf16CodeUnits',
        properties: { from, to },
        results: findings.flatMap(({ rule, promise, what, sites }) =>
          sites.slice(0, MOST).map(({ file, line, column }) => ({
            ruleId: rule,
            ruleIndex: rules.indexOf(rule),
            level: 'error',
            message: { text: `${promise}: ${what}` },
            partialFingerprints: { change: `${rule} ${promise}` },
            locations: [
              {
                physicalLocation: {
                  artifactLocation: { uri: encodeURI(file) },
                  region: { startLine: line, startColumn: column },
                },
              },
            ],
          })),
        ),
      },
    ],
  }
}
