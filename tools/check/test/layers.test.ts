import { globSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { repository } from '../../generate/places.ts'
import { shortestCircle } from '../layers/circles.ts'
import { drawRooms } from '../layers/draw.ts'
import { folderOf } from '../layers/imports.ts'
import { layerProblems, roomProblems } from '../layers/problems.ts'

const imports = (...lines: string[]) =>
  lines.map((line) => {
    const [from, to] = line.split(' -> ')
    return { from: `${from}.ts`, to: `${to}.ts` }
  })

const layout = {
  foundation: ['errors.ts', 'db'],
  rooms: {
    records: { holds: '', mayImport: [] },
    tracking: { holds: '', mayImport: ['records'] },
  },
  composition: ['app.ts'],
}
const problemsOf = (...lines: string[]) => {
  const all = imports(...lines)
  return roomProblems([...new Set(all.flatMap(({ from, to }) => [from, to]))], all, layout)
}
const USED = 'tracking/poll -> records/shipments/queries'

test('the repository has no import that its layers forbid', () => {
  expect(layerProblems(globSync(['packages/*/src', 'apps/*/src'], { cwd: repository }))).toEqual([])
})

describe('the table of rooms', () => {
  test('allows imports within a room, from the foundation, and by what composes the rooms', () => {
    expect(
      problemsOf(
        USED,
        'records/a/x -> records/b/y',
        'db/pool -> errors',
        'tracking/poll -> db/pool',
        'app -> tracking/poll',
      ),
    ).toEqual([])
  })

  test('forbids an import that it does not name', () => {
    expect(problemsOf(USED, 'records/shipments/queries -> tracking/poll')).toEqual([
      'records/shipments/queries.ts imports tracking/poll.ts: records may not import tracking.',
    ])
  })

  test('forbids an import of the foundation from a room, or from what follows', () => {
    expect(problemsOf(USED, 'db/pool -> records/shipments/queries', 'errors -> db/pool')).toEqual([
      'db/pool.ts imports records/shipments/queries.ts: db may not import records.',
      'errors.ts imports db/pool.ts: errors.ts may not import db.',
    ])
  })

  test('knows every folder', () => {
    expect(problemsOf(USED, 'lists/add -> records/shipments/queries')).toEqual([
      'lists has no place: enter it in tools/check/layers/rooms.ts.',
    ])
  })

  test('keeps no permission that is not used', () => {
    expect(problemsOf('tracking/poll -> db/pool')).toEqual([
      'tracking may import records, and does not: take it from the table.',
    ])
  })
})

describe('the shortest circle', () => {
  test('is empty where folders are in an order', () => {
    expect(shortestCircle(imports('a/x -> b/y', 'b/y -> c/z', 'a/x -> a/w'), folderOf)).toEqual([])
  })

  test('is found although a longer one exists, with the imports that make it', () => {
    const long = imports('a/1 -> b/1', 'b/2 -> c/1', 'c/2 -> a/2')
    const short = imports('c/3 -> d/e/1', 'd/e/2 -> c/4')
    expect(shortestCircle([...long, ...short], folderOf)).toEqual(short)
  })

  test('holds between a folder and one within it', () => {
    const both = imports('a/x -> a/b/y', 'a/b/z -> a/w')
    expect(shortestCircle(both, folderOf)).toEqual(both)
  })
})

test('the drawing puts each room above what it imports', () => {
  const rows = drawRooms(imports('http/bind -> tracking/poll', USED)).split('\n')
  expect(rows.find((row) => /^\d {2}http/.test(row))).toMatch(/^2 {2}http +tracking$/)
  expect(rows.find((row) => /^\d {2}tracking/.test(row))).toMatch(/^1 {2}tracking +records$/)
})
