import type { Schemas } from '@boxtrail/contracts'
import type { Query } from '@boxtrail/contracts/zod'
import { pageOfAccuracy } from '@boxtrail/protocol/answer/accuracy-order'
import { listDocument, pageOf } from '@boxtrail/protocol/answer/json-api'
import { matching } from '../records/lists.ts'
import type { Resource } from '../world/resource.ts'
import type { Action } from './action.ts'

/** Filters for ports select the sources that are known on that route; their figures still cover all their journeys. */
const listAccuracy: Action = (operation, call) => {
  const query = call.query as Query<'listAccuracy'>
  const page = pageOf(query)
  const { rows, ...position } = pageOfAccuracy(figuresOfSources(operation, call), page, query.sort)
  return listDocument(call, page, { data: [...rows], ...position })
}

/** All figures that match the filters. */
export const figuresOfSources = (...[operation, call]: Parameters<Action>): Schemas['SourceAccuracy'][] => {
  const { by, sort: _, ...query } = call.query as Query<'listAccuracy'>
  const found = (filters: object) => matching(operation, { ...call, query: filters as typeof call.query })
  const pairs = found({ ...query, by: 'port_pair' })
  const { 'filter[port_of_lading]': from, 'filter[port_of_discharge]': to, ...others } = query
  const isOnPair = ({ id }: Resource) =>
    (from === undefined && to === undefined) || pairs.some((pair) => pair.id.startsWith(`${id}|`))
  const records = by === 'port_pair' ? pairs : found({ ...others, by: 'source' }).filter(isOnPair)
  return records as unknown as Schemas['SourceAccuracy'][]
}

export const accuracy = { listAccuracy }
