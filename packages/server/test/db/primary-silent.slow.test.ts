import { test } from 'vitest'
import { expectReadsToGoOn } from './primary-away-scene.ts'

test('reads go on behind a network that drops what is sent to the primary', () => expectReadsToGoOn('silence'))
