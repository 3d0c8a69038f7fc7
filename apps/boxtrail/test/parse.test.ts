import { expect, test } from 'vitest'
import { type Command, onDatabase, UsageError } from '../src/commands/command.ts'
import { parseCommand } from '../src/commands/parse.ts'
import { overview, usageOf } from '../src/commands/usage.ts'

const command = (words: string, ...parameters: string[]): Command =>
  onDatabase({ words, parameters, summary: `Does ${words}. And more.`, run: async () => ({ json: null, text: '' }) })
const create = command('admin keys create', 'account', 'name?')
const list = command('admin keys list')
const show = command('admin show')
const commands = [create, list, show]
const parse = (text: string) => parseCommand(text.split(' ').filter(Boolean), commands)
const refusal = (text: string): UsageError => {
  try {
    parse(text)
  } catch (error) {
    if (error instanceof UsageError) return error
    throw error
  }
  throw new Error(`"${text}" was accepted`)
}

test('arguments are accepted by position, as options, or both', () => {
  const given = { account: 'Demo', name: 'ci' }
  for (const text of [
    'admin keys create Demo ci',
    'admin keys create --account Demo --name ci',
    'admin keys create --account=Demo ci',
    'admin keys create --name ci Demo',
  ])
    expect(parse(text)).toEqual({ command: create, given, json: false })
  expect(parse('admin keys create Demo --json')).toEqual({ command: create, given: { account: 'Demo' }, json: true })
})

test('help is printed for everything, for a group and for one command', () => {
  for (const text of ['', 'help', '--help', '-h', 'help start']) expect(parse(text)).toEqual({ helpOf: commands })
  expect(parse('admin')).toEqual({ helpOf: commands })
  expect(parse('help admin keys')).toEqual({ helpOf: [create, list] })
  for (const text of ['help admin keys create', 'admin keys create --help'])
    expect(parse(text)).toEqual({ helpOf: [create] })
  expect(overview(commands)).toContain('admin keys create <account> [<name>]  Does admin keys create.\n')
  expect(usageOf(create)).toMatch(/-- admin keys create <account> \[<name>\] \[--json\]\nDoes .* And more\.$/)
})

test('unknown commands are rejected, and the closest ones are listed', () => {
  const cases: [string, string, Command[]][] = [
    ['admni', 'There is no command "admni".', commands],
    ['--json', 'There is no command "--json".', commands],
    ['strt', 'There is no command "strt". Did you mean "start"?', commands],
    ['admin key list', 'There is no command "admin key list". Did you mean "admin keys list"?', [list]],
    ['admni key list', 'There is no command "admni key list". Did you mean "admin keys list"?', [list]],
    ['admin keys', '"admin keys" needs one of: create, list.', [create, list]],
    ['admin keys create', '<account> is missing.', [create]],
    ['admin keys create Quay ci Ltd', '"Ltd" is one argument too many; quote arguments that contain spaces.', [create]],
    ['admin keys create Quay --role x', "Unknown option '--role'.", [create]],
    ['admin keys list Quay', '"Quay" is one argument too many; quote arguments that contain spaces.', [list]],
    ['start now', 'start takes no arguments.', commands],
  ]
  for (const [text, message, of] of cases) {
    const refused = refusal(text)
    expect([text, refused.message, refused.of]).toEqual([text, message, of])
  }
})
