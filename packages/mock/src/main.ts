#!/usr/bin/env node
import { readFileSync } from 'node:fs'
import { type Command, readCommand, usage } from './command.ts'
import { startMock } from './serve/server.ts'
import { startStateful } from './stateful/stateful.ts'

const serve = async ({ stateful, options, keep }: Command): Promise<void> => {
  // Writes the file at once, so that a missing folder is reported at the start.
  keep()
  const mock = stateful ? await startStateful(options) : await startMock(options)
  if ('apiKey' in mock) process.stdout.write(`api key: ${mock.apiKey}\n`)
  process.stdout.write(`answers by ${mock.engine}, on Node ${process.versions.node}\n`)
  process.stdout.write(`mock ready ${mock.url}\n`)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void mock.close())
  process.once('exit', keep)
}

const refuse = (text: string, exitCode: number): void => {
  process.stderr.write(text)
  process.exitCode = exitCode
}

const version = (): string =>
  `${JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version}\n`

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // A reader that closes the pipe has what it waited for, and the mock goes on.
  if (error.code !== 'EPIPE') refuse(`${error.message}\n`, 1)
})

const start = (args: string[]): void => {
  if (args[0] === '--version') return void process.stdout.write(version())
  const command = readCommand(args)
  if (command) serve(command).catch((error: Error) => refuse(`${error.message}\n`, 1))
  else process.stdout.write(usage)
}

try {
  start(process.argv.slice(2))
} catch (error) {
  refuse(`${(error as Error).message}\n\n${usage}`, 2)
}
