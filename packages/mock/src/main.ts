#!/usr/bin/env node
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

try {
  const command = readCommand(process.argv.slice(2))
  if (command) serve(command).catch((error: Error) => refuse(`${error.message}\n`, 1))
  else process.stdout.write(usage)
} catch (error) {
  refuse(`${(error as Error).message}\n\n${usage}`, 2)
}
