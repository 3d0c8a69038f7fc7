import { deflateRawSync, inflateRawSync } from 'node:zlib'

/** The ids in which the bodies of a change differ between its webhooks. */
interface Ids {
  id: string
  webhook_id: string
}

/** Placeholders. JSON escapes control characters, so that a body contains neither of these. */
const ID = '\u0001'
const WEBHOOK_ID = '\u0002'
/** The first byte of a body that was stored before bodies were packed. */
const OPENING_BRACE = 0x7b

/** The text that the notifications of a change have in common: equal for all whose bodies differ only in these ids. */
export const commonBody = (body: string, { id, webhook_id }: Ids): string =>
  body.replaceAll(id, ID).replaceAll(webhook_id, WEBHOOK_ID)

/** Compresses a body here, once for all webhooks of a change: PostgreSQL would compress each one again, and less. */
export const packBody = (common: string): Buffer => deflateRawSync(common, { level: 1 })

/** The bytes that were rendered, as text. */
export const unpackBody = (packed: Buffer, { id, webhook_id }: Ids): string => {
  if (packed[0] === OPENING_BRACE) return packed.toString()
  return inflateRawSync(packed).toString().replaceAll(ID, id).replaceAll(WEBHOOK_ID, webhook_id)
}
