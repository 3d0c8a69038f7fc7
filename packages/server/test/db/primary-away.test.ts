import { test } from 'vitest'
import { expectReadsToGoOn } from './primary-away-scene.ts'

test('reads go on while the primary is gone, also for keys that this process has not seen, and writes are refused', () =>
  expectReadsToGoOn('closing'))
