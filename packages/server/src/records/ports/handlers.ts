import { document } from '@boxtrail/protocol/answer/json-api'
import { notFound } from '@boxtrail/protocol/errors'
import { isUuid } from '@boxtrail/protocol/uuid'
import type { Handler } from '../../context.ts'
import { portResource } from './resource.ts'

/** Finds a port by its id or UN/LOCODE. */
export const getPort: Handler<'getPort'> = ({ params: { id } }, call) => {
  const { places } = call.reference
  const place = isUuid(id) ? places.byId(id.toLowerCase()) : places.portByLocode(id)
  if (place?.kind !== 'port') throw notFound()
  return document(call, portResource(place, places))
}
