import { cellAt } from '../../layout/find-cells.ts'
import type { PageLayout } from '../../layout/layout.ts'
import type { FoundValue } from '../../reading.ts'
import type { Money } from '../accept/amounts.ts'
import { isPrintedAsLess } from '../numbers/printed-sign.ts'

/** The title of a credit note; a mention of another document has further words or a number. */
const TITLE =
  /^(?:(?:import|export|tax|freight|commercial|demurrage|detention|storage|per diem|dem|det|and|of|for|de|di|d['’]|[&/–-])[\s]*)*(?:credit (?:note|memo(?:randum)?|invoice)|(?:rechnungs)?gutschrift|rechnungskorrektur|avoir|facture d['’]avoir|note de cr[ée]dit|nota de cr[ée]dito|factura de abono|nota di credito|credit ?nota|kredit(?:t)?nota|kreditfaktura)(?:[\s]*(?:import|export|demurrage|detention|storage|per diem|dem|det|for|[&/–-]|and|\(copy\)|original))*$/iu

/** "Credit note no.: 4711" is the heading with the number of the document itself. */
const NUMBERED =
  /^(?:credit (?:note|memo)|gutschrifts?|avoir|nota de cr[ée]dito|nota di credito)[\s-]*(?:no|nr|number|nummer|#|n[°º])\.?\s*[:#]?/iu

/** A title is among this many lines. */
const HEAD = 15

export const isCreditNote = ([first]: readonly PageLayout[]): boolean =>
  (first?.lines ?? [])
    .slice(0, HEAD)
    .some((line) => line.some(({ text }) => TITLE.test(text.trim()) || NUMBERED.test(text.trim())))

/** The sign of an amount: as it is printed, or negative on a credit note. */
export const withSign = (pages: readonly PageLayout[], found: FoundValue<Money>): FoundValue<Money> => {
  const { amount, currency } = found.value
  const ground = isLess(pages, found)
    ? 'it is printed as less than nothing'
    : isCreditNote(pages)
      ? 'it is on a credit note'
      : null
  return ground === null || amount <= 0
    ? found
    : { ...found, value: { amount: -amount, currency }, grounds: [...found.grounds, ground] }
}

const isLess = (pages: readonly PageLayout[], { page: number, span: [from, until] }: FoundValue<Money>): boolean => {
  const page = pages.find((one) => one.number === number)
  const own = page && cellAt(page, from)?.cell
  return Boolean(own && isPrintedAsLess(own.text.slice(0, from - own.start), own.text.slice(until - own.start)))
}
