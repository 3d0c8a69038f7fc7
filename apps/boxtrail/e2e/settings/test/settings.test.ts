import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { boxtrail } from '../../../src/boxtrail.ts'
import { fakePostgres } from '../fake-postgres.ts'

const base = mkdtempSync(join(tmpdir(), 'boxtrail-settings-'))
chmodSync(base, 0o755)
const mounts: string[] = []
afterAll(() => {
  for (const mount of mounts) execFileSync('umount', ['-l', mount])
  rmSync(base, { recursive: true, force: true })
})
const written = (name: string, text: string) => {
  const file = join(base, name)
  writeFileSync(file, text)
  return file
}
const folder = (name: string) => {
  mkdirSync(join(base, name))
  return join(base, name)
}
/** Mounts a separate file system; undefined if this user may not mount one. */
const mounted = (name: string, options: string): string | undefined => {
  const path = folder(name)
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', path]).status !== 0) return undefined
  mounts.push(path)
  return path
}

/**
 * A database address where nothing listens: if a wrong setting passes unnoticed, the service waits for this until the
 * test is over.
 */
const NOWHERE = 'postgresql://box@127.0.0.1:1/track'

/** The output of `boxtrail start`, and its exit code. */
const starting = async (env: Record<string, string>) => {
  let said = ''
  const code = await boxtrail(['start'], {
    env: { PORT: '0', BOXTRAIL_LOG: 'silent', DATABASE_URL: NOWHERE, BOXTRAIL_DATA_DIR: join(base, 'data'), ...env },
    print: (text) => {
      said += text
    },
    complain: (text) => {
      said += text
    },
  })
  return { code, said }
}

/** Expects that it ends with one sentence: which setting, what is wrong, what to do. */
const expectSentence = ({ code, said }: { code: number | null; said: string }, sentence: RegExp) => {
  expect(said).toMatch(sentence)
  expect(said).not.toMatch(/^ {4}at |secret/m)
  expect(said.trim().split('\n')).toHaveLength(2)
  expect(code).toBe(1)
}

const loop = join(base, 'loop')
symlinkSync(loop, loop)
const yaml = (text: string, name = `${Math.random()}.yaml`) => ({ BOXTRAIL_CONFIG: written(name, text) })

