import { expect, test } from 'vitest'
import type { Milestone } from '../../src/statement.ts'
import {
  arrive,
  containerOf,
  depart,
  emptyOut,
  estimated,
  fullIn,
  listEvents,
  load,
  planned,
  projectSources,
  railArrive,
  railDepart,
  railLoad,
  railUnload,
} from '../story.ts'

/** A train brings the full container to the port of loading. */
const ALPHA = { vessel: 'ALPHA', voyage: '1E' }
const out = emptyOut('DEMUC', '2026-01-01T08:00:00+01:00')
const train = [railLoad('DEMUC', '2026-01-02T08:00:00+01:00'), railDepart('DEMUC', '2026-01-02T12:00:00+01:00')]
const gateIn = fullIn('DEBRV', '2026-01-03T08:00:00+01:00', { mode: 'rail', facility: 'POTE' })
const bare = fullIn('DEBRV', '2026-01-03T08:00:00+01:00', { mode: 'rail' })
const loaded = load('DEBRV', '2026-01-05T08:00:00+01:00', ALPHA)
const sailed = depart('DEBRV', '2026-01-05T20:00:00+01:00', ALPHA)
const eta = estimated(arrive('USNYC', '2026-01-20T08:00:00-05:00', ALPHA))
const NOW = '2026-01-06T00:00:00Z'
const line = (...statements: Milestone[]) => ({ line: [{ at: NOW, statements }] })

test.each<[string, Parameters<typeof projectSources>[0]]>([
  ['of the line', line(out, ...train, gateIn, loaded, sailed, eta)],
  ['at an unknown kind of facility', line(out, ...train, bare, loaded, sailed, eta)],
  ['of the terminal', { ...line(out, ...train, loaded, sailed, eta), terminal: [{ at: NOW, statements: [gateIn] }] }],
  ['before the loading', line(out, ...train, gateIn, planned(loaded), estimated(sailed), eta)],
  ['before any plan', line(out, ...train, gateIn)],
  ['alone', line(gateIn, loaded, sailed, eta)],
])('a full gate-in by rail at the port of lading is a full gate-in: %s', (_, sources) => {
  const projection = projectSources(sources, NOW)
  expect(containerOf(projection).pol_full_in_at).toBe('2026-01-03T07:00:00Z')
  expect(listEvents(projection)).toContain('full_in DEBRV')
  expect(listEvents(projection)).not.toContain('rail_unloaded DEBRV')
})

test('the unloading of the train, and the gate-in at a ramp on the way, are no full gate-in', () => {
  const ramp = fullIn('DEHAJ', '2026-01-02T20:00:00+01:00', { mode: 'rail', facility: 'RAMP' })
  const unloaded = [railArrive('DEBRV', '2026-01-03T08:00:00+01:00'), railUnload('DEBRV', '2026-01-03T10:00:00+01:00')]
  const projection = projectSources(line(out, ...train, ramp, ...unloaded, loaded, sailed, eta), NOW)
  expect(containerOf(projection).pol_full_in_at).toBeNull()
  expect(listEvents(projection)).toContain('rail_unloaded DEHAJ')
})

test('a gate-in by rail inland of the port of discharge is the unloading', () => {
  const inland = fullIn('USCHI', '2026-01-24T08:00:00-06:00', { mode: 'rail', facility: 'RAMP' })
  const arrived = arrive('USNYC', '2026-01-20T08:00:00-05:00', ALPHA)
  const departed = railDepart('USNYC', '2026-01-22T08:00:00-05:00')
  const projection = projectSources(line(gateIn, loaded, sailed, arrived, departed, inland), '2026-01-25T00:00:00Z')
  expect(listEvents(projection)).toContain('rail_unloaded USCHI')
})
