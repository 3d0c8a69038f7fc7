import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '../../src/config/config.ts'

const directory = mkdtempSync(join(tmpdir(), 'boxtrail-config-'))

function withFile(text: string, env: Record<string, string> = {}) {
  const file = join(directory, 'boxtrail.yaml')
  writeFileSync(file, text)
  return readConfig({ ...env, BOXTRAIL_CONFIG: file })
}

test.each([
  ['mcp', ['mcp', 'api']],
  ['worker, web', ['worker', 'web', 'api']],
  ['worker', ['worker']],
])('the roles %s: what calls the API runs it', (text, roles) => {
  expect([...readConfig({ BOXTRAIL_ROLES: text }).roles]).toEqual(roles)
})

test('with an empty environment everything has its documented default', () => {
  const config = readConfig({ PORT: '' })
  expect(config).toMatchObject({ port: 8080, host: '127.0.0.1', baseUrl: 'http://127.0.0.1:8080', logLevel: 'info' })
  expect(config.dataDir).toBe(resolve('.boxtrail'))
  expect([...config.roles]).toEqual(['api', 'worker', 'simulator'])
  expect(config.webhooks.intervals_s).toHaveLength(12)
  expect(config.limits).toEqual({
    requests_per_minute: 1000,
    concurrent_requests: 8,
    tracking_requests_per_minute: 100,
    infer_number_per_minute: 200,
    refresh_per_minute: 10,
    bulk_per_minute: 10,
    trigger_per_minute: 10,
    feed_messages_per_minute: 600,
    tariffs: 1000,
    custom_field_definitions: 100,
  })
  expect(config.compat.signature_header).toBe('X-T49-Webhook-Signature')
  expect(config).toMatchObject({ databaseUrl: undefined, lines: [], warnings: [] })
  expect(config.retry).toEqual({
    attempts: 14,
    first_s: 30,
    max_s: 14_400,
    manifest_wait_days: 7,
    manifest_interval_s: 86_400,
  })
})

test('the public URL is the base of links, without a trailing slash', () => {
  expect(readConfig({ BOXTRAIL_PUBLIC_URL: 'https://track.example/box/' }).baseUrl).toBe('https://track.example/box')
})

test('every invalid variable is named at once', () => {
  const env = {
    PORT: '70000',
    DATABASE_URL: 'mysql://x',
    BOXTRAIL_ROLES: 'api,cook',
    STORAGE_URL: 'ftp://x',
    BOXTRAIL_API_KEY: 'short',
  }
  expect(() => readConfig(env)).toThrow(
    /PORT: [^\n]*\n.*DATABASE_URL: is not a postgresql[^\n]*\n.*BOXTRAIL_API_KEY: [^\n]*\n.*BOXTRAIL_ROLES: [^\n]*\n.*STORAGE_URL: /s,
  )
})

test('a line is read with its defaults, and its secrets from the environment', () => {
  const text = `
lines:
  - {scac: MAEU, profile: maersk, base_url: "http://127.0.0.1:9999/"}
  - scac: HLCU
    base_url: https://api.example
    auth: {kind: oauth2, token_url: "https://api.example/token", client_id: box, client_secret: "\${HLAG_SECRET}"}
    limits: {per_minute: 30, per_day: 1000}
  - scac: ZIMU
    base_url: https://zim.example
    auth: {kind: header, headers: {x-key: "a\${HLAG_SECRET}b$\${KEPT}"}}
`
  const { lines } = withFile(text, { HLAG_SECRET: 's3cret' })
  expect(lines[0]).toEqual({
    scac: 'MAEU',
    adapter: 'dcsa',
    profile: 'maersk',
    base_url: 'http://127.0.0.1:9999',
    auth: { kind: 'none' },
    limits: {},
  })
  expect(lines[1]).toMatchObject({ auth: { client_secret: 's3cret', headers: {} }, limits: { per_day: 1000 } })
  expect(lines[2]!.auth).toEqual({ kind: 'header', headers: { 'x-key': 'as3cretb${KEPT}' } })
})

