import { existsSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Copy, copyRepository } from '../../check/copy/copy.ts'
import { argumentsOf } from '../../config/arguments.ts'
import { repository } from '../../generate/places.ts'
import { LIBRARIES, manifest, packAll } from '../consumer/pack.ts'
import { run } from '../consumer/run.ts'
import { readTarget, upload } from './upload.ts'
import { makeVersion, newestOf, publishedPackages } from './version.ts'

/**
 * `version` makes a version from the pending changesets, and leaves it as a commit to review. Otherwise publishes the
 * packages of this checkout to the registry in BOXTRAIL_NPM_REGISTRY (apps/docs/publishing.md): the committed versions,
 * or with `--snapshot <name>` temporary ones. `--dry-run` uploads nothing. Tarballs and a bill of materials for each
 * package are written to `--out`.
 */
const USAGE = `usage: npm run release -- version
       npm run release -- [--snapshot <name>] [--dry-run] [--out <folder>]`

const { values, positionals } = argumentsOf(USAGE, () =>
  parseArgs({
    allowPositionals: true,
    options: {
      snapshot: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      out: { type: 'string', default: join(repository, 'node_modules/.cache/boxtrail-release') },
    },
  }),
)

/** Refuses pending changesets, because changes since the last release have no version yet. */
const refusePending = async (): Promise<void> => {
  const pending = (await readdir(join(repository, '.changeset'))).filter((name) => /^(?!README).*\.md$/.test(name))
  if (pending.length > 0)
    throw new Error(
      `${pending.length} changesets have no version yet. Run: npm run release -- version; review the commit; then publish. Or publish a snapshot.\n${USAGE}`,
    )
}

/** Refuses a version whose promises were not stored, because later changes are compared with them. */
const refuseUnfrozen = async (): Promise<void> => {
  const version = newestOf([...(await publishedPackages()).values()].map((one) => one.version))
  const frozen = `tools/release/released/${version}`
  if (!existsSync(join(repository, frozen)))
    throw new Error(`${frozen} is missing: a version is made, and kept, by: npm run release -- version`)
}

/** Refuses the example address in `package.json`, because each published package must state its origin. */
const refuseExampleAddress = async (): Promise<void> => {
  const { homepage } = await manifest('package.json')
  if (new URL(homepage).hostname.endsWith('.example'))
    throw new Error(
      `${homepage} is an example. Write the address of this repository into package.json: repository, homepage and bugs.`,
    )
}

const versionSnapshot = async (copy: Copy, name: string): Promise<void> => {
  if (!/^[a-z][a-z0-9-]*$/.test(name))
    throw new Error(`--snapshot ${name}: use lower-case letters, digits and hyphens.`)
  const { ok, output } = await copy.run('changeset', 'version', '--snapshot', name)
  if (!ok) throw new Error(output)
  const written = await copy.run('node', 'tools/check/mcp-definitions/write.ts')
  if (!written.ok) throw new Error(written.output)
}

/**
 * Writes a bill of materials for each package, as CycloneDX: everything that is installed with it, with versions,
 * licences and checksums.
 */
const writeBills = async (folder: string, out: string): Promise<void> => {
  // The service's package contains the application, whose dependencies are installed with it.
  const names = ['cli', ...LIBRARIES, 'boxtrail'].flatMap((name) => ['--filter', `@boxtrail/${name}`])
  const format = ['--sbom-format', 'cyclonedx', '--prod', '--split', '--out', join(out, '%s-%v.cdx.json')]
  const { packageManager } = await manifest('package.json')
  await run(folder, 'npx', '-y', packageManager, ...names, 'sbom', ...format)
}

const publish = async (): Promise<void> => {
  // Before anything is built, so that mistakes in the settings are found at once.
  const target = values['dry-run'] ? null : readTarget(process.env)
  if (values.snapshot === undefined) {
    await refusePending()
    await refuseUnfrozen()
    if (target) await refuseExampleAddress()
  }
  const out = resolve(values.out)
  await rm(out, { recursive: true, force: true })
  await mkdir(out, { recursive: true })
  const copy = await copyRepository()
  try {
    if (values.snapshot !== undefined) await versionSnapshot(copy, values.snapshot)
    const tarballs = await packAll(out, copy.folder)
    await writeBills(copy.folder, out)
    for (const file of (await readdir(out)).sort()) console.log(join(out, file))
    if (target) await upload(tarballs, target, values.snapshot ?? 'latest')
    else console.log('nothing was uploaded (--dry-run)')
  } finally {
    await copy.remove()
  }
}

const version = async (): Promise<void> => {
  const made = await makeVersion()
  console.log(`${made} is committed. Review it (git show), above all the changelogs; then: npm run release`)
}

try {
  const [command, ...others] = positionals
  if (others.length > 0 || (command !== undefined && command !== 'version')) throw new Error(USAGE)
  await (command === 'version' ? version() : publish())
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
