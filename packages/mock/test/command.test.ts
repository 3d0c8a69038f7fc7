import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readCommand } from '../src/command.ts'
import { type RunningMock, startMock } from '../src/index.ts'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))

const run = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], { encoding: 'utf8', timeout: 20_000 })
  return { status, stdout, stderr }
}

let mock: RunningMock
beforeAll(async () => {
  mock = await startMock({ port: 0 })
})
afterAll(() => mock.close())

test.each([
  [['--port', '99999'], '--port is a whole number from 0 to 65535, such as 4010, and not "99999"'],
  [['--port', '4010x'], '--port is a whole number from 0 to 65535, such as 4010, and not "4010x"'],
  [['--host', ''], '--host is an address of this machine, such as 127.0.0.1, and not ""'],
  [['--fail', '3'], '--fail is EVERY:STATUS, such as 3:503 or 10:429:2, and not "3"'],
  [['--calls-per-minute', ' '], '--calls-per-minute is a whole number of calls from 1, such as 60, and not " "'],
  [['--calls-per-minute', '0x10'], '--calls-per-minute is a whole number of calls from 1, such as 60, and not "0x10"'],
  [['--calls-per-minute', '1e3'], '--calls-per-minute is a whole number of calls from 1, such as 60, and not "1e3"'],
  [['--stateful', '--seed', 'x'], '--seed is for the records in memory, which --stateful does not use'],
  [['--stateful', '--record', 'x.json'], '--record is for the records in memory, which --stateful does not use'],
])('%j is refused, with what to write instead', (args, said) => {
  expect(() => readCommand(args)).toThrow(said)
})

test('a refused command ends with 2, after the sentence and the usage', () => {
  const { status, stderr } = run('--nope')
  expect([status, stderr.split('\n')[0]]).toEqual([2, expect.stringContaining("Unknown option '--nope'")])
  expect(stderr).toContain('boxtrail-mock [--port 4010]')
})

test('what this machine refuses is said in a sentence, without the usage', () => {
  const { port } = new URL(mock.url)
  expect(run('--port', port)).toMatchObject({
    status: 1,
    stderr: `Port ${port} of 127.0.0.1 is taken. Choose another one, or 0 for one that is free.\n`,
  })
  expect(run('--port', '0', '--host', '192.0.2.1')).toMatchObject({
    status: 1,
    stderr: 'This machine has no address 192.0.2.1. Use 127.0.0.1, or 0.0.0.0 to be reached from others.\n',
  })
  const file = join(tmpdir(), 'no-such-folder-of-the-mock', 'usage.json')
  expect(run('--port', '0', '--record', file)).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^--record cannot write .*usage\.json: ENOENT/),
  })
})

test('the usage is what --help asks for', () => {
  expect(run('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('boxtrail-mock'), stderr: '' })
})

test('a reader that closes the pipe causes no failure', async () => {
  const child = spawn(process.execPath, [main, '--help'])
  child.stdout.destroy()
  const [[code], stderr] = await Promise.all([once(child, 'exit'), text(child.stderr)])
  expect([code, stderr]).toEqual([0, ''])
})

test('it says its version', () => {
  expect(run('--version')).toEqual({ status: 0, stdout: expect.stringMatching(/^\d+\.\d+\.\d+\S*\n$/), stderr: '' })
})
