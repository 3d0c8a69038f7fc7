import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readCommand } from '../src/command.ts'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))

const run = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], { encoding: 'utf8', timeout: 20_000 })
  return { status, stdout, stderr }
}

test.each([
  [['--port', '99999'], '--port is a whole number from 0 to 65535, such as 8090, and not "99999"'],
  [['--port', 'abc'], '--port is a whole number from 0 to 65535, such as 8090, and not "abc"'],
  [['--host', ''], '--host is an address of this machine, such as 127.0.0.1, and not ""'],
  [['--seed', 'x'], '--seed is a whole number from 0 to'],
  [['--speed', 'x'], '--speed is a number above 0 and at most 1000000'],
  [['--speed', '0'], '--speed is a number above 0 and at most 1000000'],
  [['--speed', '0x10'], '--speed is a number above 0 and at most 1000000'],
  ...['yesterday', '2026-03-02T09:00', '2026-03-02 09:00Z', '2026-02-30', '1969-12-31', '2200-01-02', '2026'].map(
    (given): [string[], string] => [
      ['--began', given],
      `--began is an instant from 1970 to 2200 with its offset from UTC, such as 2026-03-02T09:00:00Z, or a date, and not "${given}"`,
    ],
  ),
  [['--push-to', 'nonsense'], '--push-to is an address, such as'],
  [['--push-to', 'file:///etc'], '--push-to is an address, such as'],
  [['play'], 'There is no command "play": write serve, scenarios or transcript.'],
  [['serve', 'now'], 'serve takes options only, and not "now".'],
  [['transcript', '--variations', '0'], '--variations is a whole number from 1 to 1000, and not "0"'],
  [['transcript', '--port', '1'], "Unknown option '--port'"],
  [['scenarios', '--json', '--markdown'], '--json and --markdown are two forms: leave out one of them.'],
])('%j is refused, with what to write instead', (args, said) => {
  expect(() => readCommand(args)).toThrow(said)
})

test('a date begins in UTC', () => {
  expect(readCommand(['--began', '2026-03-02'])).toMatchObject({ beganMs: Date.UTC(2026, 2, 2) })
  expect(readCommand(['--began', '2026-03-02T01:00+02:00'])).toMatchObject({ beganMs: Date.UTC(2026, 2, 1, 23) })
})

test('options may stand before the command', () => {
  expect(readCommand(['--seed', '7', 'transcript'])).toEqual({ command: 'transcript', seed: 7, variations: 1 })
  expect(readCommand(['--port', '0'])).toMatchObject({ command: 'serve', port: 0, seed: 1, speed: 1 })
})

test('a refused command ends with 2 after a sentence and the usage, and a taken port with 1 after a sentence', async () => {
  const refused = run('--nope')
  expect(refused).toMatchObject({ status: 2, stderr: expect.stringMatching(/^Unknown option '--nope'/) })
  expect(refused.stderr).toContain('boxtrail-simulator [serve]')
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  expect(run('--port', String(port))).toMatchObject({
    status: 1,
    stderr: `Port ${port} of 127.0.0.1 is taken. Choose another one, or 0 for one that is free.\n`,
  })
  server.close()
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
