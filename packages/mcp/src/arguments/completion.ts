import type { Context } from '../tool.ts'
import { linesMatching } from './lines-matching.ts'

const MOST = 100

/** Suggestions are a convenience: without an answer there are none. */
const orNone = (found: Promise<string[]>): Promise<string[]> => found.catch(() => [])

export const completeCarrier = (typed: string, context: Context): Promise<string[]> =>
  orNone(linesMatching(typed, context).then((lines) => lines.slice(0, MOST).map(({ scac }) => scac)))

/** Ids that begin with what is typed, or of containers with such a number. */
export const completeContainer = (typed: string, { client }: Context): Promise<string[]> =>
  orNone(
    client.containers
      .list({ page: { size: MOST }, ...(isPartOfId(typed) ? {} : { q: typed }) })
      .then(({ items }) =>
        items.map(({ id }) => id).filter((id) => !isPartOfId(typed) || id.startsWith(typed.toLowerCase())),
      ),
  )

const isPartOfId = (typed: string) => /^[0-9a-f-]*$/i.test(typed)
