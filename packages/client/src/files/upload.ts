import type { Api } from '../call/api.ts'
import type { Documents } from '../generated/methods.ts'
import type { Document } from '../generated/records.ts'
import type { Answers, Format } from '../types.ts'
import type { Uploadable } from './as-blob.ts'
import type { PutBlobOptions } from './put-blob.ts'

export interface UploadOptions<F extends Format = Format> extends PutBlobOptions {
  /** Name of the document; by default that of the file. */
  name?: string
  /** The form of the response, if it differs from that of the client. */
  format?: F
}

export interface Uploads<D extends Format = 'mapped'> {
  /**
   * Creates a document from a file, in one call: announces the file, puts its bytes into the store, creates the
   * document. Each step is retried if the network fails. If a document with the same content exists, the file is
   * refused with a `ConflictError` whose `errors[0].meta` names that document.
   *
   * @example
   * await client.documents.upload(await openAsBlob('notice.pdf'), {
   *   filename: 'notice.pdf',
   *   onProgress: ({ sent, total }) => console.log(`${sent} of ${total} bytes`),
   * })
   */
  upload<F extends Format = D>(
    file: Uploadable,
    options?: UploadOptions<F>,
  ): Promise<Answers<F, 'createDocument', Document>>
}

/** Puts the bytes of a file into the store; returns the signed id from which a document is created. */
export type PutBlob = (file: Uploadable, options?: PutBlobOptions) => Promise<string>

/** Most programs upload nothing, so the code is loaded when it is needed. */
export const putBlob =
  (api: Api): PutBlob =>
  async (file, options) =>
    (await import('./put-blob.ts')).putBlob(api, file, options)

export const uploads = <D extends Format>(api: Api<D>, { create }: Documents<D>): Uploads<D> => ({
  upload: async (file, { name, format, ...options } = {}) => {
    const { nameOf } = await import('./as-blob.ts')
    const given = name ?? options.filename ?? nameOf(file) ?? 'file'
    const attachedDocument = await putBlob(api)(file, options)
    const values = { name: given, attachedDocument } as unknown as Parameters<typeof create>[0]
    return (await create(values, { signal: options.signal, format: format ?? api.format })) as never
  },
})
