import { expect, test } from 'vitest'
import type { Milestone } from '../../src/statement.ts'
import {
  arrive,
  containerOf,
  discharge,
  estimated,
  fact,
  listEvents,
  load,
  projectSources,
  railDepart,
  railLoad,
  toBusan,
} from '../story.ts'

const NOW = '2026-01-24T00:00:00Z'
const ALPHA = { vessel: 'ALPHA', voyage: '1E' }
const arrived = arrive('USLAX', '2026-01-20T08:00:00-08:00', ALPHA)
const discharged = discharge('USLAX', '2026-01-20T20:00:00-08:00', ALPHA)
const withoutMode = (move: Milestone, time: string): Milestone => ({
  ...move,
  mode: null,
  vessel: null,
  voyage: null,
  time: { at: time, precision: 'minute' },
})
const byTerminal = withoutMode(discharged, '2026-01-21T05:30:00Z')

test.each([
  ['the line reports it too', [discharged], '2026-01-21T05:30:00Z'],
  ['the line only plans it', [estimated(discharged)], '2026-01-21T05:30:00Z'],
])('a discharge that the terminal reports without its mode is that of the vessel: %s', (_, line, at) => {
  const projection = projectSources(
    {
      line: [{ at: NOW, statements: [...toBusan.slice(0, 4), arrived, ...line] }],
      terminal: [{ at: NOW, statements: [byTerminal] }],
    },
    NOW,
  )
  expect(containerOf(projection)).toMatchObject({ pod_discharged_at: at, current_status: 'grounded' })
  expect(listEvents(projection).at(-1)).toBe('vessel_discharged USLAX')
})

test('a loading without a mode after the discharge is the one onto the train that the railway reports', () => {
  const onTrain = railLoad('USLAX', '2026-01-22T10:00:00-08:00')
  const projection = projectSources(
    {
      line: [{ at: NOW, statements: [...toBusan.slice(0, 4), arrived, discharged] }],
      terminal: [{ at: NOW, statements: [withoutMode(onTrain, '2026-01-22T17:00:00Z'), fact('holds', [])] }],
      rail: [{ at: NOW, statements: [onTrain, railDepart('USLAX', '2026-01-22T20:00:00-08:00')] }],
    },
    NOW,
  )
  expect(listEvents(projection).slice(-2)).toEqual(['rail_loaded USLAX', 'rail_departed USLAX'])
  expect(containerOf(projection).pod_discharged_at).toBe('2026-01-21T04:00:00Z')
})

test('a loading without a mode that nobody else reports is no second voyage', () => {
  const projection = projectSources(
    {
      line: [{ at: NOW, statements: [...toBusan.slice(0, 4), arrived, discharged] }],
      terminal: [
        { at: NOW, statements: [withoutMode(load('USLAX', '2026-01-22T10:00:00-08:00'), '2026-01-22T17:00:00Z')] },
      ],
    },
    NOW,
  )
  expect(listEvents(projection).at(-1)).toBe('vessel_discharged USLAX')
  expect(containerOf(projection).current_status).toBe('grounded')
})
