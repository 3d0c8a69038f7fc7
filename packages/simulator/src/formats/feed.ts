import { hash32 } from '../random.ts'
import type { Vessel } from '../story/fleet.ts'
import type { Place, Terminal } from '../story/places.ts'
import type { FeedPatch, FeedStep, ReportedTime, Story } from '../story/story.ts'
import { instant, withOffset, writeTime } from '../time.ts'

/** One message of the feed contract: the body of a push and the response to a poll. */
export interface FeedMessage {
  message_id: string
  sent_at: string
  snapshots?: Record<string, unknown>[]
  events?: Record<string, unknown>[]
}

/** What the facilities selected by `speaks` report about one container at `nowMs`; null while they do not know it. */
export const feedMessage = (
  story: Story,
  container: number,
  beganMs: number,
  nowMs: number,
  applies: (step: FeedStep) => boolean,
): FeedMessage | null => {
  const steps = story.feed
    .filter((step) => step.container === container && step.fromMs <= nowMs - beganMs && applies(step))
    .sort((a, b) => a.fromMs - b.fromMs)
  const byFacility = Map.groupBy(steps, (step) => `${step.source}|${step.place.locode}|${step.terminal.code}`)
  const snapshots: Record<string, unknown>[] = []
  const events: Record<string, unknown>[] = []
  for (const own of byFacility.values()) {
    if (own.at(-1)!.forget) continue
    const snapshot = snapshotOf(story, own, beganMs)
    if (snapshot) snapshots.push(snapshot)
    events.push(...own.filter(({ event }) => event).map((step) => eventOf(story, step, beganMs)))
  }
  if (snapshots.length === 0 && events.length === 0) return null
  const last = steps.at(-1)!
  return {
    message_id: `${last.source}-${story.containers[container]}-${hash32(`${beganMs}|${steps.length}|${last.fromMs}`)}`,
    sent_at: instant(nowMs),
    ...(snapshots.length > 0 ? { snapshots } : {}),
    ...(events.length > 0 ? { events } : {}),
  }
}

/** Everything that the facility has reported and not withdrawn, in one snapshot. */
const snapshotOf = (story: Story, steps: readonly FeedStep[], beganMs: number): Record<string, unknown> | null => {
  const reported = steps.filter(({ says }) => says)
  const last = reported.at(-1)
  if (!last) return null
  const from = steps.findLastIndex(({ forget }) => forget) + 1
  const patch: FeedPatch = Object.assign({}, ...steps.slice(from).map(({ says }) => says ?? {}))
  const { zone } = last.place
  const values = Object.entries(patch).filter(([, value]) => value !== undefined)
  return {
    container_number: story.containers[last.container],
    observed_at: withOffset(beganMs + (last.observedMs ?? last.fromMs), zone),
    facility: facilityText(last.place, last.terminal),
    ...Object.fromEntries(values.map(([key, value]) => [key, written(value, beganMs, zone)])),
  }
}

const eventOf = (
  story: Story,
  { container, place, terminal, fromMs, event, observedMs, source }: FeedStep,
  beganMs: number,
) => {
  const { at, sailing, ...rest } = event!
  return {
    event_id: String(hash32(`${source}|${story.containers[container]}|${event!.event}|${fromMs}|${beganMs}`)),
    container_number: story.containers[container],
    observed_at: withOffset(beganMs + (observedMs ?? fromMs), place.zone),
    ...rest,
    occurred_at: written(at, beganMs, place.zone),
    facility: facilityText(place, terminal),
    ...(sailing ? { vessel: vesselText(sailing.vessel), voyage: sailing.voyage } : {}),
  }
}

/** A vessel as a feed names it: a terminal that writes a call sign instead of the name knows no IMO number. */
const vesselText = ({ name, imo }: Vessel) => ({ name, ...(imo ? { imo } : {}) })

const facilityText = (place: Place, { smdg, firms, name }: Terminal) => ({
  ...(firms ? { firms } : {}),
  ...(smdg ? { smdg } : {}),
  locode: place.locode,
  name,
})

const isVessel = (value: object): value is Vessel => 'imo' in value && 'name' in value
const isReportedTime = (value: object): value is ReportedTime => 'ms' in value && 'form' in value

const written = (value: unknown, beganMs: number, zone: string): unknown => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  if (isVessel(value)) return vesselText(value)
  if (isReportedTime(value)) return writeTime(beganMs + value.ms, zone, value.form)
  if ('terminal' in value && 'place' in value) {
    const { place, terminal } = value as { place: Place; terminal: Terminal }
    return facilityText(place, terminal)
  }
  return value
}
