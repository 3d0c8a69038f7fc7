import { drawPage } from '@boxtrail/document-reading/pictures/draw-page'
import { busy, noDocumentAttached, noSuchPage, notFound, pagesNotShown } from '@boxtrail/protocol/errors'
import type { Call, Handler } from '../context.ts'
import { createFairSemaphore } from '../fair-semaphore.ts'
import { readFile } from '../storage/read-object.ts'
import { findFile } from './create-queries.ts'

/**
 * Limits the pages drawn at a time by this process: each takes a processor for a moment, and up to half a gigabyte of
 * memory.
 */
const drawing = createFairSemaphore({ running: 2, waiting: 32, waitMs: 20_000 })

export const getDocumentPage: Handler<'getDocumentPage'> = async ({ params: { id, page } }, call) => {
  const file = await findFile(call.pool, call.accountId, id)
  if (!file || !/^[0-9]{1,4}$/.test(page)) throw notFound()
  if (file.quarantined !== null) throw pagesNotShown(`it was not opened (${file.quarantined})`)
  if ((await call.store.size(file.key)) === null) throw noDocumentAttached()
  // Each account takes its turn, so that one does not fill the places of all.
  return drawing(call.accountId, () => draw(file, Number(page), call))
}

type StoredFile = NonNullable<Awaited<ReturnType<typeof findFile>>>

const draw = async (
  file: StoredFile,
  page: number,
  { accountId: account, store, stopping }: Call,
): Promise<Uint8Array<ArrayBuffer>> => {
  const bytes = await readFile(store, file.key, stopping)
  const { filename: name, content_type: declaredType } = file
  const posted = await drawPage({ account, bytes, name, declaredType, page: Math.max(1, page) })
  if ('refused' in posted) throw posted.isTransient ? busy() : pagesNotShown(posted.refused)
  const { png, pages } = posted.result
  if (pages === 0) throw pagesNotShown('it is neither a PDF nor a picture (JPEG, PNG, TIFF, WebP, GIF)')
  if (png === null || page === 0) throw noSuchPage(pages)
  return new Uint8Array(png)
}
