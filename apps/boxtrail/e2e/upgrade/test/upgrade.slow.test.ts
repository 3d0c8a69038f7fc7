import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { testDatabase } from '../../../../../packages/server/test/harness/database/database.ts'
import { isLong } from '../../../../../tools/config/form.ts'
import { CONTINUE } from '../../../src/upgrade/presence.ts'
import { runningFrom } from '../../../src/upgrade/processes.ts'
import { before, link } from '../../../src/upgrade/programs.ts'
import type { Load } from '../../crashes/load.ts'
import { mountDisk, unmount } from '../../crashes/small-disk.ts'
import { type Installed, install } from '../installed.ts'
import { type Made, makeVersion } from '../versions.ts'

const made = mkdtempSync(join(tmpdir(), 'boxtrail-versions-'))
afterAll(() => rmSync(made, { recursive: true, force: true }))

const EXPANDING = 'alter table tracking_requests add column made text;'
const BASE = '0.3.0'
const tarball = (of: Made) => makeVersion(made, { migration: EXPANDING, ...of })
const good = tarball({ version: '0.91.0' })

const hangingLater: Made = { version: '0.84.0', fails: { how: 'hangs', when: 'serving' } }

let installed: Installed
afterEach(() => installed.remove())

/** What clients noticed of an upgrade, apart from a moment without a listening process. */
const report = async (load: Load) => {
  await load.stop()
  const lost = await installed.lost(load.acknowledged)
  const { acknowledged, problems, refused } = load
  process.stdout.write(`upgrade: ${acknowledged.length} created, ${lost.length} lost, ${refused} refused\n`)
  expect(acknowledged.length).toBeGreaterThan(0)
  return { lost, problems: [...problems.keys()], refused }
}

/**
 * Leaves out connections that reached the port after the last one was accepted and before it was closed, which the
 * system resets before any request on them is read (see stops.slow.test.ts).
 */
const withoutResets = (problems: string[]) => problems.filter((one) => !/^ECONNRESET .* on a new connection$/.test(one))

test('a service under load continues with the new version, and nothing that was created is lost', async () => {
  installed = await install({ supervised: false })
  const load = installed.load()
  const { code, output } = await installed.command('upgrade', '--from', good, '--json')
  expect({ code, output }).toMatchObject({ code: 0 })
  const said = JSON.parse(output.slice(output.indexOf('{')))
  expect(said).toMatchObject({ from: BASE, to: '0.91.0', migrations: ['9999_made.sql'], restarted: 1 })
  expect(existsSync(said.archive)).toBe(true)
  expect(installed.versions()).toEqual(['0.91.0'])
  const { lost, problems } = await report(load)
  expect({ lost, problems: withoutResets(problems) }).toEqual({ lost: [], problems: [] })

  // The copy that a supervisor starts hands over, and upgrading to the running version does nothing.
  await installed.stop()
  await installed.start()
  expect(installed.versions()).toEqual(['0.91.0'])
  expect(await installed.command('upgrade', '--from', good)).toMatchObject({
    code: 1,
    output: expect.stringContaining('Version 0.91.0 is running already.'),
  })
})

test('a failure before the switch is reported, and touches nothing that runs', async () => {
  installed = await install({ supervised: false })
  const load = installed.load()
  const broken = join(made, 'boxtrail-service-0.80.0.tgz')
  writeFileSync(broken, 'no tarball')
  const older = tarball({ version: '0.2.0' })
  const unmigrated = tarball({
    version: '0.81.0',
    migration: 'alter table tracking_requests add column made nonsense;',
  })
  const tooFar = tarball({
    version: '0.87.0',
    migration: '-- contracts: since 0.50.0 no version uses it\nalter table tracking_requests drop column ref_numbers;',
  })
  const hanging = tarball({ version: '0.82.0', fails: { how: 'hangs', when: 'always' } })
  const ending = tarball({ version: '0.83.0', fails: { how: 'ends', when: 'always' } })
  for (const [from, says] of [
    [join(made, 'nowhere.tgz'), 'There is no '],
    [broken, 'npm cannot fetch the version'],
    [older, 'Version 0.2.0 is older than 0.3.0'],
    [unmigrated, 'cannot migrate the database:\nThe migration 9999_made.sql failed: type "nonsense" does not exist'],
    [tooFar, '9999_made.sql drops what version 0.3.0 uses, which runs here: upgrade to 0.50.0 first.'],
    [hanging, 'Version 0.82.0 was not ready within 3 s when it was tried'],
    [ending, 'Version 0.83.0 ended when it was tried'],
  ] as const) {
    const answer = await installed.command('upgrade', '--from', from, '--wait', '3', '--backup', 'no')
    expect(answer).toEqual({ code: 1, output: expect.stringContaining(says) })
    expect(installed.versions()).toEqual([BASE])
  }
  expect(await report(load)).toEqual({ lost: [], problems: [], refused: 0 })
})

