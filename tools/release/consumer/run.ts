import { execFile } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { repository } from '../../generate/places.ts'

const stopped = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopped.abort())

/** Runs a command, which ends together with this process. */
export const run = (cwd: string, command: string, ...args: string[]) =>
  promisify(execFile)(command, args, { cwd, env: environment(), maxBuffer: 64 << 20, signal: stopped.signal })

/** The environment without the folder of the command that started this one, which npm would use as its own. */
function environment(): NodeJS.ProcessEnv {
  const { npm_config_local_prefix, PATH, ...rest } = process.env
  return { ...rest, PATH: [join(repository, 'node_modules/.bin'), PATH].join(delimiter), NO_COLOR: '1' }
}

/** A check of the packages in a folder; it may return a note. */
export type Check = [name: string, run: (folder: string) => Promise<unknown>]

/** Runs a check, and prints the outcome. */
export async function passes(name: string, check: () => Promise<unknown>): Promise<boolean> {
  const begun = performance.now()
  let note = ''
  const problem = await check().then(
    (result) => {
      if (typeof result === 'string') note = `: ${result}`
    },
    (error) => error,
  )
  console.log(`${problem ? 'FAILED' : 'ok    '} ${name}${note} (${((performance.now() - begun) / 1000).toFixed(1)} s)`)
  if (problem) console.log([problem.message, problem.stdout, problem.stderr].filter(Boolean).join('\n').trimEnd())
  return !problem
}
