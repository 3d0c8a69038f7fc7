import { type Dispatcher, request } from 'undici'
import { outcomeOf, readBody, readRetryAfter } from '../http-answer.ts'
import { type Fetched, PAGE_BREAK, type Subject } from '../source.ts'
import { nextPage, outOfReach, type Page } from './paging.ts'
import type { Profile } from './profile.ts'
import { type Credentials, TokenRefused } from './token.ts'

export interface DcsaEndpoint {
  profile: Profile
  /** Up to and without `/events`. */
  baseUrl: string
  credentials: Credentials
  dispatcher: Dispatcher
  timeoutMs: number
}

/** More pages than any shipment has: a line whose last page points to itself must not hold us. */
const MAX_PAGES = 50

/** Asks a line for the events of one number, page by page. */
export const fetchEvents = async (endpoint: DcsaEndpoint, subject: Subject, signal: AbortSignal): Promise<Fetched> => {
  const pages: string[] = []
  let next: Page | null = firstPage(endpoint, subject)
  let mediaType: string | null = null
  const seen = new Set<string>()
  while (next && pages.length < MAX_PAGES && !seen.has(next.key)) {
    seen.add(next.key)
    const answer = await askOnce(endpoint, next, signal)
    if (answer.outcome !== 'ok' || answer.body === null) {
      // What came before a page that failed is kept, as an answer that is not whole.
      return pages.length > 0 && answer.outcome !== 'throttled' ? success(pages, mediaType, false) : failure(answer)
    }
    pages.push(answer.body)
    mediaType ??= answer.mediaType
    const following = nextPage(endpoint.profile, next, answer.headers, answer.statusCode)
    if (following === outOfReach) return success(pages, mediaType, false)
    next = following
  }
  return success(pages, mediaType, next === null)
}

const success = (pages: string[], mediaType: string | null, complete: boolean): Fetched => ({
  outcome: 'ok',
  body: pages.join(PAGE_BREAK),
  mediaType,
  complete,
  retryAfterMs: null,
  detail: null,
})

const failure = ({ outcome, body, mediaType, retryAfterMs, detail }: Answer): Fetched => ({
  outcome,
  body,
  mediaType,
  complete: false,
  retryAfterMs,
  detail,
})

const firstPage = ({ profile, baseUrl }: DcsaEndpoint, { kind, number }: Subject): Page => {
  const url = new URL(
    `${baseUrl.replace(/\/+$/, '')}${profile.path.replace('{reference}', encodeURIComponent(number))}`,
  )
  const parameter = profile.parameters[kind]
  if (parameter) url.searchParams.set(parameter, number)
  if (profile.pageSize !== null) url.searchParams.set('limit', String(profile.pageSize))
  return { key: url.href, url, headers: {} }
}

interface Answer extends Omit<Fetched, 'complete'> {
  statusCode: number
  headers: Record<string, string | string[] | undefined>
}

const askOnce = async (endpoint: DcsaEndpoint, page: Page, signal: AbortSignal, isRetry = false): Promise<Answer> => {
  const { credentials, dispatcher, timeoutMs } = endpoint
  const nothing = { body: null, mediaType: null, retryAfterMs: null, detail: null, statusCode: 0, headers: {} }
  const patience = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
  try {
    const headers = {
      accept: 'application/json',
      'api-version': '2',
      ...(await credentials.headers(patience)),
      ...page.headers,
    }
    const response = await request(page.url, { method: 'GET', headers, dispatcher, signal: patience })
    if (response.statusCode === 401 && !isRetry && credentials.refused()) {
      // The token may have ended early: once, with a new one.
      await response.body.dump()
      return askOnce(endpoint, page, signal, true)
    }
    const body = await readBody(response.body)
    const retryAfterMs = readRetryAfter(response.headers['retry-after'])
    const mediaType = String(response.headers['content-type'] ?? '') || null
    const outcome = body === null ? 'unrecognized' : outcomeOf(response.statusCode)
    const detail =
      outcome === 'ok' ? null : body === null ? 'the answer is too long' : `the line answered ${response.statusCode}`
    return {
      outcome,
      body,
      mediaType,
      retryAfterMs,
      detail,
      statusCode: response.statusCode,
      headers: response.headers,
    }
  } catch (error) {
    if (error instanceof TokenRefused) {
      const outcome = error.statusCode === 429 ? 'throttled' : error.statusCode >= 500 ? 'unreachable' : 'unauthorized'
      return { ...nothing, outcome, detail: error.message }
    }
    return { ...nothing, outcome: 'unreachable', detail: error instanceof Error ? error.message : String(error) }
  }
}
