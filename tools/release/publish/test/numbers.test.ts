import { globSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repository } from '../../../generate/places.ts'
import { newestOf, numberOthers, publishedPackages } from '../version.ts'

const read = async (file: string) => JSON.parse(await readFile(file, 'utf8')) as { version: string; private?: boolean }

test('what is not published bears the number of the last release, which boxtrail version says', async () => {
  const released = newestOf([...(await publishedPackages()).values()].map(({ version }) => version))
  for (const file of globSync(['package.json', '{apps,packages}/*/package.json', 'tools/package.json'], {
    cwd: repository,
  })) {
    const manifest = await read(join(repository, file))
    if (manifest.private) expect([file, manifest.version]).toEqual([file, released])
  }
})

test('a release numbers what is not published, and leaves the rest of its files as it is', async () => {
  const root = await mkdtemp(join(tmpdir(), 'boxtrail-numbers-'))
  const write = async (folder: string, isPrivate: boolean) => {
    await mkdir(join(root, folder), { recursive: true })
    const text = `{\n  "name": "x",\n  "private": ${isPrivate},\n  "version": "0.2.0",\n  "more": { "version": "1" }\n}\n`
    await writeFile(join(root, folder, 'package.json'), text)
    return text
  }
  try {
    const text = await write('.', true)
    await write('apps/web', true)
    await write('packages/client', false)
    await numberOthers('0.4.0', root)
    expect(await readFile(join(root, 'package.json'), 'utf8')).toBe(text.replace('0.2.0', '0.4.0'))
    expect((await read(join(root, 'apps/web/package.json'))).version).toBe('0.4.0')
    expect((await read(join(root, 'packages/client/package.json'))).version).toBe('0.2.0')
  } finally {
    await rm(root, { recursive: true, force: true })
  }
})
