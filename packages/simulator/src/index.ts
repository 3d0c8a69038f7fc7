export {
  type Clock,
  type ClockCommand,
  ClockError,
  type ClockState,
  commandClock,
  createClock,
  readClock,
} from './clock.ts'
export { DEMO_VARIATION, type DemoJourney, demoWorld } from './demo-world.ts'
export { numberOf, scenarioList, scenarioPage, scenarioTable } from './describe.ts'
export { actualFields, completed, faithful, notifiedOnce, onceEach, steady } from './faithful.ts'
export type { FeedMessage } from './formats/feed.ts'
export { type Moment, momentsOf } from './moments.ts'
export {
  billNumber,
  bookingNumber,
  containerNumber,
  type NumberParts,
  type ReadNumber,
  readNumber,
} from './numbers.ts'
export { createPusher, type Push, type Pusher, type PusherOptions, pushesOf, signature } from './push.ts'
export { createRandom, type Random } from './random.ts'
export type { Check, Scenario, Seen, SeenEvent, SimulatedStory } from './scenario.ts'
export { scenarios } from './scenarios/index.ts'
export { createSimulator, type Simulator, type SimulatorOptions } from './simulator.ts'
export { type Line, lineOf, lines } from './story/lines.ts'
export { type Place, placeOf, places, type Terminal } from './story/places.ts'
export type { FaultKind, Story } from './story/story.ts'
export { transcriptHash } from './transcript.ts'
export { createWorld, type World, type WorldAnswer, type WorldQuery } from './world.ts'
