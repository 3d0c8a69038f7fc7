import type { Sheet } from '../sheet.ts'
import { table } from '../table.ts'
import { heading, paragraph } from '../texts.ts'
import { shownValue } from '../values.ts'
import { type Attributes, basis, fieldInWords, prevailed, type Reference, reportedWhen } from '../words.ts'

const COLUMNS = [
  { title: 'Value', part: 15 },
  { title: 'As served', part: 20 },
  { title: 'Who said so, in which words', part: 21 },
  { title: 'Reported (UTC)', part: 22 },
  { title: 'What others say, and the rule', part: 22 },
]

export const values = (sheet: Sheet, pack: Attributes, reference: Reference): void => {
  for (const owner of ['container', 'shipment'] as const) {
    heading(sheet, `Values of the ${owner}`)
    table(
      sheet,
      COLUMNS,
      pack.values
        .filter((one) => one.of === owner)
        .map((one) => ({
          cells: [
            fieldInWords(one.name),
            shownValue(one, pack),
            basis(one.provenance, reference),
            reportedWhen(one.provenance.set_by, one.stale_since),
            prevailed(one.provenance, reference),
          ],
        })),
    )
  }
  if (pack.left_out.statements > 0)
    paragraph(sheet, `${pack.left_out.statements} further statements that did not prevail are left out.`)
  heading(sheet, 'Not reported by any source')
  const missing = pack.not_reported.map(fieldInWords).join('; ')
  paragraph(
    sheet,
    missing === '' ? 'Everything has been reported.' : `Unknown, which is not the same as none: ${missing}.`,
  )
}
