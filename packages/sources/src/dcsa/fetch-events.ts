import type { Answer, Endpoint } from '../port/endpoint.ts'
import { type Fetched, PAGE_BREAK, type Subject } from '../port/source.ts'
import { nextPage, type Page, unreachablePage } from './paging.ts'
import type { Profile } from './profile.ts'

/** `baseUrl` is the URL without the `/events` at its end. */
export interface DcsaEndpoint extends Endpoint {
  profile: Profile
}

/** More pages than any shipment has: stops if the last page links to itself. */
const MAX_PAGES = 50

/** Requests the events of one number from a line, page by page. */
export const fetchEvents = async (endpoint: DcsaEndpoint, subject: Subject, signal: AbortSignal): Promise<Fetched> => {
  const pages: string[] = []
  let next: Page | null = firstPage(endpoint, subject)
  let mediaType: string | null = null
  const seen = new Set<string>()
  while (next && pages.length < MAX_PAGES && !seen.has(next.key)) {
    seen.add(next.key)
    const answer = await endpoint.get(next.url, { 'api-version': '2', ...next.headers }, signal)
    if (answer.outcome !== 'ok' || answer.body === null) {
      // Pages before a failed one are kept, as an incomplete response.
      return pages.length > 0 && answer.outcome !== 'throttled'
        ? success(pages, mediaType, false)
        : failure(answer, endpoint.profile, subject)
    }
    pages.push(answer.body)
    mediaType ??= answer.mediaType
    const following = nextPage(endpoint.profile, next, answer.headers, answer.statusCode)
    if (following === unreachablePage) return success(pages, mediaType, false)
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

const failure = (answer: Answer, { failsBeforeManifest }: Profile, { kind }: Subject): Fetched => {
  const { outcome, body, mediaType, retryAfterMs, detail } = answer
  const failed = { outcome, body, mediaType, complete: false, retryAfterMs, detail }
  const isNotYet = failsBeforeManifest && answer.statusCode === 500 && (kind === 'bill' || kind === 'booking')
  return isNotYet ? { ...failed, outcome: 'no_data_yet', outcomeIfKnown: 'unreachable' } : failed
}

const firstPage = ({ profile, baseUrl }: DcsaEndpoint, { kind, number }: Subject): Page => {
  const url = new URL(
    `${baseUrl.replace(/\/+$/, '')}${profile.path.replace('{reference}', encodeURIComponent(number))}`,
  )
  const parameter = profile.parameters[kind]
  if (parameter) url.searchParams.set(parameter, number)
  if (profile.pageSize !== null) url.searchParams.set('limit', String(profile.pageSize))
  return { key: url.href, url, headers: {} }
}
