import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { atBase, baseOf, changedSince, isAsAtBase } from '../base.ts'

let folder: string
let work: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'boxtrail-base-'))
  work = join(folder, 'work')
  mkdirSync(join(work, '.changeset'), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const gitIn = (cwd: string, ...args: string[]) => {
  const author = ['-c', 'user.name=x', '-c', 'user.email=x@example.com', '-c', 'commit.gpgsign=false']
  return execFileSync('git', [...author, ...args], {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim()
}
const git = (...args: string[]) => gitIn(work, ...args)
const write = (file: string, text: string) => writeFileSync(join(work, file), text)
const commit = (file: string, text = file) => {
  write(file, text)
  git('add', '-A')
  git('commit', '-qm', file)
  return git('rev-parse', 'HEAD')
}
/** Creates the branch `main` with one commit. */
const begin = () => {
  git('init', '-q', '--initial-branch=main')
  return commit('one.txt')
}

describe('the base of a comparison', () => {
  test('is where a branch has left main', async () => {
    const left = begin()
    git('switch', '-qc', 'feature')
    commit('two.txt')
    git('switch', '-q', 'main')
    commit('three.txt')
    git('switch', '-q', 'feature')
    expect(await baseOf(work, undefined)).toEqual({ commit: left, reason: 'the merge base with main' })
  })
  test('is where it has left main of its origin, even if the local one is older', async () => {
    begin()
    const origin = join(folder, 'origin')
    gitIn(folder, 'clone', '-q', '--bare', work, origin)
    git('remote', 'add', 'origin', origin)
    const pushed = commit('two.txt')
    git('push', '-q', 'origin', 'main')
    git('switch', '-qc', 'feature')
    git('branch', '-qf', 'main', 'HEAD~1')
    commit('three.txt')
    expect(await baseOf(work, undefined)).toEqual({ commit: pushed, reason: 'the merge base with origin/main' })
  })
  test('is HEAD where main itself is checked out, as in CI', async () => {
    begin()
    const clone = join(folder, 'clone')
    gitIn(folder, 'clone', '-q', work, clone)
    const head = git('rev-parse', 'HEAD')
    expect(await baseOf(clone, undefined)).toMatchObject({ commit: head })
  })
  test('is what the environment asks for', async () => {
    const first = begin()
    commit('two.txt')
    expect(await baseOf(work, 'HEAD~1')).toEqual({ commit: first, reason: 'BOXTRAIL_BASE' })
    await expect(baseOf(work, 'nowhere')).rejects.toThrow('BOXTRAIL_BASE is nowhere, which is no commit here')
  })
  test('is HEAD in a shallow clone of another branch', async () => {
    begin()
    git('switch', '-qc', 'feature')
    const head = commit('two.txt')
    const clone = join(folder, 'clone')
    gitIn(folder, 'clone', '-q', '--depth=1', '--branch=feature', `file://${work}`, clone)
    expect(await baseOf(clone, undefined)).toMatchObject({ commit: head })
  })
  test('does not exist without a history', async () => {
    expect(await baseOf(work, undefined)).toEqual({ reason: 'there is no Git history here' })
    git('init', '-q')
    expect(await baseOf(work, 'main')).toEqual({ reason: 'there is no Git history here' })
  })
})

test('a file is read as the base has it', async () => {
  const base = begin()
  write('one.txt', 'other')
  expect(await atBase(work, base, 'one.txt')).toBe('one.txt')
  expect(await atBase(work, base, 'two.txt')).toBeUndefined()
})

test('a file that is unchanged since the base is recognized', async () => {
  const base = begin()
  expect(await isAsAtBase(work, base, 'one.txt')).toBe(true)
  write('one.txt', 'other')
  write('two.txt', 'new')
  expect(await isAsAtBase(work, base, 'one.txt')).toBe(false)
  expect(await isAsAtBase(work, base, 'two.txt')).toBe(false)
})

test('changesets that are new or changed are recognized, committed or not', async () => {
  begin()
  for (const name of ['kept', 'edited', 'amended']) write(`.changeset/${name}.md`, name)
  git('add', '-A')
  git('commit', '-qm', 'changesets')
  const base = git('rev-parse', 'HEAD')
  commit('.changeset/committed.md')
  commit('.changeset/amended.md', 'other')
  write('.changeset/edited.md', 'other')
  write('.changeset/untracked.md', 'new')
  const expected = ['amended', 'committed', 'edited', 'untracked'].map((name) => `.changeset/${name}.md`)
  expect([...(await changedSince(work, base, '.changeset'))].sort()).toEqual(expected)
})
