import { columnsOf, type ExportedType } from '@boxtrail/protocol/export/columns'
import { type RecordsPage, writeFile } from '@boxtrail/protocol/export/file'
import { dispositionOf, FILE_TYPES, fileFormatOf, refusePages } from '@boxtrail/protocol/export/file-format'
import type { Exported } from '@boxtrail/protocol/export/values'
import { operationOf } from '../contract.ts'
import type { Call } from '../records/call.ts'
import { matching } from '../records/lists.ts'

const LISTS: Readonly<Record<string, ExportedType>> = { listContainers: 'container', listShipments: 'shipment' }

/** The records of a list as a file, if that is asked for. */
export const listFile = async (call: Call, accept: string | null) => {
  const type = LISTS[call.id]
  const format = type && fileFormatOf(call.query, accept)
  if (!type || !format) return undefined
  refusePages(call.requestUrl)
  const columns = columnsOf(type, call.query)
  const pieces: Uint8Array[] = []
  for await (const piece of writeFile(format, { name: `${type}s`, columns }, pagesOf(type, call))) pieces.push(piece)
  const body = new Uint8Array(await new Blob(pieces as BlobPart[]).arrayBuffer())
  const disposition = dispositionOf(`${type}s`, format, new Date(call.world.now()))
  return { headers: { 'content-type': FILE_TYPES[format], 'content-disposition': disposition }, body }
}

async function* pagesOf(type: ExportedType, { world, ...call }: Call): AsyncGenerator<RecordsPage> {
  const records = matching(operationOf(call.id), { ...call, world }) as unknown as Exported[]
  const types = [type === 'container' ? 'shipment' : 'container', 'terminal', 'port', 'rail_terminal', 'metro_area']
  yield { records, related: types.flatMap((one) => world.all(one)) as unknown as Exported[] }
}