test.each([
  [
    'a wrong type',
    'lines:\n  - scac: MAEU\n    base_url: https://a.example\n    limits:\n      per_minute: many',
    ':5:19 lines[0].limits.per_minute: ',
  ],
  ['an unknown setting', 'webhooks:\n  timeout_ms: 100\n  alow: []', ':3:3 webhooks.alow: is not a setting'],
  ['an unknown section', 'webhoks: {}', ':1:1 webhoks: is not a setting'],
  ['something missing', 'lines:\n  - scac: MAEU', ':2:5 lines[0].base_url: '],
  [
    'a kind that does not exist',
    'lines:\n  - scac: MAEU\n    base_url: https://a.example\n    auth: {kind: magic}',
    ':4:18 lines[0].auth.kind: ',
  ],
  ['an invalid name', 'lines:\n  - {scac: A1, base_url: "https://a.example"}', ':2:12 lines[0].scac: is not a SCAC'],
  ['a missing variable', 'lines:\n  - scac: ${ABSENT}', ':2:11 the environment variable ABSENT is not set'],
  ['too few intervals', 'webhooks: {intervals_s: [1, 2]}', ':1:25 webhooks.intervals_s: must list twelve'],
  ['broken YAML', 'lines:\n  - {scac: MAEU', ':2:'],
  ['a file that is a list', '- a', ':1:1 the file: '],
])('an error in the file is reported with its line and path: %s', (_, text, expected) => {
  expect(() => withFile(text)).toThrow(`boxtrail.yaml${expected}`)
})

test('a setting is accepted under its earlier name, with a warning that names its place', () => {
  const { retry, cadence, warnings } = withFile(
    'cadence:\n  at_sea_s: 60\n  retry_first_s: 5\n  awaiting_manifest_s: 9\n',
  )
  expect(retry).toMatchObject({ first_s: 5, manifest_interval_s: 9, max_s: 14_400 })
  expect(cadence).toMatchObject({ at_sea_s: 60 })
  expect(warnings).toEqual([
    expect.stringMatching(/boxtrail.yaml:4:3 cadence.awaiting_manifest_s: is now called retry.manifest_interval_s$/),
    expect.stringMatching(/boxtrail.yaml:3:3 cadence.retry_first_s: is now called retry.first_s$/),
  ])
})

test('the current name of a setting is preferred, with a warning that the earlier one is ignored', () => {
  const { retry, warnings } = withFile('cadence: {retry_max_s: 5}\nretry: {max_s: 7}\n')
  expect(retry.max_s).toBe(7)
  expect(warnings).toEqual([
    expect.stringContaining('cadence.retry_max_s: is ignored, because its current name retry.max_s is set too'),
  ])
})

test('the same line twice is rejected for one account, but not for two accounts', () => {
  const one = '{scac: MAEU, base_url: "https://a.example"}'
  const other = '{scac: MAEU, base_url: "https://a.example", account: "01890a5d-ac96-774b-bcce-b302099a8057"}'
  expect(() => withFile(`lines:\n  - ${one}\n  - ${one}`)).toThrow(':3:12 lines[1].scac: MAEU is configured twice')
  expect(withFile(`lines:\n  - ${one}\n  - ${other}`).lines).toHaveLength(2)
})

test('a missing file is handled, and an empty one', () => {
  expect(() => readConfig({ BOXTRAIL_CONFIG: '/nowhere.yaml' })).toThrow('/nowhere.yaml cannot be read (ENOENT)')
  expect(withFile('# nothing yet\n').lines).toEqual([])
})

test('AI clients are answered under the public address, unless their hosts are listed', () => {
  const hostsOf = (env: Record<string, string>) => readConfig(env).mcp.allowedHosts
  const publicUrl = { BOXTRAIL_PUBLIC_URL: 'https://tracking.example:8443' }
  expect(hostsOf({})).toEqual([])
  expect(hostsOf(publicUrl)).toEqual(['localhost', '127.0.0.1', '[::1]', 'tracking.example'])
  expect(hostsOf({ ...publicUrl, BOXTRAIL_MCP_ALLOWED_HOSTS: 'mcp.example' })).toEqual(['mcp.example'])
})

test('text in pictures is recognized by the built-in reader, unless a service is named or recognition is turned off', () => {
  const ocr = (settings: string) => withFile(`documents:\n  ocr: ${settings}`, { OCR_TOKEN: 's3cret' }).documents.ocr
  expect(readConfig({}).documents.ocr).toEqual({ kind: 'built_in' })
  expect(ocr('{ kind: off }')).toEqual({ kind: 'off' })
  expect(
    ocr("{ kind: 'service', url: 'https://ocr.example/words/', headers: { Authorization: 'Bearer ${OCR_TOKEN}' } }"),
  ).toEqual({
    kind: 'service',
    url: 'https://ocr.example/words',
    headers: { Authorization: 'Bearer s3cret' },
    timeout_ms: 30_000,
  })
  expect(() => ocr('{ kind: service }')).toThrow(/documents\.ocr\.url/)
  expect(() => ocr('{ kind: tesseract }')).toThrow(/documents\.ocr\.kind/)
  expect(() => ocr('{ kind: built_in, url: https://ocr.example }')).toThrow(/url/)
})
