#!/usr/bin/env node
import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { type Invocation, readCommand, usage } from './command.ts'
import { demoWorld } from './demo-world.ts'
import { scenarioList, scenarioPage, scenarioTable } from './describe.ts'
import { createPusher } from './push.ts'
import { createSimulator, type Simulator } from './simulator.ts'
import { transcriptHash } from './transcript.ts'

/** How often due pushes are sent. */
const PUSH_EVERY_MS = 1_000

type Serving = Extract<Invocation, { command: 'serve' }>

const FORMS = { json: scenarioList, markdown: scenarioPage, table: scenarioTable }

const main = (invocation: Invocation): void => {
  const began = invocation.command === 'serve' ? invocation.beganMs : undefined
  const simulator = createSimulator({ seed: invocation.seed, ...(began === undefined ? {} : { beganMs: () => began }) })
  if (invocation.command === 'serve') serve(invocation, simulator)
  else if (invocation.command === 'scenarios') process.stdout.write(FORMS[invocation.form](simulator.scenarios))
  else {
    const { hash, answers } = transcriptHash(simulator.world, invocation.variations)
    process.stdout.write(`seed ${invocation.seed}: ${answers} answers, sha256 ${hash}\n`)
  }
}

const serve = ({ port, host, speed, pushTo, secret }: Serving, { world, clock, app }: Simulator): void => {
  clock.command({ do: 'run', speed })
  const server = createAdaptorServer({ fetch: app.fetch }) as Server
  const stopPushing = pushTo === undefined ? () => {} : push(pushTo, secret, { world, clock })
  server.once('error', (error: NodeJS.ErrnoException) => {
    stopPushing()
    refuse(`${refusal(error, port, host)}\n`, 1)
  })
  server.listen(port, host, () => {
    const { port: taken } = server.address() as AddressInfo
    process.stdout.write(`simulator ready http://${host.includes(':') ? `[${host}]` : host}:${taken}\n`)
  })
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      stopPushing()
      server.close(() => process.exit(0))
    })
}

/** What to do about an error of the operating system, in the same sentences as `boxtrail-mock`. */
const refusal = ({ code, message }: NodeJS.ErrnoException, port: number, host: string): string => {
  const messages: Record<string, string> = {
    EADDRINUSE: `Port ${port} of ${host} is taken. Choose another one, or 0 for one that is free.`,
    EACCES: `Port ${port} is for the administrator of this machine. Choose one from 1024, or 0 for one that is free.`,
    EADDRNOTAVAIL: `This machine has no address ${host}. Use 127.0.0.1, or 0.0.0.0 to be reached from others.`,
    ENOTFOUND: `There is no host ${host}. Use 127.0.0.1, or 0.0.0.0 to be reached from others.`,
  }
  return messages[code ?? ''] ?? message
}

/** Pushes what becomes due, and reports when the receiver begins to refuse it; returns a function that stops it. */
const push = (feedUrl: string, secret: string, { world, clock }: Pick<Simulator, 'world' | 'clock'>): (() => void) => {
  const pusher = createPusher({ world, clock, journeys: demoWorld(clock.now(), world), feedUrl, secret })
  let pushing = false
  let refused = false
  const timer = setInterval(async () => {
    if (pushing) return
    pushing = true
    const { failed } = await pusher.tick()
    if (failed > 0 && !refused)
      process.stderr.write(`${feedUrl} did not accept what was pushed; it is sent again each second, in order.\n`)
    refused = failed > 0
    pushing = false
  }, PUSH_EVERY_MS)
  return () => clearInterval(timer)
}

const refuse = (text: string, exitCode: number): void => {
  process.stderr.write(text)
  process.exitCode = exitCode
}

const version = (): string =>
  `${JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version}\n`

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // A reader that closes the pipe has what it waited for, and a server goes on.
  if (error.code !== 'EPIPE') refuse(`${error.message}\n`, 1)
})

const start = (args: string[]): void => {
  if (args[0] === '--version') return void process.stdout.write(version())
  const invocation = readCommand(args)
  if (invocation) main(invocation)
  else process.stdout.write(usage)
}

try {
  start(process.argv.slice(2))
} catch (error) {
  refuse(`${(error as Error).message}\n\n${usage}`, 2)
}
