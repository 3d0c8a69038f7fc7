import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createUsage } from '@boxtrail/contracts/usage'
import { type Failure, readFailures } from './answers/failures.ts'
import { readCallsPerMinute } from './answers/limit.ts'
import type { MockOptions } from './options.ts'
import { readPort } from './serve/listen.ts'
import { ofRecords } from './stateful/controlled.ts'

export const usage = `boxtrail-mock [--port 4010] [--host 127.0.0.1] [--fail EVERY:STATUS[:RETRY_AFTER_S]]
              [--calls-per-minute N] [--seed TEXT] [--record FILE]
boxtrail-mock --stateful [--port 4010] [--host 127.0.0.1] [--fail EVERY:STATUS[:RETRY_AFTER_S]]
              [--calls-per-minute N]

Serves every operation of the contract from records in memory: some 300 containers with their shipments and events. What
is created is kept until POST /reset. The page at / lists the operations with a request to copy each.

The header "X-Mock-World: NAME" gives a caller records of its own; "Prefer: code=404, example=name" chooses one of the
documented answers, "Prefer: wait=2" delays by two seconds. --fail 3:503 lets every third call fail. --record writes which
operations, fields and values the callers used, for "npx @boxtrail/contracts can-i-upgrade --usage FILE".

With --stateful, the service itself answers, with simulated lines and a database that ends with it. POST /reset makes it
begin again.
`

/** The options of the command line. */
export interface Command {
  stateful: boolean
  options: MockOptions
  /** Writes the file for `--record`. */
  keep(): void
}

/**
 * Parses the command line; null if the usage was requested. Invalid options throw an error that says how to write them.
 */
export const readCommand = (args: string[]): Command | null => {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: 'string', default: '4010' },
      host: { type: 'string', default: '127.0.0.1' },
      seed: { type: 'string' },
      fail: { type: 'string', multiple: true, default: [] },
      'calls-per-minute': { type: 'string' },
      record: { type: 'string' },
      stateful: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return null
  const { host, seed, stateful, record: file } = values
  const perMinute = values['calls-per-minute']
  if (!host) throw new Error('--host is an address of this machine, such as 127.0.0.1, and not "".')
  for (const option of ['seed', 'record'] as const)
    if (stateful && values[option] !== undefined) throw new Error(ofRecords(`--${option}`))
  const recorded = file === undefined ? undefined : createUsage()
  return {
    stateful,
    options: {
      ...{ port: readPort(values.port, '--port'), host, failures: values.fail.map(failureOf) },
      ...(seed === undefined ? {} : { seed }),
      ...(perMinute === undefined ? {} : { callsPerMinute: readCallsPerMinute(perMinute, '--calls-per-minute') }),
      ...(recorded ? { record: recorded.add } : {}),
    },
    keep: () => {
      if (recorded) write(file!, `${JSON.stringify(recorded, null, 2)}\n`)
    },
  }
}

const write = (file: string, text: string): void => {
  try {
    writeFileSync(file, text)
  } catch (error) {
    throw new Error(`--record cannot write ${file || 'to ""'}: ${(error as Error).message}`, { cause: error })
  }
}

const failureOf = (text: string): Failure => {
  const [, every, status, wait] = /^(\d+):(\d{3})(?::(\d+))?$/.exec(text) ?? []
  if (every === undefined) throw new Error(`--fail is EVERY:STATUS, such as 3:503 or 10:429:2, and not "${text}"`)
  const failure = { every: Number(every), status: Number(status) }
  const [checked] = readFailures([wait === undefined ? failure : { ...failure, retryAfterSeconds: Number(wait) }])
  return checked!
}
