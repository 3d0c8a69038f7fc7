import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../temporary-folder.ts'

const helper = JSON.stringify(join(import.meta.dirname, '../temporary-folder.ts'))
/** Runs a process that makes a folder with a file and then ends with a statement; returns the path of the folder. */
const madeBy = (end: string): string => {
  const program = `const { temporaryFolder } = await import(${helper})
    const folder = temporaryFolder('made')
    ;(await import('node:fs')).writeFileSync(folder + '/file', '')
    process.stdout.write(folder)
    ${end}`
  return spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' }).stdout
}

test.each([[''], ['process.exit(3)'], ["throw new Error('failed')"]])(
  'a temporary folder goes with its process, however that ends: %s',
  (end) => {
    const folder = madeBy(end)
    expect(basename(folder)).toMatch(/^boxtrail-made-/)
    expect(existsSync(folder)).toBe(false)
  },
)

test('other users may enter it, so that root’s database stays inside', () => {
  expect(statSync(temporaryFolder('entered')).mode & 0o777).toBe(0o755)
})

test('what tests make is in the folder of their run, also what their processes make', () => {
  expect(basename(tmpdir())).toMatch(/^boxtrail-run-/)
  const seen = execFileSync(process.execPath, ['-p', "require('node:os').tmpdir()"], { encoding: 'utf8' }).trim()
  expect(seen).toBe(tmpdir())
})
