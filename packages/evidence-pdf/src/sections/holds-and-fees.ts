import { namesOfListed } from '../fees.ts'
import type { Sheet } from '../sheet.ts'
import { table } from '../table.ts'
import { heading, paragraph } from '../texts.ts'
import { type Attributes, basis, money, prevailed, quoted, type Reference, reportedWhen } from '../words.ts'

const COLUMNS = [
  { title: 'What', part: 26 },
  { title: 'Who said so, in which words', part: 30 },
  { title: 'Reported (UTC)', part: 22 },
  { title: 'What others say, and the rule', part: 23 },
]

export const holdsAndFees = (sheet: Sheet, pack: Attributes, reference: Reference) => {
  const { holds, fees } = pack
  const names = namesOfListed(pack)
  list(
    sheet,
    'Holds',
    holds,
    ({ name, status, description }) => `${name}: ${status}${description ? ` (${quoted(description)})` : ''}`,
    reference,
  )
  list(
    sheet,
    'Fees at the facility',
    fees,
    ({ amount, currency_code }, index) =>
      `${names[index]}: ${amount === 0 ? 'amount not posted yet' : money(amount, currency_code ?? null)}`,
    reference,
  )
}

interface Reported<Value> {
  are_reported: boolean
  provenance: Attributes['holds']['provenance']
  stale_since?: string | undefined
  items: readonly { value: Value; provenance: Attributes['holds']['provenance'] }[]
}

const list = <Value>(
  sheet: Sheet,
  title: string,
  reported: Reported<Value>,
  written: (value: Value, index: number) => string,
  reference: Reference,
) => {
  heading(sheet, title)
  if (!reported.are_reported) return paragraph(sheet, unknownList(reported.provenance, reference))
  if (reported.items.length === 0) {
    const { set_by } = reported.provenance
    return paragraph(
      sheet,
      `None, as reported: ${basis(reported.provenance, reference)}, ${reportedWhen(set_by, reported.stale_since).replaceAll('\n', ', ')} (UTC).`,
    )
  }
  table(
    sheet,
    COLUMNS,
    reported.items.map(({ value, provenance }, index) => ({
      cells: [
        written(value, index),
        basis(provenance, reference),
        reportedWhen(provenance.set_by, reported.stale_since),
        prevailed(provenance, reference),
      ],
    })),
  )
}

/** A statement that the list is unknown: reports about a single hold do not say whether there are others. */
const unknownList = (provenance: Reported<unknown>['provenance'], reference: Reference): string => {
  const { set_by } = provenance
  if (set_by.source.kind === 'derived') return 'Unknown: no source has reported about them.'
  const when = reportedWhen(set_by).replaceAll('\n', ', ')
  return `Unknown: no source has listed them. Reported about one of them: ${basis(provenance, reference)}, ${when} (UTC).`
}
