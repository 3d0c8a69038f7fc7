import type { Finding, Report } from './finding.ts'

export const FORMATS = ['text', 'json', 'github', 'azure'] as const
export type Format = (typeof FORMATS)[number]

/** The format of the CI service that runs this, otherwise plain text. */
export const formatOf = (environment: Record<string, string | undefined>): Format =>
  environment.GITHUB_ACTIONS === 'true' ? 'github' : environment.TF_BUILD === 'True' ? 'azure' : 'text'

/** The report as text without a newline at its end. */
export function written(report: Report, format: Format): string {
  if (format === 'json') return JSON.stringify({ keeps: report.findings.length === 0, ...report }, null, 2)
  const lines = report.findings.map((finding) => LINES[format](finding))
  return [...lines, summary(report)].join('\n')
}

const LINES: Record<Exclude<Format, 'json'>, (finding: Finding) => string> = {
  text: (finding) => `✗ ${sentence(finding)}`,
  github: (finding) => `::error title=${escaped(`Contract: ${finding.where}`, ',:')}::${escaped(sentence(finding))}`,
  azure: (finding) => `##vso[task.logissue type=error]${escaped(sentence(finding))}`,
}

const sentence = ({ where, what, call }: Finding): string =>
  `${where ? `${where}: ` : ''}${what}${call ? ` (${call})` : ''}`

const summary = ({ server, contract, isDocumentCompared, calls, findings }: Report): string => {
  const compared = [isDocumentCompared ? 'its document' : '', calls > 0 ? `${calls} answers` : ''].filter(Boolean)
  const verdict = findings.length === 0 ? 'keeps' : 'does not keep'
  return `${server} ${verdict} contract ${contract}; compared: ${compared.join(' and ')}; differences: ${findings.length}`
}

/** Escapes a message for a CI service, where it is one line and some characters have a meaning. */
const escaped = (text: string, others = ''): string =>
  [...text].map((one) => (`%\r\n${others}`.includes(one) ? encodeURIComponent(one) : one)).join('')
