#!/usr/bin/env node
import { parseArgs } from 'node:util'
import { serve } from '@hono/node-server'
import { demoWorld } from './demo-world.ts'
import { scenarioList, scenarioPage, scenarioTable } from './describe.ts'
import { createPusher } from './push.ts'
import { createSimulator } from './simulator.ts'
import { transcriptHash } from './transcript.ts'

const usage = `boxtrail-simulator [serve] [--port 8090] [--host 127.0.0.1] [--seed 1] [--speed 1] [--began <instant>] [--push-to <url>] [--secret <text>]
boxtrail-simulator scenarios [--markdown | --json]
boxtrail-simulator transcript [--seed 1] [--variations 1]
`

/** How often due pushes are sent. */
const PUSH_EVERY_MS = 1_000

const main = () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      port: { type: 'string', default: '8090' },
      host: { type: 'string', default: '127.0.0.1' },
      seed: { type: 'string', default: '1' },
      speed: { type: 'string', default: '1' },
      variations: { type: 'string', default: '1' },
      began: { type: 'string' },
      'push-to': { type: 'string' },
      secret: { type: 'string', default: 'simulator' },
      json: { type: 'boolean', default: false },
      markdown: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  const [command = 'serve'] = positionals
  const began = values.began === undefined ? undefined : Date.parse(values.began)
  if (Number.isNaN(began)) {
    process.stderr.write(`--began must be an instant, such as 2026-03-02T09:00:00Z\n`)
    process.exitCode = 2
    return
  }
  const simulator = createSimulator({
    seed: Number(values.seed),
    ...(began === undefined ? {} : { beganMs: () => began }),
  })
  const { world, clock, app, scenarios } = simulator
  if (values.help) return process.stdout.write(usage)
  if (command === 'scenarios') {
    const describe = values.json ? scenarioList : values.markdown ? scenarioPage : scenarioTable
    return process.stdout.write(describe(scenarios))
  }
  if (command === 'transcript') {
    const { hash, answers } = transcriptHash(world, Number(values.variations))
    return process.stdout.write(`seed ${values.seed}: ${answers} answers, sha256 ${hash}\n`)
  }
  if (command !== 'serve') {
    process.stderr.write(usage)
    process.exitCode = 2
    return
  }
  clock.command({ do: 'run', speed: Number(values.speed) })
  const server = serve({ fetch: app.fetch, port: Number(values.port), hostname: values.host }, ({ port }) => {
    process.stdout.write(`simulator ready http://${values.host}:${port}\n`)
  })
  const target = values['push-to']
  const pusher =
    target &&
    createPusher({ world, clock, journeys: demoWorld(clock.now(), world), feedUrl: target, secret: values.secret })
  let pushing = false
  const timer = setInterval(async () => {
    if (!pusher || pushing) return
    pushing = true
    await pusher.tick()
    pushing = false
  }, PUSH_EVERY_MS)
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      clearInterval(timer)
      server.close(() => process.exit(0))
    })
}

main()
