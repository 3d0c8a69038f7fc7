import { malformedBody } from '../errors.ts'

/**
 * The JSON of a body. An object that names a member twice is rejected: parsers differ in which of the two they use, and
 * so could a proxy that validated the body.
 */
export const parseJson = (bytes: Uint8Array): unknown => {
  let text: string
  let value: unknown
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    value = JSON.parse(text)
  } catch {
    throw malformedBody()
  }
  if (namesIn(text) !== membersOf(value)) throw malformedBody('An object in the body names the same member twice.')
  return value
}

/**
 * How many names of members a JSON text has: strings followed by a colon. No regular expression is used, because a text
 * can have megabytes.
 */
const namesIn = (text: string): number => {
  let names = 0
  for (let start = text.indexOf('"'); start >= 0; start = text.indexOf('"', start)) {
    let end = text.indexOf('"', start + 1)
    while (isEscaped(text, end)) end = text.indexOf('"', end + 1)
    start = end + 1
    while (SPACE.has(text.charCodeAt(start))) start++
    if (text[start] === ':') names++
  }
  return names
}

const SPACE = new Set([0x20, 0x09, 0x0a, 0x0d])

/** Whether an odd number of backslashes precedes a position. */
const isEscaped = (text: string, at: number): boolean => {
  let before = at
  while (text[before - 1] === '\\') before--
  return (at - before) % 2 === 1
}

/** Not recursive: a hostile body can be as deep as it is long. */
const membersOf = (root: unknown): number => {
  let members = 0
  const open = [root]
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (typeof value !== 'object' || value === null) continue
    const within = Object.values(value)
    if (!Array.isArray(value)) members += within.length
    for (const one of within) open.push(one)
  }
  return members
}
