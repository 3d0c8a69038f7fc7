import type { Planted } from '../journey.ts'
import { bills } from './bills.ts'
import { documents } from './documents.ts'
import { gate } from './gate.ts'
import { holds } from './holds.ts'
import { lastFreeDays } from './last-free-days.ts'
import { moves } from './moves.ts'
import { shipAndCargo } from './ship-and-cargo.ts'
import { terminals } from './terminals.ts'

/** Every kind of contradiction in journeys of random content, each with similar reports that contain none. */
export const planted: readonly Planted[] = [
  ...lastFreeDays,
  ...moves,
  ...gate,
  ...holds,
  ...terminals,
  ...shipAndCargo,
  ...bills,
  ...documents,
]
