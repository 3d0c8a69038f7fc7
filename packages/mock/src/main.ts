#!/usr/bin/env node
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createUsage } from '@boxtrail/contracts/usage'
import { type Failure, readFailures } from './answers/failures.ts'
import { readCallsPerMinute } from './answers/limit.ts'
import { startMock } from './serve/server.ts'
import { startStateful } from './stateful/stateful.ts'

const usage = `boxtrail-mock [--port 4010] [--host 127.0.0.1] [--seed TEXT] [--fail EVERY:STATUS[:RETRY_AFTER_S]]
              [--calls-per-minute N] [--record FILE] | --stateful

Serves every operation of the contract from records in memory: some 300 containers with their shipments and events. What
is created is kept until POST /reset. The page at / lists the operations with a request to copy each.

The header "X-Mock-World: NAME" gives a caller records of its own; "Prefer: code=404, example=name" chooses one of the
documented answers, "Prefer: wait=2" delays by two seconds. --fail 3:503 lets every third call fail. --record writes which
operations, fields and values the callers used, for "npx @boxtrail/contracts can-i-upgrade --usage FILE".

With --stateful, the service itself answers, with simulated lines and a database that ends with it. POST /reset makes it
begin again.
`

const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4010' },
      host: { type: 'string', default: '127.0.0.1' },
      seed: { type: 'string', default: '' },
      fail: { type: 'string', multiple: true, default: [] },
      'calls-per-minute': { type: 'string' },
      record: { type: 'string' },
      stateful: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return void process.stdout.write(usage)
  const port = wholeNumber('port', values.port)
  const { host, seed, stateful } = values
  const perMinute = values['calls-per-minute']
  const recorded = values.record === undefined ? undefined : createUsage()
  const keep = () => recorded && writeFileSync(values.record!, `${JSON.stringify(recorded, null, 2)}\n`)
  // At once, so that a missing folder is reported at start.
  keep()
  const options = {
    ...{ port, host, seed, failures: values.fail.map(failureOf) },
    ...(perMinute === undefined ? {} : { callsPerMinute: readCallsPerMinute(perMinute, '--calls-per-minute') }),
    ...(recorded ? { record: recorded.add } : {}),
  }
  const mock = stateful ? await startStateful({ port, host }) : await startMock(options)
  if ('apiKey' in mock) process.stdout.write(`api key: ${mock.apiKey}\n`)
  process.stdout.write(`answers by ${mock.engine}, on Node ${process.versions.node}\n`)
  process.stdout.write(`mock ready ${mock.url}\n`)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void mock.close())
  process.once('exit', keep)
}

const wholeNumber = (name: string, text: string): number => {
  if (!/^\d{1,5}$/.test(text)) throw new Error(`--${name} is a number, such as 4010, and not "${text}"`)
  return Number(text)
}

const failureOf = (text: string): Failure => {
  const [, every, status, wait] = /^(\d+):(\d{3})(?::(\d+))?$/.exec(text) ?? []
  if (every === undefined) throw new Error(`--fail is EVERY:STATUS, such as 3:503 or 10:429:2, and not "${text}"`)
  const failure = { every: Number(every), status: Number(status) }
  const [checked] = readFailures([wait === undefined ? failure : { ...failure, retryAfterSeconds: Number(wait) }])
  return checked!
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n\n${usage}`)
  process.exitCode = 2
})
