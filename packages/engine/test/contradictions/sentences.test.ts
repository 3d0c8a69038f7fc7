import { expect, test } from 'vitest'
import { placeName } from '../../src/project/milestones/move-in-words.ts'
import { contradictionsIn, journeyOf } from './journey.ts'
import { planted } from './planted/planted.ts'

const place = (locode: string | null, name: string | null) => ({ key: locode ?? name ?? '?', locode, name })

test.each([
  [place('USLAX', 'Los Angeles'), null, 'Los Angeles'],
  [place('USLAX', 'LOS ANGELES'), place('USSAV', 'Savannah'), 'Los Angeles'],
  [place('USPWM', 'Portland'), place('USPDX', 'Portland'), 'Portland (USPWM)'],
  [place('USLAX', 'Los Angeles'), place('USLAX', 'Los Angeles'), 'Los Angeles'],
  [place('ZZABC', null), place('ZZABD', null), 'ZZABC'],
  [place(null, null), null, 'an unknown place'],
])('%o beside %o is called %s', (one, beside, name) => {
  expect(placeName(one, beside)).toBe(name)
})

test('no title of any kind names a place or a terminal by its code', () => {
  for (const { plant } of planted)
    for (const seed of [1, 2, 3, 4, 5]) {
      const journey = journeyOf(seed)
      for (const { title } of contradictionsIn(journey, plant(journey)))
        expect(title).not.toMatch(/\b(?:US|CN|NL|DE|SG|VN|IN|MX|LK)[A-Z]{3}\b|\((?:[A-Z]\d{3}|[A-Z]{3,6})\)/)
    }
})

const found = planted.flatMap(({ plant }) =>
  [1, 2, 3, 4, 5].flatMap((seed) => {
    const journey = journeyOf(seed)
    return contradictionsIn(journey, plant(journey))
  }),
)

test('no title names the same source twice', () => {
  for (const { title, statements } of found)
    for (const { claim } of statements) expect(title.split(claim.source.name!).length - 1, title).toBeLessThanOrEqual(1)
})

test('a hold that is set or released is stated with its name, as the record lists holds', () => {
  const abouts = found.flatMap(({ statements }) => statements.map(({ about }) => about))
  expect(abouts).not.toContain('hold')
  expect(abouts).not.toContain('holds')
  const values = found.flatMap(({ statements }) =>
    statements.flatMap(({ about, value }) =>
      about === 'holds_at_pod_terminal' && typeof value === 'object'
        ? [value as { name?: string; status: string }]
        : [],
    ),
  )
  expect(new Set(values.map(({ name, status }) => `${name} ${status}`))).toEqual(
    new Set(['customs hold', 'freight hold', 'customs released']),
  )
})
