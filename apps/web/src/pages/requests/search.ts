import { textOf, wordsOf } from '../../format/search.ts'

/** What the address of the list of tracking requests says. */
export interface RequestSearch {
  q?: string | undefined
  status?: string | undefined
}

export const searchOfRequests = (given: Record<string, unknown>): RequestSearch => ({
  q: wordsOf(given.q),
  status: textOf(given.status, /^[a-z_]{1,40}$/),
})