test.each<[string, Record<string, string>, RegExp]>([
  ['a port that is a word', { PORT: 'web' }, /PORT: is "web"; set it to a whole number from 0 to 65535/],
  ['a port with a unit', { PORT: '3000s' }, /PORT: is "3000s"; set it/],
  ['a port that is blank', { PORT: ' ' }, /PORT: is " "; set it/],
  ['a port too high', { PORT: '70000' }, /PORT: is "70000"; set it/],
  ['a URL for a host', { HOST: 'http://127.0.0.1' }, /HOST: is not an address; set it to one/],
  [
    'a database that is no URL',
    { DATABASE_URL: '127.0.0.1' },
    /DATABASE_URL: is not a postgresql:\/\/ URL; write it as/,
  ],
  [
    'sessions of no database',
    { DATABASE_URL: '', DATABASE_SESSION_URL: NOWHERE },
    /DATABASE_SESSION_URL: is set without/,
  ],
  ['another database', { DATABASE_URL: 'mysql://a@b/c' }, /DATABASE_URL: is not a postgresql:\/\/ URL; write/],
  [
    'a port of the database',
    { DATABASE_URL: 'postgresql://u@h:five/d' },
    /DATABASE_URL: has no port from 1 to 65535.*; write/,
  ],
  [
    'a slash in a password',
    { DATABASE_URL: 'postgresql://u:se/cret@h/d' },
    /DATABASE_URL: has no port.*write \/ as %2F/,
  ],
  ['a # in a password', { DATABASE_URL: 'postgresql://u:a#b@h/d' }, /DATABASE_URL: has a space or a #.*as %23/],
  [
    'a % in a password',
    { DATABASE_URL: 'postgresql://u:%zz@h/d' },
    /DATABASE_URL: has a % that encodes nothing.*as %25/,
  ],
  ['a mode of TLS', { DATABASE_URL: 'postgresql://u@h/d?sslmode=on' }, /DATABASE_URL: has sslmode=on; use one of/],
  [
    'a missing certificate',
    { DATABASE_URL: 'postgresql://u@h/d?sslrootcert=/no.pem' },
    /sslrootcert=\/no.pem, which cannot be read; correct/,
  ],
  [
    'a public host without http',
    { BOXTRAIL_PUBLIC_URL: 'box.example' },
    /BOXTRAIL_PUBLIC_URL: is not an http\(s\) URL; write/,
  ],
  [
    'a public address with a query',
    { BOXTRAIL_PUBLIC_URL: 'https://box.example/?a=b' },
    /BOXTRAIL_PUBLIC_URL: has a \? or #.*leave out/,
  ],
  [
    'a public address with a password',
    { BOXTRAIL_PUBLIC_URL: 'https://a:b@box.example' },
    /BOXTRAIL_PUBLIC_URL: has a user or password.*leave/,
  ],
  ['a short key', { BOXTRAIL_MASTER_KEY: 'short' }, /BOXTRAIL_MASTER_KEY: is not a key: 32 bytes.*openssl/],
  [
    'a key file that is missing',
    { BOXTRAIL_MASTER_KEY_FILE: '/no/key' },
    /BOXTRAIL_MASTER_KEY_FILE: \/no\/key cannot be read \(ENOENT\).*correct/,
  ],
  [
    'a key file that is a directory',
    { BOXTRAIL_MASTER_KEY_FILE: base },
    /BOXTRAIL_MASTER_KEY_FILE: .*\(EISDIR\): it is a directory; name/,
  ],
  ['two keys', { BOXTRAIL_MASTER_KEY: 'a', BOXTRAIL_MASTER_KEY_FILE: 'b' }, /BOXTRAIL_MASTER_KEY: leave it out, or/],
  ['an unknown role', { BOXTRAIL_ROLES: 'api,wrker' }, /BOXTRAIL_ROLES: there is no role "wrker"; known/],
  ['no role', { BOXTRAIL_ROLES: ',' }, /BOXTRAIL_ROLES: names no role; known roles: api/],
  ['an unknown level', { BOXTRAIL_LOG: 'verbose' }, /BOXTRAIL_LOG: is "verbose"; write one of silent, fatal/],
  ['a short API key', { BOXTRAIL_API_KEY: 'short' }, /BOXTRAIL_API_KEY: is shorter than 24 characters; create/],
  ['an owner without password', { BOXTRAIL_OWNER_EMAIL: 'a@b.co' }, /BOXTRAIL_OWNER_PASSWORD: is missing.*set both/],
  [
    'an owner without address',
    { BOXTRAIL_OWNER_EMAIL: 'ab', BOXTRAIL_OWNER_PASSWORD: 'x' },
    /BOXTRAIL_OWNER_EMAIL: is not an e-mail address; write/,
  ],
  [
    'a proxy by name',
    { BOXTRAIL_TRUSTED_PROXIES: 'proxy' },
    /BOXTRAIL_TRUSTED_PROXIES: is not a list of addresses.*; write/,
  ],
  [
    'an origin without http',
    { BOXTRAIL_CORS_ORIGINS: 'app.example' },
    /BOXTRAIL_CORS_ORIGINS: is not a list of origins; write/,
  ],
  [
    'a misspelt name',
    { BOXTRAIL_DATADIR: '/data' },
    /BOXTRAIL_DATADIR: is not a setting; did you mean BOXTRAIL_DATA_DIR\? Rename/,
  ],
  ['a singular', { BOXTRAIL_TRUSTED_PROXY: '10.0.0.1' }, /BOXTRAIL_TRUSTED_PROXY: .* BOXTRAIL_TRUSTED_PROXIES\?/],
  ['a prefix too many', { BOXTRAIL_DATABASE_URL: 'x' }, /BOXTRAIL_DATABASE_URL: .* did you mean DATABASE_URL\?/],
  ['storage of another kind', { STORAGE_URL: 'ftp://x' }, /STORAGE_URL: is neither a file: nor an s3:\/\/ URL; write/],
  ['a bucket in capitals', { STORAGE_URL: 's3://My_Files' }, /STORAGE_URL: has "My_Files" as its bucket.*write/],
  [
    'an endpoint without http',
    { STORAGE_URL: 's3://files?endpoint=minio:9000' },
    /STORAGE_URL: has the endpoint "minio:9000".*write/,
  ],
  [
    'a parameter of storage',
    { STORAGE_URL: 's3://files?regoin=x' },
    /STORAGE_URL: has the parameter regoin; known are endpoint/,
  ],
  ['a host of a directory', { STORAGE_URL: 'file://srv/files' }, /STORAGE_URL: names a host.*write/],
  ['a missing file', { BOXTRAIL_CONFIG: '/no.yaml' }, /BOXTRAIL_CONFIG: \/no.yaml cannot be read \(ENOENT\).*correct/],
  ['a file that is no YAML', yaml('limits:\n\tx: 1\n'), /yaml:2:1 is not YAML \(.*\); correct this line/],
  ['a file that is a list', yaml('- a\n'), /yaml:1:1 the file: is a list; write settings with their names/],
  [
    'a time with a unit',
    yaml('cadence:\n  at_sea_s: 6h\n'),
    /yaml:2:13 cadence.at_sea_s: is "6h"; write a number, without/,
  ],
  ['a misspelt section', yaml('limit:\n  x: 3\n'), /yaml:1:1 limit: is not a setting; did you mean limits\?/],
  ['an empty value', yaml('limits:\n  requests_per_minute:\n'), /limits.requests_per_minute: is empty; write a number/],
  [
    'a time without end',
    yaml('cadence:\n  at_sea_s: 1e99\n'),
    /yaml:2:13 cadence.at_sea_s: is 1e\+99; write at most 31536000/,
  ],
  [
    'a limit that no counter holds',
    yaml('limits:\n  requests_per_minute: 1e12\n'),
    /limits.requests_per_minute: is 1000000000000; write at most 2147483647/,
  ],
  [
    'a period beyond the calendar',
    yaml('retention:\n  audit: 9999 years\n'),
    /yaml:2:10 retention.audit: is more than 1000 years; write forever/,
  ],
  [
    'a drop folder that is a file',
    yaml(`edi:\n  drop_folder: ${written('file.edi', '')}\n`),
    /yaml:2:16 edi.drop_folder: .*file.edi is a file, not a directory; set edi.drop_folder to/,
  ],
  [
    'a drop folder below /proc',
    yaml('edi:\n  drop_folder: /proc/drop\n'),
    /yaml:2:16 edi.drop_folder: .*\/proc.*; .*set edi.drop_folder to/,
  ],
  [
    'a limit of zero',
    yaml('limits:\n  requests_per_minute: 0\n'),
    /limits.requests_per_minute: is 0; write more than 0/,
  ],
  [
    'a data directory that is a file',
    { DATABASE_URL: '', BOXTRAIL_DATA_DIR: written('file', '') },
    /BOXTRAIL_DATA_DIR: .*file is a file, not a directory; set/,
  ],
  [
    'the same with a database elsewhere',
    { BOXTRAIL_DATA_DIR: join(base, 'file') },
    /BOXTRAIL_DATA_DIR: .*file is a file, not a directory; set/,
  ],
  [
    'a data directory below a file',
    { DATABASE_URL: '', BOXTRAIL_DATA_DIR: join(base, 'file/data') },
    /BOXTRAIL_DATA_DIR: .* lies below a file; set/,
  ],
  [
    'a data directory in /proc',
    { DATABASE_URL: '', BOXTRAIL_DATA_DIR: '/proc' },
    /BOXTRAIL_DATA_DIR: .*\/proc.*; .*set BOXTRAIL_DATA_DIR to/,
  ],
  [
    'a data directory below /proc',
    { DATABASE_URL: '', BOXTRAIL_DATA_DIR: '/proc/data' },
    /BOXTRAIL_DATA_DIR: .*\/proc.*; .*set BOXTRAIL_DATA_DIR to/,
  ],
  [
    'a name that is too long',
    { DATABASE_URL: '', BOXTRAIL_DATA_DIR: join(base, 'x'.repeat(300)) },
    /BOXTRAIL_DATA_DIR: the path of \d+ characters is too long; set/,
  ],
  [
    'a link to itself',
    { DATABASE_URL: '', BOXTRAIL_DATA_DIR: loop },
    /BOXTRAIL_DATA_DIR: .* leads back to itself; set/,
  ],
])('%s is refused with a sentence', async (_, env, sentence) => expectSentence(await starting(env), sentence))

test.each([
  [
    'a wrong password',
    { code: '28P01', message: 'password authentication failed' },
    /refuses the password .*; correct/,
  ],
  [
    'a missing database',
    { code: '3D000', message: 'database "track" does not exist' },
    /has no such database .*; create it/,
  ],
  [
    'a server that demands TLS',
    { code: '28000', message: 'no pg_hba.conf entry for host, no encryption' },
    /accepts encrypted connections only .*; add \?sslmode=require/,
  ],
  [
    'a server that is too old',
    { version: 140_012, encoding: 'UTF8' },
    /is PostgreSQL 14, which is too old; use 15 or newer/,
  ],
  [
    'a pooler that shares sessions',
    { code: '08P01', message: 'unsupported startup parameter: options' },
    /is a pooler that shares sessions .*; set DATABASE_SESSION_URL/,
  ],
  ['a database of another encoding', { version: 170_001, encoding: 'LATIN1' }, /stores text as LATIN1; create/],
] as const)('%s is refused with a sentence', async (_, greeting, sentence) => {
  const { url, close } = await fakePostgres(greeting)
  try {
    const answer = await starting({ DATABASE_URL: url })
    expectSentence(answer, sentence)
    expect(answer.said).toMatch(/DATABASE_URL: PostgreSQL at 127\.0\.0\.1:\d+\/track /)
  } finally {
    close()
  }
})

test('a server without TLS is named where TLS is demanded of it', async () => {
  const { url, close } = await fakePostgres({ version: 170_001, encoding: 'UTF8' })
  const warnings: Error[] = []
  const noted = (warning: Error) => warnings.push(warning)
  process.on('warning', noted)
  expectSentence(await starting({ DATABASE_URL: `${url}?sslmode=require` }), /does not speak TLS; set sslmode=disable/)
  expect(warnings).toEqual([])
  process.off('warning', noted)
  close()
})

const readOnly = mounted('read-only', 'ro')
const small = mounted('small', 'size=8m')

test.skipIf(!readOnly)('a data directory on a read-only disk is refused with a sentence', async () => {
  const env = { DATABASE_URL: '', BOXTRAIL_DATA_DIR: readOnly! }
  expectSentence(await starting(env), /BOXTRAIL_DATA_DIR: .* is on a read-only file system; set/)
})

test.skipIf(!small)('a disk without room for a new database is refused with a sentence', async () => {
  const env = { DATABASE_URL: '', BOXTRAIL_DATA_DIR: small! }
  expectSentence(
    await starting(env),
    /BOXTRAIL_DATA_DIR: .* has \d MiB of free space, and a new database needs 256; make room/,
  )
})

test('a data directory of somebody else is refused with a sentence, by the program itself', () => {
  const closed = folder('closed')
  chmodSync(closed, 0o500)
  const isRoot = process.getuid?.() === 0
  const main = join(import.meta.dirname, '../../../src/main.ts')
  const { status, stderr } = spawnSync(process.execPath, [main, 'start'], {
    ...(isRoot ? { uid: 65_534, gid: 65_534 } : {}),
    env: { PATH: process.env.PATH, PORT: '0', BOXTRAIL_DATA_DIR: closed },
    encoding: 'utf8',
  })
  expectSentence(
    { code: status, said: stderr },
    /BOXTRAIL_DATA_DIR: .*closed may not be read and written by user .*: .* belongs to user \d+; run `chown/,
  )
})
