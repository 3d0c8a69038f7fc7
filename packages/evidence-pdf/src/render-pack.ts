import { createHash } from 'node:crypto'
import { withVisibleControls } from './direction.ts'
import { appendix } from './sections/appendix.ts'
import { contradictions } from './sections/contradictions.ts'
import { freeTime } from './sections/free-time.ts'
import { holdsAndFees } from './sections/holds-and-fees.ts'
import { journey } from './sections/journey.ts'
import { overview } from './sections/overview.ts'
import { values } from './sections/values.ts'
import { ATTACHED, verification } from './sections/verification.ts'
import { Sheet } from './sheet.ts'
import { type Pack, referencesOf, utc } from './words.ts'

/** The pack as a PDF, with its data attached. It depends on nothing else: equal packs give equal bytes. */
export const renderPack = (pack: Pack): Promise<Buffer> => {
  const json = JSON.stringify(pack.attributes)
  const data = Buffer.from(json)
  const attributes = withVisibleControls(pack.attributes, json)
  const madeAt = new Date(attributes.made_at)
  const title = `Evidence pack: container ${attributes.number}`
  const sheet = new Sheet({
    title,
    subject: `As of ${attributes.as_of}`,
    author: attributes.requested_by.account,
    madeAt,
  })
  sheet.hasEscaped = attributes !== pack.attributes
  const reference = referencesOf(attributes)
  overview(sheet, attributes, reference, pack.meta)
  freeTime(sheet, attributes, reference)
  holdsAndFees(sheet, attributes, reference)
  contradictions(sheet, attributes, reference)
  journey(sheet, attributes, reference)
  values(sheet, attributes, reference)
  appendix(sheet, attributes)
  verification(sheet, pack, createHash('sha256').update(data).digest('hex'))
  sheet.attach(ATTACHED, data, `The data of this document: ${title}`, madeAt)
  const foot = `${attributes.is_sandbox ? 'SANDBOX, invented: ' : ''}${title}, as of ${utc(attributes.as_of)}`
  return sheet.end((page, pages) => [foot, `page ${page} of ${pages}`], 7)
}
