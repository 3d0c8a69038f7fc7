import type { Handler } from '../../context.ts'
import { isUuid } from '../../db/uuid.ts'
import { notFound } from '../../errors.ts'
import { document } from '../../json-api.ts'
import { portResource } from './resource.ts'

/** By id or by UN/LOCODE. */
export const getPort: Handler<'getPort'> = ({ params: { id } }, call) => {
  const { places } = call.reference
  const place = isUuid(id) ? places.byId(id.toLowerCase()) : places.portByLocode(id)
  if (place?.kind !== 'port') throw notFound()
  return document(call, portResource(place, places))
}
