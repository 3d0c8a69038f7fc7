import type { ParameterKind } from '@boxtrail/contracts/operations'
import { badRequest, invalidParameter, unknownInclude, unknownParameter } from '../errors.ts'

type Kinds = Readonly<Record<string, ParameterKind>>
type Value = string | number | boolean | string[] | Record<string, string>

const MAX_PAGE_SIZE = 100
// Query values end up in logs of proxies, so a key sent there is rejected first, even if the request is otherwise
// valid.
const CREDENTIALS = new Set(['api_key', 'apikey', 'key', 'token', 'access_token', 'authorization'])

/** The pairs of a query string, decoded once: brackets may come literally or percent-encoded, `+` is a space. */
export const readPairs = (search: string): [string, string][] => {
  const pairs: [string, string][] = []
  for (const part of search.split('&')) {
    if (part === '') continue
    const at = part.indexOf('=')
    const name = decode(at < 0 ? part : part.slice(0, at))
    const value = decode(at < 0 ? '' : part.slice(at + 1))
    if (name === null) throw badRequest('The query string is not correctly percent-encoded.')
    if (value === null) throw invalidParameter(name, `The value of ${name} is not percent-encoded UTF-8.`)
    if (value.includes('\0')) throw invalidParameter(name, `The value of ${name} contains the character NUL.`)
    pairs.push([name, value])
  }
  return pairs
}

const decode = (text: string): string | null => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return null
  }
}

/** A key in the query is rejected before anything else is checked. */
export const refuseCredentials = (search: string): void => {
  if (search === '') return
  for (const [name] of readPairs(search))
    if (CREDENTIALS.has(name.toLowerCase()))
      throw invalidParameter(name, 'Send the API key in the Authorization header, never in the URL.')
}

/** Reads a query string by the table of its operation. Nothing is coerced: a value of another type is rejected. */
export const readQuery = (
  search: string,
  kinds: Kinds,
  includes: readonly string[],
  aliases: Readonly<Record<string, readonly string[]>> = {},
): Record<string, Value> | undefined => {
  if (search === '') return undefined
  const values = new Map<string, Value>()
  for (const [name, text] of readPairs(search)) {
    const kind = Object.hasOwn(kinds, name) ? kinds[name]! : undefined
    if (kind === undefined || kind === 'map') {
      const { parent, key } = memberOf(name, kinds)
      const members = (values.get(parent) ?? {}) as Record<string, string>
      if (Object.hasOwn(members, key)) throw invalidParameter(name, `${name} occurs twice in the query.`)
      values.set(parent, { ...members, [key]: text })
      continue
    }
    if (kind === 'csv') {
      const list = [...((values.get(name) as string[] | undefined) ?? []), ...items(text)]
      values.set(name, [...new Set(list)])
      continue
    }
    if (values.has(name)) throw invalidParameter(name, `${name} occurs twice in the query.`)
    const value = readers[kind](text, name)
    // An empty moment is rejected, because the response would be for the current one.
    if (value !== '' || kind === 'date-time') values.set(name, value)
  }
  const names = (values.get('include') as string[] | undefined) ?? []
  for (const name of names) if (!includes.includes(name)) throw unknownInclude(name)
  if (names.length > 0) values.set('include', [...new Set(names.flatMap((name) => aliases[name] ?? name))])
  return Object.fromEntries(values)
}

/** `filter[custom_field][cost_center]` is the member `cost_center` of a parameter of the kind `map`. */
const memberOf = (name: string, kinds: Kinds): { parent: string; key: string } => {
  const [, parent = '', key = ''] = /^(.+)\[([^[\]]+)\]$/.exec(name) ?? []
  if (Object.hasOwn(kinds, parent) && kinds[parent] === 'map') return { parent, key }
  throw unknownParameter(
    name,
    Object.keys(kinds).map((known) => (kinds[known] === 'map' ? `${known}[…]` : known)),
  )
}

const items = (text: string) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')

const readers: Record<
  Exclude<ParameterKind, 'csv' | 'map'>,
  (text: string, name: string) => string | number | boolean
> = {
  string: (text) => text,
  boolean: (text, name) => {
    if (text !== 'true' && text !== 'false') throw invalidParameter(name, `${name} must be true or false.`)
    return text === 'true'
  },
  integer: (text, name) => {
    if (!/^\d{1,400}$/.test(text)) throw invalidParameter(name, `${name} must be a whole number from 1.`)
    // A larger page size is reduced to the maximum.
    const value = name === 'page[size]' ? Math.min(Number(text), MAX_PAGE_SIZE) : Number(text)
    if (!Number.isSafeInteger(value)) throw invalidParameter(name, `${name} is too large.`)
    return value
  },
  number: (text, name) => {
    // Allows as many decimals as a double can have, and the exponent that JSON uses for numbers close to zero: 1e-7.
    if (!/^-?\d{1,15}(\.\d{1,25})?(e-\d{1,3})?$/i.test(text))
      throw invalidParameter(name, `${name} must be a number like -118.26.`)
    return Number(text)
  },
  // A bare plus sign of an offset was decoded to a space.
  'date-time': (text) => text.replace(/ (?=\d{2}:\d{2}(?:\[|$))/, '+'),
}
