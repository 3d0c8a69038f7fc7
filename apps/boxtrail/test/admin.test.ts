import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createReference } from '@boxtrail/reference/reference'
import { readImported } from '@boxtrail/server/reference/imported-rows'
import { afterAll, expect, test } from 'vitest'
import { acceptInvitation, invite } from '../../../packages/server/src/identity/invitations/invitations.ts'
import { testDatabase } from '../../../packages/server/test/harness/database/database.ts'
import { startService } from '../../../tools/service/service.ts'
import { temporaryFolder } from '../../../tools/service/temporary-folder.ts'
import { boxtrail as runBoxtrail } from '../src/boxtrail.ts'

const root = join(import.meta.dirname, '../../..')
const main = join(root, 'apps/boxtrail/src/main.ts')
const { pool, url } = await testDatabase()
const folder = mkdtempSync(join(tmpdir(), 'boxtrail-admin-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const env = { ...process.env, DATABASE_URL: url, BOXTRAIL_DATA_DIR: folder }

interface Ended {
  code: number | null
  out: string
  error: string
}

/** The command as an operator types it after `npm run boxtrail --`, in this process. */
const boxtrail = async (...words: string[]): Promise<Ended> => executeHere(words)
const executeHere = async (words: string[], more: NodeJS.ProcessEnv = {}): Promise<Ended> => {
  const printed: string[] = []
  const complained: string[] = []
  const code = await runBoxtrail(words, {
    env: { ...env, ...more },
    print: (text) => printed.push(text),
    complain: (text) => complained.push(text),
  })
  return { code, out: printed.join(''), error: complained.join('') }
}

/** Executes the command in a separate process. */
const execute = (args: string[], environment: NodeJS.ProcessEnv = env): Ended => {
  const of = { cwd: root, env: environment, encoding: 'utf8' } as const
  const { status, stdout, stderr } = spawnSync(process.execPath, args, of)
  return { code: status, out: stdout, error: stderr }
}

const json = async <T>(...words: string[]): Promise<T> => {
  const { code, out, error } = await boxtrail(...words, '--json')
  expect({ code, error }).toEqual({ code: 0, error: '' })
  return JSON.parse(out) as T
}

/** A user who accepts the link of an account. */
const accept = async ({ accountId, email }: { accountId: string; email: string }): Promise<void> => {
  const { token } = await invite(pool, { accountId, email, role: 'member', invitedBy: null })
  await acceptInvitation(
    pool,
    token,
    { name: 'Eva', password: `the password in ${accountId}` },
    { address: null, userAgent: null },
  )
}

type Account = { id: string; company_name: string; enabled_lines: string[]; features_off: string[]; keys: number }
type Key = { id: string; last4: string; last_used_at: string | null; revoked_at: string | null }

const newAccount = (name: string = randomUUID()) => json<{ id: string }>('admin', 'accounts', 'create', name)
const account = async (id: string) => (await json<Account[]>('admin', 'accounts', 'list')).find((one) => one.id === id)

test('the program without arguments prints the commands, and starts nothing', async () => {
  const launcher = join(root, 'tools/launch/launch.mjs')
  for (const { code, out } of [execute([main]), execute([launcher, 'boxtrail'])]) {
    expect(code).toBe(0)
    for (const command of ['accounts create', 'keys revoke', 'lines enable', 'features set', 'quarantine replay'])
      expect(out).toContain(`admin ${command}`)
    expect(out).not.toContain('boxtrail ready')
  }
})

test('the process ends with the exit code of the command', () => {
  const { code, out, error } = execute([main, 'admin', 'keys', 'create'])
  expect([code, out, error]).toEqual([2, '', expect.stringMatching(/^<account> is missing\.\n\nUsage: /)])
})

test('a command beside a service says its result, and logs only if it is asked to', async () => {
  const dataDir = temporaryFolder('beside')
  const service = await startService({ dataDir })
  const beside = (more: NodeJS.ProcessEnv, ...words: string[]) => {
    const silent = { DATABASE_URL: undefined, BOXTRAIL_LOG: undefined }
    return execute([main, ...words], { ...env, ...silent, BOXTRAIL_DATA_DIR: dataDir, ...more })
  }
  try {
    expect(beside({}, 'admin', 'accounts', 'list')).toMatchObject({ code: 0, error: '' })
    expect(beside({ BOXTRAIL_LOG: 'info' }, 'admin', 'accounts', 'list').error).toMatch(
      /^\{"level":"info",.*"msg":"joined the PostgreSQL that process \d+ runs in .*"\}$/m,
    )
    const warned = beside({ BOXTRAIL_COLOUR: 'blue' }, 'admin', 'quarantine', 'replay', 'all')
    expect(warned.error).toMatch(/^BOXTRAIL_COLOUR: is not a setting of the service, and is ignored$/m)
    expect(warned.error).not.toContain('{')
  } finally {
    await service.stop()
  }
})

test('wrong arguments are rejected with one message, the usage and exit code 2', async () => {
  const cases: [string[], RegExp][] = [
    [['admin', 'keys', 'create'], /^<account> is missing\.\n\nUsage: .* admin keys create <account>/],
    [['admin', 'accounts', 'create', 'x'.repeat(256)], /^The name has more than 255 characters\.\n\nUsage: /],
    [['admin', 'accounts', 'create', ' \u200b\u2060\u{e0020}'], /^The name is blank\.\n\nUsage: /],
    [['admin', 'keys', 'create', 'Demo', 'operator', '\u200b'], /^The name is blank\.\n\nUsage: /],
    [['admin', 'keys', 'create', 'Demo', 'operator', 'x'.repeat(101)], /^The name has more than 100 characters\./],
    [['admin', 'accounts', 'create', 'a\nb'], /^The name has a line break or another control character\.\n\nUsage: /],
    [['admin', 'accounts', 'create', 'Quay', 'not-an-id'], /^The id "not-an-id" is not a UUID\.\n\nUsage: /],
    [['admin', 'features', 'set', 'Demo', 'teleport', 'on'], /^There is no feature "teleport"[\s\S]*route_and_map/],
    [['admin', 'features', 'set', 'Demo', 'refresh', 'maybe'], /^The state is on or off, not "maybe"/],
  ]
  const refused = await Promise.all(cases.map(([words]) => boxtrail(...words)))
  for (const [at, [words, message]] of cases.entries()) {
    const { code, out, error } = refused[at]!
    expect([words, code, out]).toEqual([words, 2, ''])
    expect(error).toMatch(message)
    expect(error).not.toMatch(/^ {4}at /m)
  }
})

test('accounts are created with a generated or a given id, and listed', async () => {
  const made = await newAccount('Quayside Trading')
  const given = randomUUID()
  await json('admin', 'accounts', 'create', '--name', 'Given', '--id', given)
  expect(await account(made.id)).toMatchObject({ company_name: 'Quayside Trading', keys: 0, features_off: [] })
  expect(await account(given)).toMatchObject({ company_name: 'Given' })
  const again = await boxtrail('admin', 'accounts', 'create', 'Given again', given)
  expect([again.code, again.error]).toEqual([1, `There is already an account with the id ${given}.\n`])
  const { out } = await boxtrail('admin', 'accounts', 'list')
  expect(out).toMatch(new RegExp(`^${made.id}  Quayside Trading  `, 'm'))
})

test('the account that the configuration names is created, as the service requires', async () => {
  const id = randomUUID()
  const config = `feeds:\n  - id: pier\n    kind: rail\n    scac: BNSF\n    secret: a-secret-that-is-long-enough\n    account: ${id}\n`
  const file = join(folder, 'names-nobody.yaml')
  writeFileSync(file, config)
  const options = { config, env: { DATABASE_URL: url } }
  const refused = await startService(options).then(
    () => 'it started',
    (error: Error) => error.message,
  )
  expect(refused).toContain(`npm run boxtrail -- admin accounts create <name> ${id}`)
  const created = await executeHere(['admin', 'accounts', 'create', 'Pier', id], { BOXTRAIL_CONFIG: file })
  expect([created.code, created.error]).toEqual([0, ''])
  const service = await startService(options)
  expect(await service.stop()).toBe(0)
})

test('a key of an operator is created, and no key of another role', async () => {
  const { id } = await newAccount()
  expect(await json('admin', 'keys', 'create', id, 'operator')).toMatchObject({ is_operator: true })
  expect((await boxtrail('admin', 'keys', 'list', id)).out).toMatch(/operator/)
  const refused = await boxtrail('admin', 'keys', 'create', id, 'owner')
  expect([refused.code, refused.error]).toEqual([1, expect.stringContaining('There is no role "owner" for keys.')])
})

test('a key is shown once, its last use is recorded, and it is revoked in a running service', async () => {
  const { id } = await newAccount()
  const service = await startService({ env: { DATABASE_URL: url } })
  const statusWith = async (key: string) =>
    (await fetch(`${service.url}/v2/shipments`, { headers: { authorization: `Token ${key}` } })).status
  try {
    const { key, ...made } = await json<{ id: string; key: string }>('admin', 'keys', 'create', id)
    const listed = async () => (await json<Key[]>('admin', 'keys', 'list', id))[0]!
    expect(await listed()).toMatchObject({ id: made.id, last4: key.slice(-4), last_used_at: null, revoked_at: null })
    expect((await boxtrail('admin', 'keys', 'list', '--account', id)).out).toMatch(/never/)
    expect(await statusWith(key)).toBe(200)
    await expect.poll(listed, { timeout: 120_000 }).toMatchObject({ last_used_at: expect.stringMatching(/^2\d{3}-/) })
    expect((await boxtrail('admin', 'keys', 'list')).out).not.toContain(key)
    expect((await boxtrail('admin', 'keys', 'revoke', made.id)).out).toContain('was revoked')
    await expect.poll(() => statusWith(key), { timeout: 120_000 }).toBe(401)
    expect((await boxtrail('admin', 'keys', 'revoke', made.id)).out).toContain('was revoked before')
  } finally {
    await service.stop()
  }
})

test('a key is created with a scope and an expiry, and replaced by one of the same', async () => {
  const { id } = await newAccount()
  const words = ['admin', 'keys', 'create', id, '--name', 'ERP', '--scope', 'read', '--days', '90']
  const { id: keyId } = await json<{ id: string }>(...words)
  const rotated = await json<{ id: string; key: string; replaces: string }>('admin', 'keys', 'rotate', keyId, '1')
  expect(rotated.replaces).toBe(keyId)
  const keys = await json<{ id: string; name: string; scope: string; expires_at: string }[]>(
    'admin',
    'keys',
    'list',
    id,
  )
  expect(keys.map(({ name, scope }) => [name, scope])).toEqual([
    ['ERP', 'read'],
    ['ERP', 'read'],
  ])
  const days = (at: string) => (Date.parse(at) - Date.now()) / 86_400_000
  expect(days(keys.find((key) => key.id === keyId)!.expires_at)).toBeLessThan(1)
  expect(days(keys.find((key) => key.id === rotated.id)!.expires_at)).toBeGreaterThan(89)
  for (const wrong of [
    ['--scope', 'all'],
    ['--days', 'soon'],
  ])
    expect((await boxtrail('admin', 'keys', 'create', id, ...wrong)).code).toBe(1)
})

test('an owner is added to an account, with a password that a reset replaces', async () => {
  const { id } = await newAccount()
  const { id: other } = await newAccount()
  const email = 'ada@quay.example'
  const added = await json<{ password: string }>('admin', 'users', 'add', id, email)
  expect(added.password).toHaveLength(43)
  expect(await json<object>('admin', 'users', 'add', other, email, 'member')).toMatchObject({ password: null })
  expect(await json<object[]>('admin', 'users', 'list', id)).toMatchObject([{ email, role: 'owner' }])
  const reset = await json<{ password: string }>('admin', 'users', 'reset-password', email)
  expect(reset.password).not.toBe(added.password)
  await accept({ accountId: other, email: 'eva@quay.example' })
  await accept({ accountId: id, email: 'eva@quay.example' })
  const several = await boxtrail('admin', 'users', 'reset-password', 'eva@quay.example')
  expect([several.code, several.error.includes(id), several.error.includes(other)]).toEqual([1, true, true])
  expect(await json<object>('admin', 'users', 'reset-password', 'eva@quay.example', id)).toMatchObject({
    email: 'eva@quay.example',
  })
  for (const wrong of [
    ['reset-password', 'nobody@quay.example'],
    ['add', id, 'ada'],
    ['add', id, email, 'admin'],
  ])
    expect((await boxtrail('admin', 'users', ...wrong)).code).toBe(1)
})

test('whoever is a member already is not added again, and the role is changed by a command of its own', async () => {
  const { id } = await newAccount()
  const [ada, eva] = ['ada@pier.example', 'eva@pier.example']
  await json('admin', 'users', 'add', id, ada)
  await json('admin', 'users', 'add', id, eva, 'member')
  const roles = async () =>
    Object.fromEntries(
      (await json<{ email: string; role: string }[]>('admin', 'users', 'list', id)).map(({ email, role }) => [
        email,
        role,
      ]),
    )
  for (const [email, role, is] of [
    [ada, 'read_only', 'owner'],
    [ada, 'owner', 'owner'],
    [eva, 'owner', 'member'],
  ] as const) {
    const refused = await boxtrail('admin', 'users', 'add', id, email, role)
    expect([refused.code, refused.out]).toEqual([1, ''])
    expect(refused.error).toBe(
      `${email} is ${is} of account ${id} already: \`admin users set-role ${id} ${email} <role>\` changes the role.\n`,
    )
  }
  expect(await roles()).toEqual({ [ada]: 'owner', [eva]: 'member' })

  const last = await boxtrail('admin', 'users', 'set-role', id, ada, 'member')
  expect([last.code, last.error]).toEqual([1, expect.stringMatching(/^The account has no other owner\. /)])
  expect(await json('admin', 'users', 'set-role', id, eva, 'owner')).toMatchObject({ account_id: id, role: 'owner' })
  await json('admin', 'users', 'set-role', id, ada, 'read_only')
  expect(await roles()).toEqual({ [ada]: 'read_only', [eva]: 'owner' })
  const { rows } = await pool.query(
    `select action, details from audit_events where account_id = $1 and action = 'member.role_changed' order by id`,
    [id],
  )
  expect(rows.map(({ details }) => details.role)).toEqual(['owner', 'read_only'])
  const unknown = await boxtrail('admin', 'users', 'set-role', id, 'nobody@pier.example', 'owner')
  expect([unknown.code, unknown.error]).toEqual([1, expect.stringContaining('admin users list')])
})

test('the last owner is not replaced by a member of the same address', async () => {
  const { id } = await newAccount()
  const email = 'ben@pier.example'
  const { token } = await invite(pool, { accountId: id, email, role: 'owner', invitedBy: null })
  const device = { address: null, userAgent: null }
  await acceptInvitation(pool, token, { name: 'Ben', password: `the password in ${id}` }, device)
  const refused = await boxtrail('admin', 'users', 'add', id, email, 'member')
  expect([refused.code, refused.error]).toEqual([1, expect.stringMatching(/^The account has no other owner\. /)])
  expect(await json<object[]>('admin', 'users', 'list', id)).toMatchObject([{ email, role: 'owner' }])
  expect(await json<object>('admin', 'users', 'add', id, email)).toMatchObject({ role: 'owner' })
})

test('an argument that may be a key is not repeated', async () => {
  const { code, error } = await boxtrail('admin', 'keys', 'revoke', 'bxt_something-secret')
  expect([code, error]).toEqual([1, expect.stringContaining('no key with this id')])
  expect(error).not.toContain('something-secret')
})

test('the operator is warned that a key of BOXTRAIL_API_KEY is created again at the next start', async () => {
  const service = await startService({ env: { DATABASE_URL: url } })
  await service.stop()
  const keys = await json<(Key & { is_from_setting: boolean })[]>('admin', 'keys', 'list', 'Demo')
  const { id } = keys.find((one) => one.is_from_setting)!
  expect((await boxtrail('admin', 'keys', 'revoke', id)).out).toContain('BOXTRAIL_API_KEY')
})

test('an account may be named by its company name if that is unique', async () => {
  const name = `Twins ${randomUUID()}`
  const first = await newAccount(name)
  expect(await json('admin', 'keys', 'create', name)).toMatchObject({ account_id: first.id })
  await newAccount(name)
  const refused = await boxtrail('admin', 'keys', 'create', name)
  expect([refused.code, refused.error]).toEqual([1, expect.stringContaining('2 accounts are named')])
  const nobody = await boxtrail('admin', 'keys', 'create', 'No such name')
  expect([nobody.code, nobody.error]).toEqual([1, expect.stringContaining('There is no account "No such name"')])
})

test('an account-enabled line is enabled and disabled', async () => {
  const { id } = await newAccount()
  expect(await json('admin', 'lines', 'enable', id, 'smlu')).toMatchObject({ scac: 'SMLU', changed: true, requests: 0 })
  expect((await account(id))!.enabled_lines).toEqual(['SMLU'])
  expect((await boxtrail('admin', 'lines', 'enable', id, 'SMLU')).out).toContain('was already enabled')
  expect(await json('admin', 'lines', 'disable', id, 'SMLU')).toMatchObject({ changed: true })
  expect((await account(id))!.enabled_lines).toEqual([])
  const open = await boxtrail('admin', 'lines', 'enable', id, 'MAEU')
  expect([open.code, open.error]).toEqual([1, expect.stringMatching(/MAEU is open to every account[\s\S]*SMLU, TRBR/)])
  expect((await boxtrail('admin', 'lines', 'enable', id, 'NONE')).error).toContain('no line with the SCAC "NONE"')
})

test('a feature is disabled and enabled again', async () => {
  const { id } = await newAccount()
  await json('admin', 'features', 'set', id, 'refresh', 'off')
  expect((await account(id))!.features_off).toEqual(['refresh'])
  const { rows } = await pool.query('select features from accounts where id = $1', [id])
  expect(rows[0].features).toEqual({ refresh: false })
  expect((await boxtrail('admin', 'features', 'set', id, 'refresh', 'on')).out).toContain('refresh is on')
  expect((await account(id))!.features_off).toEqual([])
})

test('the state of the sources is shown, with the reason of the last failure', async () => {
  const failure = { at: '2026-05-04T18:20:03.000Z', number: '262766319', outcome: 'unreachable', reason: 'status 503' }
  await pool.query(
    `insert into sources (id, adapter, scac, failures, paused_until, last_polls, last_failure, created_at)
     values ('line:OOLU', 'dcsa', 'OOLU', 5, now() + interval '1 hour', jsonb_build_array($1::jsonb - 'reason'), $1, now()),
       ('line:ZIMU', 'unconfigured', 'ZIMU', 0, null, '[]', null, now())
     on conflict (id) do update set adapter = excluded.adapter, failures = excluded.failures,
       paused_until = excluded.paused_until, last_polls = excluded.last_polls, last_failure = excluded.last_failure`,
    [JSON.stringify(failure)],
  )
  await pool.query(
    `insert into checks (id, source_id, subject_kind, subject_number, next_check_at, last_asked_at, last_outcome, created_at)
     values (gen_random_uuid(), 'line:OOLU', 'bill', '262766319', now() - interval '1 min', now(), 'unreachable', now())`,
  )
  const { out } = await boxtrail('admin', 'sources')
  expect(out).toMatch(/line:OOLU +paused +5 +20\S+Z +1 +20\S+Z +unreachable/)
  expect(out).toContain('line:OOLU: 2026-05-04T18:20:03.000Z 262766319: unreachable: status 503')
  expect(out).not.toContain('ZIMU')
  const sources = await json<{ id: string; state: string }[]>('admin', 'sources')
  expect(sources.find(({ id }) => id === 'line:ZIMU')).toMatchObject({ state: 'not_configured', queue: 0 })
})

test('the outcome of a push is explained by the first characters of its id', async () => {
  const answer = {
    received_at: '2026-05-04T18:20:03Z',
    results: [
      { at: '/snapshots/0', container_number: 'BXTU4710023', outcome: 'applied', changed: ['holds_at_pod_terminal'] },
      {
        at: '/snapshots/1',
        container_number: 'BXTU4710044',
        outcome: 'not_used',
        not_used: { rule: 'not_there_yet', reason: 'It is still at sea.' },
      },
    ],
  }
  await pool.query(`insert into sources (id, adapter, created_at) values ('terminal:x', 'feed', now())`)
  await pool.query(
    `insert into feed_messages (source_id, message_id, body_hash, answer) values ('terminal:x', 'x-2026-05-04-1', '', $1)`,
    [JSON.stringify(answer)],
  )
  const { code, out } = await boxtrail('admin', 'explain-push', 'x-2026')
  expect(code).toBe(0)
  expect(out).toContain('/snapshots/0  BXTU4710023  applied  holds_at_pod_terminal')
  expect(out).toContain('/snapshots/1  BXTU4710044  not used  not_there_yet: It is still at sea.')
  const unknown = await boxtrail('admin', 'explain-push', 'y-1')
  expect([unknown.code, unknown.error]).toEqual([1, expect.stringContaining('No push of the last 30 days')])
})

test('a list is imported and the quarantine shown, by the older spelling of the commands too', async () => {
  const file = join(folder, 'terminals.csv')
  writeFileSync(file, 'not,the,list\n1,2,3\n')
  const owners = join(folder, 'owners.csv')
  writeFileSync(owners, 'code,company\nQQA,MAERSK\nQQ,SHORT\nQQAU,MAERSK A/S\n')
  const commands = [
    [['import-reference', 'smdg', join(folder, 'missing.csv')], 1, /missing\.csv cannot be read \(ENOENT\)/],
    [['import-reference', 'smdg', file], 1, /terminals\.csv has no row of the list smdg: .*\n.*terminals\.csv:1: /],
    [['import-reference', 'unlocode', owners], 1, /owners\.csv has no row of the list unlocode: nothing was imported/],
    [['import-reference', 'bic', owners], 0, /^1 owner codes\n.*owners\.csv:3: /],
    [['import-reference', 'bics', owners], 2, /unlocode, smdg, bic, not "bics"/],
    [['quarantine', 'list'], 0, /^Nothing is in quarantine\.\n$/],
    [['quarantine', 'replay', 'all'], 0, /^0 read again, 0 still unreadable\n$/],
  ] as const
  for (const [words, code, message] of commands)
    for (const ended of await Promise.all([boxtrail('admin', ...words), boxtrail(...words)]))
      expect([ended.code, ended.out + ended.error]).toEqual([code, expect.stringMatching(message)])
  expect(createReference(await readImported(pool)).ownerPrefixes.find('QQAU')).toMatchObject({ scac: 'MAEU' })
  expect((await boxtrail('quarantine')).out).toBe('Nothing is in quarantine.\n')
})

test('the version is printed, of the package that operators install', async () => {
  const { version } = JSON.parse(readFileSync(join(root, 'packages/service/package.json'), 'utf8'))
  const text = `boxtrail ${version} on Node ${process.versions.node}\n`
  for (const words of [['version'], ['--version']])
    expect(await boxtrail(...words)).toEqual({ code: 0, out: text, error: '' })
  expect(JSON.parse((await boxtrail('--version', '--json')).out)).toEqual({
    boxtrail: version,
    node: process.versions.node,
  })
})

test('an unreachable database is reported', async () => {
  const away = await executeHere(['admin', 'accounts', 'list'], { DATABASE_URL: 'postgresql://127.0.0.1:1/postgres' })
  expect([away.code, away.error]).toEqual([1, expect.stringMatching(/^PostgreSQL cannot be reached: /)])
})
