import { KEPT_JOURNEYS, laneWindow, type StepHours } from '@boxtrail/engine/expected/lane'
import type { InlandStep, LaneStep, WindowsOf } from '@boxtrail/engine/lane-windows'
import type { JourneyState, KnownLane } from '../../../schema/column-types.ts'

type Step = LaneStep | InlandStep

/** A line between two places. */
export interface Lane {
  line: string
  from: string
  to: string
}

/** Returns null while the line or a place is not known. */
export const laneBetween = (line: string | null, from: string | null, to: string | null): Lane | null =>
  line && from && to ? { line, from, to } : null

const nameOf = ({ line, from, to }: Lane) => `${line} ${from} ${to}`

/** A journey, as far as its lane matters. */
export interface OnLane {
  account_id: string
  id: string
  state: JourneyState
  /** The wall clock. */
  wall: Date
}

/** A journey, and the lane whose history in the journey's account is wanted. */
interface Wanted {
  journey: OnLane
  lane: Lane
}

const dayOf = ({ wall }: OnLane) => wall.toISOString().slice(0, 10)

/**
 * Whether the history of a lane is to be read. A journey keeps what it has taken over, so that its windows do not move
 * with what others do. While steps of its lane have no history yet, it looks again once a day.
 */
const isToBeRead = (
  { journey, lane }: Wanted,
  known: KnownLane<WindowsOf<Step>> | undefined,
  steps: readonly Step[],
): boolean => {
  if (known?.name !== nameOf(lane)) return true
  return known.readOn !== dayOf(journey) && Object.keys(known.windows).length < steps.length
}

/** What a journey takes over. `hours` are those that journeys of its account took on the lane, by step. */
const takenOver = <S extends Step>(
  { journey, lane }: Wanted,
  before: KnownLane<WindowsOf<S>> | undefined,
  hours: Readonly<Record<S, readonly number[]>> | undefined,
  steps: readonly S[],
): KnownLane<WindowsOf<S>> => {
  const kept = before?.name === nameOf(lane) ? before.windows : {}
  const found = steps.flatMap((step) => {
    const window = hours ? laneWindow(step, hours[step]) : null
    return window ? [[step, window] as const] : []
  })
  return {
    name: nameOf(lane),
    readOn: dayOf(journey),
    windows: { ...Object.fromEntries(found), ...kept } as WindowsOf<S>,
  }
}

type History<S extends Step> = Lane & { account_id: string } & Readonly<Record<S, readonly number[]>>

/** Reads histories by account, line, and both places. */
type FindHistories<S extends Step> = (
  ...keys: [accounts: string[], lines: string[], from: string[], to: string[]]
) => Promise<History<S>[]>

/** The histories of lanes for the journeys that are to read them, by journey. */
export const takeOver = async <S extends Step>(
  journeys: readonly { journey: OnLane; lane: Lane | null; before: KnownLane<WindowsOf<S>> | undefined }[],
  steps: readonly S[],
  find: FindHistories<S>,
): Promise<Map<string, KnownLane<WindowsOf<S>>>> => {
  const wanted = journeys.flatMap(({ journey, lane, before }) =>
    lane && isToBeRead({ journey, lane }, before, steps) ? [{ journey, lane, before }] : [],
  )
  if (wanted.length === 0) return new Map()
  const histories = await find(
    wanted.map(({ journey }) => journey.account_id),
    wanted.map(({ lane }) => lane.line),
    wanted.map(({ lane }) => lane.from),
    wanted.map(({ lane }) => lane.to),
  )
  const known = new Map(histories.map((one) => [`${one.account_id} ${nameOf(one)}`, one]))
  return new Map(
    wanted.map(({ before, ...one }) => {
      const history = known.get(`${one.journey.account_id} ${nameOf(one.lane)}`)
      return [one.journey.id, takenOver(one, before, history, steps)]
    }),
  )
}

/** What a journey adds to its lane: the steps that it has not added before. */
export interface LaneNews<S extends Step> {
  lane: Lane
  taken: StepHours<S>
}

export const newSteps = <S extends Step>(lane: Lane, all: StepHours<S>, added: readonly S[]): LaneNews<S> | null => {
  const news = (Object.entries(all) as [S, number][]).filter(([step]) => !added.includes(step))
  return news.length === 0 ? null : { lane, taken: Object.fromEntries(news) as StepHours<S> }
}

/** The news grouped by account and lane, with the hours of each step. */
export const byLane = <S extends Step>(
  news: readonly (LaneNews<S> & { accountId: string })[],
  steps: readonly S[],
): { accountId: string; lane: Lane; hours: Record<S, number[]> }[] =>
  [...Map.groupBy(news, ({ accountId, lane }) => `${accountId} ${nameOf(lane)}`).values()].map((same) => ({
    accountId: same[0]!.accountId,
    lane: same[0]!.lane,
    hours: Object.fromEntries(steps.map((step) => [step, same.flatMap(({ taken }) => taken[step] ?? [])])) as Record<
      S,
      number[]
    >,
  }))

/**
 * SQL: the newest entries, which are kept. Not a slice, which crashes the server on Citus 13.2 if it is written beside
 * a column.
 */
export const newestKept = (table: 'lane_history' | 'inland_history', step: Step): string => {
  const all = `excluded.${step} || ${table}.${step}`
  return `${step} = trim_array(${all}, greatest(0, cardinality(${all}) - ${KEPT_JOURNEYS}))`
}
