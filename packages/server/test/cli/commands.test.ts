import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createClient } from '@boxtrail/client'
import { describe, expect, it } from 'vitest'
import { freshHome, ran } from '../../../cli/test/terminal.ts'
import { BASE_URL, testApi } from '../harness/api.ts'
import { trackedShipment } from '../harness/records/tracked.ts'
import { temporary } from '../harness/temporary.ts'
import { workUntilIdle } from '../harness/workers.ts'

const test = await testApi()
const { app, apiKey, context } = test
const fetch = async (request: Request) => app.request(request)
const env = { BOXTRAIL_URL: BASE_URL, BOXTRAIL_API_KEY: apiKey }
const cli = (line: string | string[], given: Parameters<typeof ran>[1] = {}) =>
  ran(line, { fetch, ...given, env: { ...env, ...given.env } })
const client = createClient({ baseUrl: BASE_URL, apiKey, fetch })
const lines = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
const tracked = [await trackedShipment(test), await trackedShipment(test), await trackedShipment(test)]
const numbers: string[] = []
for await (const { number } of client.containers.iterate()) numbers.push(number!)

describe('lists', () => {
  it('all pages come as one record a line in a pipe, and --limit ends them', async () => {
    const all = await cli('containers')
    expect(all.code).toBe(0)
    expect(lines(all.stdout).map(({ number }) => number)).toEqual(numbers)
    expect(lines((await cli('containers --limit 2')).stdout).map(({ number }) => number)).toEqual(numbers.slice(0, 2))
  })

  it('a table comes in a terminal, one document with --output json', async () => {
    const table = await cli('containers', { isOutputTerminal: true, columns: 200 })
    expect(table.stdout.split('\n')[0]).toMatch(/number +currentStatus +availableForPickup/)
    for (const number of numbers) expect(table.stdout).toContain(number)
    expect(table.stdout).toContain('\u001b[1m')
    for (const plain of [{ env: { NO_COLOR: '1' } }, {}])
      expect(
        (await cli(plain.env ? 'containers' : 'containers --no-color', { isOutputTerminal: true, ...plain })).stdout,
      ).not.toContain('\u001b')
    expect(JSON.parse((await cli('containers -o json')).stdout)).toHaveLength(numbers.length)
  })

  it('related records are parts of their records, in columns too', async () => {
    const { stdout } = await cli('containers --include shipment -o csv --columns number,shipment.billOfLadingNumber')
    const [head, ...rows] = stdout.trim().split('\r\n')
    expect(head).toBe('number,shipment.billOfLadingNumber')
    expect(rows.map((row) => row.split(',')[1]).sort()).toEqual(
      expect.arrayContaining(tracked.map(({ number }) => number)),
    )
  })

  it('filters are those of the contract', async () => {
    const one = await cli(['containers', '--filter', `number=${numbers[0]}`])
    expect(lines(one.stdout).map(({ number }) => number)).toEqual(numbers)
    expect(lines((await cli(['shipments', '--filter', `number=${tracked[0]!.number}`])).stdout)).toHaveLength(1)
    expect(lines((await cli('requests --filter status=created')).stdout)).toHaveLength(3)
    expect((await cli('requests --filter updatedAt.start=2020-01-01')).code).toBe(0)
    expect((await cli('attention --filter severity=high,low --output json')).code).toBe(0)
    expect((await cli('attention --filter kind=late')).code).not.toBe(0)
  })

  it('contradictions are listed and filtered, and an unknown one is not found', async () => {
    const { code, stdout } = await cli('contradictions -o csv')
    expect([code, stdout.trim()]).toEqual([0, 'severity,kind,title,daysAtStake,since,id'])
    expect(
      (await cli('contradictions --filter kind=document_differs,two_vessels --filter state=open,resolved')).code,
    ).toBe(0)
    expect((await cli('contradictions --filter severity=terrible')).code).not.toBe(0)
    expect((await cli('get contradiction 0195a3c2-7c1e-7d44-9a51-5b1f0c6de202')).code).toBe(5)
  })

  it('sources that are silent are listed, filtered, and shown one by one', async () => {
    const silence = {
      source: { id: 'terminal:trapac-la', kind: 'terminal', name: 'TraPac' },
      ...{
        since: '2026-11-20T08:00:00Z',
        last_answered_at: '2026-11-20T08:00:00Z',
        noticed_at: '2026-11-21T08:00:30Z',
      },
      cadence: { every_s: 3_600, basis: 'stated', cases: null },
      ...{ shipments: 2, containers: 5, ended_at: null, ended_because: null },
    }
    const id = '0195a3c2-7c1e-7d44-9a51-5b1f0c6de201'
    await context.pool.query(
      `insert into source_silences (account_id, source_id, look_at, told) values ($1, 'terminal:trapac-la', now() + interval '1 day', $2)`,
      [test.accountId, { id, silence }],
    )
    const { code, stdout } = await cli('silences -o csv')
    expect(code).toBe(0)
    const [head, row] = stdout.trim().split('\r\n')
    expect(head).toBe('source.name,source.kind,since,cadence.everyS,cadence.basis,shipments,containers,source.id,id')
    expect(row).toBe(`TraPac,terminal,2026-11-20T08:00:00Z,3600,stated,2,5,terminal:trapac-la,${id}`)
    expect(lines((await cli('silences --filter source=terminal:trapac-la')).stdout)).toHaveLength(1)
    expect((await cli('silences --filter kind=line')).stdout).toBe('')
    expect((await cli('silences --filter kind=ship')).code).not.toBe(0)
    expect((await cli('silences --include shipment')).code).toBe(2)
    expect(JSON.parse((await cli(`get silence ${id}`)).stdout)).toMatchObject({ id, containers: 5 })
    expect((await cli('get silence 0195a3c2-7c1e-7d44-9a51-5b1f0c6de202')).code).toBe(5)
  })
})

