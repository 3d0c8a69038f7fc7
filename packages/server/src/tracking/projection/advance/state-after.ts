import type { InlandStep, LaneStep } from '@boxtrail/engine/lane-windows'
import type { JourneyState } from '../../../schema/column-types.ts'
import type { LaneNews } from '../lanes/lane-history.ts'
import type { LoadedJourney } from '../load/load.ts'
import type { AskedHistory } from './asked-history.ts'
import type { Asked } from './asked-until.ts'
import type { sharedBill } from './bill.ts'
import type { lineTracking } from './line-life.ts'
import type { PolledHistory } from './polled-history.ts'
import type { decide } from './request-life.ts'

/** What the next projection goes on with. */
export const stateAfter = (
  { journey, lane: read, inland: readInland }: LoadedJourney,
  { decided, life, bill, lane, inland, asked, history, polled }: Decided,
): JourneyState => ({
  ...withoutResumption(journey.state),
  countedAskedAt: decided.countedAskedAt,
  lastAnswer: decided.lastAnswer,
  pendingStop: life.pending,
  ...asked.kept,
  asked: history.noted,
  polled: polled.noted,
  bill: bill.kept,
  ...(read ? { lane: read } : {}),
  ...(readInland ? { inland: readInland } : {}),
  ...(lane ? { taught: [...(journey.state.taught ?? []), ...stepsOf(lane)] } : {}),
  ...(inland ? { taughtInland: [...(journey.state.taughtInland ?? []), ...stepsOf(inland)] } : {}),
})

const stepsOf = <Step extends string>({ taken }: { taken: Readonly<Partial<Record<Step, number>>> }) =>
  Object.keys(taken) as Step[]

interface Decided {
  asked: Asked
  history: AskedHistory
  polled: PolledHistory
  decided: ReturnType<typeof decide>
  life: ReturnType<typeof lineTracking>
  bill: ReturnType<typeof sharedBill>
  lane: LaneNews<LaneStep> | null
  inland: LaneNews<InlandStep> | null
}

const withoutResumption = ({ resumed: _, ...state }: JourneyState): JourneyState => state
