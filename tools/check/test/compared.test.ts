import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { judge } from '../compared.ts'

let root: string
beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  vi.stubEnv('BOXTRAIL_BASE', 'base')
  root = mkdtempSync(join(tmpdir(), 'boxtrail-compared-'))
  for (const folder of ['.changeset', 'released']) mkdirSync(join(root, folder))
  git('init', '-q', '--initial-branch=main')
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  rmSync(root, { recursive: true, force: true })
})

const git = (...args: string[]) => {
  const author = ['-c', 'user.name=x', '-c', 'user.email=x@example.com', '-c', 'commit.gpgsign=false']
  return execFileSync('git', [...author, ...args], { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] })
}
const write = (file: string, text: string) => writeFileSync(join(root, file), text)
const commit = (tag: string) => {
  git('add', '-A')
  git('commit', '-qm', tag, '--allow-empty')
  git('tag', tag)
}
/** Writes a changeset that declares an attribute of a container. */
const declare = (attribute: string) =>
  write(
    `.changeset/${attribute}.md`,
    `---\n"@boxtrail/contracts": minor\n---\n\nA container has ${attribute}.\n\nadds: Container.${attribute}\n`,
  )
const release = (version: string) => write(`released/${version}`, version)

/** The problems if the base, the last release and the present state have these attributes. */
const problems = async ({
  base,
  released,
  now,
}: {
  base: string[]
  released: [string, ...string[]]
  now: string[]
}) => {
  const [version, ...attributes] = released
  const { problems: found } = await judge<string[]>(
    {
      packageOf: () => '@boxtrail/contracts',
      isOurs: () => true,
      released: { version, file: `released/${version}`, state: attributes },
      now,
      atBase: async () => base,
      differences: (before, after) =>
        after
          .filter((one) => !before.includes(one))
          .map((one) => ({ kind: 'adds', rule: 'a-rule', promise: `Container.${one}`, level: 'minor', what: one })),
    },
    root,
  )
  return found
}

describe('a base from before the newest release', () => {
  beforeEach(() => {
    release('0.2.0')
    commit('base')
    release('0.3.0')
  })
  test('needs no changesets for what the release has consumed them of', async () =>
    expect(await problems({ base: [], released: ['0.3.0', 'reefer'], now: ['reefer'] })).toEqual([]))
  test('is no excuse for what came after the release', async () => {
    const state = { base: [], released: ['0.3.0', 'reefer'] as [string, string], now: ['reefer', 'seal'] }
    expect(await problems(state)).toEqual([expect.stringContaining('adds: Container.seal')])
    declare('seal')
    expect(await problems(state)).toEqual([])
  })
})

describe('a base with the newest release', () => {
  beforeEach(() => {
    release('0.3.0')
    commit('base')
  })
  test('needs the changeset of what was not in it', async () => {
    const state = { base: ['reefer'], released: ['0.3.0', 'reefer'] as [string, string], now: ['reefer', 'seal'] }
    expect(await problems(state)).toEqual([expect.stringContaining('adds: Container.seal')])
    declare('seal')
    expect(await problems(state)).toEqual([])
  })
  test('needs a separate one where an earlier one says the same', async () => {
    declare('seal')
    git('tag', '-d', 'base')
    commit('base')
    expect(await problems({ base: [], released: ['0.3.0'], now: ['seal'] })).toEqual([
      expect.stringContaining('adds: Container.seal'),
    ])
  })
})
