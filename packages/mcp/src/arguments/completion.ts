import type { Context } from '../tool.ts'
import { linesMatching } from './lines-matching.ts'

const MOST = 100

/** Suggestions are optional: a failed request gives none. */
const orNone = (found: Promise<string[]>): Promise<string[]> => found.catch(() => [])

export const completeCarrier = (typed: string, context: Context): Promise<string[]> =>
  orNone(linesMatching(typed, context).then((lines) => lines.slice(0, MOST).map(({ scac }) => scac)))

/** The ids of containers that begin with the typed text, or whose number matches it. */
export const completeContainer = (typed: string, { client }: Context): Promise<string[]> =>
  orNone(
    client.containers
      .list({ page: { size: MOST }, ...(isPartOfId(typed) ? {} : { q: typed }) })
      .then(({ items }) =>
        items.map(({ id }) => id).filter((id) => !isPartOfId(typed) || id.startsWith(typed.toLowerCase())),
      ),
  )

const isPartOfId = (typed: string) => /^[0-9a-f-]*$/i.test(typed)
