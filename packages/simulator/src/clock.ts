/** A clock on top of the wall clock: it can be frozen, jump, or run faster. */
export interface ClockState {
  /** What it showed at the wall time `wallMs`. */
  shownMs: number
  wallMs: number
  /** Its seconds per second of the wall clock. */
  speed: number
  frozen: boolean
}

export type ClockCommand =
  | { do: 'freeze' }
  | { do: 'set'; toMs: number }
  | { do: 'advance'; byMs: number }
  /** Runs at `speed` times the wall clock from now on; ends a freeze. */
  | { do: 'run'; speed: number }

export class ClockError extends Error {}

export const MAX_SPEED = 1_000_000
/** Years 1970 to 2200: what every source of the simulator can write. */
export const MAX_MS = Date.UTC(2200, 0, 1)

export const readClock = ({ shownMs, wallMs, speed, frozen }: ClockState, nowWallMs: number): number =>
  // A wall clock that is set back does not reverse the journeys.
  frozen ? shownMs : Math.min(shownMs + Math.max(nowWallMs - wallMs, 0) * speed, MAX_MS)

/** The clock after a command. Pure. */
export const commandClock = (state: ClockState, command: ClockCommand, nowWallMs: number): ClockState => {
  const shownMs = readClock(state, nowWallMs)
  const at = (ms: number): ClockState => {
    if (!Number.isFinite(ms) || ms < 0 || ms > MAX_MS) throw new ClockError('the time is outside of 1970 to 2200')
    return { ...state, shownMs: ms, wallMs: nowWallMs }
  }
  switch (command.do) {
    case 'freeze':
      return { ...at(shownMs), frozen: true }
    case 'set':
      return at(command.toMs)
    case 'advance':
      if (!(command.byMs >= 0)) throw new ClockError('a clock advances by a duration that is not negative')
      return at(shownMs + command.byMs)
    case 'run':
      if (!(command.speed > 0 && command.speed <= MAX_SPEED))
        throw new ClockError(`the speed must be above 0 and at most ${MAX_SPEED}`)
      return { ...at(shownMs), speed: command.speed, frozen: false }
  }
}

export interface Clock {
  now(): number
  state(): ClockState
  command(command: ClockCommand): void
}

/** A clock on top of an injected wall clock. By default it starts at the wall time and speed. */
export const createClock = (wall: () => number = Date.now, start: Partial<ClockState> = {}): Clock => {
  const wallMs = wall()
  let state: ClockState = { shownMs: wallMs, wallMs, speed: 1, frozen: false, ...start }
  return {
    now: () => readClock(state, wall()),
    state: () => state,
    command: (command) => {
      state = commandClock(state, command, wall())
    },
  }
}
