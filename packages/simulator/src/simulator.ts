import type { Hono } from 'hono'
import { type Clock, type ClockState, createClock } from './clock.ts'
import { createApp } from './http/app.ts'
import { createWorld, type World } from './world.ts'

export interface SimulatorOptions {
  /** Another seed is another world: other vessels, times, delays. */
  seed?: number
  /** The wall clock that its own clock is based on. */
  wall?: () => number
  /** What its clock shows, and how fast it runs. */
  clock?: Partial<ClockState>
  /**
   * When the journey of a number begins, for requests that do not state it; by default when the simulator was created.
   */
  beganMs?: (number: string) => number
  /** How long a source that hangs keeps its caller waiting; longer than any caller's timeout. */
  hangMs?: number
}

export interface Simulator {
  /** Fetch-shaped: `app.fetch(request)` responds in-process, without a socket. */
  app: Hono
  world: World
  clock: Clock
  scenarios: World['scenarios']
}

/** A simulated world with its clock, and an application that serves its lines, terminals and railways. */
export const createSimulator = ({
  seed = 1,
  wall,
  clock: start,
  beganMs,
  hangMs = 120_000,
}: SimulatorOptions = {}): Simulator => {
  const world = createWorld(seed)
  const clock = createClock(wall, start)
  const madeMs = clock.now()
  const app = createApp({ world, clock, beganMs: beganMs ?? (() => madeMs), hangMs })
  return { app, world, clock, scenarios: world.scenarios }
}
