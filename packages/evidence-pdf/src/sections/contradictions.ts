import type { Sheet } from '../sheet.ts'
import { table } from '../table.ts'
import { heading, paragraph } from '../texts.ts'
import {
  type Attributes,
  days,
  fieldInWords,
  plain,
  quoted,
  type Reference,
  ruleInWords,
  shown,
  sourceInWords,
  timeInWords,
  utc,
} from '../words.ts'

const COLUMNS = [
  { title: 'About', part: 20 },
  { title: 'Value', part: 22 },
  { title: 'Who states it, in which words', part: 32 },
  { title: 'First reported (UTC)', part: 16 },
  { title: 'Prevails', part: 10 },
]

export const contradictions = (sheet: Sheet, { contradictions: all, left_out }: Attributes, reference: Reference) => {
  heading(sheet, 'What sources say that cannot all be true')
  if (all.length === 0) return paragraph(sheet, 'Nothing was found.')
  for (const one of all) {
    sheet.need(70)
    paragraph(sheet, one.title, { size: 8.5, bold: true })
    paragraph(sheet, stateOf(one))
    table(
      sheet,
      COLUMNS,
      one.statements.map(({ about, value, source, words, reported_at, report_id, prevails }) => ({
        cells: [
          fieldInWords(about),
          typeof value === 'string' ? timeInWords(value) : shown(value),
          `${sourceInWords(source)}: ${quoted(words)}${reference(report_id)}`,
          plain(reported_at),
          prevails ? 'yes' : 'no',
        ],
      })),
    )
  }
  if (left_out.contradictions > 0) paragraph(sheet, `${left_out.contradictions} further contradictions are left out.`)
}

const stateOf = ({
  severity,
  since,
  resolved_at,
  days_at_stake,
  decided_by,
}: Attributes['contradictions'][number]): string =>
  [
    resolved_at === null ? `Open since ${utc(since)}` : `Since ${utc(since)}, resolved ${utc(resolved_at)}`,
    `severity ${severity}`,
    ...(days_at_stake === null ? [] : [`${days(days_at_stake)} at stake`]),
    ruleInWords(decided_by) || 'no rule decides between the statements',
  ].join('; ')
