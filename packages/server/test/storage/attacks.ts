import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto'
import type { Announced, Signed, Store } from '../../src/storage/store/store.ts'

/** Gives the store with its clock set to a time, to create expired links. */
export interface Stage {
  at: (ms: number) => Store
}

/** A file that was announced, and the link for its upload. */
export interface Announcement {
  object: Announced
  bytes: Buffer
  signed: Signed
}

const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyz'
const newKey = () => `${randomUUID()}/${Array.from({ length: 28 }, () => LETTERS[randomInt(36)]).join('')}`

export const announcedOf = (bytes: Buffer, named: Partial<Announced> = {}): Announced => ({
  key: newKey(),
  filename: 'arrival notice.pdf',
  contentType: 'application/pdf',
  byteSize: bytes.length,
  checksum: createHash('md5').update(bytes).digest('base64'),
  ...named,
})

export const announce = async (store: Store, size = 4_096, named: Partial<Announced> = {}): Promise<Announcement> => {
  const bytes = randomBytes(size)
  const object = announcedOf(bytes, named)
  return { object, bytes, signed: await store.signPut(object, 300) }
}

export const put = async ({ url, headers }: Signed, bytes: Buffer): Promise<number> => {
  const response = await fetch(url, { method: 'PUT', headers, body: new Uint8Array(bytes) })
  await response.arrayBuffer()
  return response.status
}

type Attack = (given: Announcement, stage: Stage) => Promise<number>

const flipped = (bytes: Buffer): Buffer => {
  const copy = Buffer.from(bytes)
  copy[randomInt(copy.length)]! ^= 1 << randomInt(8)
  return copy
}

/** A link with one hexadecimal digit of its signature changed. */
export const forged = (url: string): string => {
  const digits = [...url.matchAll(/(?<=--|Signature=)[0-9a-f]{64}/g)][0]!
  const at = digits.index + randomInt(64)
  return `${url.slice(0, at)}${((Number.parseInt(url[at]!, 16) + 1 + randomInt(15)) % 16).toString(16)}${url.slice(at + 1)}`
}

/** Invalid uploads. Each is tried with a file that is not stored yet. */
export const attacks: Record<string, Attack> = {
  'one bit flipped': ({ signed, bytes }) => put(signed, flipped(bytes)),
  truncated: ({ signed, bytes }) => put(signed, bytes.subarray(0, randomInt(1, bytes.length))),
  extended: ({ signed, bytes }) => put(signed, Buffer.concat([bytes, randomBytes(randomInt(1, 4_096))])),
  'other type': ({ signed, bytes }) =>
    put({ ...signed, headers: { ...signed.headers, 'Content-Type': 'text/html' } }, bytes),
  'expired URL': async ({ object, bytes }, stage) =>
    put(await stage.at(Date.now() - 301_000).signPut(object, 300), bytes),
  'forged signature': ({ signed, bytes }) => put({ ...signed, url: forged(signed.url) }, bytes),
}

export interface Outcome {
  refused: number
  stored: number
  statuses: number[]
}

/** Counts how many uploads of a kind were refused, and for how many something was stored. */
export const attack = async (stage: Stage, kind: Attack, rounds: number): Promise<Outcome> => {
  const store = stage.at(Date.now())
  const outcome: Outcome = { refused: 0, stored: 0, statuses: [] }
  for (let round = 0; round < rounds; round++) {
    const given = await announce(store)
    const status = await kind(given, stage)
    if (status >= 400 && status < 500) outcome.refused += 1
    if (!outcome.statuses.includes(status)) outcome.statuses.push(status)
    if ((await store.size(given.object.key)) !== null) outcome.stored += 1
  }
  return outcome
}

/** Counts the same for links that are used again, with the stored bytes or with others. */
export const replay = async (stage: Stage, rounds: number): Promise<Outcome & { changed: number }> => {
  const store = stage.at(Date.now())
  const outcome = { refused: 0, stored: 0, changed: 0, statuses: [] as number[] }
  for (let round = 0; round < rounds; round++) {
    const { signed, bytes, object } = await announce(store)
    if ((await put(signed, bytes)) >= 300) throw new Error('The first use of a link was refused.')
    const status = await put(signed, round % 2 === 0 ? bytes : flipped(bytes))
    if (status >= 400 && status < 500) outcome.refused += 1
    else outcome.stored += 1
    if (!outcome.statuses.includes(status)) outcome.statuses.push(status)
    if (!(await contentOf(store, object.key)).equals(bytes)) outcome.changed += 1
  }
  return outcome
}

export const contentOf = async (store: Store, key: string): Promise<Buffer> => {
  const pieces: Uint8Array[] = []
  for await (const piece of await store.open(key)) pieces.push(piece as Uint8Array)
  return Buffer.concat(pieces)
}
