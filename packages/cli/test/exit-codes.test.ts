import { examples } from '@boxtrail/contracts/examples'
import { describe, expect, it } from 'vitest'
import { answering, freshHome, ran } from './terminal.ts'

const key = 'bxt_0123456789012345678901234567890123456789012_abcdef'
const env = { BOXTRAIL_API_KEY: key, BOXTRAIL_URL: 'http://127.0.0.1:8080' }
const problem = (status: number, detail: string) => ({
  errors: [{ status: String(status), title: 'Refused', detail, source: { pointer: '/data' } }],
})
const asked = (status: number, headers: Record<string, string> = {}) =>
  ran('get container 019c2291-c340-7a42-9519-714d616e9411', {
    env,
    fetch: answering(status, problem(status, 'What happened.'), { 'x-request-id': 'req-1', ...headers }),
  })

describe('the exit code', () => {
  it('0: it was done', async () => {
    const fetch = answering(200, examples.getContainer[200].default)
    expect((await ran('get container 019c2291-c340-7a42-9519-714d616e9411', { env, fetch })).code).toBe(0)
    const before = '-o json --url http://127.0.0.1:8080 -v get container 019c2291-c340-7a42-9519-714d616e9411'
    expect((await ran(before, { env, fetch })).code).toBe(0)
    expect(await ran('--version')).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^\d+\.\d+\.\d+/),
      stderr: '',
    })
  })

  it.each([
    ['', 'Usage'],
    ['containres', 'Did you mean "containers"?'],
    ['webhooks lisen', 'Did you mean "webhooks listen"?'],
    ['admin keys', 'npx @boxtrail/service admin keys'],
    ['containers --fliter a=b', 'Did you mean "--filter"?'],
    ['containers --limit', '--limit needs a value'],
    ['containers --limit 0', 'a whole number from 1'],
    ['containers --limit 5 --limit 6', 'is given 2 times'],
    ['containers --output jsno', 'Did you mean "json"?'],
    ['containers --filter statsu=x', 'Did you mean "status"?'],
    ['containers --filter ready=maybe', 'true or false'],
    ['containers --filter status', 'name=value'],
    ['containers --include shipmnt', 'Did you mean "shipment"?'],
    ['containers extra', 'takes no arguments'],
    ['containers --url nowhere', '"nowhere" is not the address'],
    ['containers --url https://ada:secret@boxtrail.example', 'a name or a password'],
    ['containers --profile ../x', 'cannot be the name of a profile'],
    ['containers --profile none', 'There is no profile "none"'],
    ['get', 'needs KIND'],
    ['get contaner X', 'Did you mean "container"?'],
    ['track --file /nowhere/no-such.csv', 'no-such.csv cannot be read: ENOENT'],
    ['track --type bil', '--type is one of'],
    ['webhooks listen', '--forward-to'],
    ['webhooks listen --forward-to localhost', 'not the address of a receiver'],
    ['webhooks trigger container.updatd --forward-to http://localhost:1', 'Did you mean "container.updated"?'],
    ['webhooks trigger container.updated', 'goes to one receiver'],
    ['completion tcsh', 'bash, zsh, fish'],
    ['events --after yesterday', 'the sequence of an event'],
    [`login ${key}`, 'never given as an argument'],
    [`containers --filter=q=${key}`, 'never given as an argument'],
  ])('2: "%s" is wrong, and what is wrong is named', async (line, said) => {
    const { code, stdout, stderr } = await ran(line, { env, fetch: () => Promise.reject(new Error('asked')) })
    expect([code, stdout]).toEqual([2, ''])
    expect(stderr).toContain(said)
    expect(stderr).not.toContain(key)
    expect(stderr).not.toContain('secret')
  })

  it('3: no key, a wrong one, or one that may not', async () => {
    const none = await ran('containers')
    expect([none.code, none.stderr.includes('boxtrail login')]).toEqual([3, true])
    for (const status of [401, 403]) expect((await asked(status)).code).toBe(3)
  })

  it('4: too many requests, with how long to wait', async () => {
    const limited = await asked(429, { 'retry-after': '3600' })
    expect([limited.code, limited.stderr.includes('wait 3600 s')]).toEqual([4, true])
  })

  it('5: no such record', async () => expect((await asked(404)).code).toBe(5))

  it('6: the service does not accept it', async () => {
    for (const status of [400, 409, 415, 422]) {
      const { code, stderr } = await asked(status)
      expect(code).toBe(6)
      expect(stderr).toBe(
        `error: What happened. (/data)\n  where: GET http://127.0.0.1:8080/v2/containers/019c2291-c340-7a42-9519-714d616e9411\n  request id: req-1\n`,
      )
    }
  })

  it('8: the service has a problem', async () => {
    const broken = await asked(501)
    expect([broken.code, broken.stderr.includes('request id: req-1')]).toEqual([8, true])
  })

  it('9: the service cannot be reached', async () => {
    const fetch = async () => {
      throw new TypeError('fetch failed', { cause: Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }) })
    }
    const away = await ran('sandbox advance 1d', { env, fetch })
    expect([away.code, away.stderr.includes('ECONNREFUSED'), away.stderr.includes('boxtrail doctor')]).toEqual([
      9,
      true,
      true,
    ])
    const examined = await ran('doctor', { env, fetch, isOutputTerminal: true })
    expect([examined.code, examined.stdout.includes('ECONNREFUSED')]).toEqual([9, true])
  })

  it('1: anything else', async () => {
    const broken = await ran('get container 019c2291-c340-7a42-9519-714d616e9411', {
      env,
      fetch: answering(200, '<html>'),
    })
    expect([broken.code, broken.stderr.includes('not JSON')]).toEqual([1, true])
  })

  it('130: Ctrl-C', async () => {
    const signal = AbortSignal.abort(new (await import('../src/failure.ts')).Interrupted())
    expect(await ran('containers', { env, signal, fetch: answering(200) })).toEqual({
      code: 130,
      stdout: '',
      stderr: '',
    })
  })
})

it('a key is never shown, even if an answer repeats it', async () => {
  const echo = answering(400, problem(400, `The key ${key} is not right.`))
  for (const line of ['containers --verbose', 'login', 'doctor', 'track MSKU7054417']) {
    const { stdout, stderr } = await ran(line, { env, fetch: echo, home: freshHome() })
    expect(stdout + stderr).not.toContain(key)
  }
})

it('a damaged profile is named with its file', async () => {
  const { mkdirSync, writeFileSync } = await import('node:fs')
  const home = freshHome()
  mkdirSync(`${home}/.config/boxtrail/profiles`, { recursive: true })
  writeFileSync(`${home}/.config/boxtrail/profiles/default.json`, '{')
  const { code, stderr } = await ran('containers', { home })
  expect([code, stderr.includes(`${home}/.config/boxtrail/profiles/default.json`)]).toEqual([2, true])
})

it('a key with a character that no key has is named by its place, and not shown', async () => {
  const { code, stderr } = await ran('containers', { env: { ...env, BOXTRAIL_API_KEY: 'bxt_ключ' } })
  expect(code).toBe(3)
  expect(stderr).toContain('The API key of BOXTRAIL_API_KEY has a character that no API key has')
  expect(stderr).not.toContain('ключ')
})
