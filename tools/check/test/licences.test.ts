import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listInstalled } from '@boxtrail/notices/installed'
import { afterAll, expect, test } from 'vitest'
import { root } from '../../config/test-projects.ts'
import { contentProblems, licenceProblems } from '../licences.ts'

const folder = mkdtempSync(join(tmpdir(), 'licences-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A package as pnpm installs it. */
const plant = (manifest: { name: string; version: string } & Record<string, unknown>) => {
  const target = join(
    folder,
    'node_modules/.pnpm',
    `${manifest.name}@${manifest.version}`,
    'node_modules',
    manifest.name,
  )
  mkdirSync(target, { recursive: true })
  writeFileSync(join(target, 'package.json'), JSON.stringify(manifest))
}

test('the packages that are installed here are accepted', () => {
  const packages = listInstalled(root)
  expect(packages.length).toBeGreaterThan(300)
  expect(licenceProblems(packages)).toEqual([])
  expect(contentProblems()).toEqual([])
})

test('a planted package with an unlisted licence is refused, and one that states none', () => {
  plant({ name: 'fine', version: '1.0.0', license: '(GPL-3.0-only OR MIT)' })
  plant({ name: 'old', version: '1.0.0', licenses: [{ type: 'ISC' }] })
  plant({ name: 'copyleft', version: '2.0.0', license: 'AGPL-3.0-only' })
  plant({ name: 'both', version: '2.0.0', license: 'MIT AND CC-BY-NC-4.0' })
  plant({ name: 'silent', version: '3.0.0' })
  plant({ name: 'elsewhere', version: '3.0.0', license: 'SEE LICENSE IN LICENSE.txt' })
  expect(licenceProblems(listInstalled(folder), {})).toEqual([
    'both 2.0.0 is under "MIT AND CC-BY-NC-4.0", which is not listed.',
    'copyleft 2.0.0 is under "AGPL-3.0-only", which is not listed.',
    'elsewhere 3.0.0 is under "SEE LICENSE IN LICENSE.txt", which is not listed.',
    'silent 3.0.0 states no licence.',
  ])
})

test('an exception is for what the package states, and must be needed', () => {
  const exception = { states: 'AGPL-3.0-only', licence: 'AGPL-3.0-only', reason: 'a test' }
  const found = { name: 'copyleft', version: '2.0.0', licence: 'AGPL-3.0-only' }
  expect(licenceProblems([found], { copyleft: exception })).toEqual([])
  expect(licenceProblems([found], { 'copy*': exception })).toEqual([])
  expect(licenceProblems([found], { 'copyleft@2': exception })).toEqual([])
  expect(licenceProblems([{ ...found, licence: 'SSPL-1.0' }], { 'copyleft@1': exception })).toEqual([
    'copyleft 2.0.0 is under "SSPL-1.0", which is not listed.',
    'Nothing needs the exception for copyleft@1.',
  ])
})

test('contents of a package under another licence are refused without a reason', () => {
  const what = { what: 'a font', licence: 'OFL-1.1' }
  expect(contentProblems({ fonts: [what] })).toEqual(['fonts contains a font under "OFL-1.1", which is not listed.'])
  expect(contentProblems({ fonts: [{ ...what, reason: 'unchanged' }] })).toEqual([])
})
