import { markdown } from '@boxtrail/engine/explain/explanation-markdown'
import { document } from '@boxtrail/protocol/answer/json-api'
import { asksMarkdown } from '@boxtrail/protocol/read/accept'
import type { Handler } from '../../context.ts'
import { momentOf } from '../past/moment.ts'
import { explanationOf } from './explanation-of.ts'

export const explainContainer: Handler<'explainContainer'> = async ({ params: { id }, query }, call) => {
  const explanation = await explanationOf(id, call, momentOf(query))
  // The types allow only the JSON document; a text is sent as Markdown.
  if (asksMarkdown(query.format, call.accept))
    return markdown(explanation.attributes.number, explanation.attributes) as never
  return document(call, explanation)
}
