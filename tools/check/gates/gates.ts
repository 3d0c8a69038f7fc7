import { type Copy, copyRepository } from '../copy/copy.ts'
import { CHANGES, type DeliberateChange } from './changes.ts'

/**
 * Tests the checks: in a copy of the working tree with its pending changesets, makes each change that must be detected,
 * and runs the step of `pnpm check` that must fail with a reason. Changes that are allowed with a changeset are then
 * tried with one, made of the lines that the step printed. Ends with `N passed, N failed`.
 */

type Outcome = { problem: string } | { said: string }

/** The problem with the check, or the message that it printed. */
const isCaught = async (
  copy: Copy,
  { make, renews, gate, says }: DeliberateChange,
): Promise<Outcome & { output: string }> => {
  await copy.reset()
  try {
    await make(copy)
  } catch (error) {
    return { problem: `It could not be made: ${(error as Error).message}`, output: '' }
  }
  const renewed = renews ? await copy.run('node', ...renews) : undefined
  const { ok, output } = await copy.run('node', 'tools/check/check.ts', gate)
  const said = output.split('\n').find((line) => says.test(line))
  if (!ok && said) return { said, output }
  const reasons = [`${gate} ${ok ? 'passed' : 'failed'}, and ${said ? 'said' : 'did not say'} ${says}:`, output]
  return { problem: [...reasons, renewed && !renewed.ok ? renewed.output : ''].join('\n'), output }
}

const OWN = '.changeset/deliberate.md'

/** With a changeset that has the requested lines the check must pass, and still report breaks. */
const isKept = async (copy: Copy, { gate, declarable }: DeliberateChange, asked: string): Promise<Outcome> => {
  const lines = [...asked.matchAll(/with "(@[^"]+)": (\w+)\n {4}(.+)$/gm)]
  const levels = new Map(lines.map(([, name, level]) => [name!, level!]))
  for (const [, name, level] of lines) if (level === 'major') levels.set(name!, level)
  const head = [...levels].map(([name, level]) => `"${name}": ${level}\n`).join('')
  const body = lines.map(([, , , line]) => `${line}\n`).join('')
  await copy.apply({ file: OWN, content: `---\n${head}---\n\nA deliberate change.\n\n${body}` })
  const { ok, output } = await copy.run('node', 'tools/check/check.ts', gate)
  const reported = output.split('\n').find((line) => line.startsWith('breaking, declared:') && line.includes(OWN))
  if (ok && (declarable !== 'break' || reported)) return { said: reported ?? `${gate} passed` }
  return { problem: `${gate} ${ok ? 'passed without reporting the break' : 'failed'}, with\n${body}${output}` }
}

let passed = 0
let failed = 0
const count = (name: string, outcome: Outcome) => {
  if ('said' in outcome) passed++
  else failed++
  console.log(`${'said' in outcome ? 'ok    ' : 'FAILED'} ${name}`)
  console.log('said' in outcome ? `       ${outcome.said.trim().slice(0, 160)}` : outcome.problem)
}

const copy = await copyRepository()
try {
  for (const change of CHANGES) {
    const caught = await isCaught(copy, change)
    count(`${change.name}: caught by ${change.gate}`, caught)
    if (!change.declarable) continue
    const kept = 'said' in caught ? await isKept(copy, change, caught.output) : { problem: 'It was not caught before.' }
    count(`${change.name}, declared: passes`, kept)
  }
} finally {
  await copy.remove()
}
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
