import { textOf, wordsOf } from '../../format/search.ts'

/** The state of the list of tracking requests in its URL. */
export interface RequestSearch {
  q?: string | undefined
  status?: string | undefined
}

export const searchOfRequests = (given: Record<string, unknown>): RequestSearch => ({
  q: wordsOf(given.q),
  status: textOf(given.status, /^[a-z_]{1,40}$/),
})
