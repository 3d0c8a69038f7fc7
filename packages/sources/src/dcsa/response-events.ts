import { isObject, type Json } from '@boxtrail/engine/json'
import { PAGE_BREAK } from '../port/source.ts'
import { quote, text } from './event-text.ts'
import { eventsOfContainer } from './events-of-container.ts'
import { asVersionTwo } from './other-versions.ts'

export type Answer =
  | { kind: 'events'; events: unknown[] }
  | { kind: 'no_data' }
  | { kind: 'error'; status: number | null; reason: string }
  | { kind: 'unrecognized'; reason: string }

let last: { body: string; answer: Answer } | undefined

/** The fingerprint and the reading of one response follow each other, so cache the last one: it is parsed once. */
export const parseAnswer = (body: string): Answer => {
  if (last?.body !== body) last = { body, answer: parsePages(body) }
  return last.answer
}

/** Unwraps the events of a response: a bare array, `{events}`, an error body, or something else entirely. */
const parsePages = (body: string): Answer => {
  const events: unknown[] = []
  for (const page of body.split(PAGE_BREAK)) {
    const answer = parsePage(page)
    if (answer.kind === 'no_data') continue
    if (answer.kind !== 'events') return answer
    events.push(...answer.events)
  }
  return events.length > 0 ? { kind: 'events', events: asVersionTwo(events) } : { kind: 'no_data' }
}

/** Limits the line's own words, which may be long. */
const MAX_WORDS = 200
const MAX_STATUS = 40

/** Describes a body without events by its status and its words. */
const sayError = (json: Json, status: unknown): string => {
  const errors = Array.isArray(json.errors) ? json.errors.filter(isObject) : []
  const words = [...errors, json].flatMap(
    ({ message, reason, statusCodeText }) => text(message ?? reason ?? statusCodeText) ?? [],
  )
  const stated =
    text(status) === null
      ? 'no list of events'
      : `no list of events, but the status ${quote(typeof status === 'string' ? status.slice(0, MAX_STATUS) : status)}`
  return words[0] === undefined
    ? `the response contains ${stated}`
    : `the response contains ${stated}: ${words[0].slice(0, MAX_WORDS)}`
}

/** Responses of the first version of the standard have a list for each type of event. */
const listsByType = ['shipment', 'transport', 'equipment'].flatMap((type) => [`${type}Event`, `${type}Events`])

/** Envelopes that lines put around the object with the events: `{"data": {"events": []}}`. */
const envelopes = ['data', 'content', 'value', 'result', 'response']

/** The events of an object; null if it has no list of them. */
const eventsIn = (json: Json): unknown[] | null => {
  for (const wrapper of ['events', 'Events', 'data', 'content', 'value', 'results', 'items'])
    if (Array.isArray(json[wrapper])) return eventsOfContainer(json, eventsOf(json[wrapper]))
  const lists = listsByType.flatMap((name) => (Array.isArray(json[name]) ? [json[name] as unknown[]] : []))
  if (lists.length > 0) return eventsOfContainer(json, lists.flat())
  return 'eventType' in json ? [json] : null
}

/**
 * The events of a list, whose items may themselves be lists, or objects with a list, for each container or shipment.
 */
const eventsOf = (list: readonly unknown[]): unknown[] =>
  list.flatMap((one) =>
    Array.isArray(one)
      ? one
      : isObject(one) && !('eventType' in one) && Array.isArray(one.events)
        ? eventsOfContainer(one, one.events)
        : [one],
  )

/** Some gateways send the JSON as a string within JSON, or a byte order mark before it. */
const parseJson = (page: string): unknown => {
  const json: unknown = JSON.parse(page.replace(/^\uFEFF/, ''))
  return typeof json === 'string' && /^\s*[[{]/.test(json) ? JSON.parse(json) : json
}

/** Whether a response is an error: an empty list beside an error does not mean that the number has no events. */
const isError = ({ statusCode, status, errors }: Json): boolean =>
  Number(statusCode ?? status) >= 400 || (Array.isArray(errors) && errors.length > 0)

const parsePage = (page: string): Answer => {
  let json: unknown
  try {
    json = parseJson(page)
  } catch {
    const start = page.trimStart().slice(0, 40).toLowerCase()
    // A login page or a captcha wall with status 200 contains no data about the container.
    const reason = start.startsWith('<')
      ? 'expected events, but received a web page'
      : 'the response is not complete JSON text'
    return { kind: 'unrecognized', reason }
  }
  if (Array.isArray(json)) return { kind: 'events', events: eventsOf(json) }
  if (!isObject(json)) return { kind: 'unrecognized', reason: 'the response is neither a list of events nor an object' }
  const events = eventsIn(json) ?? envelopes.map((name) => isObject(json[name]) && eventsIn(json[name])).find(Boolean)
  if (events && (events.length > 0 || !isError(json))) return { kind: 'events', events }
  if ('statusCode' in json || 'errors' in json || 'status' in json) {
    const dcsaData = json.statusCode ?? json.status
    const status = typeof dcsaData === 'number' || typeof dcsaData === 'string' ? Number(dcsaData) : Number.NaN
    return status === 404
      ? { kind: 'no_data' }
      : { kind: 'error', status: Number.isFinite(status) ? status : null, reason: sayError(json, dcsaData) }
  }
  return { kind: 'unrecognized', reason: 'the response contains no list of events' }
}
