import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Spec } from '../generate/bundle.ts'
import { repository } from '../generate/places.ts'

const RELEASED = join(repository, 'spec/released')
const CHECKSUMS = 'SHA256SUMS'

/** Released files that differ from the release: changed, missing, or without a checksum. */
export async function changedReleases(folder: string = RELEASED): Promise<string[]> {
  const recorded = await checksumsIn(folder)
  const present = new Map(
    await Promise.all((await filesIn(folder)).map(async (file) => [file, await sha256(folder, file)] as const)),
  )
  const changed = [...recorded]
    .filter(([file, checksum]) => present.get(file) !== checksum)
    .map(
      ([file]) =>
        `spec/released/${file} is ${present.has(file) ? 'changed' : 'missing'}. A released file is never edited: git checkout -- spec/released`,
    )
  const unrecorded = [...present.keys()]
    .filter((file) => !recorded.has(file))
    .map((file) => `spec/released/${file} has no checksum. Run: cd spec/released && sha256sum ${file} >> ${CHECKSUMS}`)
  return [...changed, ...unrecorded]
}

/** The contracts of the newest release. Fails without one, because the comparison would then pass everything. */
export async function newestRelease(
  folder: string = RELEASED,
): Promise<{ version: string; openapi: Spec; feed: Spec }> {
  const files = existsSync(folder) ? await readdir(folder, { withFileTypes: true }) : []
  const versions = files.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  const version = versions.sort((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1)
  if (!version) throw new Error('spec/released contains no version: there is nothing to compare the contract with')
  const read = async (name: string): Promise<Spec> => JSON.parse(await readFile(join(folder, version, name), 'utf8'))
  return { version, openapi: await read('openapi.json'), feed: await read('feed.json') }
}

async function checksumsIn(folder: string): Promise<Map<string, string>> {
  const lines = (await readFile(join(folder, CHECKSUMS), 'utf8')).trim().split('\n')
  return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]))
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && entry.name !== CHECKSUMS)
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
}

const sha256 = async (folder: string, file: string) =>
  createHash('sha256')
    .update(await readFile(join(folder, file)))
    .digest('hex')
