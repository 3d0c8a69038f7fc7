import { execFile } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { isLong } from '../../../../../tools/config/form.ts'
import { plantedBugs } from './planted-bugs.ts'

// All runs play the same world. SEED=… plays another one.
const SEED = Number(process.env.SEED ?? 20_261)
const COUNT = Number(process.env.COUNT ?? (isLong ? 50_000 : 4_000))

interface Played {
  played: number
  wrong: string[]
  cpuSeconds: number
}

const play = async (first: number, count: number, ...bug: string[]): Promise<Played> => {
  const main = fileURLToPath(new URL('interleave-main.ts', import.meta.url))
  const args = [main, String(SEED), String(first), String(count), ...bug]
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 2 ** 26 })
  return JSON.parse(stdout) as Played
}

test(`${COUNT} interleavings of polls, pushes, crashes and clock jumps break no invariant (SEED=${SEED})`, async () => {
  const processes = Math.min(availableParallelism(), 8)
  const share = Math.ceil(COUNT / processes)
  const begunMs = performance.now()
  const played = await Promise.all(Array.from({ length: processes }, (_, index) => play(index * share, share)))
  const seconds = (performance.now() - begunMs) / 1_000
  const count = played.reduce((sum, one) => sum + one.played, 0)
  const cpu = played.reduce((sum, one) => sum + one.cpuSeconds, 0)
  console.log(
    `${count} interleavings, ${seconds.toFixed(1)} s in ${processes} processes (${cpu.toFixed(1)} s of processor)`,
  )
  expect(played.flatMap(({ wrong }) => wrong)).toEqual([])
  expect(count).toBeGreaterThanOrEqual(COUNT)
})

test.each(Object.keys(plantedBugs))('a planted bug is found: %s', async (bug) => {
  const { played, wrong } = await play(0, COUNT, bug)
  console.log(`found after ${played} interleavings: ${wrong[0] ?? 'not at all'}`)
  expect(wrong).toHaveLength(1)
})
