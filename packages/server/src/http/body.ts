import { malformedBody, unprocessable, unsupportedMediaType } from '../errors.ts'
import { parseJson } from '../parse-json.ts'

/** Of operations whose contract names no larger limit. */
export const MAX_BYTES = 256 * 1024
const MAX_DEPTH = 32
const MAX_MEMBERS = 1_000
const MAX_ITEMS = 1_000
const MAX_TEXT = 64 * 1024
// Names by which JavaScript reaches a prototype: no resource has them.
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype'])

/** The JSON of a body, within bounds; `undefined` when there is none. */
export const readBody = (headers: Headers, bytes: Uint8Array): unknown => {
  if (bytes.length === 0) return undefined
  refuseOtherTypes(headers)
  const value = parseJson(bytes)
  refuseExcess(value)
  return value
}

/** What is no JSON, as it came; `undefined` when there is nothing. */
export const readRawBody = (headers: Headers, bytes: Uint8Array, mediaType: string): Uint8Array | undefined => {
  if (bytes.length === 0) return undefined
  const [type] = (headers.get('content-type') ?? '').split(';')
  const isPlain = /^(identity)?$/i.test(headers.get('content-encoding') ?? '')
  if (type!.trim().toLowerCase() !== mediaType || !isPlain) throw unsupportedMediaType(mediaType)
  return bytes
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
