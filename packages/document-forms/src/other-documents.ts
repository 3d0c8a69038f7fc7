import { createContent } from './content/content.ts'
import type { Content } from './document-content.ts'
import type { Issuer } from './issuer.ts'
import type { Facts } from './shipment.ts'
import { Recorder } from './truth.ts'

/** A document of none of the types with similar wording: certificates, quotations, statements. */
export function createOtherContent(issuer: Issuer, facts: Facts): Content {
  const imitated = issuer.random('likeness').pick(['bill_of_lading', 'booking_confirmation', 'packing_list'] as const)
  const content = createContent(imitated, issuer, facts, new Recorder(imitated))
  const [title] = [issuer.title('other')]
  const extra = issuer.random('says').pick([
    ['Certificate No.', `C${facts.digits(6)}`],
    ['Statement date', issuer.date(facts.noticed)],
    ['Declared by', issuer.name],
  ] as const)
  // Bill and booking numbers would be labels of the imitated document.
  return {
    ...content,
    title,
    references: [{ label: extra[0], lines: [extra[1]] }],
    dates: [],
    parties: content.parties.slice(0, 2),
  }
}
