#!/usr/bin/env node
import { parseArgs } from 'node:util'
import { startMock } from './server.ts'
import { startStateful } from './stateful.ts'

const usage = `boxtrail-mock [--port 4010] [--host 127.0.0.1] [--stateful]

Serves every operation of the contract with its examples. The page at / lists them with a request to copy each.
The header "Prefer: code=404, example=name" chooses an answer.

With --stateful, the service itself answers, with simulated lines and a database that ends with it. POST /reset makes it
begin again.
`

const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4010' },
      host: { type: 'string', default: '127.0.0.1' },
      stateful: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return void process.stdout.write(usage)
  if (!/^\d{1,5}$/.test(values.port)) throw new Error(`--port is a number, such as 4010, and not "${values.port}"`)
  const options = { port: Number(values.port), host: values.host }
  const mock = values.stateful ? await startStateful(options) : await startMock(options)
  if ('apiKey' in mock) process.stdout.write(`api key: ${mock.apiKey}\n`)
  process.stdout.write(`answers by ${mock.engine}, on Node ${process.versions.node}\n`)
  process.stdout.write(`mock ready ${mock.url}\n`)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void mock.close())
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n\n${usage}`)
  process.exitCode = 2
})