describe('single records', () => {
  it('are found by number or id', async () => {
    const byNumber = await cli(['get', 'shipment', tracked[0]!.number, '--include', 'containers'])
    const shipment = JSON.parse(byNumber.stdout)
    expect(shipment).toMatchObject({ id: tracked[0]!.shipmentId, billOfLadingNumber: tracked[0]!.number })
    expect(shipment.containers[0]).toMatchObject({ id: tracked[0]!.containerId, number: expect.any(String) })
    const table = await cli(['get', 'container', tracked[0]!.containerId], { isOutputTerminal: true })
    expect(table.stdout).toMatch(/^id +\S+\ntype +container$/m)
    expect(JSON.parse((await cli('get port USLAX')).stdout).code).toBe('USLAX')
  })

  it('a record that does not exist ends with exit code 5', async () => {
    const missing = await cli('get container MSKU0000000')
    expect([missing.code, missing.stdout]).toEqual([5, ''])
    expect(missing.stderr).toContain('MSKU0000000')
    expect((await cli('get shipment 0195a3c2-7c1e-7d44-9a51-5b1f0c6de201')).code).toBe(5)
  })

  it('a container is explained in sentences, or as JSON in a pipe', async () => {
    const text = await cli(['explain', tracked[0]!.containerId], { isOutputTerminal: true })
    expect(text.stdout).toMatch(/Where it is\n {2}- .+\[.+\]/)
    expect(JSON.parse((await cli(['explain', tracked[0]!.containerId])).stdout)).toMatchObject({ type: 'explanation' })
  })

  it('the evidence of a container is a PDF in a file, or JSON in a pipe', async () => {
    const { containerId } = tracked[0]!
    const file = join(temporary(), 'pack.pdf')
    const saved = await cli(['evidence', containerId, '--pdf', file])
    expect([saved.code, saved.stdout]).toEqual([0, ''])
    expect(readFileSync(file).toString('latin1', 0, 5)).toBe('%PDF-')
    const again = await cli(['evidence', containerId, '--pdf', file])
    expect([again.code, again.stderr]).toEqual([2, expect.stringContaining('exists')])
    expect(JSON.parse((await cli(['evidence', containerId])).stdout)).toMatchObject({ type: 'evidence_pack' })
  })
})

