import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const main = fileURLToPath(new URL('../src/check/main.ts', import.meta.url))

test('a reader that closes the pipe causes no failure', async () => {
  const child = spawn(process.execPath, [main, '--help'])
  child.stdout.destroy()
  const [[code], stderr] = await Promise.all([once(child, 'exit'), text(child.stderr)])
  expect([code, stderr]).toEqual([0, ''])
})

test('it says its version', () => {
  const { status, stdout } = spawnSync(process.execPath, [main, '--version'], { encoding: 'utf8' })
  expect([status, stdout]).toEqual([0, expect.stringMatching(/^\d+\.\d+\.\d+\S*\n$/)])
})
