import { compressedBody, malformedBody, unprocessable, unsupportedMediaType } from '../errors.ts'
import { readMediaType } from './media-type.ts'
import { parseJson } from './parse-json.ts'
import { inPointer } from './pointer.ts'

/** For operations whose contract states no higher limit. */
export const MAX_BYTES = 256 * 1024
const MAX_DEPTH = 32
const MAX_MEMBERS = 1_000
/** The maximum number of ids that one request may name. */
const MAX_ITEMS = 10_000
const MAX_TEXT = 64 * 1024
// Names by which JavaScript reaches a prototype: no resource has them.
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype'])

/** The JSON of a body, within limits; `undefined` if there is none. */
export const readBody = (headers: Headers, bytes: Uint8Array): unknown => {
  if (bytes.length === 0) return undefined
  refuseOtherTypes(headers)
  const value = parseJson(bytes)
  refuseExcess(value)
  return value
}

/** A body that is not JSON, as received; `undefined` if it is empty. */
export const readRawBody = (headers: Headers, bytes: Uint8Array, mediaType: string): Uint8Array | undefined => {
  if (bytes.length === 0) return undefined
  const { type, isPlain } = readMediaType(headers)
  if (type !== mediaType) throw unsupportedMediaType(mediaType)
  if (!isPlain) throw compressedBody()
  return bytes
}

/** Allows both JSON types for every body, and a charset if it is that of JSON. */
const refuseOtherTypes = (headers: Headers): void => {
  const { type, parameters, isPlain } = readMediaType(headers)
  const isJson = type === 'application/vnd.api+json' || type === 'application/json'
  const known = parameters.every(
    (part) => /^charset="?utf-?8"?$/.test(part) || part.startsWith('profile=') || part === '',
  )
  if (!isJson || !known) throw unsupportedMediaType()
  if (!isPlain) throw compressedBody()
}

/** Not recursive: a hostile body can be as deep as it is long. */
const refuseExcess = (root: unknown): void => {
  const open: { value: unknown; depth: number; at: string }[] = [{ value: root, depth: 1, at: '' }]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, depth, at } = next
    if (typeof value === 'string') refuseText(value, at)
    if (typeof value !== 'object' || value === null) continue
    if (depth > MAX_DEPTH) throw malformedBody(`The body is nested deeper than ${MAX_DEPTH} levels.`)
    const entries = Object.entries(value)
    const most = Array.isArray(value) ? MAX_ITEMS : MAX_MEMBERS
    if (entries.length > most) throw malformedBody(`${at || 'The body'} has more than ${most} members.`)
    for (const [name, member] of entries) {
      if (FORBIDDEN.has(name)) throw malformedBody(`A member may not be named ${name}.`)
      if (!Array.isArray(value)) refuseText(name, at)
      open.push({ value: member, depth: depth + 1, at: `${at}/${inPointer(name)}` })
    }
  }
}

/** PostgreSQL stores neither NUL nor unpaired surrogates. */
const refuseText = (text: string, at: string): void => {
  if (text.length > MAX_TEXT) throw malformedBody(`The text at ${at || '/'} is longer than 64 KiB.`)
  if (text.includes('\0') || !text.isWellFormed())
    throw unprocessable(at.toWellFormed().replaceAll('\0', ''), 'The text contains characters that cannot be stored.')
}
