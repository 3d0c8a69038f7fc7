import type { Client } from '../../db/statement.ts'
import type { JourneyState } from '../../schema/column-types.ts'
import { findAsked } from '../../tracking/journeys/interruption-queries.ts'
import type { Asked } from '../../tracking/projection/advance/asked-until.ts'

type AskedThen = Pick<Asked, 'askedUntilMs' | 'isPaused'>

/**
 * What overdue milestones were judged by at a moment, as it was noted then. Undefined: nothing had been noted by then,
 * or sources were polled as usual since the last note; then it follows from the present, in which this service may not
 * run.
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
    if (last?.asked_until) return { askedUntilMs: last.asked_until.getTime() }
    return last === undefined || last === noted.at(-1) ? undefined : {}
  }
}
