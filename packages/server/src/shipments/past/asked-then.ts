import type { Client } from '../../db/statement.ts'
import type { JourneyState } from '../../schema/column-types.ts'
import { findAsked } from '../../tracking/journeys/interruption-queries.ts'
import type { Asked } from '../../tracking/projection/advance/asked-until.ts'

type AskedThen = Pick<Asked, 'askedUntilMs' | 'isPaused'>

/**
 * How what came due was looked at, at a moment: as it was noted then. Undefined: nothing was noted by then, and it follows from
 * the present.
 */
export const askedThen = async (
  client: Client,
  { account_id, id, state }: { account_id: string; id: string; state: JourneyState },
): Promise<(ms: number) => AskedThen | undefined> => {
  if (state.asked === undefined) return () => undefined
  const noted = await findAsked(client, account_id, id)
  return (ms) => {
    const last = noted.findLast(({ since }) => since.getTime() <= ms)
    if (last?.is_paused) return { isPaused: true }
    return last && (last.asked_until ? { askedUntilMs: last.asked_until.getTime() } : {})
  }
}
