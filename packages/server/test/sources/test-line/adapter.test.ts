import { adapterSuite } from '../../../../sources/test/adapter-suite.ts'
import { bill } from '../../../../sources/test/read-answer.ts'
import { createTestLine } from '../../../src/sources/test-line/test-line.ts'

adapterSuite('test-line', {
  source: createTestLine(),
  known: bill('TEST-TR-SUCCEEDED'),
  unknown: bill('TEST-TR-SOMETHING'),
})
