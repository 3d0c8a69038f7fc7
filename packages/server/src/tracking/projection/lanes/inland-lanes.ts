import { inlandStepsTaken } from '@boxtrail/engine/expected/lane'
import { type InlandStep, inlandSteps } from '@boxtrail/engine/lane-windows'
import type { projectJourneys } from '@boxtrail/engine/project/project'
import type { PoolClient } from 'pg'
import { everyColumn } from '../../../db/every-column.ts'
import { type Client, statement } from '../../../db/statement.ts'
import type { JourneyState } from '../../../schema/column-types.ts'
import { byLane, type LaneNews, laneBetween, newestKept, newSteps, type OnLane, takeOver } from './lane-history.ts'

interface Places {
  port_of_discharge_locode: string | null
  destination_locode: string | null
}

/** The lane from the port of discharge to the inland destination; null if there is none, or it is not known yet. */
const laneOf = (line: string | null, places: Places | null) =>
  laneBetween(line, places?.port_of_discharge_locode ?? null, places?.destination_locode ?? null)

const findInlandLanesSql = statement(
  'find-inland-lanes',
  `select ${everyColumn('inland_history', 'l')} from inland_history l
   join unnest($1::uuid[], $2::text[], $3::text[], $4::text[]) as k(account_id, line, pod, destination)
     using (account_id, line, pod, destination)`,
)

/** The histories of their inland lanes, for journeys that have not taken them over. */
export const inlandLanesOf = (
  client: Client,
  journeys: readonly { journey: OnLane; line: string | null; places: Places | null }[],
): Promise<Map<string, NonNullable<JourneyState['inland']>>> =>
  takeOver(
    journeys.map(({ journey, line, places }) => ({
      journey,
      lane: laneOf(line, places),
      before: journey.state.inland,
    })),
    inlandSteps,
    async (...keys) =>
      (await findInlandLanesSql.rows(client, ...keys)).map((row) => ({ ...row, from: row.pod, to: row.destination })),
  )

export const inlandNews = (
  { projection, journeys }: ReturnType<typeof projectJourneys>,
  line: string | null,
  added: readonly InlandStep[] = [],
): LaneNews<InlandStep> | null => {
  const lane = laneOf(line, projection.shipment?.fields ?? null)
  if (lane === null || added.length === inlandSteps.length) return null
  return newSteps(lane, inlandStepsTaken(journeys, projection.containers, lane.to), added)
}

const addToInlandLanesSql = statement(
  'add-to-inland-lanes',
  `insert into inland_history select * from json_populate_recordset(null::inland_history, $1)
   order by account_id, line, pod, destination
   on conflict (account_id, line, pod, destination) do update set ${inlandSteps.map((step) => newestKept('inland_history', step)).join(', ')}`,
)

/**
 * Adds the hours that journeys took to the histories of their inland lanes. This transaction has locked the journeys,
 * and each stores which steps it has added.
 */
export const addToInlandLanes = async (
  client: PoolClient,
  news: readonly (LaneNews<InlandStep> & { accountId: string })[],
): Promise<void> => {
  if (news.length === 0) return
  const rows = byLane(news, inlandSteps).map(({ accountId, lane: { line, from, to }, hours }) => ({
    ...{ account_id: accountId, line, pod: from, destination: to },
    ...hours,
  }))
  await addToInlandLanesSql.count(client, JSON.stringify(rows))
}