const disk = mkdtempSync(join(tmpdir(), 'boxtrail-small-disk-'))
const whyNot = mountDisk(disk, '8k')
afterAll(() => {
  if (whyNot === null) unmount(disk)
  rmSync(disk, { recursive: true, force: true })
})

test.skipIf(whyNot !== null)(
  `a full disk ends the upgrade before it has begun${whyNot === null ? '' : ` (a file system cannot be mounted: ${whyNot})`}`,
  async () => {
    installed = await install({ supervised: false })
    const load = installed.load()
    const unsaved = await installed.command('upgrade', '--from', good, '--backup', disk)
    expect(unsaved).toEqual({
      code: 1,
      output: expect.stringContaining('The archive cannot be written: no space left'),
    })
    expect(readdirSync(disk)).toEqual([])
    mkdirSync(join(installed.dataDir, 'versions'), { recursive: true })
    expect(mountDisk(join(installed.dataDir, 'versions'), '100m')).toBeNull()
    try {
      const unfetched = await installed.command('upgrade', '--from', good)
      expect(unfetched).toEqual({ code: 1, output: expect.stringContaining('and a version needs 1024: make room') })
    } finally {
      unmount(join(installed.dataDir, 'versions'))
    }
    expect(installed.versions()).toEqual([BASE])
    expect(await report(load)).toEqual({ lost: [], problems: [], refused: 0 })
  },
)

const archives = () => join(installed.folder, 'archives')

test('a version that hangs as soon as it serves is left again; control: a restored archive would lose creations', async () => {
  installed = await install({ supervised: false })
  const load = installed.load()
  const { code, output } = await installed.command(
    'upgrade',
    '--from',
    tarball(hangingLater),
    '--wait',
    '40',
    '--backup',
    archives(),
  )
  expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining(`Version ${BASE} serves again`) })
  expect(installed.versions()).toEqual([BASE])
  const { lost, problems } = await report(load)
  expect({ lost, problems: withoutResets(problems) }).toEqual({ lost: [], problems: [] })

  await installed.stop()
  const { code: restored, output: said } = await installed.restoreNewest(archives())
  expect({ restored, said }).toMatchObject({ restored: 0 })
  await installed.start()
  expect((await installed.lost(load.acknowledged)).length).toBeGreaterThan(0)
})

test.each(isLong ? [true, false] : [true])(
  'a version that ends as soon as it serves is left again, with a supervisor: %s',
  async (supervised) => {
    installed = await install({ supervised })
    const load = installed.load()
    const failing = tarball({ version: '0.85.0', fails: { how: 'ends', when: 'serving' } })
    const { code, output } = await installed.command('upgrade', '--from', failing)
    expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining(`Version ${BASE} serves again`) })
    expect(installed.versions()).toEqual([BASE])
    const { lost, problems } = await report(load)
    expect({ lost, problems: withoutResets(problems) }).toEqual({ lost: [], problems: [] })
    // A version that works follows, with the migrations that the other one has applied already.
    expect(await installed.command('upgrade', '--from', good, '--wait', '600')).toMatchObject({ code: 0 })
    expect(installed.versions()).toEqual(['0.91.0'])
  },
)

/** Requests like a proxy: from the other process if one refuses, and then from the first one again. */
const askAny = async (urls: readonly string[]): Promise<number> => {
  let status = 0
  for (const url of [...urls, urls[0]!]) {
    const answer = await fetch(`${url}/readyz`).catch(() => null)
    await answer?.arrayBuffer()
    status = answer?.status ?? 0
    if (status === 200) break
  }
  return status
}

