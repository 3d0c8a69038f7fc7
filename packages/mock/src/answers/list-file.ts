import type { Query } from '@boxtrail/contracts/zod'
import { pageOfAccuracy } from '@boxtrail/protocol/answer/accuracy-order'
import { accuracyColumns } from '@boxtrail/protocol/export/accuracy-columns'
import { type Column, columnsOf, type ExportedType } from '@boxtrail/protocol/export/columns'
import { contradictionColumns, contradictionRelations } from '@boxtrail/protocol/export/contradiction-columns'
import { type RecordsPage, writeFile } from '@boxtrail/protocol/export/file'
import { dispositionOf, FILE_TYPES, fileFormatOf, refusePages } from '@boxtrail/protocol/export/file-format'
import type { Exported } from '@boxtrail/protocol/export/values'
import { figuresOfSources } from '../actions/accuracy.ts'
import { operationOf } from '../contract.ts'
import type { Call } from '../records/call.ts'
import { listCounted } from '../records/counted.ts'
import { matching } from '../records/lists.ts'

const LISTS: Readonly<Record<string, ExportedType>> = { listContainers: 'container', listShipments: 'shipment' }

/** The records of a list as a file, if requested. */
export const listFile = async (call: Call, accept: string | null) => {
  const list = listOf(call)
  const format = list && fileFormatOf(call.query, accept)
  if (!list || !format) return undefined
  refusePages(call.requestUrl)
  const { name, columns, pages } = list()
  const pieces: Uint8Array[] = []
  for await (const piece of writeFile(format, { name, columns }, pages)) pieces.push(piece)
  const body = new Uint8Array(await new Blob(pieces as BlobPart[]).arrayBuffer())
  const disposition = dispositionOf(name, format, new Date(call.world.now()))
  return { headers: { 'content-type': FILE_TYPES[format], 'content-disposition': disposition }, body }
}

interface ListedFile {
  name: string
  columns: readonly Column[]
  pages: AsyncIterable<RecordsPage>
}

const listOf = (call: Call): (() => ListedFile) | undefined => {
  if (call.id === 'listAccuracy') return () => ({ name: 'accuracy', columns: accuracyColumns, pages: figures(call) })
  if (call.id === 'listContradictions')
    return () => ({ name: 'contradictions', columns: contradictionColumns, pages: contradictions(call) })
  const type = LISTS[call.id]
  return type && (() => ({ name: `${type}s`, columns: columnsOf(type, call.query), pages: pagesOf(type, call) }))
}

async function* figures(call: Call): AsyncGenerator<RecordsPage> {
  const all = figuresOfSources(operationOf(call.id), call)
  const { sort } = call.query as Query<'listAccuracy'>
  const { rows } = pageOfAccuracy(all, { number: 1, size: Math.max(all.length, 1), after: null }, sort)
  yield { records: rows as unknown as Exported[], related: [] }
}

async function* contradictions(call: Call): AsyncGenerator<RecordsPage> {
  const query = { ...call.query, 'page[number]': 1, 'page[size]': Number.MAX_SAFE_INTEGER }
  const { data } = listCounted(operationOf(call.id), { ...call, query })
  const related = contradictionRelations.flatMap((type) => call.world.all(type))
  yield { records: data as unknown as Exported[], related: related as unknown as Exported[] }
}

async function* pagesOf(type: ExportedType, { world, ...call }: Call): AsyncGenerator<RecordsPage> {
  const records = matching(operationOf(call.id), { ...call, world }) as unknown as Exported[]
  const types = [type === 'container' ? 'shipment' : 'container', 'terminal', 'port', 'rail_terminal', 'metro_area']
  yield { records, related: types.flatMap((one) => world.all(one)) as unknown as Exported[] }
}
