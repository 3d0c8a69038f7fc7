import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { composeSpec } from '../generate/compose/compose.ts'
import { generateContract } from '../generate/contract.ts'
import { differencesPage, generatedFolders, packages, redocly, repository } from '../generate/places.ts'
import { changedReleases } from './released.ts'
import { rulesPage } from './rules-page.ts'

/** All problems of the contract itself: violated rules, stale generated files, edited releases. */
export async function contractProblems(): Promise<string[]> {
  const [lint, stale, changed] = await Promise.all([lintProblems(), staleContractFiles(), changedReleases()])
  const page =
    (await readFile(differencesPage, 'utf8')) === rulesPage()
      ? []
      : ['spec/differences.md is stale. Run: pnpm generate']
  return [...lint, ...stale.map((file) => `packages/${file} is stale. Run: pnpm generate`), ...page, ...changed]
}

/** The problems that Redocly reports for the specifications, each by its own rules. */
export async function lintProblems(source: string = join(repository, 'spec')): Promise<string[]> {
  const temporary = await mkdtemp(join(tmpdir(), 'boxtrail-lint-'))
  try {
    const spec = join(temporary, 'spec')
    await composeSpec(source, spec)
    const contracts = [lintContract(spec, 'openapi.yaml', 'redocly.yaml')]
    if (existsSync(join(spec, 'feed.yaml'))) contracts.push(lintContract(spec, 'feed.yaml', 'feed.redocly.yaml'))
    const problems = (await Promise.all(contracts)).flat()
    // Redocly names files from the working directory.
    return problems.map((problem) => problem.replaceAll(relative(process.cwd(), spec), 'spec'))
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
}

async function lintContract(spec: string, contract: string, rules: string): Promise<string[]> {
  const lint = [
    redocly,
    'lint',
    join(spec, contract),
    `--config=${join(spec, rules)}`,
    '--format=json',
    '--max-problems=10000',
  ]
  // Redocly exits with 1 if it finds something, and still writes its report.
  const { stdout } = await promisify(execFile)(process.execPath, lint, { maxBuffer: 2 ** 26 }).catch((error) => error)
  type Problem = { ruleId: string; message: string; location: { source: { ref: string }; pointer?: string }[] }
  const { problems } = JSON.parse(stdout) as { problems: Problem[] }
  return problems.map(
    ({ ruleId, message, location: [at] }) => `${at?.source.ref}${at?.pointer ?? ''}: ${message} (${ruleId})`,
  )
}

/** The generated files that are missing, surplus, or differ from the specification; below `packages/`. */
export async function staleContractFiles(committed: string = packages): Promise<string[]> {
  const fresh = await mkdtemp(join(tmpdir(), 'boxtrail-check-'))
  try {
    await generateContract(fresh)
    const names = new Set((await Promise.all([fresh, committed].map(generatedIn))).flat())
    const stale = await Promise.all(
      [...names].map(async (name) =>
        (await text(join(fresh, name))) === (await text(join(committed, name))) ? [] : [name],
      ),
    )
    return stale.flat().sort()
  } finally {
    await rm(fresh, { recursive: true, force: true })
  }
}

async function generatedIn(folder: string): Promise<string[]> {
  const found = Object.values(generatedFolders).map(async (below) =>
    (await filesIn(join(folder, below))).map((name) => join(below, name)),
  )
  return (await Promise.all(found)).flat()
}

async function filesIn(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
}

const text = (file: string) => readFile(file, 'utf8').catch(() => undefined)

if (import.meta.main) {
  const begun = performance.now()
  const problems = await contractProblems()
  for (const problem of problems) console.error(problem)
  console.log(`contract checked in ${((performance.now() - begun) / 1000).toFixed(1)} s: ${problems.length} problems`)
  if (problems.length > 0) process.exitCode = 1
}
