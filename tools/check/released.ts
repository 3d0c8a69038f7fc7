import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Spec } from '../generate/bundle.ts'
import { repository } from '../generate/places.ts'

const RELEASED = join(repository, 'spec/released')
const CHECKSUMS = 'SHA256SUMS'
const COMPRESSED = /\.gz$/

/** Reads a released file, which is compressed because nobody edits it. */
export const readReleased = async (file: string): Promise<Buffer> => promisify(gunzip)(await readFile(file))

/** Released files that differ from the release: changed, missing, or without a checksum. */
export async function changedReleases(folder: string = RELEASED): Promise<string[]> {
  const recorded = await checksumsIn(folder)
  const present = new Map(
    await Promise.all(
      (await filesIn(folder)).map(async (file) => [file.replace(COMPRESSED, ''), await sha256(folder, file)] as const),
    ),
  )
  const changed = [...recorded]
    .filter(([file, checksum]) => present.get(file) !== checksum)
    .map(
      ([file]) =>
        `spec/released/${file} is ${present.has(file) ? 'changed' : 'missing'}. A released file is never edited: git checkout -- spec/released`,
    )
  const unrecorded = [...present.keys()]
    .filter((file) => !recorded.has(file))
    .map(
      (file) => `spec/released/${file} has no checksum. A release is frozen by: node tools/release/freeze.ts <version>`,
    )
  return [...changed, ...unrecorded]
}

/** The contracts of the newest release. Throws if there is none: the comparison would otherwise accept everything. */
export async function newestRelease(
  folder: string = RELEASED,
): Promise<{ version: string; openapi: Spec; feed: Spec }> {
  const files = existsSync(folder) ? await readdir(folder, { withFileTypes: true }) : []
  const versions = files.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  const version = versions.sort((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1)
  if (!version) throw new Error('spec/released contains no version: there is nothing to compare the contract with')
  const read = async (name: string): Promise<Spec> =>
    JSON.parse((await readReleased(join(folder, version, `${name}.json.gz`))).toString())
  return { version, openapi: await read('openapi'), feed: await read('feed') }
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

/**
 * The checksum of the uncompressed file, because the same text may be compressed in several ways. Undefined for a
 * corrupt file.
 */
const sha256 = (folder: string, file: string): Promise<string | undefined> =>
  readReleased(join(folder, file)).then(checksumOf, () => undefined)

export const checksumOf = (content: Buffer | string): string => createHash('sha256').update(content).digest('hex')
