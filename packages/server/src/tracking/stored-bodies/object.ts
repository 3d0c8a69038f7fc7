import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzipSync } from 'node:zlib'

/** A body as the database has it. */
export interface KeptBody {
  check_id: string
  id: string
  /** Compressed. */
  body: Buffer
}

interface Line {
  check_id: string
  id: string
  body: string
}

/** What a source says about a check differs little from one report to the next, so the window spans many of them. */
const PARAMETERS = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 22 }
/** Far above the size of our objects: a foreign one must not fill the memory. */
const MAX_TEXT_BYTES = 2 ** 28

/** An object of the store: a line of JSON for each body, compressed together. */
export const packBodies = (bodies: readonly KeptBody[]): Promise<Buffer> => {
  const lines = bodies.map(({ check_id, id, body }): Line => ({ check_id, id, body: gunzipSync(body).toString() }))
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('')
  return promisify(brotliCompress)(text, { params: PARAMETERS })
}

/** The bodies of some reports of a check, those of them that are in the object. */
export const unpackBodies = async (
  object: Uint8Array,
  checkId: string,
  ids: ReadonlySet<string>,
): Promise<[string, string][]> => {
  const text = await promisify(brotliDecompress)(object, { maxOutputLength: MAX_TEXT_BYTES })
  return text
    .toString()
    .split('\n')
    .filter((line) => line.startsWith(`{"check_id":"${checkId}"`))
    .map((line) => JSON.parse(line) as Line)
    .filter(({ id }) => ids.has(id))
    .map(({ id, body }) => [id, body])
}
