import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { argumentsOf } from '../config/arguments.ts'

type Step = { name: string; command: string; args: string[]; says?: boolean }

const root = fileURLToPath(new URL('../../', import.meta.url))
const binary = (name: string) => join(root, 'node_modules', '.bin', name)
const script = (path: string, ...args: string[]) => ({ command: process.execPath, args: [path, ...args] })

// The configuration's own folder is excluded: Biome takes the file in it for a second root.
const linted = readdirSync(join(root, 'tools'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['config', 'node_modules'].includes(entry.name))
  .map(({ name }) => `tools/${name}`)

const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tools/config/vitest.config.ts'] as const

/** Cached results of Turbo are used, unless `--force` is given. */
const force = process.argv.includes('--force') ? ['--force'] : []

const TYPES = 'types'

const STEPS: Step[] = [
  { name: TYPES, command: binary('tsc'), args: ['-b', ...force] },
  // The slowest steps come first.
  { name: 'exports', ...script('tools/release/exports.ts', ...force), says: true },
  { name: 'contract', ...script('tools/check/contract.ts') },
  {
    name: 'lint',
    command: binary('biome'),
    args: ['check', '--config-path', 'tools/config', 'packages', 'apps', ...linted],
  },
  { name: 'workspace', ...script('tools/check/workspace.ts') },
  {
    name: 'dead code',
    command: binary('knip'),
    args: [
      '--config',
      'tools/config/knip.json',
      '--no-progress',
      '--no-config-hints',
      '--include',
      'files,exports,types',
    ],
  },
  { name: 'licences', ...script('tools/check/licences.ts') },
  { name: 'settings', ...script('tools/generate/settings.ts', '--check') },
  { name: 'examples', ...script('tools/check/examples.ts') },
  { name: 'citations', ...script('tools/check/citations.ts') },
  { name: 'guides', ...script('tools/check/guides/check-guides.ts') },
  { name: 'samples', ...script('tools/check/guides/check-samples.ts') },
  // Declared breaks are printed by every run.
  { name: 'promises', ...script('tools/check/contract-promises.ts'), says: true },
  { name: 'usage', ...script('tools/check/usage.ts'), says: true },
  { name: 'MCP definitions', ...script('tools/check/mcp-definitions/check.ts'), says: true },
  { name: 'changesets', ...script('tools/check/changesets.ts') },
  { name: 'database', ...script('tools/check/database.ts') },
  { name: 'migrations', ...script('tools/check/migrations/check.ts') },
  {
    name: 'client',
    ...script(...vitest, '--project', 'client', 'packages/client/test/every-operation.test.ts'),
  },
  {
    name: 'mock',
    ...script(...vitest, '--project', 'mock', 'packages/mock/test/mock.test.ts', '-t', 'each example of each status'),
  },
  { name: 'layers', ...script('tools/check/layers/check.ts') },
  { name: 'words', ...script('tools/check/words.ts') },
]

/**
 * Runs every step, even after a failure, so that one run reports everything. The first step compiles what others read;
 * then as many run concurrently as there are processors.
 */
async function check(steps: Step[]): Promise<boolean> {
  const waiting = [...steps]
  const failed: string[] = []
  if (waiting[0]?.name === TYPES && !(await passes(waiting.shift()!))) failed.push(TYPES)
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) if (!(await passes(step))) failed.push(step.name)
  }
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, work))
  console.log(failed.length === 0 ? 'check: no problems' : `check: failed: ${failed.join(', ')}`)
  return failed.length === 0
}

async function passes({ name, command, args, says }: Step): Promise<boolean> {
  const startedAt = performance.now()
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', REDOCLY_TELEMETRY: 'off' },
  })
  const [stdout, stderr, status] = await Promise.all([text(child.stdout), text(child.stderr), codeOf(child)])
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`)
  if (status !== 0 || (says && stdout)) console.log([stdout, stderr].filter(Boolean).join('\n').trimEnd())
  return status === 0
}

const codeOf = (child: ChildProcess) =>
  new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })

/** `pnpm check contract client` runs only these steps. */
const usage = `usage: npm run check [-- <step> … --force]\n\nSteps: ${STEPS.map(({ name }) => name).join(', ')}`
const named = argumentsOf(usage, () => {
  const given = process.argv.slice(2).filter((argument) => argument !== '--force')
  const unknown = given.filter((name) => !STEPS.some((step) => step.name === name))
  if (unknown.length > 0) throw new Error(`There is no step ${unknown.join(', ')}.`)
  return given
})
const chosen = named.length > 0 ? STEPS.filter(({ name }) => named.includes(name)) : STEPS
process.exitCode = (await check(chosen)) ? 0 : 1
