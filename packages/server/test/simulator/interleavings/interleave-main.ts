import { interleave } from './interleave.ts'
import { plantedBugs } from './planted-bugs.ts'

/** `node interleave-main.ts <seed> <first> <count> [bug]`: plays interleavings, and prints the failures as JSON. */
const [seed = '0', first = '0', count = '1000', bug] = process.argv.slice(2)
const engine = bug === undefined ? undefined : plantedBugs[bug]
if (bug !== undefined && !engine) throw new Error(`there is no bug "${bug}"`)

const wrong: string[] = []
let played = 0
for (let i = 0; i < Number(count); i++) {
  const found = interleave(Number(seed) * 1_000_000 + Number(first) + i, engine)
  played++
  wrong.push(...found.slice(0, 1))
  if (bug !== undefined && wrong.length > 0) break
  if (wrong.length >= 20) break
}
const { user, system } = process.cpuUsage()
console.log(JSON.stringify({ played, wrong, cpuSeconds: (user + system) / 1e6 }))
