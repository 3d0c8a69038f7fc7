import { turnableKind } from '@boxtrail/document-reading/turn-image/turn-image'
import { document, listDocument, pageOf } from '@boxtrail/protocol/answer/json-api'
import { noDocumentAttached, notAnImage, notFound } from '@boxtrail/protocol/errors'
import { type Call, type Handler, inTwoParts } from '../context.ts'
import { findDocuments, type ServedDocument, type Step } from '../records/documents/queries.ts'
import { documentResource } from '../records/documents/resource.ts'
import { include } from '../records/included/include.ts'
import { addRotation, correctDocument, deleteDocumentOf, readAgain } from './change-document.ts'
import { prepareDocument } from './create-document.ts'
import { findFile } from './create-queries.ts'
import { listDocumentIds } from './list-documents.ts'

export const listDocuments: Handler<'listDocuments'> = async ({ query }, call) => {
  const page = pageOf(query)
  const { ids, ...position } = await listDocumentIds(call.pool, call.accountId, query, page)
  const rows = await findDocuments(call.pool, call.accountId, ids)
  const data = rows.map(documentResource)
  const included = await include(data, query.include, call)
  return listDocument(call, page, { data, ...position, included })
}

export const createDocument: Handler<'createDocument'> = inTwoParts(async ({ body }, call) => {
  const create = await prepareDocument(call, body.data.attributes)
  return async (later) => document(later, documentResource(await findDocument(later, await create(later))))
})

export const getDocument: Handler<'getDocument'> = async ({ params, query }, call) => {
  const data = documentResource(await findDocument(call, params.id))
  return document(call, data, await include([data], query.include, call))
}

export const updateDocument: Handler<'updateDocument'> = async ({ params: { id }, body }, call) => {
  await correctDocument(call, id, body.data.attributes)
  return document(call, documentResource(await findDocument(call, id)))
}

export const deleteDocument: Handler<'deleteDocument'> = async ({ params }, call) => {
  await deleteDocumentOf(call, params.id)
  return undefined
}

const findDocument = async ({ pool, accountId }: Call, id: string): Promise<ServedDocument> => {
  const [row] = await findDocuments(pool, accountId, [id])
  if (!row) throw notFound()
  return row
}

/** How long a link to a file is valid. */
const LINK_S = 300

export const getDocumentDownloadUrl: Handler<'getDocumentDownloadUrl'> = async ({ params }, call) => {
  const file = await findFile(call.pool, call.accountId, params.id)
  if (!file) throw notFound()
  if ((await call.store.size(file.key)) === null) throw noDocumentAttached()
  const { key, filename, content_type: contentType } = file
  return { download_url: await call.store.signGet({ key, filename, contentType }, LINK_S) }
}

const again =
  (step: Step) =>
  async ({ params }: { params: { id: string } }, call: Call): Promise<{ status: 'accepted' }> => {
    await readAgain(call, params.id, step)
    return { status: 'accepted' }
  }

export const reextractDocument: Handler<'reextractDocument'> = again('extract')
export const reclassifyDocument: Handler<'reclassifyDocument'> = again('classify')
export const relinkDocument: Handler<'relinkDocument'> = again('link')

export const rotateDocument: Handler<'rotateDocument'> = async ({ params: { id }, body }, call) => {
  const file = await findFile(call.pool, call.accountId, id)
  if (!file) throw notFound()
  if ((await call.store.size(file.key)) === null) throw noDocumentAttached()
  if (file.quarantined !== null || turnableKind(await firstPiece(call.store, file.key)) === null) throw notAnImage()
  await addRotation(call, id, body.degrees)
  return { status: 'accepted' }
}

const firstPiece = async (store: Call['store'], key: string): Promise<Uint8Array> => {
  for await (const piece of await store.open(key)) return piece as Uint8Array
  return new Uint8Array()
}
