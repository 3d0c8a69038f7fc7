import { badRequest } from '@boxtrail/protocol/errors'

/**
 * The documented response that a caller prefers, and how long it waits for it; without a preference the records answer.
 */
export interface Preference {
  code?: number
  example?: string
  dynamic?: boolean
  waitMs?: number
}

const MAX_WAIT_S = 60

/**
 * Parses `Prefer: code=404, example=not_found, wait=2`; `wait` is in seconds. Unknown preferences are ignored (RFC
 * 7240); known ones with invalid values are refused.
 */
export function readPrefer(header: string | null | undefined): Preference {
  const wishes = new Map(
    // If a preference is repeated, the first counts.
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
    throw badRequest(`Prefer: code=${code} is not a status, such as code=404. GET / lists those of each operation.`)
  if (wait !== undefined && !(/^(\d+\.?\d*|\.\d+)$/.test(wait) && Number(wait) <= MAX_WAIT_S))
    throw badRequest(`Prefer: wait=${wait} is not a time from 0 to ${MAX_WAIT_S} seconds, such as wait=2.`)
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

/** Whether a documented response is wanted instead of the records. */
export const asksForAnswer = ({ code, example, dynamic }: Preference): boolean =>
  code !== undefined || example !== undefined || dynamic === true
