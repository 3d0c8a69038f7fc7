import { createReference } from '@boxtrail/reference/reference'
import { expect, test } from 'vitest'
import { bill } from '../../../sources/test/read-answer.ts'
import { locateNothing } from '../../src/config/file/locate.ts'
import { configFile } from '../../src/config/settings/config-file.ts'
import { idv7 } from '../../src/db/idv7.ts'
import { createAccount } from '../../src/identity/accounts/accounts.ts'
import { configureSources } from '../../src/sources/configuration/configure-sources.ts'
import { saveSources } from '../../src/sources/save-sources.ts'
import { testDatabase } from '../harness/database/database.ts'

const { pool } = await testDatabase()
const reference = createReference()
const configure = (...lines: unknown[]) =>
  configureSources({ ...configFile.parse({ lines }), locate: locateNothing }, reference)
const maersk = {
  scac: 'MAEU',
  profile: 'maersk',
  base_url: 'https://line.example/track',
  auth: { kind: 'none' },
}

test('the test line exists without any configuration', async () => {
  const source = configure().line('TEST')!
  expect((await source.fetch(bill('TEST-TR-SUCCEEDED'), AbortSignal.timeout(1_000))).outcome).toBe('ok')
})

test('a line that is not in the configuration is known, and known as not connected', () => {
  const registry = configure()
  const source = registry.line('HLCU')!
  expect(registry.isConnected(source.id)).toBe(false)
  expect(configure(maersk).isConnected('line:MAEU')).toBe(true)
  // Its limitations and the form of its numbers are known already.
  expect(source.hidesUnknownNumbers).toBe(true)
})

test('the limits of the operator for a line are used, otherwise those of its profile', () => {
  const source = configure({ ...maersk, limits: { per_minute: 7 } }).line('MAEU')!
  expect(source).toMatchObject({
    id: 'line:MAEU',
    scac: 'MAEU',
    adapter: 'dcsa',
    limits: { concurrency: 4, perMinute: 7 },
  })
})

test('what a line says by a feed or by EDI is told apart from its answers, also under one name', () => {
  const secret = 'a secret of sixteen letters or more'
  const feed = { kind: 'line', scac: 'MAEU', name: 'MAERSK', secret, lines: ['MAEU'] }
  const partner = { ...feed, sender_ids: ['MAEU'] }
  const named = (feeds: unknown[], partners: unknown[] = [], lines: unknown[] = [maersk]) => {
    const config = { ...configFile.parse({ lines, feeds, edi: { partners } }), locate: locateNothing }
    const registry = configureSources(config, reference)
    return (id: string) => registry.describe(id).name
  }
  const all = named([{ ...feed, id: 'push' }], [{ ...partner, id: 'edi' }])
  expect(['line:MAEU', 'line:MAEU/push', 'line:MAEU/edi'].map(all)).toEqual(['Maersk', 'MAERSK (feed)', 'MAERSK (EDI)'])
  const twice = named([
    { ...feed, id: 'push' },
    { ...feed, id: 'late' },
  ])
  expect(['line:MAEU/push', 'line:MAEU/late'].map(twice)).toEqual(['MAERSK (feed push)', 'MAERSK (feed late)'])
  const nameless = [{ ...feed, name: undefined }].flatMap((one) => ['a', 'b'].map((id) => ({ ...one, id })))
  expect(['line:MAEU/a', 'line:MAEU/b'].map(named(nameless))).toEqual(['Line MAEU (feed a)', 'Line MAEU (feed b)'])
  // No other source has this name, so it stays as the operator wrote it.
  expect(named([{ ...feed, id: 'push', name: 'Maersk' }], [], [])('line:MAEU/push')).toBe('Maersk')
  expect(named([{ ...feed, id: 'push', name: 'Maersk depots' }])('line:MAEU/push')).toBe('Maersk depots')
  const accounts = [idv7(), idv7()]
  const apart = named(accounts.map((account, at) => ({ ...feed, id: `push-${at}`, name: 'Depots', account })))
  expect(accounts.map((account, at) => apart(`line:MAEU/push-${at}@${account}`))).toEqual(['Depots', 'Depots'])
})

test('an account’s credentials are used for that account, the installation’s for all others', async () => {
  const { accountId } = await createAccount(pool, { companyName: 'Lakeside Furniture' })
  const registry = configure(maersk, { ...maersk, account: accountId })
  expect(registry.line('MAEU', accountId)!.id).toBe(`line:MAEU@${accountId}`)
  expect(registry.line('MAEU', idv7())!.id).toBe('line:MAEU')
  await saveSources(pool, registry)
  await saveSources(pool, registry)
  const { rows } = await pool.query(`select account_id from sources where id like 'line:MAEU%' order by id`)
  expect(rows).toEqual([{ account_id: null }, { account_id: accountId }])
})

test.each([
  [{ profile: 'mearsk' }, 'lines[0].profile: there is no profile "mearsk"; known profiles: generic'],
  [{ profile: 'constructor' }, 'lines[0].profile: there is no profile "constructor"'],
  [{ adapter: 'fax' }, 'lines[0].adapter: there is no adapter "fax"; known adapters: dcsa'],
  [{ profil: 'maersk' }, 'lines[0].profil: is not a setting'],
])('a line with %j is rejected, and the setting is named', (setting, problem) => {
  expect(() => configure({ ...maersk, ...setting })).toThrow(problem)
})

test('a source is named in its earlier reports after it was removed from the configuration', () => {
  expect(configure().describe('line:ZZZZ@someone')).toEqual({
    id: 'line:ZZZZ@someone',
    kind: 'line',
    name: 'ZZZZ',
    scac: 'ZZZZ',
  })
})
