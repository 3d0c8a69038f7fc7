import { withCheckDigit } from '@boxtrail/reference/container-number'
import { expect, test } from 'vitest'
import { isLong } from '../../../../../tools/config/form.ts'
import { testApi } from '../../harness/api.ts'
import { pusher, terminal, wire } from './feed.ts'

const api = await testApi({ sources: [terminal(), terminal(null, 'second')] })
const push = pusher(api)
const container = (index: number) => withCheckDigit(`BXTU${String(index).padStart(6, '0')}`)!
const ROWS = isLong ? 10_000 : 3_000
const csvOf = (from: number) =>
  [
    'container_number,observed_at,facility.locode,yard_location',
    ...Array.from({ length: ROWS }, (_, index) => `${container(from + index)},${wire(Date.now())},USLAX,A`),
  ].join('\n')

test('four of the longest files are read concurrently, within the lock table of the database', async () => {
  const answers = await Promise.all(
    [0, 1, 2, 3].map((index) =>
      push.post(`${index % 2 ? 'second' : 'trapac-la'}/csv`, csvOf(index * ROWS), { 'content-type': 'text/csv' }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
}, 300_000)
