import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readCommand } from '../src/command.ts'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))

const run = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], { encoding: 'utf8', timeout: 20_000 })
  return { status, stdout, stderr }
}

test.each([
  [['--port', '99999'], '--port is a whole number from 0 to 65535, and not "99999"'],
  [['--port', 'abc'], '--port is a whole number from 0 to 65535, and not "abc"'],
  [['--host', ''], '--host is an address of this machine, such as 127.0.0.1, and not ""'],
  [['--seed', 'x'], '--seed is a whole number from 0 to'],
  [['--speed', 'x'], '--speed is a number above 0 and at most 1000000'],
  [['--speed', '0'], '--speed is a number above 0 and at most 1000000'],
  [['--began', 'yesterday'], '--began is an instant, such as 2026-03-02T09:00:00Z, and not "yesterday"'],
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
    stderr: `Port ${port} of 127.0.0.1 is taken. Choose another one with --port, or 0 for any.\n`,
  })
  server.close()
})
