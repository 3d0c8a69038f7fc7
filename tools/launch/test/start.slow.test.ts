import { execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { repository } from '../../generate/places.ts'

/** The files of the repository and nothing else, as a clone has them. */
const copy = mkdtempSync(join(tmpdir(), 'boxtrail-bare-'))
afterAll(() => rmSync(copy, { recursive: true, force: true, maxRetries: 5 }))
const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
  cwd: repository,
  encoding: 'utf8',
})
for (const file of listed.split('\0').filter(Boolean))
  if (existsSync(join(repository, file))) cpSync(join(repository, file), join(copy, file))

/** The search path without `node_modules`, so that the machine's own Node is found, if it has one. */
const PATH = process.env
  .PATH!.split(delimiter)
  .filter((folder) => !folder.includes('node_modules'))
  .join(delimiter)
// The service complains about settings that it does not know, such as those of the tests.
const inherited = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => name !== 'npm_config_user_agent' && !name.startsWith('BOXTRAIL_')),
)
const env = { ...inherited, PATH, PORT: '0', BOXTRAIL_LOG: 'warn', BOXTRAIL_DATA_DIR: join(copy, '.boxtrail') }

/** The lines that the script prints until it ends, or until it is stopped because it has printed `last`. */
const npm = (args: string[], last?: RegExp) =>
  new Promise<string[]>((resolve, reject) => {
    const child = spawn('npm', args, { cwd: copy, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk
        if (last?.test(output)) child.kill('SIGTERM')
      })
    child.on('close', (code) =>
      code === 0 || last ? resolve(output.split('\n').filter((line) => line.trim() !== '')) : reject(new Error(output)),
    )
  })

const has = (path: string) => existsSync(join(copy, path))

test('serving installs only what it needs, and developing installs the rest, which stays', async () => {
  const first = await npm(['start'], /demo world tracked: \d+ shipments\n/)
  expect(first.length, first.join('\n')).toBeLessThanOrEqual(15)
  for (const named of [
    /^installing /,
    /^building /,
    /^api key: /,
    /^kept for a time: .*report bodies 13 months/,
    /^set up: /,
    /^boxtrail ready /,
    /^demo world tracked: 4/,
  ])
    expect(first.filter((line) => named.test(line), named)).toHaveLength(1)
  expect(first.filter((line) => /warn\b.*engine|approve|\bfund|notice|Progress|Need to install/i.test(line))).toEqual(
    [],
  )
  for (const absent of ['typescript', '@biomejs', 'vitest', 'turbo']) expect(has(`node_modules/${absent}`)).toBe(false)

  const second = await npm(['start'], /^boxtrail ready .*\n/m)
  expect(second.filter((line) => !/^(> |set up: )/.test(line))).toEqual([expect.stringMatching(/^boxtrail ready /)])

  expect(has('node_modules/vitest')).toBe(false)
  expect(await npm(['run', 'mock', '--', '--help'])).toContainEqual(expect.stringMatching(/^boxtrail-mock /))
  expect(await npm(['run', 'check', '--', 'settings'])).toContainEqual(expect.stringMatching(/^ok +settings/))
  await npm(['run', 'boxtrail'])
  for (const kept of ['node_modules/vitest', 'node_modules/typescript', 'packages/mock/node_modules/msw'])
    expect([kept, has(kept)]).toEqual([kept, true])
})

test('the output of the package manager is shown when the installation fails', async () => {
  rmSync(join(copy, 'node_modules/.boxtrail-installed'))
  execFileSync('sed', ['-i.old', 's/^importers:/importers: [/', join(copy, 'pnpm-lock.yaml')])
  await expect(npm(['run', 'boxtrail'])).rejects.toThrow(/ERR_PNPM_BROKEN_LOCKFILE[\s\S]*pnpm install .* ended with 1/)
})
