import type { Schemas } from '@boxtrail/contracts'
import { nameOf, type Uploadable } from '../as-blob.ts'
import { answered, type Http } from '../http.ts'
import { type IterateOptions, iteratePages, type PageOptions, pageQuery } from '../pages.ts'
import type { createPutBlob, PutBlobOptions } from '../put-blob.ts'
import type { IncludeQuery, ListQuery } from '../queries.ts'

type Creation = Schemas['DocumentCreate']['data']['attributes']
type Changes = Schemas['DocumentUpdate']['data']['attributes']

interface Once {
  /** Makes the request safe to repeat; with it, failures are tried again. */
  idempotencyKey?: string
}

export interface UploadOptions extends PutBlobOptions {
  /** Name of the document; that of the file unless given. */
  name?: string
}

const once = ({ idempotencyKey }: Once) => (idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {})

/** Documents: papers of shipments, as files, and what was read from them. */
export const documents = (http: Http, putBlob: ReturnType<typeof createPutBlob>) => {
  const list = (query: ListQuery<'/documents'> = {}, page: PageOptions = {}) =>
    answered(http.GET('/documents', { params: { query: { ...query, ...pageQuery(page) } } }))
  const create = (attributes: Creation, options: Once = {}) =>
    answered(
      http.POST('/documents', {
        params: { header: once(options) },
        body: { data: { type: 'document', attributes } },
      }),
    )
  return {
    /** One page of documents, newest first unless `sort` says otherwise. */
    list,
    /** Document by document, however many pages they fill. */
    iterate: (query: ListQuery<'/documents'> = {}, options: IterateOptions = {}) =>
      iteratePages((page) => list(query, page), options),
    /** One document, with the related records that `include` names. */
    get: (id: string, query: IncludeQuery<'/documents/{id}'> = {}) =>
      answered(http.GET('/documents/{id}', { params: { path: { id }, query } })),
    /** Makes a document of an uploaded file, by the `signed_id` of its announcement. It is read soon after. */
    create,
    /**
     * Makes a document of a file, in one call: announces it, puts its bytes into the store, creates the document. Each step
     * is tried again when the network fails. A file whose content is a document already is refused with a `ConflictError`
     * whose `errors[0].meta` names that document.
     *
     * @example
     * const { data } = await client.documents.upload(await openAsBlob('notice.pdf'), {
     *   filename: 'notice.pdf',
     *   onProgress: ({ sent, total }) => console.log(`${sent} of ${total} bytes`),
     * })
     */
    upload: async (file: Uploadable, options: UploadOptions = {}) => {
      const name = options.name ?? options.filename ?? nameOf(file) ?? 'file'
      const attached_document = await putBlob(file, options)
      options.signal?.throwIfAborted()
      return create({ name, attached_document }, { idempotencyKey: crypto.randomUUID() })
    },
    /** Says what it is, or what it holds: that wins over what is read, now and later. */
    update: (id: string, attributes: Changes) =>
      answered(
        http.PATCH('/documents/{id}', {
          params: { path: { id } },
          body: { data: { type: 'document', id, attributes } },
        }),
      ),
    /** Takes it out of every list. */
    delete: async (id: string): Promise<void> => {
      await answered(http.DELETE('/documents/{id}', { params: { path: { id } } }))
    },
    /** A link to its file, good for five minutes. */
    downloadUrl: async (id: string): Promise<string> =>
      (await answered(http.GET('/documents/{id}/download_url', { params: { path: { id } } }))).download_url,
    /** Has its values read again. */
    reextract: (id: string, options: Once = {}) =>
      answered(http.POST('/documents/{id}/reextract', { params: { path: { id }, header: once(options) } })),
    /** Has its type found again. */
    reclassify: (id: string, options: Once = {}) =>
      answered(http.POST('/documents/{id}/reclassify', { params: { path: { id }, header: once(options) } })),
    /** Has its image turned, clockwise; ask for a new link to it afterwards. */
    rotate: (id: string, degrees: 90 | 180 | 270, options: Once = {}) =>
      answered(
        http.POST('/documents/{id}/rotate', { params: { path: { id }, header: once(options) }, body: { degrees } }),
      ),
    /** The types that a document can have. */
    types: async () => (await answered(http.GET('/documents/types'))).document_types,
    /** The form of what is read from a type of document, by `type@version`, or by the type alone for its current version. */
    schema: (id: string) => answered(http.GET('/document_schemas/{id}', { params: { path: { id } } })),
    /** Has it linked again, to what is tracked by now. */
    relink: (id: string, options: Once = {}) =>
      answered(http.POST('/documents/{id}/relink', { params: { path: { id }, header: once(options) } })),
  }
}
