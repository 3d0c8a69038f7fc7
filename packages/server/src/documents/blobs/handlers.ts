import { storeFull } from '@boxtrail/protocol/errors'
import type { Handler } from '../../context.ts'
import { newKey } from '../../storage/store/new-key.ts'
import { insertBlob } from './queries.ts'
import { directUpload } from './resource.ts'
import { signId } from './signed-id.ts'

/** How long the upload URL is valid. */
const PUT_WITHIN_S = 300

export const createDirectUpload: Handler<'createDirectUpload'> = async ({ body }, call) => {
  const { filename, content_type: contentType, byte_size: byteSize, checksum } = body.blob
  const object = { key: newKey(call.accountId), filename, contentType, byteSize, checksum }
  const blob = { ...object, id: call.newId(), serviceName: call.store.name, userId: call.userId }
  const { stored_mb_per_account: mostMb } = call.config.documents
  const created = await insertBlob(call.pool, call.accountId, blob, mostMb * 2 ** 20)
  if (!created) throw storeFull(mostMb)
  const upload = await call.store.signPut(object, PUT_WITHIN_S)
  return directUpload(created, { signedId: signId(call, created.id), upload })
}
