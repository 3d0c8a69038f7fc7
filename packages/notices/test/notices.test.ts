import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { listInstalledWith } from '../src/installed.ts'
import { renderNotices } from '../src/notices.ts'

const root = realpathSync(mkdtempSync(join(tmpdir(), 'notices-')))
afterAll(() => rmSync(root, { recursive: true }))

const write = (file: string, content: string | object) => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), typeof content === 'string' ? content : JSON.stringify(content))
}
const MIT = 'MIT License, Copyright Somebody'
write('app/package.json', {
  name: 'app',
  version: '1.0.0',
  dependencies: { one: '1', docs: '1' },
  devDependencies: { builds: '1' },
  optionalDependencies: { 'on-mars': '1' },
})
write('node_modules/one/package.json', { name: 'one', version: '1.2.3', license: 'MIT', dependencies: { two: '1' } })
write('node_modules/one/LICENSE', MIT)
write('node_modules/two/package.json', { name: 'two', version: '2.0.0', license: 'MIT' })
write('node_modules/two/LICENSE.md', `${MIT}\n`)
write('node_modules/two/NOTICE', 'Thanks to a friend')
write('node_modules/docs/package.json', { name: 'docs', version: '1.0.0', license: 'ISC' })
write('node_modules/builds/package.json', { name: 'builds', version: '1.0.0', license: 'ISC' })

test('the notices follow runtime dependencies at any depth, not build dependencies', () => {
  const { packages, elsewhere } = listInstalledWith([join(root, 'app')])
  expect(packages.map(({ name, version, licence }) => [name, version, licence])).toEqual([
    ['docs', '1.0.0', 'ISC'],
    ['one', '1.2.3', 'MIT'],
    ['two', '2.0.0', 'MIT'],
  ])
  expect(elsewhere).toEqual(['on-mars'])
  expect(listInstalledWith([join(root, 'app')], ['docs']).packages.map(({ name }) => name)).toEqual(['one', 'two'])
})

test('the notices print each licence text once with its packages, and name packages without one', () => {
  const { packages, elsewhere } = listInstalledWith([join(root, 'app')])
  const text = renderNotices(packages, { of: 'The application', elsewhere, sections: ['Data of a source'] })
  expect(text.split(MIT)).toHaveLength(2)
  expect(text).toContain('one 1.2.3, two 2.0.0:')
  for (const part of ['The application', 'on-mars', 'Data of a source', 'Thanks to a friend', 'docs 1.0.0 (ISC)'])
    expect(text).toContain(part)
})

test('the notices name what a package contains', () => {
  const world = { name: 'world-atlas', version: '2.0.2', folder: '', licence: 'ISC', homepage: null, texts: [] }
  expect(renderNotices([world], { of: 'A map' })).toContain('contains Natural Earth (public domain)')
})
