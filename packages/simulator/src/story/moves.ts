import { MINUTE_MS } from '../time.ts'
import { type Draft, days, type Facility, hours } from './draft.ts'
import type { Sailing } from './fleet.ts'
import type { Act, ActCode, DcsaMode } from './story.ts'

/** The delay between an act and the line's report, in minutes. */
const MIN_REPORT_DELAY_MINUTES = 25
const MAX_EXTRA_DELAY_MINUTES = 95
/** Containers of one bill pass a gate or a crane one after the other, all of them within some hours. */
const CONTAINER_INTERVAL_MS = 7 * MINUTE_MS
const MAX_TOTAL_INTERVAL_MS = 300 * MINUTE_MS
/** Lines report the containers of a larger bill together. */
const MAX_SEPARATE_CONTAINERS = 10

interface Moved extends Partial<Act> {
  /** The tracker's field for which this is the truth. */
  field?: string
}

/** Moves containers and vessels, and has the line report each move. */
export class Moves {
  readonly draft: Draft
  readonly containers: readonly number[]

  constructor(draft: Draft, containers: readonly number[]) {
    this.draft = draft
    this.containers = containers
  }

  /** Each of the containers does something. */
  containersDo(
    name: string,
    atMs: number,
    code: ActCode,
    mode: DcsaMode,
    where: Facility,
    { field, ...more }: Moved = {},
  ): Act[] {
    const count = this.containers.length
    const betweenMs = Math.min(CONTAINER_INTERVAL_MS, Math.floor(MAX_TOTAL_INTERVAL_MS / count / 1_000) * 1_000)
    const togetherMs = count > MAX_SEPARATE_CONTAINERS ? atMs + count * betweenMs + this.#delay() : null
    return this.containers.map((container) => {
      const act = this.draft.add({
        ...this.#plain(name, atMs + container * betweenMs, code, mode, where),
        container,
        ...more,
      })
      this.draft.report(act, togetherMs ?? act.atMs + this.#delay())
      if (field) this.draft.happened(field, act)
      return act
    })
  }

  /** A vessel, barge or train calls: without a container, and planned before. */
  call(
    name: string,
    atMs: number,
    code: 'DEPA' | 'ARRI',
    mode: DcsaMode,
    where: Facility,
    knownFromMs: number,
    { sailing = null, field }: { sailing?: Sailing | null; field?: string | undefined } = {},
  ): Act {
    const { draft } = this
    const act = draft.add({ ...this.#plain(name, atMs, code, mode, where), sailing })
    draft.report(act, atMs + this.#delay())
    // Early plans are rounded and off by hours; they become accurate as the vessel comes nearer.
    const off = (most: number) => hours(draft.random.int(-most, most))
    draft.estimate(act, [
      { fromMs: knownFromMs, reportedMs: atMs + off(9), classifier: 'PLN' },
      { fromMs: Math.max(knownFromMs + hours(30), atMs - days(6)), reportedMs: atMs + off(5) },
      { fromMs: Math.max(knownFromMs + hours(31), atMs - hours(26)), reportedMs: atMs + off(1) },
    ])
    if (field) for (const container of this.containers) draft.story.truth[container]![field] ??= atMs
    return act
  }

  #delay(): number {
    return MIN_REPORT_DELAY_MINUTES * MINUTE_MS + this.draft.jitter(MAX_EXTRA_DELAY_MINUTES)
  }

  #plain(name: string, atMs: number, code: ActCode, mode: DcsaMode, { place, terminal }: Facility): Act {
    return {
      name,
      atMs,
      container: null,
      code,
      mode,
      laden: true,
      place,
      // If no list has a terminal of the place, only the place is reported.
      terminal: place.terminals.length > 0 ? terminal : null,
      facilityType: terminal.ramp ? 'RAMP' : 'POTE',
      sailing: null,
    }
  }
}
