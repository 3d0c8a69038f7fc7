import { operations } from '../generated/operations.ts'

type Entry = { id: string; method: string; pattern: RegExp; fixed: number }

const escaped = (text: string) => text.replaceAll(/[\\^$.|?+()[\]{}*]/g, '\\$&')

/** Those with more fixed parts first: `/webhooks/ips` is not a webhook. */
const entries: Entry[] = Object.entries(operations)
  .map(([id, { method, path }]) => {
    const segments = path.split('/')
    const parts = segments.map((segment) => (segment.startsWith('{') ? '[^/]+' : escaped(segment)))
    return {
      id,
      method,
      pattern: new RegExp(`^${parts.join('/')}/?$`),
      fixed: segments.filter((segment) => !segment.startsWith('{')).length,
    }
  })
  .sort((one, other) => other.fixed - one.fixed)

/** The path of a request below `/v2`, whatever is before it, and without its query. */
const pathOf = (url: string): string => {
  const path = url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '')
  return path.replace(/^.*?\/v2(?=\/|$)/, '') || '/'
}

/** The operation that a request is for; undefined if there is none. */
export const operationAt = (method: string, url: string): string | undefined => {
  const [verb, path] = [method.toLowerCase(), pathOf(url)]
  return entries.find((one) => one.method === verb && one.pattern.test(path))?.id
}
