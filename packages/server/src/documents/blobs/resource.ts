import type { Schemas } from '@boxtrail/contracts'
import { formatInstant } from '@boxtrail/engine/time'
import type { RowOf } from '../../db/statement.ts'

export type BlobRow = RowOf<'find-blob'>

interface Steps {
  signedId: string
  upload: Schemas['DirectUpload']['direct_upload']
}

/** Plain JSON, the form that ActiveStorage clients expect. */
export const directUpload = (blob: BlobRow, { signedId, upload }: Steps): Schemas['DirectUpload'] => ({
  id: blob.id,
  key: blob.key,
  filename: blob.filename,
  content_type: blob.content_type,
  metadata: {},
  service_name: blob.service_name,
  byte_size: blob.byte_size,
  checksum: blob.checksum,
  created_at: formatInstant(blob.created_at.getTime()),
  signed_id: signedId,
  direct_upload: upload,
})
