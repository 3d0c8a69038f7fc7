import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { run } from '../consumer/run.ts'

/** The registry for publishing, with its token. */
export interface Target {
  registry: string
  token: string
}

/** Reads the target from the environment; rejects missing settings before anything is built. */
export const readTarget = (environment: NodeJS.ProcessEnv): Target => {
  const { BOXTRAIL_NPM_REGISTRY: registry, BOXTRAIL_NPM_TOKEN: token } = environment
  if (!registry || !URL.canParse(registry) || !/^https?:$/.test(new URL(registry).protocol))
    throw new Error('Set BOXTRAIL_NPM_REGISTRY to the URL of the registry, such as https://npm.example.com/')
  if (!token) throw new Error('Set BOXTRAIL_NPM_TOKEN to a token that may publish there.')
  return { registry, token }
}

/** Whether the registry has this version: the package did not change, or an earlier release was interrupted. */
const isPublished = async (folder: string, tarball: string, registry: string): Promise<boolean> => {
  const { stdout } = await run(folder, 'tar', '-xzOf', tarball, 'package/package.json')
  const { name, version } = JSON.parse(stdout) as { name: string; version: string }
  return run(folder, 'npm', 'view', `${name}@${version}`, 'version', '--registry', registry).then(
    (found) => found.stdout.trim() === version,
    (error: Error) => {
      if (error.message.includes('E404')) return false
      throw error
    },
  )
}

/**
 * Publishes tarballs under a tag, except those that are published already. The token is in a file that only this user
 * can read, and that is deleted afterwards.
 */
export const upload = async (tarballs: readonly string[], { registry, token }: Target, tag: string): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'boxtrail-upload-'))
  const { host, pathname } = new URL(registry)
  const npmrc = `//${host}${pathname.replace(/\/*$/, '/')}:_authToken=${token}\n`
  try {
    await writeFile(join(folder, '.npmrc'), npmrc, { mode: 0o600 })
    await writeFile(join(folder, 'package.json'), '{ "private": true }')
    for (const tarball of tarballs) {
      if (await isPublished(folder, tarball, registry)) {
        console.log(`${basename(tarball)} is published already`)
        continue
      }
      await run(folder, 'npm', 'publish', tarball, '--registry', registry, '--tag', tag, '--provenance=false')
      console.log(`published ${basename(tarball)} as ${tag}`)
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
