import { stepsTaken } from '@boxtrail/engine/expected/lane'
import { type LaneStep, laneSteps } from '@boxtrail/engine/lane-windows'
import type { projectJourneys } from '@boxtrail/engine/project/project'
import type { PoolClient } from 'pg'
import { everyColumn } from '../../../db/every-column.ts'
import { type Client, statement } from '../../../db/statement.ts'
import type { JourneyState } from '../../../schema/column-types.ts'
import { byLane, type LaneNews, laneBetween, newestKept, newSteps, type OnLane, takeOver } from './lane-history.ts'

interface Ports {
  port_of_lading_locode: string | null
  port_of_discharge_locode: string | null
}

const laneOf = (line: string | null, ports: Ports | null) =>
  laneBetween(line, ports?.port_of_lading_locode ?? null, ports?.port_of_discharge_locode ?? null)

const findLanesSql = statement(
  'find-lanes',
  `select ${everyColumn('lane_history', 'l')} from lane_history l
   join unnest($1::uuid[], $2::text[], $3::text[], $4::text[]) as k(account_id, line, pol, pod)
     using (account_id, line, pol, pod)`,
)

/** The histories of their lanes, for journeys that have not taken them over. */
export const lanesOf = (
  client: Client,
  journeys: readonly { journey: OnLane; line: string | null; ports: Ports | null }[],
): Promise<Map<string, NonNullable<JourneyState['lane']>>> =>
  takeOver(
    journeys.map(({ journey, line, ports }) => ({
      journey,
      lane: laneOf(line, ports),
      before: journey.state.lane,
    })),
    laneSteps,
    async (...keys) =>
      (await findLanesSql.rows(client, ...keys)).map((row) => ({ ...row, from: row.pol, to: row.pod })),
  )

export const laneNews = (
  { projection, journeys }: ReturnType<typeof projectJourneys>,
  line: string | null,
  added: readonly LaneStep[] = [],
): LaneNews<LaneStep> | null => {
  const lane = laneOf(line, projection.shipment?.fields ?? null)
  if (lane === null || added.length === laneSteps.length) return null
  return newSteps(lane, stepsTaken(journeys, projection.containers), added)
}

const addToLanesSql = statement(
  'add-to-lanes',
  `insert into lane_history select * from json_populate_recordset(null::lane_history, $1) order by account_id, line, pol, pod
   on conflict (account_id, line, pol, pod) do update set ${laneSteps.map((step) => newestKept('lane_history', step)).join(', ')}`,
)

/**
 * Adds the hours that journeys took to the histories of their lanes. This transaction has locked the journeys, and each
 * stores which steps it has added.
 */
export const addToLanes = async (
  client: PoolClient,
  news: readonly (LaneNews<LaneStep> & { accountId: string })[],
): Promise<void> => {
  if (news.length === 0) return
  const rows = byLane(news, laneSteps).map(({ accountId, lane: { line, from, to }, hours }) => ({
    ...{ account_id: accountId, line, pol: from, pod: to },
    ...hours,
  }))
  await addToLanesSql.count(client, JSON.stringify(rows))
}
