import { readFileSync } from 'node:fs'
import { levelOf } from '@boxtrail/contracts/comparison'
import { expect, test } from 'vitest'
import { declarationDifferences } from '../declarations.ts'

const released = `.
  CallOptions: export interface CallOptions { timeoutMs?: number | undefined; onProgress?: (progress: { sent: number; }) => void; }
  Container: export interface Container { id: string; status: 'new' | 'on_ship'; eta?: string; vessel: { name: string; } | null; }
  Containers: export interface Containers { get(id: string, options?: CallOptions): Promise<Container>; list(): Promise<Container[]>; }
  Direction: export type Direction = 'in' | 'out';
  createClient: export declare const createClient: (options: { apiKey: string; }) => Containers;
  turn: export declare function turn(direction: Direction): void;

./webhooks
  verify: verify: (body: string) => Promise<boolean>

command boxtrail-mock
`
const after = (from: string, to: string) => {
  expect(released.split(from), from).toHaveLength(2)
  return compared(released, released.replace(from, to))
}

const compared = (before: string, now: string) => {
  const differences = declarationDifferences(before, now)
  return { level: levelOf(differences), changes: differences.map(({ what }) => what) }
}

test('two equal versions have no difference', () => {
  expect(compared(released, released)).toEqual({ level: 'none', changes: [] })
})

test.each<[what: string, from: string, to: string, change: string]>([
  ['an export is gone', "  Direction: export type Direction = 'in' | 'out';\n", '', '. Direction is gone'],
  [
    'an entry point is gone',
    './webhooks\n  verify: verify: (body: string) => Promise<boolean>\n',
    '',
    './webhooks is gone',
  ],
  ['a command is gone', 'command boxtrail-mock\n', '', 'command boxtrail-mock is gone'],
  ['an attribute is gone', 'id: string; status', 'status', '. Container.id is gone'],
  ['a method is gone', ' list(): Promise<Container[]>;', '', '. Containers.list is gone'],
  ['a value is no longer read', "'new' | 'on_ship'", "'new'", ". Container.status is no longer 'on_ship'"],
  ['what is read may be null', 'id: string; status', 'id: string | null; status', '. Container.id may be null'],
  ['what is read may be missing', 'id: string; status', 'id?: string; status', '. Container.id is now optional'],
  [
    'another type',
    'timeoutMs?: number | undefined',
    'timeoutMs?: string | undefined',
    '. CallOptions.timeoutMs is no longer number',
  ],
  ['a value is no longer accepted', "= 'in' | 'out'", "= 'in'", ". Direction is no longer 'out'"],
  [
    'an option must be given',
    'apiKey: string;',
    'apiKey: string; account: string;',
    '. createClient(options).account must now be given',
  ],
  [
    'a parameter must be given',
    'turn(direction: Direction)',
    'turn(direction: Direction, by: number)',
    '. turn(by) must now be given',
  ],
  [
    'a parameter is gone',
    'get(id: string, options?: CallOptions)',
    'get(id: string)',
    '. Containers.get(options) is gone',
  ],
  ['a nested attribute is gone', '{ name: string; }', '{}', '. Container.vessel.name is gone'],
  ['a callback is told less', '{ sent: number; }', '{}', '. CallOptions.onProgress(progress).sent is gone'],
])('the change is breaking: %s', (_, from, to, change) => {
  const found = after(from, to)
  expect(found.level).toBe('major')
  expect(found.changes.join('\n')).toContain(change)
})

test.each<[what: string, from: string, to: string, change: string]>([
  ['an export', 'command', './zod\n  Schema: export type Schema = string;\n\ncommand', './zod Schema is new'],
  [
    'an attribute that is read',
    'id: string; status',
    'id: string; number: string; status',
    '. Container.number is new',
  ],
  ['a value that is read', "'new' | 'on_ship'", "'new' | 'on_ship' | 'lost'", ". Container.status may be 'lost'"],
  ['a value that is accepted', "= 'in' | 'out'", "= 'in' | 'out' | 'back'", ". Direction may be 'back'"],
  [
    'an option',
    'timeoutMs?: number | undefined;',
    'timeoutMs?: number | undefined; maxRetries?: number;',
    '. CallOptions.maxRetries is new',
  ],
  [
    'a parameter that may be omitted',
    '(body: string)',
    '(body: string, strict?: boolean)',
    './webhooks verify(strict) is new',
  ],
  [
    'what a callback is told',
    '{ sent: number; }',
    '{ sent: number; total: number; }',
    '. CallOptions.onProgress(progress).total is new',
  ],
  ['what is always there now', 'eta?: string', 'eta: string', '. Container.eta is no longer optional'],
  ['what need not be given', 'apiKey: string;', 'apiKey?: string;', '. createClient(options).apiKey is now optional'],
])('the change is new: %s', (_, from, to, change) => {
  const found = after(from, to)
  expect(found.level).toBe('minor')
  expect(found.changes).toContain(change)
})

test.each([
  ['breaks', "'new' | 'on_ship'", "'new'", '. Container.status=on_ship'],
  ['breaks', 'id: string; status', 'id?: string; status', '. Container.id optional'],
  ['breaks', 'get(id: string, options?: CallOptions)', 'get(id: string)', '. Containers.get(options)'],
  ['adds', 'id: string; status', 'id: string; number: string; status', '. Container.number'],
])('the comparison names what it %s', (kind, from, to, promise) => {
  const differences = declarationDifferences(released, released.replace(from, to))
  expect(differences.map(({ kind, promise }) => ({ kind, promise }))).toEqual([{ kind, promise }])
})

test.each(['client', 'contracts', 'mock', 'simulator'])('the exports of @boxtrail/%s are read', (name) => {
  const surface = readFileSync(new URL(`../snapshots/${name}.txt`, import.meta.url), 'utf8')
  expect(compared(surface, surface).level).toBe('none')
  const lines = surface.split('\n')
  const without = lines
    .toSpliced(
      lines.findLastIndex((line) => line.startsWith('  ')),
      1,
    )
    .join('\n')
  expect(compared(surface, without).level).toBe('major')
  expect(compared(without, surface).level).toBe('minor')
})

test('a text may become a list that may grow, named or not', () => {
  expect(after('eta?: string', "eta?: 'soon' | 'late' | (string & {})").level).toBe('none')
  const named = released
    .replace('eta?: string', 'eta?: When')
    .replace('./webhooks', "  When: export type When = 'soon' | (string & {});\n\n./webhooks")
  expect(compared(released, named)).toEqual({ level: 'minor', changes: ['. When is new'] })
  expect(after('eta?: string', "eta?: 'soon' | 'late'").level).toBe('major')
})

test('what has become too long to be written out is compared by its source', () => {
  const now = '  Direction: type'
  expect(after("  Direction: export type Direction = 'in' | 'out';", now).changes).toEqual([])
})
