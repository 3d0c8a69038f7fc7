import { createWorld, momentsOf, numberOf, scenarios } from '@boxtrail/simulator'
import { anyAuthority } from '@boxtrail/sources/authority/authority'
import { readMessage } from '@boxtrail/sources/feed/read-feed-message'
import { expect, test } from 'vitest'

const world = createWorld(20_262)
const BEGAN_MS = Date.UTC(2026, 0, 5, 8)
const FEEDS = [
  ['terminal:TEST', 'terminal'],
  ['rail:TEST', 'rail'],
  ['linefeed:TEST', 'line'],
] as const

test('all that simulated terminals, railways and lines report is read by the feed contract, or is a fault of the scenario', () => {
  const wrong = new Set<string>()
  let read = 0
  for (const scenario of scenarios.filter(({ containers = 1 }) => containers <= 10)) {
    const number = numberOf(scenario)
    for (const container of world.story(number)!.containers)
      for (const { atMs } of momentsOf(number, BEGAN_MS, world))
        for (const [source, kind] of FEEDS) {
          const answer = world.answer({ source, number: container, beganMs: BEGAN_MS, nowMs: atMs + 1_000 })
          if (answer.kind !== 'message') continue
          const subject = { kind: 'container' as const, number: container }
          const body = JSON.stringify(answer.message)
          const { outcome, problems } = readMessage(body, subject, { kind, authority: anyAuthority })
          read++
          if (outcome !== 'ok' || problems.length > 0)
            wrong.add(`${scenario.key}, ${source}: ${outcome} ${JSON.stringify(problems)}`)
        }
  }
  expect([...wrong]).toEqual([])
  expect(read).toBeGreaterThan(1_000)
})