describe('track', () => {
  it('arguments, a paste and a CSV file become tracking requests, each answered', async () => {
    const typed = await cli('track 261900001 261900002 --type bill_of_lading --scac maeu --ref PO-7')
    expect(typed.code).toBe(0)
    expect(lines(typed.stdout).map(({ number, status }) => [number, status])).toEqual([
      ['261900001', 'created'],
      ['261900002', 'created'],
    ])
    expect(typed.stderr).toContain('2 created')
    const [created] = lines(typed.stdout)
    expect((await client.trackingRequests.get(created.trackingRequestId)).refNumbers).toEqual(['PO-7'])
    const pasted = await cli('track --scac MAEU --type bill_of_lading', {
      input: 'Our numbers:\n 261900003; 261900003',
    })
    expect(lines(pasted.stdout)).toHaveLength(1)
    const file = join(temporary(), 'numbers.csv')
    writeFileSync(file, 'Number;Type;SCAC;PO\n"261900004";bill of lading;MAEU;A|B\nMSKU7054410;container;MAEU;\n')
    const read = await cli(['track', '--file', file])
    expect(lines(read.stdout).map(({ number, type }) => [number, type])).toEqual([
      ['261900004', 'bill_of_lading'],
      ['MSKU7054410', 'container'],
    ])
  })

  it('a wrong row is named, stops no other, and ends with exit code 6', async () => {
    const some = await cli('track 261900005 --type bill_of_lading --scac NOPE')
    expect(some.code).toBe(6)
    expect(lines(some.stdout)[0]).toMatchObject({ status: 'invalid', problem: expect.stringContaining('line') })
    const unclear = await cli('track --scac MAEU', {
      input: 'container,QXSU12345,TEST\nbill_of_lading,261900006,MAEU\n',
    })
    expect(lines(unclear.stdout).map(({ status }) => status)).toEqual(['invalid', 'created'])
    const file = join(temporary(), 'mixed.csv')
    writeFileSync(file, 'number\nhello\n261900016\n')
    const mixed = await cli(['track', '--file', file, '--scac', 'MAEU'])
    expect(mixed.code).toBe(6)
    expect(lines(mixed.stdout)).toMatchObject([
      { number: 'hello', status: 'invalid', problem: expect.stringContaining('does not look like') },
      { number: '261900016', status: 'created' },
    ])
  })

  it('a dry run creates nothing, and a repeated run nothing twice', async () => {
    const dry = await cli('track 261900007 --type bill_of_lading --scac MAEU --dry-run')
    expect(lines(dry.stdout)[0]).toMatchObject({ status: 'would_create', trackingRequestId: null })
    expect(lines((await cli('requests --filter request_number=261900007')).stdout || 'null')).toEqual([null])
    await cli('track 261900008 --type bill_of_lading --scac MAEU')
    const again = lines((await cli('track 261900008 --type bill_of_lading --scac MAEU')).stdout)[0]
    expect(again).toMatchObject({ status: 'duplicate', trackingRequestId: expect.any(String) })
  })
})

describe('events, the sandbox, documents', () => {
  it('events are shown from the end, after one, and by filters', async () => {
    const last = lines((await cli('events')).stdout)
    expect(last).toHaveLength(20)
    const after = lines((await cli('events --after 0 --limit 3')).stdout)
    expect(after.map(({ sequence }) => sequence)).toEqual([1, 2, 3])
    const created = lines((await cli('events --after 0 --filter event=container.created')).stdout)
    expect(created.map(({ event }) => event)).toEqual(numbers.map(() => 'container.created'))
  })

  it('--follow shows what happens until Ctrl-C, which is no failure', async () => {
    const stop = new AbortController()
    const seen: string[] = []
    const running = cli('events --follow --filter resource_type=webhook --after 0', {
      signal: stop.signal,
      stdout: async (text) => {
        seen.push(JSON.parse(text).resource.type)
        if (seen.length === 2) stop.abort()
      },
    })
    await client.webhooks.create({ url: 'https://hooks.harbour-street.example/', active: false })
    await client.webhooks.create({ url: 'https://hooks.harbour-street.example/', active: false })
    expect((await running).code).toBe(0)
    expect(seen).toEqual(['webhook', 'webhook'])
  })

  it('the clock of the sandbox advances by a time and to a moment', async () => {
    await cli('track QXSB01000 --type bill_of_lading --scac TEST')
    await workUntilIdle(context)
    const before = JSON.parse((await cli('sandbox -o json')).stdout)
    const moved = JSON.parse((await cli('sandbox advance 2d')).stdout)
    expect(Date.parse(moved.now) - Date.parse(before.now)).toBeGreaterThanOrEqual(2 * 86_400_000 - 1_000)
    const departed = await cli('sandbox advance departure --number QXSB01000')
    expect([departed.code, JSON.parse(departed.stdout).type]).toEqual([0, 'sandbox_clock'])
    const wrong = await cli('sandbox advance nowhere --number QXSB01000')
    expect([wrong.code, wrong.stdout]).toEqual([6, ''])
  })

  it('a file becomes a document; the same again is refused with the one that is there', async () => {
    const file = join(temporary(), 'notice.txt')
    writeFileSync(file, 'ARRIVAL NOTICE')
    const first = await cli(['upload', file], { isErrorTerminal: true })
    expect(JSON.parse(first.stdout)).toMatchObject({ type: 'document', name: 'notice.txt' })
    expect(first.stderr).toContain('notice.txt: 14 of 14 bytes')
    const second = await cli(['upload', file])
    expect([second.code, second.stdout]).toEqual([6, ''])
    const none = await cli('upload no-such-file.pdf')
    expect([none.code, none.stderr.includes('no-such-file.pdf')]).toEqual([2, true])
  })
})

