import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  scrypt,
  timingSafeEqual,
} from 'node:crypto'
import { promisify } from 'node:util'

/**
 * The age format (age-encryption.org/v1) with a passphrase: scrypt for the key, ChaCha20-Poly1305 in chunks of 64 KiB that
 * cannot be reordered, altered or cut off unnoticed. The program `age` opens it as well.
 */

const INTRO = 'age-encryption.org/v1'
const CHUNK_BYTES = 64 * 1024
const TAG_BYTES = 16
/** 2^17 rounds take 128 MiB of memory: a guess costs half a second. */
const WORK = 17
/** The most that a file may require: otherwise it could demand any amount of memory. */
const MAX_WORK = 20
/** The longest header: it has three short lines and one for each recipient, of which we write one. */
const MAX_HEADER_BYTES = 1_024

/** The file is not an archive of ours, or not as it was written. */
export class ArchiveError extends Error {
  override name = 'ArchiveError'
}

const cutOrAltered = () =>
  new ArchiveError('The archive is truncated or was altered. Nothing was changed: use another copy of it.')
const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
const derived = (key: Buffer, salt: Buffer | '', info: string) => Buffer.from(hkdfSync('sha256', key, salt, info, 32))

const wrapKeyOf = (passphrase: string, salt: Buffer, work: number): Promise<Buffer> =>
  promisify<string, Buffer, number, object, Buffer>(scrypt)(
    passphrase.normalize('NFC'),
    Buffer.concat([Buffer.from(`${INTRO}/scrypt`), salt]),
    32,
    { N: 2 ** work, r: 8, p: 1, maxmem: 2 ** (work + 11) },
  )

const seal = (key: Buffer, nonce: Buffer, text: Buffer): Buffer => {
  const cipher = createCipheriv('chacha20-poly1305', key, nonce, { authTagLength: TAG_BYTES })
  return Buffer.concat([cipher.update(text), cipher.final(), cipher.getAuthTag()])
}

/** Opens sealed bytes; null if they were not sealed with this key. */
const open = (key: Buffer, nonce: Buffer, sealed: Buffer): Buffer | null => {
  if (sealed.length < TAG_BYTES) return null
  const decipher = createDecipheriv('chacha20-poly1305', key, nonce, { authTagLength: TAG_BYTES })
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES))
  try {
    return Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()])
  } catch {
    return null
  }
}

const chunkNonce = (index: number, isLast: boolean): Buffer => {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(index, 5, 6)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

/** Splits a stream into pieces of `size`; the last one may be shorter, and is marked. */
async function* chunksOf(
  source: AsyncIterable<Uint8Array>,
  size: number,
): AsyncGenerator<{ chunk: Buffer; isLast: boolean }> {
  let waiting: Buffer[] = []
  let bytes = 0
  for await (const piece of source) {
    waiting.push(Buffer.from(piece))
    bytes += piece.length
    if (bytes <= size) continue
    const all = Buffer.concat(waiting)
    let at = 0
    // A full chunk may be the last one, so it is kept until more follows.
    for (; all.length - at > size; at += size) yield { chunk: all.subarray(at, at + size), isLast: false }
    waiting = [all.subarray(at)]
    bytes = all.length - at
  }
  yield { chunk: Buffer.concat(waiting), isLast: true }
}

export async function* encrypt(
  source: AsyncIterable<Uint8Array>,
  passphrase: string,
  work: number = WORK,
): AsyncGenerator<Buffer> {
  const fileKey = randomBytes(16)
  const salt = randomBytes(16)
  const wrapped = seal(await wrapKeyOf(passphrase, salt, work), Buffer.alloc(12), fileKey)
  const header = `${INTRO}\n-> scrypt ${base64(salt)} ${work}\n${base64(wrapped)}\n---`
  const mac = createHmac('sha256', derived(fileKey, '', 'header'))
    .update(header)
    .digest()
  const nonce = randomBytes(16)
  yield Buffer.concat([Buffer.from(`${header} ${base64(mac)}\n`), nonce])
  const key = derived(fileKey, nonce, 'payload')
  let index = 0
  for await (const { chunk, isLast } of chunksOf(source, CHUNK_BYTES))
    yield seal(key, chunkNonce(index++, isLast), chunk)
}

const HEADER =
  /^(age-encryption\.org\/v1\n-> scrypt ([A-Za-z0-9+/]{22}) (\d{1,2})\n([A-Za-z0-9+/]{43})\n---) ([A-Za-z0-9+/]{43})\n/

export async function* decrypt(source: AsyncIterable<Uint8Array>, passphrase: string): AsyncGenerator<Buffer> {
  const pieces = source[Symbol.asyncIterator]()
  let head = Buffer.alloc(0)
  while (head.length < MAX_HEADER_BYTES) {
    const { value, done } = await pieces.next()
    if (done) break
    head = Buffer.concat([head, value])
  }
  const found = HEADER.exec(head.toString('latin1'))
  if (!found) throw new ArchiveError('This is not an archive that `boxtrail backup` wrote.')
  const [whole, header, salt, work, wrapped, mac] = found as unknown as [string, string, string, string, string, string]
  if (Number(work) > MAX_WORK) throw cutOrAltered()
  const wrapKey = await wrapKeyOf(passphrase, Buffer.from(salt, 'base64'), Number(work))
  const fileKey = open(wrapKey, Buffer.alloc(12), Buffer.from(wrapped, 'base64'))
  if (!fileKey) throw new ArchiveError('The passphrase is not that of the archive. Nothing was changed.')
  const expected = createHmac('sha256', derived(fileKey, '', 'header'))
    .update(header)
    .digest()
  if (!timingSafeEqual(expected, Buffer.from(mac, 'base64'))) throw cutOrAltered()
  const nonce = head.subarray(whole.length, whole.length + 16)
  const key = derived(fileKey, nonce, 'payload')
  const rest = async function* () {
    yield head.subarray(whole.length + 16)
    for (let next = await pieces.next(); !next.done; next = await pieces.next()) yield next.value
  }
  let index = 0
  for await (const { chunk, isLast } of chunksOf(rest(), CHUNK_BYTES + TAG_BYTES)) {
    const text = open(key, chunkNonce(index++, isLast), chunk)
    if (!text) throw cutOrAltered()
    yield text
  }
}
