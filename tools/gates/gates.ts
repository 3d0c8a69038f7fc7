import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Copy, copyRepository } from '../copy/copy.ts'
import { CHANGES, type DeliberateChange } from './changes.ts'

/**
 * Whether the gates catch what they are for: in a copy, makes each change that must not be kept, and runs the step of
 * `pnpm check` or `pnpm check:release` that must fail and say why. Ends with `N passed, N failed`.
 */
const runGate = (copy: Copy, gate: string) =>
  gate.startsWith('declarations of')
    ? copy.run('node', 'tools/release/release.ts', '--exports')
    : copy.run('node', 'tools/check/check.ts', gate)

/** Breaking changes that pending changesets already declare would hide those made here. */
const undeclare = async (copy: Copy): Promise<void> => {
  for (const file of globSync('.changeset/*.md', { cwd: copy.folder })) {
    const place = join(copy.folder, file)
    await writeFile(place, (await readFile(place, 'utf8')).replaceAll(/^((['"]).*\2): major$/gm, '$1: patch'))
  }
  const author = ['-c', 'user.name=x', '-c', 'user.email=x@example.com']
  const { ok, output } = await copy.run('git', ...author, 'commit', '--quiet', '--allow-empty', '-am', 'undeclared')
  if (!ok) throw new Error(output)
}

/** What is wrong with the gates; otherwise, what they said. */
const tryOne = async (copy: Copy, { make, generates, gate, says }: DeliberateChange, known: ReadonlySet<string>) => {
  await copy.reset()
  await make(copy)
  const generated = generates ? await copy.run('node', 'tools/generate/generate.ts') : undefined
  if (generated && !generated.ok) return { problem: `It cannot be generated:\n${generated.output}` }
  const { output } = await runGate(copy, gate)
  const failed = [...output.matchAll(/^FAILED (.+?)(?:: .*)? \([\d.]+ s\)$/gm)].map(([, name]) => name!)
  const said = output.split('\n').find((line) => says.test(line) && !known.has(line))
  if (said && failed.includes(gate)) return { failed, said }
  return {
    problem: `${failed.join(', ') || 'No gate'} failed, and ${said ? 'said' : 'did not say'} ${says}:\n${output}`,
  }
}

let passed = 0
let failed = 0
const copy = await copyRepository()
try {
  await undeclare(copy)
  const known = new Set((await copy.run('node', 'tools/check/contract.ts')).output.split('\n'))
  for (const change of CHANGES) {
    const { problem, said, failed: gates = [] } = await tryOne(copy, change, known)
    if (problem === undefined) passed++
    else failed++
    console.log(
      problem === undefined ? `ok     ${change.name}: caught by ${gates.join(', ')}` : `FAILED ${change.name}`,
    )
    console.log(problem ?? `       ${said!.trim().slice(0, 160)}`)
  }
} finally {
  await copy.remove()
}
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
