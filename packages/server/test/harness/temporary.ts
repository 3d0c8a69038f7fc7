import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

/** A directory that is removed after the last test of the file. */
export const temporary = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'boxtrail-test-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
