import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { createInterface } from 'node:readline'
import { blocksOf, isExecuted } from '../../../../tools/check/guides/blocks.ts'
import { forOperators, read } from '../../../../tools/check/guides/pages.ts'
import { repository as root } from '../../../../tools/generate/places.ts'

/**
 * Executes every command of the operators' guides as written, one page after the other, as root: users, units, proxy,
 * database and images are real. The machine does not change, because everything happens in a mount namespace whose
 * /etc, /opt and /var are discarded. It has neither an init system nor a Docker engine: `programs/` has a systemctl
 * that starts the units itself, and a docker that builds and runs the image with buildah.
 */
const DONE = 'boxtrail-guides: done '
const steps = forOperators.flatMap((file) =>
  blocksOf(read(file))
    .filter(isExecuted)
    .map(({ text }, index) => ({
      name: `${basename(file, '.md')} ${index + 1}`,
      // Pages do not depend on the current directory.
      block: index === 0 ? `cd /\n${text}` : text,
    })),
)

/** One shell for all pages, because later ones use definitions of earlier ones. It ends at the first failure. */
const script = (repository: string) =>
  [
    'set -euo pipefail',
    `export REPOSITORY=${repository} VERSION=installed NEW_VERSION=newer`,
    ...steps.map(({ name, block }) => `${block}\nprintf '\\n%s\\n' "${DONE}${name}"`),
    '',
  ].join('\n')

/** Creates a repository with this checkout as its users would get it, and with a later version. */
const createRepository = (folder: string): string => {
  const repository = join(folder, 'repository')
  const git = (...args: string[]) => execFileSync('git', args, { cwd: repository, stdio: 'pipe' })
  execFileSync('git', ['clone', '--quiet', root, repository])
  const author = ['-c', 'user.name=Boxtrail', '-c', 'user.email=boxtrail@example.com']
  git('branch', 'installed')
  git(...author, 'commit', '--quiet', '--allow-empty', '--message', 'a newer version')
  git('tag', 'newer')
  // The service's user fetches from it.
  execFileSync('chmod', ['-R', 'a+rX', folder])
  return repository
}

const run = async (folder: string): Promise<number> => {
  const file = join(folder, 'guides.sh')
  writeFileSync(file, script(createRepository(folder)))
  const child = spawn(
    'unshare',
    [
      '--mount',
      '--pid',
      '--fork',
      '--kill-child',
      '--propagation',
      'private',
      'bash',
      join(import.meta.dirname, 'isolate.sh'),
      file,
    ],
    {
      env: { ...process.env, PROGRAMS: join(import.meta.dirname, 'programs'), SCRATCH: folder },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  let passed = 0
  for await (const line of createInterface({ input: child.stdout })) {
    const isDone = line.startsWith(DONE)
    if (isDone) passed++
    process.stdout.write(isDone ? `ok     ${line.slice(DONE.length)}\n` : `       ${line.slice(0, 200)}\n`)
  }
  return passed
}

if (process.getuid!() !== 0) throw new Error('The guides create users and units: run them as root.')
const folder = mkdtempSync(join(tmpdir(), 'boxtrail-guides-'))
try {
  const passed = await run(folder)
  const failed = steps.length - passed
  if (failed > 0)
    process.stdout.write(`failed ${steps[passed]!.name}: the steps after it did not run\n${steps[passed]!.block}`)
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
  process.exitCode = failed > 0 ? 1 : 0
} finally {
  rmSync(folder, { recursive: true, force: true })
}
