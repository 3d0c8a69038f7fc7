import { execFile, spawn } from 'node:child_process'
import { globSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { repository } from '../../generate/places.ts'

/**
 * A step of a change in a file: inserts `text` after `after`, writes a new file, or deletes a file if `content` is
 * null.
 */
export type Step = { file: string; after: string; text: string } | { file: string; content: string | null }

export interface Copy {
  folder: string
  apply(step: Step): Promise<void>
  replace(file: string, before: string, after: string): Promise<void>
  /** Restores the copied state, and removes generated files. */
  reset(): Promise<void>
  run(command: string, ...args: string[]): Promise<{ ok: boolean; output: string }>
  remove(): Promise<void>
}

interface Files {
  read(file: string): Promise<string>
  write(file: string, text: string): Promise<void>
  remove(file: string): Promise<void>
}

/** Applies the steps of changes to files. Replaced text must occur exactly once. */
export const editing = ({ read, write, remove }: Files): Pick<Copy, 'apply' | 'replace'> => {
  const replace: Copy['replace'] = async (file, before, after) => {
    const text = await read(file)
    if (text.split(before).length !== 2) throw new Error(`${file} does not have exactly one place with: ${before}`)
    await write(
      file,
      text.replace(before, () => after),
    )
  }
  return {
    replace,
    apply: async (step) => {
      if (!('content' in step)) await replace(step.file, step.after, `${step.after}${step.text}`)
      else if (step.content === null) await remove(step.file)
      else await write(step.file, step.content)
    },
  }
}

/** The output of the compiler and the cache of Turbo: both detect unchanged files by their contents. */
const COMPILED = ['{packages,apps}/*/node_modules/.cache/{types,*.tsbuildinfo}', 'node_modules/.cache/turbo']

/**
 * Copies the repository as it is on disk, without ignored files, to a separate folder, and installs its dependencies.
 */
export const copyRepository = async (): Promise<Copy> => {
  const folder = await mkdtemp(join(tmpdir(), 'boxtrail-change-'))
  const { stdout } = await promisify(execFile)('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: repository,
    maxBuffer: 64 << 20,
  })
  const files = stdout.split('\0').filter(Boolean)
  for (const file of files)
    await cp(join(repository, file), join(folder, file), { preserveTimestamps: true }).catch(ignoreMissing)
  const run = (command: string, ...args: string[]) => runIn(folder, command, args)
  const at = (file: string) => join(folder, file)
  const edits = editing({
    read: (file) => readFile(at(file), 'utf8'),
    write: (file, text) => writeFile(at(file), text),
    remove: (file) => rm(at(file)),
  })
  const commit = ['-c', 'user.name=x', '-c', 'user.email=x@example.com', 'commit', '-qm', 'copy']
  const { packageManager } = JSON.parse(await readFile(join(repository, 'package.json'), 'utf8'))
  for (const args of [
    ['git', 'init', '-q'],
    ['git', 'add', '-A'],
    ['git', ...commit],
  ])
    await must(run, args)
  await must(run, ['npx', '-y', packageManager, 'install', '--frozen-lockfile', '--prefer-offline'])
  // Unchanged files need not be compiled again.
  for (const cache of globSync(COMPILED, { cwd: repository }))
    await cp(join(repository, cache), join(folder, cache), { recursive: true, preserveTimestamps: true })
  return {
    folder,
    run,
    ...edits,
    reset: async () => {
      await must(run, ['git', 'checkout', '-q', '.'])
      await must(run, ['git', 'clean', '-fdq'])
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

/** Ignores deleted files whose deletion is not committed yet. */
const ignoreMissing = (error: NodeJS.ErrnoException) => {
  if (error.code !== 'ENOENT') throw error
}

const must = async (run: Copy['run'], [command, ...args]: string[]) => {
  const { ok, output } = await run(command!, ...args)
  if (!ok) throw new Error(`${command} ${args.join(' ')}\n${output}`)
}

const runIn = (cwd: string, command: string, args: string[]) =>
  new Promise<{ ok: boolean; output: string }>((resolve, reject) => {
    const bin = join(cwd, 'node_modules/.bin')
    const env = {
      ...process.env,
      PATH: `${bin}:${dirname(process.execPath)}:${process.env.PATH}`,
      CI: 'true',
      NO_COLOR: '1',
    }
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
    child.on('error', reject)
    child.on('close', (code) => resolve({ ok: code === 0, output }))
  })
