import { describe, expect, test } from 'vitest'
import { anyAuthority } from '../../src/authority/authority.ts'
import { createFeedSource, type FeedOptions } from '../../src/feed/feed-source.ts'

const nameOf = (some: Pick<FeedOptions, 'kind'> & Partial<FeedOptions>) =>
  createFeedSource({
    ...{ id: 'feed-7', scac: null, authority: anyAuthority, secrets: [], endpoint: null, accountId: null },
    ...some,
  }).name

describe('a feed without a name is called', () => {
  test.each<[string, Parameters<typeof nameOf>[0]]>([
    ['Terminal trapac-la (feed)', { kind: 'terminal', id: 'trapac-la' }],
    ['Railway BNSF (feed)', { kind: 'rail', scac: 'BNSF' }],
    ['Line OOLU (feed)', { kind: 'line', scac: 'OOLU' }],
  ])('%s', (name, feed) => {
    expect(nameOf(feed)).toBe(name)
  })
})

test('one with a name is called by it', () => {
  expect(nameOf({ kind: 'terminal', name: 'TraPac' })).toBe('TraPac')
})
