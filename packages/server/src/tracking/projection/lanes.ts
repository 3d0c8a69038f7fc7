import { KEPT_JOURNEYS, laneWindow, type StepHours, stepsTaken } from '@boxtrail/engine/expected/lane'
import { type LaneStep, type LaneWindows, laneSteps } from '@boxtrail/engine/lane-windows'
import type { projectJourneys } from '@boxtrail/engine/project/project'
import type { Pool, PoolClient } from 'pg'
import { everyColumn } from '../../db/every-column.ts'
import { type RowOf, statement } from '../../db/statement.ts'
import type { JourneyState } from '../../schema/column-types.ts'

/** A journey, as far as its lane matters. */
interface OnLane {
  account_id: string
  id: string
  state: JourneyState
  /** The wall clock. */
  wall: Date
}

/** A line between two ports. */
export interface Lane {
  line: string
  pol: string
  pod: string
}

interface Ports {
  port_of_lading_locode: string | null
  port_of_discharge_locode: string | null
}

/** Null while its line or a port is not known. */
export const laneOf = (line: string | null, ports: Ports | null): Lane | null => {
  const { port_of_lading_locode: pol = null, port_of_discharge_locode: pod = null } = ports ?? {}
  return line && pol && pod ? { line, pol, pod } : null
}

const nameOf = ({ line, pol, pod }: Lane) => `${line} ${pol} ${pod}`

const findLanesSql = statement(
  'find-lanes',
  `select ${everyColumn('lane_history', 'l')} from lane_history l
   join unnest($1::uuid[], $2::text[], $3::text[], $4::text[]) as k(account_id, line, pol, pod)
     using (account_id, line, pol, pod)`,
)

type LaneRow = RowOf<'find-lanes'>

/**
 * What is known of their lanes, for journeys that have not taken it over: once known, it stays as it is for the journey, so
 * that its windows do not move with what others do. One whose lane has no history yet looks again once a day.
 */
export const lanesOf = async (
  client: Pool | PoolClient,
  journeys: readonly { journey: OnLane; line: string | null; ports: Ports | null }[],
): Promise<Map<string, NonNullable<JourneyState['lane']>>> => {
  const wanted = journeys.flatMap(({ journey, line, ports }) => {
    const lane = laneOf(line, ports)
    return lane && isToBeRead(journey, lane) ? [{ journey, lane }] : []
  })
  if (wanted.length === 0) return new Map()
  const rows = await findLanesSql.rows(
    client,
    wanted.map(({ journey }) => journey.account_id),
    wanted.map(({ lane }) => lane.line),
    wanted.map(({ lane }) => lane.pol),
    wanted.map(({ lane }) => lane.pod),
  )
  return new Map(
    wanted.map(({ journey, lane }) => {
      const row = rows.find((one) => one.account_id === journey.account_id && nameOf(one) === nameOf(lane))
      const before = journey.state.lane
      const kept = before?.name === nameOf(lane) ? before.windows : {}
      return [journey.id, { name: nameOf(lane), readOn: dayOf(journey), windows: { ...windowsOf(row), ...kept } }]
    }),
  )
}

const dayOf = ({ wall }: OnLane) => wall.toISOString().slice(0, 10)

const isToBeRead = (journey: OnLane, lane: Lane): boolean => {
  const known = journey.state.lane
  if (known?.name !== nameOf(lane)) return true
  return known.readOn !== dayOf(journey) && Object.keys(known.windows).length < laneSteps.length
}

const windowsOf = (row: LaneRow | undefined): LaneWindows =>
  Object.fromEntries(
    laneSteps.flatMap((step) => {
      const window = row ? laneWindow(step, row[step]) : null
      return window ? [[step, window] as const] : []
    }),
  )

/** What a journey adds to its lane: the steps that it has not added before. */
export interface LaneNews {
  lane: Lane
  taken: StepHours
}

export const laneNews = (
  { projection, journeys }: ReturnType<typeof projectJourneys>,
  line: string | null,
  added: readonly LaneStep[],
): LaneNews | null => {
  const lane = laneOf(line, projection.shipment?.fields ?? null)
  if (lane === null || added.length === laneSteps.length) return null
  const all = Object.entries(stepsTaken(journeys, projection.containers)) as [LaneStep, number][]
  const taken = Object.fromEntries(all.filter(([step]) => !added.includes(step)))
  return Object.keys(taken).length === 0 ? null : { lane, taken }
}

/** The newest that are kept. Not a slice: written beside a column, it ends the server on Citus 13.2. */
const added = (step: LaneStep) => {
  const all = `excluded.${step} || lane_history.${step}`
  return `${step} = trim_array(${all}, greatest(0, cardinality(${all}) - ${KEPT_JOURNEYS}))`
}

const addToLanesSql = statement(
  'add-to-lanes',
  `insert into lane_history select * from json_populate_recordset(null::lane_history, $1) order by account_id, line, pol, pod
   on conflict (account_id, line, pol, pod) do update set ${laneSteps.map(added).join(', ')}`,
)

/** Adds what journeys took to their lanes. Each is locked by this transaction, and keeps what it has added. */
export const addToLanes = async (
  client: PoolClient,
  news: readonly (LaneNews & { accountId: string })[],
): Promise<void> => {
  if (news.length === 0) return
  const byLane = [...Map.groupBy(news, ({ accountId, lane }) => `${accountId} ${nameOf(lane)}`).values()]
  const rows = byLane.map((same) => ({
    account_id: same[0]!.accountId,
    ...same[0]!.lane,
    ...Object.fromEntries(laneSteps.map((step) => [step, same.flatMap(({ taken }) => taken[step] ?? [])])),
  }))
  await addToLanesSql.count(client, JSON.stringify(rows))
}
