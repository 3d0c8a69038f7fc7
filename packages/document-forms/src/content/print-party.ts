import type { Entry } from '../document-content.ts'
import type { Party } from '../parties.ts'
import type { Facts } from '../shipment.ts'
import type { Paper } from './paper.ts'

export function printParty(field: string, { type, issuer, facts, record, used }: Paper): Entry {
  const { name, address } = selectParty(field, facts)
  const label = issuer.label(field, type, facts.currency, used)
  const words = issuer.text(name).split(' ')
  // A name that wraps; its first line alone counts as correct, because a person would also enter that.
  const isWrapped = words.length > 3 && issuer.states('wrapped names', type, 20)
  const lines = isWrapped ? [words.slice(0, -2).join(' '), words.slice(-2).join(' ')] : [words.join(' ')]
  record.text(field, lines[0]!, isWrapped ? [words.join(' '), lines[0]!] : lines[0]!)
  return { label, lines: [...lines, ...address.map(issuer.text)] }
}

const selectParty = (field: string, { shipper, consignee, notify, trucker }: Facts): Party =>
  field === 'shipper' ? shipper : field === 'notify_party' ? notify : field === 'release_to' ? trucker : consignee