test('of several processes, one always serves; control: together they would not', async () => {
  const { url } = await testDatabase()
  installed = await install({ supervised: false, count: 2, env: { DATABASE_URL: url } })
  const statuses = new Set<number>()
  let isUnderWay = true
  const asking = (async () => {
    while (isUnderWay) statuses.add(await askAny(installed.urls))
  })()
  const { code, output } = await installed.command('upgrade', '--from', good)
  isUnderWay = false
  await asking
  expect({ code, output }).toMatchObject({ code: 0 })
  expect(installed.versions()).toEqual(['0.91.0', '0.91.0'])
  expect([...statuses]).toEqual([200])

  for (const { pid } of runningFrom(installed.dataDir)) process.kill(pid, CONTINUE)
  await expect.poll(() => askAny(installed.urls), { timeout: 60_000 }).not.toBe(200)
})

test('a process that starts while the upgrade is under way continues with the new version', async () => {
  const { url } = await testDatabase()
  installed = await install({ supervised: false, env: { DATABASE_URL: url } })
  await installed.stop()
  const upgraded = installed.command('upgrade', '--from', good, '--backup', 'no')
  await vi.waitUntil(() => existsSync(join(installed.dataDir, 'versions/0.91.0')), { timeout: 300_000 })
  await installed.start()
  expect(await upgraded).toMatchObject({ code: 0 })
  expect(installed.versions()).toEqual(['0.91.0'])
})

const MOMENTS = ['fetching', 'backing up', 'migrating', 'trying', 'continuing']

test.each(isLong ? MOMENTS : ['continuing'])(
  'an upgrade that is killed while %s is completed by the next one',
  async (moment) => {
    installed = await install({ supervised: false })
    const load = installed.load()
    const child = installed.begin('upgrade', '--from', good)
    for await (const chunk of child.stderr!) if (String(chunk).includes(moment)) break
    child.kill('SIGKILL')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    const { code, output } = await installed.command('upgrade', '--from', good)
    expect({ code, output }).toMatchObject({ code: 0 })
    expect(installed.versions()).toEqual(['0.91.0'])
    const { lost, problems } = await report(load)
    expect({ lost, problems: withoutResets(problems) }).toEqual({ lost: [], problems: [] })
  },
)

test.each([
  ['before starts run the old one again', false],
  ['after that', true],
])(
  'an upgrade that is killed on its way back from a version, %s, is taken back by the next one, which goes on',
  async (_, isLinkedBack) => {
    installed = await install({ supervised: false })
    const load = installed.load()
    const child = installed.begin('upgrade', '--from', tarball(hangingLater), '--backup', 'no')
    const isThere = () => before.read(installed.dataDir) !== null && !installed.versions().includes(BASE)
    await vi.waitUntil(isThere, { timeout: 300_000 })
    child.kill('SIGKILL')
    await once(child, 'exit')
    if (isLinkedBack) link(installed.dataDir, before.read(installed.dataDir)!)
    const wait = isLinkedBack ? [] : ['--wait', '60']
    expect(await installed.command('upgrade', '--from', good, ...wait)).toMatchObject({ code: 0 })
    expect(installed.versions()).toEqual(['0.91.0'])
    expect(before.read(installed.dataDir)).toBeNull()
    const { lost, problems } = await report(load)
    expect({ lost, problems: withoutResets(problems) }).toEqual({ lost: [], problems: [] })
  },
)

test('control: a migration that takes away what the running version uses is noticed by its clients', async () => {
  installed = await install({ supervised: false })
  const load = installed.load()
  const contracting = tarball({
    version: '0.86.0',
    migration: 'alter table tracking_requests rename column ref_numbers to numbers;',
    fails: { how: 'hangs', when: 'always' },
  })
  expect(await installed.command('upgrade', '--from', contracting, '--wait', '3')).toMatchObject({ code: 1 })
  const { problems } = await report(load)
  expect(problems).toContainEqual(expect.stringMatching(/^500 /))
})
