import type { Sheet } from '../sheet.ts'
import { heading, paragraph } from '../texts.ts'
import type { Pack } from '../words.ts'

export const ATTACHED = 'evidence.json'

/** Explains how the other party can verify the pack. */
export const verification = (sheet: Sheet, { meta }: Pack, attachedSha256: string): void => {
  heading(sheet, 'How to verify this')
  paragraph(
    sheet,
    `This document was made together with its data, which is attached to it as ${ATTACHED}. SHA-256 of the attached file:`,
  )
  paragraph(sheet, attachedSha256, { size: 9, bold: true })
  paragraph(
    sheet,
    'It is the JSON text of "attributes" in the answer of the same moment, whose "meta.sha256" is the same.',
  )
  sheet.y += 4
  paragraph(
    sheet,
    'Each report has the SHA-256 of its body in UTF-8. Whoever has the body, the source among them, compares it with sha256sum; the account downloads it by the id of the report (GET /v2/reports/{id}) while it is kept.',
  )
  if (meta.evidence)
    paragraph(
      sheet,
      `Bodies that were received before ${meta.evidence.dropped_before} are no longer kept here. Their hashes, and what was read from them, are.`,
    )
  if (sheet.hasEscaped)
    paragraph(
      sheet,
      'Characters that the fonts of this document lack, and those that would change the order of others unseen, are written as [U+…] with their code points. The attached data has them as they are.',
    )
}
