import { malformedBody, payloadTooLarge, unprocessable, unsupportedMediaType } from '../errors.ts'

/** Of operations whose contract names no larger limit. */
const MAX_BYTES = 256 * 1024
const MAX_DEPTH = 32
const MAX_MEMBERS = 1_000
const MAX_ITEMS = 1_000
const MAX_TEXT = 64 * 1024
// Names by which JavaScript reaches a prototype: no resource has them.
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype'])

/** The JSON of a request, within bounds; `undefined` when it has no body. */
export const readBody = async (request: Request, maxBytes: number = MAX_BYTES): Promise<unknown> => {
  const bytes = await readBytes(request, maxBytes)
  if (bytes.length === 0) return undefined
  refuseOtherTypes(request.headers)
  const value = parse(bytes)
  refuseExcess(value)
  return value
}

/** What is no JSON, as it came; `undefined` when there is nothing. */
export const readRawBody = async (
  request: Request,
  mediaType: string,
  maxBytes: number = MAX_BYTES,
): Promise<Uint8Array | undefined> => {
  const bytes = await readBytes(request, maxBytes)
  if (bytes.length === 0) return undefined
  const [type] = (request.headers.get('content-type') ?? '').split(';')
  const isPlain = /^(identity)?$/i.test(request.headers.get('content-encoding') ?? '')
  if (type!.trim().toLowerCase() !== mediaType || !isPlain) throw unsupportedMediaType(mediaType)
  return bytes
}

/** The bytes of a request, as many as are allowed. */
export const readBytes = async (request: Request, maxBytes: number): Promise<Uint8Array> => {
  const declared = request.headers.get('content-length')
  if (declared !== null && Number(declared) > maxBytes) throw payloadTooLarge(maxBytes)
  if (request.body === null) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = request.body.getReader()
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      // The client went away, or what it sent was no HTTP.
      throw malformedBody('The body broke off.')
    })
    if (done) return Buffer.concat(chunks)
    size += value.length
    if (size > maxBytes) {
      reader.cancel().catch(() => {})
      throw payloadTooLarge(maxBytes)
    }
    chunks.push(value)
  }
}

/** Both JSON types on every body; a charset is tolerated where it is the one JSON has. */
const refuseOtherTypes = (headers: Headers): void => {
  const [type, ...parameters] = (headers.get('content-type') ?? '').split(';').map((part) => part.trim().toLowerCase())
  const encoding = headers.get('content-encoding')
  const isJson = type === 'application/vnd.api+json' || type === 'application/json'
  const isPlain = encoding === null || encoding.toLowerCase() === 'identity'
  const known = parameters.every(
    (part) => /^charset="?utf-?8"?$/.test(part) || part.startsWith('profile=') || part === '',
  )
  if (!isJson || !isPlain || !known) throw unsupportedMediaType()
}

const parse = (bytes: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw malformedBody()
  }
}

/** Without recursion: a hostile body is as deep as it is long. */
const refuseExcess = (root: unknown): void => {
  const open: { value: unknown; depth: number; at: string }[] = [{ value: root, depth: 1, at: '' }]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, depth, at } = next
    if (typeof value === 'string') refuseText(value, at)
    if (typeof value !== 'object' || value === null) continue
    if (depth > MAX_DEPTH) throw malformedBody(`The body is nested deeper than ${MAX_DEPTH} levels.`)
    const entries = Object.entries(value)
    if (entries.length > (Array.isArray(value) ? MAX_ITEMS : MAX_MEMBERS))
      throw malformedBody(`${at || 'The body'} has more than ${MAX_ITEMS} members.`)
    for (const [name, member] of entries) {
      if (FORBIDDEN.has(name)) throw malformedBody(`A member may not be named ${name}.`)
      if (!Array.isArray(value)) refuseText(name, at)
      open.push({ value: member, depth: depth + 1, at: `${at}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}` })
    }
  }
}

/** PostgreSQL keeps neither NUL nor half a surrogate pair. */
const refuseText = (text: string, at: string): void => {
  if (text.length > MAX_TEXT) throw malformedBody(`The text at ${at || '/'} is longer than 64 KiB.`)
  if (text.includes('\0') || !text.isWellFormed())
    throw unprocessable(at.toWellFormed().replaceAll('\0', ''), 'The text holds characters that cannot be stored.')
}
