import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contractionsOf } from '@boxtrail/server/db/migrate/contractions'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { parseCommand } from '../src/commands/parse.ts'
import { upgradeCommand } from '../src/commands/upgrade.ts'
import { tryOut } from '../src/upgrade/ask-version.ts'
import { compareVersions, isVersion } from '../src/upgrade/compare-versions.ts'
import { fetchVersion } from '../src/upgrade/fetch-version.ts'
import { ownPassphrase } from '../src/upgrade/own-passphrase.ts'
import { register, runningFrom } from '../src/upgrade/processes.ts'
import {
  base,
  chosenProgram,
  link,
  linkedVersion,
  type Program,
  programIn,
  versionsIn,
} from '../src/upgrade/programs.ts'

let dataDir: string
beforeEach(() => {
  dataDir = realpathSync(mkdtempSync(join(tmpdir(), 'boxtrail-versions-')))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const checkout: Program = { version: '0.3.0', node: '/opt/node', main: '/opt/boxtrail/main.ts' }

const installVersion = (version: string): Program => {
  const root = join(versionsIn(dataDir), version, 'node_modules/@boxtrail/service')
  mkdirSync(root, { recursive: true })
  writeFileSync(join(root, 'package.json'), JSON.stringify({ version, bin: { boxtrail: 'boxtrail/main.js' } }))
  rmSync(join(versionsIn(dataDir), version, 'node'), { force: true })
  symlinkSync(process.execPath, join(versionsIn(dataDir), version, 'node'))
  return programIn(join(versionsIn(dataDir), version))!
}

test('versions are compared as semantic versions', () => {
  const ordered = [
    '0.3.0',
    '0.9.0-alpha',
    '0.9.0-alpha.1',
    '0.9.0-alpha.2',
    '0.9.0-alpha.10',
    '0.9.0-beta',
    '0.9.0',
    '0.10.0',
    '1.0.0',
  ]
  expect(ordered.toReversed().toSorted(compareVersions)).toEqual(ordered)
  expect(compareVersions('1.2.3', '1.2.3')).toBe(0)
  expect(['1.2', 'latest', '../1.2.3', '1.2.3/..'].filter(isVersion)).toEqual([])
})

test('a start runs the linked version, or itself if there is none', () => {
  expect(chosenProgram(dataDir, checkout)).toBe(checkout)
  const installed = installVersion('0.4.0')
  expect(chosenProgram(dataDir, checkout)).toBe(checkout)
  link(dataDir, installed)
  expect(linkedVersion(dataDir)).toBe('0.4.0')
  expect(chosenProgram(dataDir, checkout)).toEqual(installed)
  const newer = installVersion('0.5.0')
  link(dataDir, newer)
  expect(chosenProgram(dataDir, installed)).toEqual(newer)
})

test('a newer image or checkout is not held back by a version that was installed before', () => {
  link(dataDir, installVersion('0.4.0'))
  const image = { ...checkout, version: '0.6.0' }
  expect(chosenProgram(dataDir, image)).toBe(image)
})

test('without a link, an installed version that continues returns to what ran before the first', () => {
  const installed = installVersion('0.4.0')
  link(dataDir, installed)
  base.write(dataDir, checkout)
  link(dataDir, checkout)
  expect(linkedVersion(dataDir)).toBeNull()
  expect(chosenProgram(dataDir, installed)).toEqual(checkout)
})

test('a link to a folder that is incomplete, or elsewhere, is ignored', () => {
  link(dataDir, installVersion('0.4.0'))
  const manifest = join(versionsIn(dataDir), '0.4.0/node_modules/@boxtrail/service/package.json')
  truncateSync(manifest)
  expect(chosenProgram(dataDir, checkout)).toBe(checkout)
  installVersion('0.4.0')
  rmSync(join(versionsIn(dataDir), '0.4.0/node'))
  expect(chosenProgram(dataDir, checkout)).toBe(checkout)
  rmSync(join(versionsIn(dataDir), 'current'))
  symlinkSync('/etc', join(versionsIn(dataDir), 'current'))
  expect(chosenProgram(dataDir, checkout)).toBe(checkout)
})

test.each(['', 'half'])('a passphrase that was left incomplete (%j) protects no archive', (left) => {
  const file = join(dataDir, 'backup.passphrase')
  writeFileSync(file, left)
  const made = ownPassphrase(dataDir)
  expect(made.length).toBeGreaterThan(24)
  expect(readFileSync(file, 'utf8').trim()).toBe(made)
  expect(ownPassphrase(dataDir)).toBe(made)
})

const upgradeHere = () => {
  const env = { ...process.env, BOXTRAIL_DATA_DIR: dataDir, DATABASE_URL: 'postgres://127.0.0.1:1/none' }
  const main = join(import.meta.dirname, '../src/main.ts')
  return spawnSync(process.execPath, [main, 'upgrade', '--backup', 'no'], { env, encoding: 'utf8' }).stderr
}

test('what the file system refuses ends an upgrade in a sentence', () => {
  writeFileSync(versionsIn(dataDir), '')
  expect(upgradeHere()).toMatch(/versions is a file, not a directory; set BOXTRAIL_DATA_DIR to .*\n$/)
  expect(readdirSync(dataDir)).toEqual(['versions'])
})

test.each(['upgrade.lock', 'versions/before.json'])('a directory in the place of %s is named', (name) => {
  mkdirSync(join(dataDir, name), { recursive: true })
  expect(upgradeHere()).toBe(
    `${join(dataDir, name)} is a directory where a file should be: move it away, and upgrade again.\n`,
  )
})

test('a damaged record of a program is named', () => {
  mkdirSync(versionsIn(dataDir))
  writeFileSync(join(versionsIn(dataDir), 'before.json'), '{"version":')
  expect(upgradeHere()).toMatch(/before\.json is damaged, and no longer says what ran before: move it away\.\n$/)
})

test('a version that waits when it is tried says for what', async () => {
  const main = join(dataDir, 'waiting.mjs')
  writeFileSync(
    main,
    `process.stderr.write(JSON.stringify({ level: 'warn', msg: 'DATABASE_URL: waiting for "it"' }) + '\\n'); setInterval(() => {}, 1_000)`,
  )
  const tried = tryOut({ version: '0.4.0', node: process.execPath, main }, { ...process.env }, 1_000)
  await expect(tried).rejects.toThrow(/0\.4\.0 was not ready within 1 s when .*:\nDATABASE_URL: waiting for "it"$/)
})

test('a process is known from its start to its end, and one that was killed is not', () => {
  const registered = register(dataDir, checkout, '127.0.0.1:8080')
  expect(runningFrom(dataDir)).toMatchObject([{ pid: process.pid, version: '0.3.0', address: '127.0.0.1:8080' }])
  registered.ready('http://127.0.0.1:8080')
  expect(runningFrom(dataDir)[0]?.url).toBe('http://127.0.0.1:8080')
  registered.becomes({ ...checkout, version: '0.4.0' })
  expect(runningFrom(dataDir)).toMatchObject([{ version: '0.4.0' }])
  expect(runningFrom(dataDir)[0]?.url).toBeUndefined()
  registered.end()
  expect(runningFrom(dataDir)).toEqual([])

  const killed = { ...checkout, pid: 1, identity: '1@0', host: 'another', address: '' }
  writeFileSync(join(dataDir, 'processes/1.json'), JSON.stringify(killed))
  expect(runningFrom(dataDir)).toEqual([])
})

test('the registration of a process does not create a missing data directory', () => {
  const missing = join(dataDir, 'missing')
  register(missing, checkout, '127.0.0.1:8080').ready('http://127.0.0.1:8080')
  expect(existsSync(missing)).toBe(false)
})

test.each([
  ['to continue', 'continued'],
  ['stopped', ''],
])('a process that continues: %s at the last moment', (asked, said) => {
  const script = join(import.meta.dirname, '../e2e/upgrade/stopped-while-continuing.ts')
  const env = { PATH: process.env.PATH, BOXTRAIL_DATA_DIR: dataDir }
  const { status, stdout } = spawnSync(process.execPath, [script, asked], { env, encoding: 'utf8', timeout: 20_000 })
  expect({ status, stdout }).toEqual({ status: 0, stdout: said })
})

test('what a migration removes is listed with the version that no longer needs it', () => {
  const sql = `-- The seal moved.
-- contracts: since 0.5.0 no version uses it
alter table a drop column seal;
-- contracts: since 0.6.0-beta.1 no version uses it
drop table b;
-- lives with it: nobody does
drop table c;
`
  writeFileSync(join(dataDir, '0099_seals.sql'), sql)
  writeFileSync(join(dataDir, '0098_added.sql'), 'alter table a add column b text;')
  expect(contractionsOf(['0098_added.sql', '0099_seals.sql'], dataDir)).toEqual([
    { migration: '0099_seals.sql', since: '0.5.0' },
    { migration: '0099_seals.sql', since: '0.6.0-beta.1' },
  ])
})

/** An npm registry that gives every request this answer. */
const registry = async (status: number, body: object) => {
  const server = createServer((_, answer) => {
    answer.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  vi.stubEnv('npm_config_registry', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  return server
}
const published = {
  name: '@boxtrail/service',
  'dist-tags': { latest: '0.4.0' },
  versions: { '0.4.0': { name: '@boxtrail/service', version: '0.4.0' } },
}

test.each([
  ['not-a-version', 200, published, /^The registry has no version not-a-version of @boxtrail\/service: name one, /],
  ['9.9.9', 200, published, /^The registry has no version 9\.9\.9 of @boxtrail\/service: name one, /],
  [
    '0.4.0',
    404,
    { error: 'not found' },
    /^The registry that npm asks .* has no @boxtrail\/service: set another .*--from/,
  ],
  ['1.2.3 4', 200, published, /^1\.2\.3 4 is not a version, such as 1\.2\.3, or a tag, such as latest\.$/],
])('the version %s of a registry that answers %i is refused in a sentence', async (version, status, body, says) => {
  const server = await registry(status, body)
  try {
    const refused = await fetchVersion(dataDir, { version }, () => false).then(
      () => 'it was fetched',
      ({ message }: Error) => message,
    )
    expect(refused).toMatch(says)
    expect(refused).not.toMatch(/npm (?:error|ERR!)|\n/)
    expect(existsSync(versionsIn(dataDir)) ? readdirSync(versionsIn(dataDir)) : []).toEqual([])
  } finally {
    vi.unstubAllEnvs()
    server.close()
  }
})

test.each([
  [['upgrade', '0.4.0', '--from', 'x.tgz'], 'leave one of them out'],
  [['upgrade', '--wait', 'long'], '--wait is followed by a number of seconds'],
])('%j is refused', async (words, says) => {
  const parsed = parseCommand(words, [upgradeCommand])
  if ('helpOf' in parsed) throw new Error('help')
  const { command, given } = parsed
  if (command.opens !== 'nothing') throw new Error(command.opens)
  await expect(command.run(given, { BOXTRAIL_DATA_DIR: dataDir })).rejects.toThrow(says)
})
