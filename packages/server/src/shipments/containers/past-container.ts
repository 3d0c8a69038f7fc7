import type { Schemas } from '@boxtrail/contracts'
import type { Query } from '@boxtrail/contracts/zod'
import { document } from '@boxtrail/protocol/answer/json-api'
import type { Call } from '../../context.ts'
import { served } from '../../records/included/served.ts'
import { includePast } from '../past/include-past.ts'
import type { Moment } from '../past/moment.ts'
import { readPastOfContainer } from '../past/read-past.ts'
import { pastBasesOfContainer } from '../provenance/past-bases.ts'
import { asksProvenance, namedEntries } from '../provenance/serve-provenance.ts'

/** Serves a container and what it includes as they were at a moment. */
export const servePastContainer = async (call: Call, id: string, moment: Moment, query: Query<'getContainer'>) => {
  const { include } = query
  const events = include === undefined && query.provenance === undefined ? 'ids' : 'records'
  const { past, container } = await readPastOfContainer(call, id, moment, { include, events, isServed: true })
  const { attributes, ...resource } = served.container(container.row, past.call)
  const provenance = asksProvenance(query.provenance, { attributes, ...resource })
    ? await namedEntries(call, query.provenance!, pastBasesOfContainer(past, container, attributes))
    : undefined
  const meta = { ...resource.meta!, ...past.meta, ...(provenance ? { provenance } : {}) }
  const data: Schemas['Container'] = { ...resource, attributes, meta }
  return document(call, data, await includePast([data], include, past, call))
}
