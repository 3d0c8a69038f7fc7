import { badRequest } from '@boxtrail/protocol/errors'

/** Which of the documented answers a caller wants, and how long it waits; without a wish, the records answer. */
export interface Preference {
  code?: number
  example?: string
  dynamic?: boolean
  waitMs?: number
}

const MAX_WAIT_S = 60

/**
 * Reads `Prefer: code=404, example=not_found, wait=2`; `wait` in seconds. Preferences that it does not know are none of its
 * business (RFC 7240); one that it knows and cannot follow is refused.
 */
export function readPrefer(header: string | null | undefined): Preference {
  const wishes = new Map(
    // Of two wishes of one name, the first counts.
    (header ?? '')
      .split(/[,;]/)
      .reverse()
      .map((wish): [string, string] => {
        const [name = '', value = ''] = wish.split('=', 2).map((part) => part.trim())
        return [name.toLowerCase(), value.replace(/^"(.*)"$/, '$1')]
      }),
  )
  const [code, example, wait] = [wishes.get('code'), wishes.get('example'), wishes.get('wait')]
  const dynamic = wishes.get('dynamic')
  if (code !== undefined && !/^\d{3}$/.test(code))
    throw badRequest(`Prefer: code=${code} is no status, such as code=404. GET / lists those of each operation.`)
  if (wait !== undefined && !(/^(\d+\.?\d*|\.\d+)$/.test(wait) && Number(wait) <= MAX_WAIT_S))
    throw badRequest(`Prefer: wait=${wait} is no time from 0 to ${MAX_WAIT_S} seconds, such as wait=2.`)
  if (dynamic !== undefined && !/^(true|false)$/.test(dynamic))
    throw badRequest(
      `Prefer: dynamic=${dynamic} is neither dynamic=true, for values that are made up, nor dynamic=false.`,
    )
  return {
    ...(code ? { code: Number(code) } : {}),
    ...(example ? { example } : {}),
    ...(dynamic === 'true' ? { dynamic: true } : {}),
    ...(wait ? { waitMs: Number(wait) * 1_000 } : {}),
  }
}

/** Whether one of the documented answers is wanted instead of the records. */
export const asksForAnswer = ({ code, example, dynamic }: Preference): boolean =>
  code !== undefined || example !== undefined || dynamic === true
