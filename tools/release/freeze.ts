import { existsSync } from 'node:fs'
import { appendFile, cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describeForRelease, RELEASED_DATABASE } from '@boxtrail/server/db/generate/released'
import { checksumOf } from '../check/released.ts'
import { generated, repository } from '../generate/places.ts'

/** `node freeze.ts <version>` stores the promises of a version, with which later changes are compared. */

const CONTRACTS = { openapi: 'openapi.json', feed: 'feed/openapi.json' }

export async function freeze(version: string, root: string = repository): Promise<void> {
  if (!/^\d+\.\d+\.\d+$/.test(version))
    throw new Error(`${version} is no version. Run: node tools/release/freeze.ts 1.2.3`)
  const contracts = join(root, 'spec/released')
  if (existsSync(join(contracts, version))) throw new Error(`${version} is released, and is never written again.`)
  await mkdir(join(contracts, version))
  for (const [name, file] of Object.entries(CONTRACTS)) {
    const text = await readFile(join(generated, file))
    await writeFile(join(contracts, version, `${name}.json.gz`), gzipSync(text, { level: 9 }))
    await appendFile(join(contracts, 'SHA256SUMS'), `${checksumOf(text)}  ${version}/${name}.json\n`)
  }
  await cp(join(repository, 'tools/release/snapshots'), join(root, 'tools/release/released', version), {
    recursive: true,
  })
  const definitions = await readFile(join(repository, 'packages/mcp/definitions.json'))
  await writeFile(join(root, 'packages/mcp/definitions.released.json.gz'), gzipSync(definitions, { level: 9 }))
  await freezeDatabase(version, root)
}

/** Stores the database statements of the version, which must keep working while processes of the next version run. */
async function freezeDatabase(release: string, root: string): Promise<void> {
  const described = JSON.stringify(await describeForRelease(release))
  await writeFile(join(root, RELEASED_DATABASE), gzipSync(described, { level: 9 }))
}

if (import.meta.main) await freeze(process.argv[2] ?? '')
