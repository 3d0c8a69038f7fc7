import { billNumber, bookingNumber, containerNumber, type NumberParts } from '../numbers.ts'
import { createRandom, type Random } from '../random.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time.ts'
import type { Line } from './lines.ts'
import { type Place, placeOf, type Terminal } from './places.ts'
import type { Act, Fault, FeedStep, Report, Story, StoryMoment, Truth } from './story.ts'

export const hours = (count: number): number => Math.round(count * HOUR_MS)
export const days = (count: number): number => Math.round(count * DAY_MS)

/** A story under construction: scenarios describe what happens with the methods of this class. */
export class Draft {
  readonly random: Random
  readonly story: Story

  constructor(seed: number, scenario: { key: string; containers?: number }, parts: NumberParts, line: Line) {
    this.random = createRandom(seed, scenario.key, parts.variation)
    const containers = Array.from({ length: scenario.containers ?? 1 }, (_, container) =>
      containerNumber(parts, container),
    )
    const bill = billNumber(parts)
    this.story = {
      scenario: scenario.key,
      line,
      containers,
      bill,
      booking: line.quirks.oneNumber ? bill : bookingNumber(parts),
      billFromMs: 0,
      equipment: '45G1',
      seals: containers.map(() => `QX${this.random.int(100_000, 999_999)}`),
      acts: [],
      reports: [],
      bookingReports: [],
      feed: [],
      faults: [],
      moments: [],
      truth: containers.map((): Truth => ({})),
    }
  }

  /** Minutes that differ between variations, so that no two journeys are in step. */
  jitter(minutes: number): number {
    return this.random.int(0, minutes) * MINUTE_MS
  }

  add(act: Act): Act {
    this.story.acts.push(act)
    return act
  }

  /** What really happened, in the fields of a tracker. */
  happened(field: string, act: Act): void {
    for (const [container, truth] of this.story.truth.entries())
      if (act.container === null || act.container === container) truth[field] ??= act.atMs
  }

  report(act: Act, fromMs: number, options: Partial<Report> = {}): Report {
    const report: Report = { act, classifier: 'ACT', reportedMs: act.atMs, fromMs, untilMs: null, ...options }
    this.story.reports.push(report)
    return report
  }

  /** Consecutive estimates; each ends the previous one, and the actual ends the last. */
  estimate(act: Act, words: readonly { fromMs: number; reportedMs: number; classifier?: 'EST' | 'PLN' }[]): void {
    const actual = this.story.reports.find((report) => report.act === act && report.classifier === 'ACT')
    const inOrder = words.filter(({ fromMs }) => !actual || fromMs < actual.fromMs)
    for (const [index, { fromMs, reportedMs, classifier = 'EST' }] of inOrder.entries())
      this.report(act, fromMs, {
        classifier,
        reportedMs,
        untilMs: inOrder[index + 1]?.fromMs ?? actual?.fromMs ?? null,
      })
  }

  feed(step: Omit<FeedStep, 'container' | 'place' | 'terminal'> & { at: Facility; container?: number }): void {
    const { at, ...rest } = step
    this.story.feed.push({ container: 0, ...at, ...rest })
  }

  fault(fault: Omit<Fault, 'source'> & Partial<Pick<Fault, 'source'>>): void {
    this.story.faults.push({ source: 'line', ...fault })
  }

  moment(moment: StoryMoment): void {
    this.story.moments.push(moment)
  }

  /** The act with a name; the first container's unless another one is given. */
  act(name: string, container?: number): Act {
    const found = this.story.acts.find(
      (act) => act.name === name && (container === undefined || act.container === container),
    )
    if (!found) throw new Error(`${this.story.scenario}: there is no act ${name}`)
    return found
  }

  reportsOf(name: string, classifier?: Report['classifier']): Report[] {
    return this.story.reports.filter(
      ({ act, classifier: own }) => act.name === name && (classifier === undefined || own === classifier),
    )
  }

  /** Removes reports from the story, as if the line had never made them. */
  withdraw(...reports: readonly Report[]): void {
    this.story.reports = this.story.reports.filter((report) => !reports.includes(report))
  }

  feedOf(name: string): FeedStep[] {
    return this.story.feed.filter((step) => step.name === name)
  }

  unfeed(...steps: readonly FeedStep[]): void {
    this.story.feed = this.story.feed.filter((step) => !steps.includes(step))
  }
}

export interface Facility {
  place: Place
  terminal: Terminal
}

export const facility = (locode: string, code?: string): Facility => {
  const place = placeOf(locode)
  const terminal = code ? place.terminals.find((one) => one.code === code) : place.terminals[0]
  if (!terminal) throw new Error(`${locode} has no terminal ${code ?? ''}`)
  return { place, terminal }
}

/** A terminal of a place; the place itself if no list names a terminal there. */
export const placeAt = (locode: string, code?: string): Facility => {
  const place = placeOf(locode)
  return place.terminals.length > 0 ? facility(locode, code) : { place, terminal: { code: locode, name: place.name } }
}

export const terminalSource = ({ place, terminal }: Facility): string => `terminal:${place.locode}-${terminal.code}`
