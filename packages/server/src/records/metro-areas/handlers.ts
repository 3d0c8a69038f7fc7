import { document } from '@boxtrail/protocol/answer/json-api'
import { notFound } from '@boxtrail/protocol/errors'
import { isUuid } from '@boxtrail/protocol/uuid'
import type { Handler } from '../../context.ts'
import { metroAreaResource } from './resource.ts'

/** Finds a metro area by its id or UN/LOCODE. */
export const getMetroArea: Handler<'getMetroArea'> = ({ params: { id } }, call) => {
  const { places } = call.reference
  const place = isUuid(id) ? places.byId(id.toLowerCase()) : places.metroAreaByLocode(id)
  if (place?.kind !== 'metro_area') throw notFound()
  return document(call, metroAreaResource(place))
}
