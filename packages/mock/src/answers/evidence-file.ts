import openapi from '@boxtrail/contracts/openapi.json' with { type: 'json' }
import { asksPdf } from '@boxtrail/protocol/read/accept'
import type { Call } from '../records/call.ts'
import { asItWas, pastIn } from '../records/past.ts'
import { find } from '../records/reads.ts'

const example = openapi.components.examples['getContainerEvidence.200.pdf'].value

/** The evidence pack as a PDF, if requested. Every container gets the example page of the contract. */
export const evidenceFile = (call: Call, accept: string | null) => {
  if (call.id !== 'getContainerEvidence' || !asksPdf(call.query.format, accept)) return undefined
  const { number } = asItWas(find('container', call), call).attributes
  const past = pastIn(call)
  const asOf = past?.as_of ?? past?.known_at ?? call.world.now()
  const disposition = `attachment; filename="evidence-${number}-${asOf.slice(0, 10)}.pdf"`
  const body = Uint8Array.from(atob(example), (letter) => letter.charCodeAt(0))
  return { headers: { 'content-type': 'application/pdf', 'content-disposition': disposition }, body }
}
