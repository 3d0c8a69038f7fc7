import { readNumber } from './numbers.ts'
import type { Story } from './story/story.ts'
import { startOfDay } from './time.ts'
import { theWorld, type World } from './world.ts'

/** A point in a journey: something is reported, a response changes, or a day begins. */
export interface Moment {
  /** `departure`, `discharge`, `lfd`; if several moments share a name, the first is meant. */
  name: string
  atMs: number
  /** The source: `line:TEST`, `terminal:USLAX-EAGLE`, `rail:BNSF`; `calendar` for the beginning of a day. */
  source: string
}

/** Every moment at which a response of any source about this number changes, in chronological order. */
export const momentsOf = (number: string, beganMs: number, world: World = theWorld()): Moment[] => {
  const story = world.story(number)
  if (!story) return []
  const read = readNumber(number)!
  const container = read.kind === 'container' ? read.container : null
  return onlyOnce(storyMoments(story, container))
    .map(({ name, atMs, source, dayIn }) => ({
      name,
      atMs: dayIn ? startOfDay(beganMs + atMs, dayIn) : beganMs + atMs,
      source,
    }))
    .sort((a, b) => a.atMs - b.atMs || (`${a.source}${a.name}` < `${b.source}${b.name}` ? -1 : 1))
}

/** Reports of a line about many containers at the same time are one moment. */
const onlyOnce = (moments: Story['moments']): Story['moments'] => [
  ...new Map(moments.map((moment) => [`${moment.name} ${moment.atMs} ${moment.source}`, moment])).values(),
]

const storyMoments = (story: Story, container: number | null): Story['moments'] => {
  const line = `line:${story.line.scac}`
  const mine = (index: number | null) => container === null || index === null || index === container
  const moments = [...story.moments]
  const beginnings = Map.groupBy(story.reports, ({ act }) => act)
  for (const { act, classifier, fromMs, untilMs } of story.reports) {
    if (!mine(act.container)) continue
    const name = classifier === 'ACT' ? act.name : `${act.name}_estimate`
    moments.push({ name, atMs: fromMs, source: line })
    // A replaced report changes with its successor; one withdrawn without a successor changes then.
    const replaced = beginnings.get(act)!.some((other) => other.fromMs === untilMs)
    if (untilMs !== null && !replaced) moments.push({ name: `${act.name}_taken_back`, atMs: untilMs, source: line })
  }
  for (const { code, fromMs } of story.bookingReports)
    moments.push({ name: code === 'CONF' ? 'booked' : 'booking_cancelled', atMs: fromMs, source: line })
  if (story.billFromMs > 0) moments.push({ name: 'bill_issued', atMs: story.billFromMs, source: line })
  for (const { source, fromMs, container: index, name, event } of story.feed)
    if (mine(index)) moments.push({ name: name ?? event?.event ?? 'terminal', atMs: fromMs, source })
  for (const { source, kind, fromMs, untilMs } of story.faults) {
    const who = source === 'line' ? line : `${source}:TEST`
    moments.push({ name: kind, atMs: fromMs, source: who })
    if (untilMs !== null) moments.push({ name: `${kind}_over`, atMs: untilMs, source: who })
  }
  return moments
}
