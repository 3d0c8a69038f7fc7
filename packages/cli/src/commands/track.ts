import { readFile } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { buffer as readAll } from 'node:stream/consumers'
import type { Command } from '../command.ts'
import { Ended, EXIT, UsageError } from '../failure.ts'
import { column } from '../output/columns.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { createBatch, type Result } from '../track/batch.ts'
import { complete } from '../track/complete.ts'
import { decode } from '../track/decode.ts'
import { KINDS, kindOf, type Wanted, wantedOf } from '../track/wanted.ts'

export const track: Command = {
  name: 'track',
  about: 'Track numbers: as arguments, pasted, or from a CSV file; each is answered',
  arguments: '[NUMBER …]',
  most: Number.POSITIVE_INFINITY,
  options: {
    file: { value: 'FILE', about: 'A CSV with headings (number, type, scac, reference), or any text; - is stdin' },
    type: { value: 'KIND', choices: KINDS, about: `For numbers that do not show their kind: ${KINDS.join(', ')}` },
    scac: { value: 'SCAC', about: 'For numbers that do not show their line' },
    ref: { value: 'NUMBER', many: true, about: 'Your reference number for all of them' },
    'dry-run': { about: 'Report what would happen to each, and create nothing' },
    'idempotency-key': { value: 'KEY', about: 'To repeat a run that was cut off: nothing is created twice' },
  },
  writes: true,
  example:
    'boxtrail track MAEU261904573 MSKU7054410\nboxtrail track --file numbers.csv --dry-run\npbpaste | boxtrail track --scac MAEU',
  run: async ({ arguments: given, terminal, flag, text, texts, connect, writer: open, say, progress }) => {
    const wanted = await wantedNumbers(given, text('file'), terminal)
    const known = { kind: kindOf(text('type') ?? ''), scac: text('scac') }
    const client = await connect()
    const completed = []
    for (const one of wanted) {
      progress(`reading number ${completed.length + 1} of ${wanted.length}`)
      const refNumbers = [...one.refNumbers, ...texts('ref')]
      completed.push(await complete(client, { ...one, refNumbers }, known, terminal.signal))
    }
    const results = await createBatch(client, completed, {
      dryRun: flag('dry-run'),
      ...(text('idempotency-key') ? { idempotencyKey: text('idempotency-key')! } : {}),
      signal: terminal.signal,
      onProgress: ({ done, total }) => progress(`sent ${done} of ${total} numbers`),
    })
    progress('')
    const writer = open(COLUMNS, 'ndjson')
    for (const result of results) await writer.write(result)
    await writer.end()
    say(summary(results))
    if (results.some(({ status }) => status === 'invalid')) throw new Ended(EXIT.validation)
  },
}

const COLUMNS = ['number', 'type', 'scac', 'status', 'problem', 'trackingRequestId'].map((name) => column(name))

const wantedNumbers = async (given: readonly string[], file: string | undefined, terminal: Terminal) => {
  if (file && given.length > 0)
    throw new UsageError('Numbers come from the arguments or from a file, not from both.', { where: '--file' })
  if (given.length > 0) return given.flatMap((one) => ofArgument(one))
  if (!file && terminal.isInputTerminal)
    throw new UsageError('There is nothing to track.', {
      action: 'name numbers, or --file, or pipe them in: boxtrail track MSKU7054410',
    })
  const from = file && file !== '-' ? file : 'stdin'
  const content = await (from === 'stdin' ? readAll(terminal.stdin as Readable) : contentOf(from))
  const wanted = wantedOf(decode(content), from)
  if (wanted.length === 0)
    throw new UsageError('It contains no number.', { where: from, action: 'a CSV needs a column "number"' })
  return wanted
}

/** A number from an argument, as it is typed: spaces belong to it, so "QXSB 16000" is one number. */
const ofArgument = (number: string): Wanted[] => {
  if (!/[A-Za-z0-9]/.test(number) || number.length > 64)
    throw new UsageError(`"${number.slice(0, 70)}" is not a number.`, {
      action: 'a number has 1 to 64 letters and digits',
    })
  return [{ number: number.trim().toUpperCase(), kind: undefined, scac: undefined, refNumbers: [] }]
}

const contentOf = (file: string) =>
  readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`The file ${file} cannot be read: ${error.code}.`, { where: '--file' })
  })

const summary = (results: readonly Result[]): string => {
  const counts = new Map<string, number>()
  for (const { status } of results) counts.set(status, (counts.get(status) ?? 0) + 1)
  return [...counts].map(([status, count]) => `${count} ${status.replace('_', ' ')}`).join(', ')
}