describe('login, logout and doctor', () => {
  const away = { env: { BOXTRAIL_API_KEY: undefined, BOXTRAIL_URL: undefined } }

  it('a key is read from a pipe, tried, and kept in a file for its owner alone', async () => {
    const home = freshHome()
    const login = await cli(['login', '--url', BASE_URL, '--profile', 'work'], { ...away, home, input: `${apiKey}\n` })
    expect([login.code, login.stdout]).toEqual([0, ''])
    expect(login.stderr).toContain(`${apiKey.slice(0, 4)}…${apiKey.slice(-4)}`)
    const folder = join(home, '.config/boxtrail/profiles')
    expect(readdirSync(folder)).toEqual(['work.json'])
    expect(statSync(join(folder, 'work.json')).mode & 0o777).toBe(0o600)
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    const listed = await cli('containers --profile work --limit 1', { ...away, home })
    expect([listed.code, lines(listed.stdout)]).toEqual([0, [expect.objectContaining({ type: 'container' })]])
    const other = await cli('containers --profile work --url https://other.example', { ...away, home })
    expect([other.code, other.stderr.includes(`for ${BASE_URL} alone`)]).toEqual([3, true])
    expect((await cli('logout --profile work', { ...away, home })).code).toBe(0)
    expect(readdirSync(folder)).toEqual([])
    expect((await cli('logout --profile work', { ...away, home })).code).toBe(2)
  })

  it('a key that is refused is not kept', async () => {
    const home = freshHome()
    const input = 'bxt_0000000000000000000000000000000000000000000_000000'
    const login = await cli(['login', '--url', BASE_URL], { ...away, home, input })
    expect([login.code, login.stderr.includes(input)]).toEqual([3, false])
    expect(() => readdirSync(join(home, '.config'))).toThrow('ENOENT')
  })

  it('the keychain is used if there is one, and then the file has no key', async () => {
    const home = freshHome()
    const kept = new Map<string, string>()
    const execute = async (command: string, args: readonly string[], input = '') => {
      expect([command, ...args].join(' ')).not.toContain(apiKey)
      const [verb, ...rest] = args
      const name = rest.filter((one) => !one.startsWith('--')).join(' ')
      if (verb === 'store') kept.set(name, input)
      if (verb === 'clear') kept.delete(name)
      return { code: verb === 'lookup' && !kept.has(name) ? 1 : 0, stdout: kept.get(name) ?? '' }
    }
    const session = { home, execute, env: { ...away.env, DBUS_SESSION_BUS_ADDRESS: 'unix:path=/run/bus' } }
    await cli(['login', '--url', BASE_URL], { ...session, input: apiKey })
    expect([...kept]).toEqual([['service boxtrail profile default', apiKey]])
    expect(readFileSync(join(home, '.config/boxtrail/profiles/default.json'), 'utf8')).not.toContain(apiKey)
    expect((await cli('containers --limit 1', session)).code).toBe(0)
    await cli('logout', session)
    expect(kept.size).toBe(0)
  })

  it('doctor reports what it found, and shows only the ends of the key', async () => {
    // The URL is plain HTTP on this machine, so there is no certificate to check.
    const BOXTRAIL_URL = 'http://127.0.0.1:8080'
    const healthy = await cli('doctor', { env: { BOXTRAIL_URL } })
    const found = new Map(lines(healthy.stdout).map((one) => [one.check, one]))
    expect(found.get('key')).toMatchObject({ result: 'ok', found: expect.stringContaining('is valid') })
    expect(found.get('clock').result).toBe('warning')
    expect(healthy.stdout + healthy.stderr).not.toContain(apiKey)
    const refused = await cli('doctor', {
      env: { BOXTRAIL_URL, BOXTRAIL_API_KEY: 'wrong-key-wrong-key' },
      isOutputTerminal: true,
    })
    expect(refused.code).toBe(3)
    expect(refused.stdout).toMatch(/failed {3}key .*\n +do: run "boxtrail login"/)
  })

  it('--verbose shows requests and no key', async () => {
    const { stderr } = await cli('containers --limit 1 --verbose')
    expect(stderr).toMatch(/> GET https:\/\/boxtrail\.test\/v2\/containers.*\n< 200 in \d+ ms, request \S+/)
    expect(stderr).not.toContain(apiKey)
  })
})
