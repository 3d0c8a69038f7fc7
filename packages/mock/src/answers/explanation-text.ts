import type { Answer } from '@boxtrail/contracts'
import { markdown } from '@boxtrail/engine/explain/explanation-markdown'
import { asksMarkdown } from '@boxtrail/protocol/read/accept'
import type { Call } from '../records/call.ts'

/** What is answered: of an explanation the text for people, if requested; of everything else the document. */
export const orText = (document: unknown, call: Call, accept: string | null): unknown => {
  if (call.id !== 'explainContainer' || !asksMarkdown(call.query.format, accept)) return document
  const { attributes } = (document as Answer<'explainContainer', 200>).data
  return markdown(attributes.number, attributes)
}
