import type { Schemas } from '@boxtrail/contracts'
import type { Query } from '@boxtrail/contracts/zod'
import { document } from '@boxtrail/protocol/answer/json-api'
import type { Call } from '../context.ts'
import { served } from '../records/included/served.ts'
import { includePast } from './past/include-past.ts'
import type { Moment } from './past/moment.ts'
import { readPastOfShipment } from './past/read-past.ts'
import { pastBasesOfShipment } from './provenance/past-bases.ts'
import { asksProvenance, namedEntries } from './provenance/serve-provenance.ts'

/** Serves a shipment and what it includes as they were at a moment. */
export const servePastShipment = async (call: Call, id: string, moment: Moment, query: Query<'getShipment'>) => {
  const { include } = query
  const events = include === undefined ? 'none' : 'records'
  const past = await readPastOfShipment(call, id, moment, { include, events, isServed: true })
  const { attributes, ...resource } = served.shipment(past.shipment, call)
  const provenance = asksProvenance(query.provenance, { attributes, ...resource })
    ? await namedEntries(call, query.provenance!, pastBasesOfShipment(past, attributes))
    : undefined
  const meta = { ...resource.meta!, ...past.meta, ...(provenance ? { provenance } : {}) }
  const data: Schemas['Shipment'] = { ...resource, attributes, meta }
  return document(call, data, await includePast([data], include, past, call))
}
