import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createReference } from '@boxtrail/reference/reference'
import { describe, expect, test } from 'vitest'
import { readConfig } from '../../src/config/config.ts'
import { configureSources } from '../../src/sources/configuration/configure-sources.ts'

const file = join(mkdtempSync(join(tmpdir(), 'boxtrail-unusable-')), 'boxtrail.yaml')

/** Reads the file and configures its sources, as the service does at its start. */
const start = (text: string, env: Record<string, string> = {}) => {
  writeFileSync(file, text)
  return configureSources(readConfig({ ...env, BOXTRAIL_CONFIG: file }), createReference())
}
const problemOf = (text: string, env: Record<string, string> = {}): string => {
  try {
    start(text, env)
    return 'nothing'
  } catch (error) {
    return String((error as Error).message).replaceAll(`${file}:`, '')
  }
}

const line = (settings: string, base = 'https://a.example/v2') =>
  `lines:\n  - { scac: MAEU, base_url: "${base}"${settings} }`
const header = (name: string, value: string) => line(`, auth: { kind: header, headers: { "${name}": "${value}" } }`)

describe('the start fails at a setting with which no request could succeed', () => {
  test.each([
    [
      'an address with the path that is added',
      line('', 'https://a.example/v2/events'),
      '2:29 lines[0].base_url: ends in /events',
    ],
    ['the same with a slash', line('', 'https://a.example/v2/events/'), '2:29 lines[0].base_url: ends in /events'],
    ['an address with a query', line('', 'https://a.example/v2?x=1'), 'lines[0].base_url: has a ? or #'],
    [
      'an address with a password',
      line('', 'https://u:p4ss@a.example/v2'),
      'lines[0].base_url: has a user or password',
    ],
    [
      'a feed whose address has the path that is added',
      'feeds:\n  - { id: a, kind: rail, scac: BNSF, base_url: "https://a.example/containers" }',
      'feeds[0].base_url: ends in /containers',
    ],
    ['a header name with a space', header('X Key', 'a'), 'headers.X Key: is not a header name'],
    ['a header value with a line break', header('X-Key', 'a\\r\\nX-Other: b'), 'headers.X-Key: has a line break'],
    [
      'a header value in other letters',
      header('X-Key', 'ключ'),
      'headers.X-Key: has a line break or another character',
    ],
    [
      'a header of the connection',
      header('Content-Length', '5'),
      'headers.Content-Length: is written by the connection',
    ],
    [
      'a header of the reading service',
      'documents: { ocr: { kind: service, url: "https://o.example", headers: { "X Key": a } } }',
      'documents.ocr.headers.X Key: is not a header name',
    ],
    [
      'a certificate that is not there',
      line(
        ', auth: { kind: oauth2_certificate, token_url: "https://t.example", client_id: x, certificate_file: /nowhere.pem, private_key_file: /nowhere.key }',
      ),
      'lines[0].auth.certificate_file: /nowhere.pem cannot be read (ENOENT): there is no such file; correct the path',
    ],
  ])('%s', (_, text, expected) => {
    expect(problemOf(text)).toContain(expected)
  })

  test('a secret from the environment that ends in a line break is named, not shown', () => {
    const problem = problemOf(header('X-Key', '${KEY_OF_LINE}'), { KEY_OF_LINE: 's3cret\n' })
    expect(problem).toContain('headers.X-Key: has a line break')
    expect(problem).not.toContain('s3cret')
  })
})

describe('the start fails where two settings mean one thing', () => {
  test('one line under two of its SCACs', () => {
    const two =
      'lines:\n  - { scac: MSCU, base_url: "https://a.example" }\n  - { scac: MEDU, base_url: "https://b.example" }'
    expect(problemOf(two)).toContain('3:13 lines[1].scac: MEDU is the line MSCU, which lines[0] configures')
  })

  test('the line of the sandbox', () => {
    expect(problemOf('lines: [{ scac: TEST, base_url: "https://a.example" }]')).toContain(
      'lines[0].scac: is the line of the sandbox',
    )
  })

  test.each(['Content-Type', 'webhook-id', 'Host', 'user-agent'])('a signature in the header %s', (name) => {
    expect(problemOf(`compat: { signature_header: ${name} }`)).toContain(
      'compat.signature_header: is a header that deliveries use for something else',
    )
  })
})

test('an account is recognized however its id is written', () => {
  const id = '01890a5d-ac96-774b-bcce-b302099a8057'
  expect(start(line(`, account: ${id.toUpperCase()}`)).line('MAEU', id)?.id).toBe(`line:MAEU@${id}`)
})

describe('what is wrong with a value is told by the value', () => {
  test.each([
    ['limits: { refresh_per_minute: 1.5 }', 'is 1.5; write a whole number'],
    ['cadence: { at_sea_s: .inf }', 'is Infinity; write a number'],
    ['webhooks: { ips: [300.1.1.1] }', 'webhooks.ips[0]: is not an IPv4 address, as 192.0.2.7'],
    ['webhooks: {}\n---\nwebhooks: {}', '2:1 begins a second document; keep all settings in one'],
    ['limits: *nowhere', 'write the values in place of the aliases'],
  ])('%s', (text, expected) => {
    expect(problemOf(text)).toContain(expected)
  })

  test('aliases that stand for more than any file means', () => {
    const level = (name: string, of: string) => `${name}: &${name} [${Array(9).fill(of).join(', ')}]`
    const names = [...'abcdef']
    const bomb = names.map((name, at) => level(name, at === 0 ? 'x' : `*${names[at - 1]}`)).join('\n')
    expect(problemOf(bomb)).toContain('write the values in place of the aliases')
  })

  test('a number where a secret belongs is not shown', () => {
    const problem = problemOf(line(', auth: { kind: header, headers: { X-Key: 93746 } }'))
    expect(problem).toContain('headers.X-Key: is a number; write a text')
    expect(problem).not.toContain('93746')
  })
})
